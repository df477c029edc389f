import { spawn } from 'node:child_process'
import { root } from './workplace.mjs'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

// What is collected is shown as text: in a file or a log, colours would be noise.
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }

/** Runs a command from the root of the repository and collects what it prints.
 * @param {readonly string[]} command @param {Record<string, string>} [env]
 * @returns {Promise<{ code: number, output: string }>} */
export function run([program = '', ...args], env = {}) {
  return new Promise(done => {
    // A group of its own, so that ending it ends whatever it started in turn.
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...plain, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    running.add(child)
    let output = ''
    child.stdout.on('data', chunk => (output += chunk))
    child.stderr.on('data', chunk => (output += chunk))
    child.on('error', error => (output += `${error.message}\n`))
    child.on('close', code => {
      running.delete(child)
      done({ code: code ?? 1, output })
    })
  })
}

/** Ends everything that still runs when this program is told to stop. */
export function stopChildrenOnSignals() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => {
      for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGTERM')
      process.exit(signal === 'SIGINT' ? 130 : 143)
    })
  }
}
