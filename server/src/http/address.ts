import { isIP } from 'node:net'

/** What limits count as one address: that of IPv4, and of IPv6 the network of 64 bits, since nobody is given less of it. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const groups = groupsOf(address)
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return `${groups.slice(0, 4).join(':')}::/64`
  // An address of IPv4 in the dress of IPv6: so it comes where one socket listens to both.
  return groups
    .slice(6)
    .map(group => Number.parseInt(group, 16))
    .flatMap(number => [number >> 8, number & 255])
    .join('.')
}

/** The eight groups of an address of IPv6, each as short as it can be. */
function groupsOf(address: string): string[] {
  // A URL knows all the ways in which one can be written, but none with the name of an interface at its end.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`)
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map(part => part.split(':').filter(group => group !== ''))
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}
