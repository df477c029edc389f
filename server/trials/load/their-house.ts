import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { answerOrders } from './hands.ts'
import { theirFerry } from './their-ferry.ts'

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as {
  Server(settings: { games: object[]; origins: string[] }): {
    run(where: { port: number; lobbyConfig: { apiPort: number } }): Promise<{
      readonly appServer: { address(): AddressInfo }
    }>
  }
}

/** Starts the server of boardgame.io as it ships: its socket.io, its storage in memory. */
async function opens(): Promise<{ port: number; lobby: number }> {
  // Under the Koa of today its lobby answers only where it has a port of its own, and that cannot be 0.
  const lobby = await freePort()
  const server = Server({ games: [theirFerry], origins: [] })
  const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort: lobby } })
  return { port: appServer.address().port, lobby }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

answerOrders({ opens })
