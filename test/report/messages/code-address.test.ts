import { describe, expect, it } from 'vitest'
import { withAddresses } from '../../../src/report/messages/code-address.ts'

const DOCUMENTS = 'https://github.com/acme/gate/blob/v1.2.3/docs'
const ADDRESS = `${DOCUMENTS}/errors.md#:~:text=AVG_AUTH_401`

describe('the lines of a log', () => {
  it.each([
    ['AVG_AUTH_401: The key was refused.', `AVG_AUTH_401: The key was refused. ${ADDRESS}`],
    ['acme-de: AVG_AUTH_401: Refused.', `acme-de: AVG_AUTH_401: Refused. ${ADDRESS}`],
    [
      'AVG_AUTH_401: One.\nMore.\nAVG_AUTH_401: Two.',
      `AVG_AUTH_401: One. ${ADDRESS}\nMore.\nAVG_AUTH_401: Two. ${ADDRESS}`,
    ],
  ])('lead to the page of the code that begins one: %j', (lines, linked) => {
    expect(withAddresses(lines, DOCUMENTS)).toBe(linked)
  })

  it.each([
    ['no code begins one', 'The key was refused.', DOCUMENTS],
    ['no code begins one', 'The service wrote AVG_AUTH_401: no.', DOCUMENTS],
    ['the documents are not known', 'AVG_AUTH_401: The key was refused.', undefined],
  ])('stay as they are where %s: %j', (_why, lines, documents) => {
    expect(withAddresses(lines, documents)).toBe(lines)
  })
})
