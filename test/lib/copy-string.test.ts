import { expect, it } from 'vitest'
import { copyString } from '../../src/lib/copy-string.ts'

it('copyString gives the same text, well formed', () => {
  expect(copyString('naïve 页 😀')).toBe('naïve 页 😀')
  expect(copyString('a\ud83d')).toBe('a\ufffd')
})
