import { describe, expect, it } from 'vitest'
import { isCommonName, isCommonWord } from '../../../src/embedded/citation/common-words.ts'

describe('a common word', () => {
  it.each(['tide', 'notion', 'indeed', 'motion', 'colour', 'color', 'zoom', 'gaps', 'boxes'])(
    'is %s',
    word => {
      expect(isCommonWord(word)).toBe(true)
    },
  )

  it.each(['zalando', 'paris', 'adidas', 'ikea', '', 'toString', 'Tide'])('is not %s', word => {
    expect(isCommonWord(word)).toBe(false)
  })
})

describe('a name of common words', () => {
  it.each(['Target', 'Best Buy', 'Whole Foods', 'The North Face', "Domino's", 'target'])('is %s', name => {
    expect(isCommonName(name)).toBe(true)
  })

  it.each(['Acme', 'Amazon Basics', 'Nestlé', 'Monday.com', '3M', '小米', 'YouTube'])('is not %s', name => {
    expect(isCommonName(name)).toBe(false)
  })
})
