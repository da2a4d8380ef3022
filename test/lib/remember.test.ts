import { expect, it } from 'vitest'
import { remember } from '../../src/lib/remember.ts'

it('computes the result for a text once, also if it is undefined', () => {
  const asked: string[] = []
  const read = remember(text => {
    asked.push(text)
    return text === 'a' ? undefined : text.toUpperCase()
  })
  expect(['a', 'b', 'a', 'b'].map(read)).toEqual([undefined, 'B', undefined, 'B'])
  expect(asked).toEqual(['a', 'b'])
})
