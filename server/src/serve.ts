import { buildServer, type ServerFolders } from './app.ts'
import { StartRefusal, causeOf } from './refusal.ts'

/** Where a server listens and what it serves. */
export interface ServeSettings extends ServerFolders {
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
}

/** A server that listens. */
export interface RunningServer {
  readonly port: number
  close(): Promise<void>
}

/** Starts a server, or throws a `StartRefusal` that says why it cannot. */
export async function serve({ host, port, ...folders }: ServeSettings): Promise<RunningServer> {
  const app = await buildServer(folders)
  try {
    await app.listen({ host, port })
  } catch (error) {
    await app.close()
    throw new StartRefusal(listenRefusal(port, causeOf(error)))
  }
  return { port: app.addresses()[0]?.port ?? port, close: () => app.close() }
}

function listenRefusal(port: number, cause: string): string {
  return cause === 'EADDRINUSE'
    ? `Port ${port} is in use. Set PORT to another one.`
    : `Cannot listen on port ${port} (${cause}). Set PORT to another one.`
}
