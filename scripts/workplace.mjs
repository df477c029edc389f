// What the scripts share about the place they run in. Parsed by any Node that knows modules, so that an old one
// gets a sentence and not a syntax error.
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const oldest = { major: 20, minor: 19 }

/** Ends the program with one line that says why. @param {string} line @returns {never} */
export function refuse(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Refuses to go on under a Node that is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < oldest.major || (major === oldest.major && minor < oldest.minor)) {
    refuse(`Osud needs Node.js ${oldest.major}.${oldest.minor} or newer; this is ${process.versions.node}.`)
  }
}
