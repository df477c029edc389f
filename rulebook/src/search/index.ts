export { find, indexOf, type Findings, type FoundRule, type FoundTerm, type SearchIndex } from './find.ts'
