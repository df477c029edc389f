/** How long a browser stays known without coming back, in seconds. */
export const lifetime = 400 * 24 * 60 * 60

/** The name of the one cookie that Osud sets. Behind https it can neither be set nor sent by a page without it. */
const names = { secure: '__Host-osud', plain: 'osud' } as const

/** The token in the cookies that a browser sent. */
export function tokenIn(header: string | undefined, secure: boolean): string | undefined {
  const name = secure ? names.secure : names.plain
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}

/** What makes a browser keep a token where no script can read it, and send it to nobody else. */
export function keeping(token: string, secure: boolean): string {
  return `${secure ? names.secure : names.plain}=${token}; Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** What makes a browser forget its token. */
export function forgetting(secure: boolean): string {
  return `${secure ? names.secure : names.plain}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
