import { describe, expect, it } from 'vitest'
import { normalizeAddress } from '../../../src/sites/indexing/addresses.ts'

describe('normalizeAddress', () => {
  it.each([
    ['/a', '/a'],
    ['a', '/a'],
    ['/a/', '/a'],
    ['/a.html', '/a'],
    ['/a/index.html', '/a'],
    ['/a?b=c#d', '/a'],
    ['/caf%C3%A9', '/café'],
    ['/cafe\u0301', '/café'],
    ['/100%', '/100%'],
    ['', '/'],
    ['/v1.2/a', '/v1.2/a'],
  ])('%j is %j', (address, normal) => {
    expect(normalizeAddress(address)).toBe(normal)
  })
})
