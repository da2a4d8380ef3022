import { describe, expect, it } from 'vitest'
import { findNearestName } from '../../src/lib/nearest-name.ts'

const names = ['brand', 'brand-domains', 'keywords', 'baseline', 'baseline-window', 'key']

describe('findNearestName', () => {
  it.each([
    ['brand-domain', 'brand-domains'],
    ['brand_domains', 'brand-domains'],
    ['brandDomains', 'brand-domains'],
    ['keyword', 'keywords'],
    ['basline', 'baseline'],
    ['kye', undefined],
    ['model', undefined],
    ['', undefined],
    [`keyword${'s'.repeat(100)}`, undefined],
  ])('finds for %j: %s', (given, nearest) => {
    expect(findNearestName(given, names)).toBe(nearest)
  })
})
