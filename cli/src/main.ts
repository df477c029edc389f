import { run } from './program.ts'

const { stdin, stdout, stderr, env, argv } = process

// Whoever closes the pipe (`osud … | head`) has read enough.
stdout.on('error', () => process.exit())

const code = await run(argv.slice(2), { input: stdin, output: stdout, errors: stderr, env })
if (code !== 0) process.exitCode = code
