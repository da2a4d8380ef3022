import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RULES } from '../../src/gate/rules/rules.ts'
import { codeOfRule, listCodes } from '../../src/report/words/rules.ts'

describe('the table of codes', () => {
  it('has every code that the source uses, and no other', () => {
    const used = globSync('src/**/*.ts').flatMap(
      path => readFileSync(path, 'utf8').match(/(?<!declareError\()(?<=')AVG_[A-Z0-9_]+(?=')/g) ?? [],
    )
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
