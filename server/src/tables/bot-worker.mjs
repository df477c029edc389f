// Where the thread of the bots begins: a Node that reads no TypeScript learns it, since a thread inherits nobody's teacher.
if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api')
  register({ tsconfig: false })
}
await import('./bot-worker.ts')
