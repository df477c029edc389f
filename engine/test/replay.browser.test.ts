import { replayKeptMatches } from './replay.ts'

replayKeptMatches('a browser')
