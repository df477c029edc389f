import { writeWords } from '../src/write-words.ts'

const folders = process.argv.slice(2)
if (folders.length === 0) {
  console.error('Usage: words <folder with en.ts> …')
  process.exitCode = 1
}
for (const folder of folders) {
  await writeWords(folder)
  console.log(`${folder}/words.ts`)
}
