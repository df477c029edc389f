import { serve } from '@osud/server'
import type { RunningServer, ServeSettings } from '@osud/server'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from './folders.ts'
import { Friend } from '../trials/friend.ts'
import { HouseProcess } from '../trials/house-process.ts'

/** A server that is gone when the test is over, and friends who reach it. */
export interface House {
  readonly server: RunningServer
  readonly address: string
  friend(name: string, cookie?: string): Friend
}

/** Settings with which bots answer at once, and nobody is slowed down. */
export const quickly = {
  host: '127.0.0.1',
  port: 0,
  beat: 0,
  patience: 300,
  limits: { rate: 10_000, most: 100_000, lines: 100_000 },
} as const

/** A friend at each of some places. */
export const friendsAt = (
  places: readonly { readonly address: string }[],
  name: string,
  cookie?: string,
): Friend[] => places.map(({ address }) => new Friend(address, name, cookie))

/** Opens a house; bots answer at once in it. */
export async function openHouse(settings: Partial<ServeSettings> = {}): Promise<House> {
  const server = await serve({
    ...quickly,
    dataFolder: settings.dataFolder ?? (await temporaryFolder()),
    webFolder: await temporaryFolder(),
    ...settings,
  })
  onTestFinished(() => server.close())
  const address = `http://127.0.0.1:${server.port}`
  return { server, address, friend: (name, cookie) => new Friend(address, name, cookie) }
}

/** Opens a house in a process of its own. */
export async function openHouseProcess(settings: Partial<ServeSettings> = {}): Promise<HouseProcess> {
  const house = new HouseProcess({
    ...quickly,
    dataFolder: settings.dataFolder ?? (await temporaryFolder()),
    webFolder: await temporaryFolder(),
    ...settings,
  })
  await house.start()
  onTestFinished(async () => void (await house.kill()))
  return house
}

/** A table of the example game, quick to play. */
export const ferryFor = (...chairs: readonly unknown[]): object => ({
  game: 'night-ferry',
  options: {},
  undo: 'table',
  chairs,
})

/** A table of Path of Destiny. */
export const pathFor = (...chairs: readonly unknown[]): object => ({
  game: 'path-of-destiny',
  options: { story: 'striga' },
  undo: 'own',
  chairs,
})
