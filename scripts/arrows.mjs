// Checks the directions of all imports, and that there was something to check.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { root } from './workplace.mjs'

const { options, ...ruleSet } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
process.chdir(root)
const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'))
const rooms = [...workspaces, 'scripts'].flatMap(room =>
  room.endsWith('/*') ? folders(room.slice(0, -2)) : [room],
)
const { output } = await cruise(rooms, { ...options, ruleSet, validate: true }, undefined, {
  tsConfig: extractTSConfig('tsconfig.json'),
})
if (typeof output === 'string') throw new Error('The cruise gave text where a result was expected.')

const faults = output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
for (const room of rooms) {
  if (!output.modules.some(({ source }) => source.startsWith(`${room}/`)))
    faults.push(`no module was found in ${room}/`)
}
for (const fault of faults) process.stdout.write(`${fault}\n`)
const { totalCruised, totalDependenciesCruised } = output.summary
process.stdout.write(
  `${totalCruised} modules, ${totalDependenciesCruised ?? 0} imports, ${faults.length} faults\n`,
)
process.exitCode = faults.length === 0 ? 0 : 1

/** @param {string} folder */
function folders(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => `${folder}/${entry.name}`)
}
