/** Why the server cannot start, in one line that its host can act on. */
export class StartRefusal extends Error {
  override name = 'StartRefusal'
}

/** The system's own word for what went wrong, such as EACCES. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}
