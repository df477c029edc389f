// Bundles the benchmarks as a release would be bundled, then runs them: `npm run bench [-- --json]`.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const outfile = fileURLToPath(new URL('dist/bench.mjs', import.meta.url))
await build({
  entryPoints: [fileURLToPath(new URL('src/index.ts', import.meta.url))],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: ['boardgame.io'],
})
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
process.exit(status ?? 1)
