import { expect, test } from 'vitest'
import { openHouse } from './house.ts'

/** How many of a hundred requests are refused, if a proxy sends them on with these addresses. */
async function refused(address: string, forwarded: (n: number) => string): Promise<number> {
  let count = 0
  for (let n = 0; n < 100; n++) {
    const headers = { 'x-forwarded-for': forwarded(n) }
    if ((await fetch(`${address}/api/me`, { headers })).status === 429) count++
  }
  return count
}

const pretended = (n: number): string => `10.0.${n}.1`

test('nobody gets round the limits by writing addresses in front of the one that the proxy saw', async () => {
  const { address } = await openHouse({ proxies: 1, limits: { rate: 0.001, most: 20 } })
  expect(await refused(address, n => `${pretended(n)}, 8.8.8.8`)).toBe(80)
  // Somebody else is somebody else.
  expect(await refused(address, n => `8.8.8.8, ${pretended(n)}`)).toBe(0)
})

test('behind two proxies the address counts that the first of them saw', async () => {
  const { address } = await openHouse({ proxies: 2, limits: { rate: 0.001, most: 20 } })
  expect(await refused(address, n => `${pretended(n)}, 8.8.8.8, 172.16.0.1`)).toBe(80)
  expect(await refused(address, n => `8.8.8.8, ${pretended(n)}, 172.16.0.1`)).toBe(0)
})

test('without a proxy nobody is believed', async () => {
  const { address } = await openHouse({ limits: { rate: 0.001, most: 20 } })
  expect(await refused(address, pretended)).toBe(80)
})
