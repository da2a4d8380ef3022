import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RULES } from '../../../src/gate/rules/rules.ts'
import { listCodes } from '../../../src/report/messages/catalog.ts'
import { formatMessage } from '../../../src/report/messages/message.ts'
import { codeOfRule } from '../../../src/report/messages/rules.ts'

describe('the table of codes', () => {
  it('has every code that the source uses, and no other', () => {
    const used = globSync('src/**/*.ts').flatMap(
      path => readFileSync(path, 'utf8').match(/(?<!`)AVG_[A-Z0-9_]*[A-Z0-9]\b/g) ?? [],
    )
    const ofRules = new Set<string>(RULES.map(({ name }) => codeOfRule(name)))
    const listed = listCodes().map(({ code }) => code)
    expect([...new Set(used)].toSorted()).toEqual(listed.filter(code => !ofRules.has(code)).toSorted())
  })

  it('has a code for each rule', () => {
    const codes = listCodes().map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining(RULES.map(({ name }) => codeOfRule(name))))
    expect(new Set(codes).size).toBe(codes.length)
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
