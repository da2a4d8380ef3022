import { describe, expect, it } from 'vitest'
import { createKeyring, readKeys } from '../../src/server/keys.ts'

describe('readKeys', () => {
  it('reads pairs with commas between', () => {
    expect(readKeys('one=free, two=pro ,three = business,four=enterprise')).toEqual({
      keys: [
        { key: 'one', plan: 'free' },
        { key: 'two', plan: 'pro' },
        { key: 'three', plan: 'business' },
        { key: 'four', plan: 'enterprise' },
      ],
      problems: [],
    })
  })

  it('takes the last = for the one before the plan', () => {
    expect(readKeys('c2VjcmV0==pro').keys).toEqual([{ key: 'c2VjcmV0=', plan: 'pro' }])
  })

  it.each(['', '  '])('finds no keys in %j', text => {
    expect(readKeys(text)).toEqual({ keys: [], problems: [] })
  })

  it.each([
    ['one', 'not-a-pair'],
    ['one=', 'not-a-pair'],
    ['=pro', 'not-a-pair'],
    ['', 'not-a-pair'],
    ['one=Pro', 'unknown-plan'],
    ['one=constructor', 'unknown-plan'],
    ['one two=pro', 'bad-key'],
    ['schlüssel=pro', 'bad-key'],
    ['first=pro', 'repeated'],
  ])('names the place of %j: %s', (entry, reason) => {
    expect(readKeys(`first=pro,${entry}`)).toEqual({
      keys: [{ key: 'first', plan: 'pro' }],
      problems: [{ entry: 2, reason }],
    })
  })

  it('names every problem', () => {
    expect(readKeys('one,two=gold,').problems.map(({ entry }) => entry)).toEqual([1, 2, 3])
  })
})

describe('createKeyring', () => {
  const findHolder = createKeyring([
    { key: 'one', plan: 'free' },
    { key: 'two', plan: 'pro' },
  ])

  it.each(['Bearer two', 'bearer two', 'BEARER  two '])('finds the holder of a key: %j', header => {
    expect(findHolder(header)).toEqual({ key: 'two', plan: 'pro' })
  })

  it.each(['', 'two', 'Bearer', 'Bearer ', 'Bearer tw', 'Bearer two three', 'Bearertwo', 'Bearer TWO'])(
    'finds nobody for %j',
    header => {
      expect(findHolder(header)).toBeUndefined()
    },
  )
})
