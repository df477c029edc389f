import { expect, test } from 'vitest'
import { networkOf } from '../src/http/address.ts'
import { Friend } from '../trials/friend.ts'
import { ferryFor, openHouse } from './house.ts'

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

test('a network of IPv6 is one address, since whoever has one has all of it', async () => {
  const { address } = await openHouse({ proxies: 1, limits: { rate: 0.001, most: 20 } })
  expect(await refused(address, n => `2001:db8:1:2:${n}:${n}::${n}`)).toBe(80)
  // The next network is somebody else's.
  expect(await refused(address, n => `2001:db8:1:${n + 3}::1`)).toBe(0)
})

test('a network of IPv6 may hold as many lines as an address', async () => {
  const house = await openHouse({ proxies: 1, limits: { lines: 2 } })
  const { table } = await house.friend('Anna').sets(ferryFor('me', 'friend'))
  const from = (n: number): Friend => new Friend(house.address, '', undefined, `2001:db8::${n}`)
  const [first] = [await from(1).sits(table), await from(2).sits(table)]
  await expect(from(3).sits(table)).rejects.toThrow('429')
  await first.leaves()
  await expect
    .poll(() =>
      from(3)
        .sits(table)
        .then(Boolean, () => false),
    )
    .toBe(true)
})

test.for([
  ['8.8.8.8', '8.8.8.8'],
  ['::ffff:8.8.8.8', '8.8.8.8'],
  ['::FFFF:808:808', '8.8.8.8'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1:2:3', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::8.8.8.8', '64:ff9b:0:0::/64'],
  ['nonsense', 'nonsense'],
] as const)('%s counts as %s', ([address, counted]) => {
  expect(networkOf(address)).toBe(counted)
})

test('without a proxy nobody is believed', async () => {
  const { address } = await openHouse({ limits: { rate: 0.001, most: 20 } })
  expect(await refused(address, pretended)).toBe(80)
})
