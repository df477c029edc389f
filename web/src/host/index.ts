import { BrowserHost } from './browser-host.ts'

/** The matches of this browser. */
export const host = new BrowserHost()
