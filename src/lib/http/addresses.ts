import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Not globally reachable: IANA's registry of IPv4 special-purpose addresses, multicast, and Azure. */
const SPECIAL_IPV4 = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by the customers of a provider
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // not in the registry: services of Azure that GitHub's runners can reach
  ['169.254.0.0', 16], // link-local, and the metadata services of most clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // relays from 6to4, deprecated
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
] as const

/**
 * All public IPv6 addresses begin with these three bits. They exclude loopback, link-local, unique local and multicast
 * addresses, and addresses that embed an IPv4 address (mapped, compatible, translated, NAT64).
 */
const GLOBAL_UNICAST = ['2000::', 3] as const

/** Exceptions in that block: IANA's registry of IPv6 special-purpose addresses. */
const SPECIAL_IPV6 = [
  ['2001::', 23], // protocol assignments, Teredo among them
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4
  ['3fff::', 20], // documentation
] as const

// Separate lists: a list of IPv4 addresses also matches their mapped IPv6 forms.
const specialIpv4 = new BlockList()
for (const [network, prefix] of SPECIAL_IPV4) specialIpv4.addSubnet(network, prefix, 'ipv4')
const globalUnicast = new BlockList()
globalUnicast.addSubnet(...GLOBAL_UNICAST, 'ipv6')
const specialIpv6 = new BlockList()
for (const [network, prefix] of SPECIAL_IPV6) specialIpv6.addSubnet(network, prefix, 'ipv6')

/** Returns whether `address`, without brackets, is a public IP address. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !specialIpv4.check(address, 'ipv4')
    case 6:
      return globalUnicast.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6')
    default:
      return false
  }
}

export class PrivateAddressError extends Error {}

/**
 * Makes a DNS lookup fail with a PrivateAddressError if any address is not public. The socket connects to the checked
 * addresses, so DNS rebinding has no effect. Sockets do not look up literal addresses: check them with `isPublicAddress`.
 */
export function publicOnly(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, options, (error, found, family) => {
      if (error) return callback(error, found, family)
      const addresses = typeof found === 'string' ? [found] : found.map(({ address }) => address)
      const other = addresses.find(address => !isPublicAddress(address))
      if (other === undefined) return callback(null, found, family)
      callback(new PrivateAddressError(`${other} is not a public address`), [])
    })
  }
}
