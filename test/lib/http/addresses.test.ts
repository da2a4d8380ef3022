import type { LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { describe, expect, it } from 'vitest'
import { isPublicAddress, PrivateAddressError, publicOnly } from '../../../src/lib/http/addresses.ts'

describe('a public address', () => {
  it.each([
    ...['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0'],
    ...['126.255.255.255', '128.0.0.0', '168.63.129.15', '169.253.255.255', '169.255.0.0', '172.15.255.255'],
    ...['172.32.0.0', '192.0.1.0', '192.0.3.0', '192.167.255.255', '192.169.0.0', '198.17.255.255'],
    ...['198.20.0.0', '223.255.255.255'],
    ...['2001:200::1', '2001:db7:ffff::', '2001:db9::', '2003::1', '2606:4700::1111', '2A00:1450::8'],
    ...['3ffe:ffff::1', '3fff:1000::'],
  ])('is %s', address => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    ...['0.0.0.0', '0.255.255.255', '10.0.0.0', '10.255.255.255', '100.64.0.0', '100.127.255.255'],
    ...['127.0.0.1', '127.255.255.255', '168.63.129.16', '169.254.0.0', '169.254.169.254', '172.16.0.0'],
    ...['172.31.255.255', '192.0.0.1', '192.0.2.255', '192.88.99.1', '192.168.0.0', '192.168.255.255'],
    ...['198.18.0.0', '198.19.255.255', '198.51.100.1', '203.0.113.1', '224.0.0.1', '239.255.255.255'],
    ...['240.0.0.1', '255.255.255.255'],
  ])('is not the special %s', address => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each([
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['loopback, written long', '0000:0000:0000:0000:0000:0000:0000:0001'],
    ['mapped IPv4, loopback', '::ffff:127.0.0.1'],
    ['mapped IPv4, in hexadecimal', '::ffff:7f00:1'],
    ['mapped IPv4, even a public one', '::ffff:8.8.8.8'],
    ['mapped IPv4, written long', '0:0:0:0:0:ffff:10.0.0.1'],
    ['compatible IPv4', '::10.0.0.1'],
    ['translated IPv4', '::ffff:0:10.0.0.1'],
    ['NAT64', '64:ff9b::10.0.0.1'],
    ['local NAT64', '64:ff9b:1::1'],
    ['discard only', '100::1'],
    ['Teredo', '2001::1'],
    ['benchmarks', '2001:2::1'],
    ['ORCHID', '2001:20::1'],
    ['the last protocol assignment', '2001:1ff:ffff::1'],
    ['documentation', '2001:db8::1'],
    ['6to4', '2002:7f00:1::'],
    ['more documentation', '3fff:fff::1'],
    ['segment routing', '5f00::1'],
    ['unique local', 'fc00::1'],
    ['unique local, chosen at random', 'fd12:3456:789a::1'],
    ['link-local', 'fe80::1'],
    ['link-local of a device', 'fe80::1%lo'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['not given out', '4000::1'],
  ])('is not the IPv6 address that is %s', (_, address) => {
    expect(isIP(address)).toBe(6)
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['', 'localhost', 'example.com', '8.8.8', '[2606:4700::1]', '8.8.8.8:443'])(
    'is not %j, which is not an address',
    text => {
      expect(isPublicAddress(text)).toBe(false)
    },
  )
})

describe('a lookup for public addresses only', () => {
  const answering =
    (error: Error | null, found: string | LookupAddress[], family?: number): LookupFunction =>
    (_hostname, _options, callback) =>
      callback(error, found, family)

  const ask = (lookup: LookupFunction) =>
    new Promise<unknown[]>(resolve =>
      publicOnly(lookup)('a.example', { all: true }, (...answer) => resolve(answer)),
    )

  it('returns public addresses, single or in a list', async () => {
    const list = [
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700::1', family: 6 },
    ]
    expect(await ask(answering(null, list))).toEqual([null, list, undefined])
    expect(await ask(answering(null, '8.8.8.8', 4))).toEqual([null, '8.8.8.8', 4])
  })

  it('fails if one of several addresses is not public', async () => {
    const list = [
      { address: '8.8.8.8', family: 4 },
      { address: 'fd00::1', family: 6 },
    ]
    const [error] = await ask(answering(null, list))
    expect(error).toBeInstanceOf(PrivateAddressError)
    expect(error).toMatchObject({ message: 'fd00::1 is not a public address' })
  })

  it('fails for a single address that is not public', async () => {
    expect(await ask(answering(null, '10.0.0.1', 4))).toEqual([expect.any(PrivateAddressError), []])
  })

  it('returns the failure of the lookup', async () => {
    const failure = new Error('ENOTFOUND')
    expect((await ask(answering(failure, [])))[0]).toBe(failure)
  })

  it('passes name and options on to the lookup', async () => {
    let asked: unknown
    publicOnly((...question) => {
      asked = question.slice(0, 2)
    })('a.example', { all: true, hints: 32 }, () => {})
    expect(asked).toEqual(['a.example', { all: true, hints: 32 }])
  })
})
