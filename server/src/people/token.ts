import { createHash, randomBytes } from 'node:crypto'

/** Something nobody can guess, for links, sessions and ids. */
export function newToken(bytes = 24): string {
  return randomBytes(bytes).toString('base64url')
}

/** What is kept of a token: whoever reads the database cannot use it. */
export function fingerprint(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Whether something has the form of a token, before anybody looks for it. */
export function isToken(given: unknown): given is string {
  return typeof given === 'string' && /^[\w-]{16,64}$/.test(given)
}
