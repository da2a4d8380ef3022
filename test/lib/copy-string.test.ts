import { expect, it } from 'vitest'
import { detach } from '../../src/lib/copy-string.ts'

it('detach gives the same text, well formed', () => {
  expect(detach('naïve 页 😀')).toBe('naïve 页 😀')
  expect(detach('a\ud83d')).toBe('a\ufffd')
})
