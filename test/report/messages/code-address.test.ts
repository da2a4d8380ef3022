import { describe, expect, it } from 'vitest'
import { addressOfCode, withAddresses } from '../../../src/report/messages/code-address.ts'

const ADDRESS = 'https://ai-visibility-gate.github.io/ai-visibility-gate/errors#avg_auth_401'

describe('the address of a code', () => {
  it('is its row on the page of the error codes', () => {
    expect(addressOfCode('AVG_AUTH_401')).toBe(ADDRESS)
  })
})

describe('the lines of a log', () => {
  it.each([
    ['AVG_AUTH_401: The key was refused.', `AVG_AUTH_401: The key was refused. ${ADDRESS}`],
    ['acme-de: AVG_AUTH_401: Refused.', `acme-de: AVG_AUTH_401: Refused. ${ADDRESS}`],
    [
      'AVG_AUTH_401: One.\nMore.\nAVG_AUTH_401: Two.',
      `AVG_AUTH_401: One. ${ADDRESS}\nMore.\nAVG_AUTH_401: Two. ${ADDRESS}`,
    ],
  ])('lead to the page of the code that begins one: %j', (lines, linked) => {
    expect(withAddresses(lines)).toBe(linked)
  })

  it.each(['The key was refused.', 'The service wrote AVG_AUTH_401: no.'])(
    'stay as they are without a code at their beginning: %j',
    lines => {
      expect(withAddresses(lines)).toBe(lines)
    },
  )
})
