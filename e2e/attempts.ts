import { afterEach } from 'vitest'

afterEach(({ task }) => {
  const { retryCount = 0, errors = [] } = task.result ?? {}
  if (retryCount === 0) return
  const why = errors[0]?.message.split('\n')[0] ?? 'no reason was given'
  process.stdout.write(`needed a second attempt: ${task.name} (${why})\n`)
})
