import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { untrustedReasonSchema } from '../../src/engines/answer-record.ts'

it('lists the codes of missing answers in one file only, which all schemas and types take them from', () => {
  const codes: string[] = untrustedReasonSchema.options.flatMap(({ shape }) => shape.code.options)
  expect(codes.length).toBeGreaterThan(15)
  // Texts that stand one after another in an enum, or in a union of types.
  const LISTS = /z\.enum\(\[[^\]]*\]|(?:\|\s*(?:\/\*\*[^*]*\*\/\s*)?'[\w-]+'\s*)+/g
  const listing = globSync('src/**/*.ts').filter(path =>
    (readFileSync(path, 'utf8').match(LISTS) ?? []).some(
      list => codes.filter(code => list.includes(`'${code}'`)).length > 2,
    ),
  )
  expect(listing.map(path => path.replaceAll('\\', '/'))).toEqual(['src/engines/answer-record.ts'])
})
