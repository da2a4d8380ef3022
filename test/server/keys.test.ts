import { describe, expect, it } from 'vitest'
import { createKeyring, readKeys, tenantOf } from '../../src/server/keys.ts'
import { textTable } from '../support/text-table.ts'

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

  it('reads the group of a key, and the plan after the last =', () => {
    expect(readKeys('one=free:acme, two=pro:acme,c2VjcmV0==pro:the-others_1').keys).toEqual([
      { key: 'one', plan: 'free', group: 'acme' },
      { key: 'two', plan: 'pro', group: 'acme' },
      { key: 'c2VjcmV0=', plan: 'pro', group: 'the-others_1' },
    ])
  })

  it.each(['', '  '])('finds no keys in %j', text => {
    expect(readKeys(text)).toEqual({ keys: [], problems: [] })
  })

  // The problem | entries.
  it.each(
    textTable(`
      is not key=plan or key=plan:group | one, one=, =pro, one=pro:a b
      has a plan other than             | one=Pro, one=constructor, one=gold:acme
      has a group with other than       | one=pro:, one=pro:a.b, one=pro:a:b
      has a key with characters         | one two=pro, schlüssel=pro
      repeats a key                     | first=pro
    `),
  )('%s: %s', (problem = '', entries = '') => {
    for (const entry of entries.split(', ')) {
      const { keys, problems } = readKeys(`first=pro,${entry}`)
      expect(keys, entry).toEqual([{ key: 'first', plan: 'pro' }])
      expect(problems, entry).toEqual([expect.stringMatching(`^entry 2 ${problem}`)])
    }
  })

  it('names every problem', () => {
    const entries = readKeys('one,two=gold,').problems.map(problem => problem.slice(0, 7))
    expect(entries).toEqual(['entry 1', 'entry 2', 'entry 3'])
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

  it.each(',two,Bearer,Bearer ,Bearer tw,Bearer two three,Bearertwo,Bearer TWO,Basic two'.split(','))(
    'finds no holder for %j',
    header => {
      expect(findHolder(header)).toBeUndefined()
    },
  )
})

describe('tenantOf', () => {
  const plan = 'pro'

  it('is the same for the keys of a group, and different for other keys', () => {
    const tenants = [
      { key: 'one', plan, group: 'acme' },
      { key: 'two', plan, group: 'acme' },
      { key: 'three', plan },
      { key: 'four', plan },
      { key: 'acme', plan },
      { key: 'five', plan, group: 'three' },
    ] as const
    const [first, second, ...others] = tenants.map(tenantOf)
    expect(first).toBe(second)
    expect(new Set([first, ...others]).size).toBe(5)
  })

  it('is the name of a folder that does not contain the key', () => {
    expect(tenantOf({ key: 'secret', plan })).toMatch(/^[0-9a-f]{32}$/)
  })
})
