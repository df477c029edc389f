// Where a process of the load trial begins: a Node that reads no TypeScript learns it.
if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api')
  register({ tsconfig: false })
}
await import(process.argv[2])
