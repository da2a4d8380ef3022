import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RULES } from '../../../src/gate/rules/rules.ts'
import { listCodes } from '../../../src/report/messages/catalog.ts'
import { formatMessage, withAddresses } from '../../../src/report/messages/message.ts'
import { codeOfRule } from '../../../src/report/messages/rules.ts'

describe('the table of codes', () => {
  it('has every code that the source uses, and no other', () => {
    const files = globSync('src/**/*.ts').filter(path => !path.endsWith('codes.ts'))
    const used = files.flatMap(path => readFileSync(path, 'utf8').match(/(?<=')AVG_[A-Z0-9_]+(?=')/g) ?? [])
    const listed = [...used, ...RULES.map(({ name }) => codeOfRule(name))]
    expect([...new Set(listed)].toSorted()).toEqual(
      listCodes()
        .map(({ code }) => code)
        .toSorted(),
    )
  })

  it('is what docs/errors.md lists', () => {
    const page = readFileSync('docs/errors.md', 'utf8')
    const listed = Array.from(page.matchAll(/^\| `(AVG_\w+)`/gm), ([, code]) => code)
    expect(listed).toEqual(listCodes().map(({ code }) => code))
  })
})

describe('formatMessage', () => {
  it('puts the code before the text, on one line', () => {
    expect(formatMessage({ code: 'AVG_INPUT', text: 'a\n::error::b' })).toBe('AVG_INPUT: a ::error::b')
  })
})

describe('the lines of a log', () => {
  const DOCUMENTS = 'https://github.com/acme/gate/blob/v1.2.3/docs'
  const ADDRESS = `${DOCUMENTS}/errors.md#:~:text=AVG_AUTH_401`

  it.each([
    ['AVG_AUTH_401: The key was refused.', `AVG_AUTH_401: The key was refused. ${ADDRESS}`],
    ['acme-de: AVG_AUTH_401: Refused.', `acme-de: AVG_AUTH_401: Refused. ${ADDRESS}`],
    [
      'AVG_AUTH_401: One.\nMore.\nAVG_AUTH_401: Two.',
      `AVG_AUTH_401: One. ${ADDRESS}\nMore.\nAVG_AUTH_401: Two. ${ADDRESS}`,
    ],
    ['The service wrote AVG_AUTH_401: no.', 'The service wrote AVG_AUTH_401: no.'],
  ])('lead to the page of the code that begins one: %j', (lines, linked) => {
    expect(withAddresses(lines, DOCUMENTS)).toBe(linked)
    expect(withAddresses(lines, undefined)).toBe(lines)
  })
})
