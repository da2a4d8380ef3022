import { describe, expect, it } from 'vitest'
import { findHardTokens, isNegated } from '../../../src/embedded/reader/hard-tokens.ts'
import { judgeLine, readContent } from '../../../src/embedded/reader/judge-line.ts'
import { createLanguage } from '../../../src/embedded/repository/words.ts'

const languageOf = (code: string) => ({ ...createLanguage(code), code })
const judge = (statement: string, line: string, isAdded = true, code = 'en') => {
  const language = languageOf(code)
  return judgeLine(readContent(statement, language), readContent(line, language), isAdded)
}

describe('the hard tokens of a text', () => {
  it.each([
    ['It costs $1,000.50 or 12 % of 2GB.', ['1000.50$', '12%', '2'], []],
    ['Node.js 20.11 or later', ['20.11'], ['Node.js']],
    ['Pass --max-old-space to node', [], ['--max-old-space']],
    [
      'Set maxRetries and MAX_AGE in /etc/acme.conf',
      [],
      ['MAX_AGE', 'maxRetries', 'acme.conf', '/etc/acme.conf'],
    ],
    ['Acme bills by GitHub seats.', [], []],
  ])('of “%s”', (text, values, names) => {
    const found = findHardTokens(text)
    expect(found.values.map(({ value }) => value)).toEqual(values)
    expect(found.names).toEqual(names)
  })

  it.each([
    ['en', 'A revoked token cannot be restored.', 'A revoked token can be restored.'],
    ['de', 'Das Token ist nicht gültig.', 'Das Token ist gültig.'],
    ['fr', 'Le jeton n’est plus valide.', 'Le jeton est valide.'],
    ['ja', 'トークンは復元できません。', 'トークンは復元できます。'],
  ])('tells a negation in %s', (code, negated, plain) => {
    expect([isNegated(negated, code), isNegated(plain, code)]).toEqual([true, false])
  })
})

describe('a line that the change added', () => {
  it('says a statement in other words', () => {
    const judged = judge(
      'If the limit is exceeded, the request is canceled.',
      'The request is aborted beyond the limit.',
    )
    expect(judged).toEqual({ status: 'same', lacks: [], values: [] })
  })

  it('says it with another value', () => {
    expect(judge('Requests time out after 30 s.', 'Requests time out after 20 s.')).toEqual({
      ...{ status: 'changed', lacks: [] },
      values: [{ before: '30 s', now: '20 s' }],
    })
  })

  it('says the opposite', () => {
    expect(judge('A revoked token can be restored.', 'A revoked token cannot be restored.').status).toBe(
      'changed',
    )
  })

  it('is refused without the values, the names of code, or any word of the statement', () => {
    expect(
      judge('Acme needs PostgreSQL 15 and 2 GB.', 'We support recent versions of PostgreSQL.'),
    ).toMatchObject({
      ...{ status: 'refused', lacks: ['15 and', '2 GB'] },
    })
    expect(judge('Pass --force to replace it.', 'You can replace it.')).toMatchObject({ lacks: ['--force'] })
    expect(judge('Tokens expire.', 'Our team loves to help.').status).toBe('refused')
    expect(judge('It costs 15 dollars.', 'There are 20 birds.').status).toBe('refused')
  })

  it('is compared in Japanese, too', () => {
    expect(judge('期限は30日です。', '期限は20日です。', true, 'ja').status).toBe('changed')
    expect(judge('トークンの期限です。', '料金の表です。', true, 'ja').status).toBe('refused')
  })
})

describe('a line that stood there before', () => {
  it('is standing at most', () => {
    expect(judge('Tokens expire after 30 days.', 'Each token expires after 30 days.', false).status).toBe(
      'standing',
    )
    expect(judge('Tokens expire after 30 days.', 'Tokens expire after 20 days.', false).status).toBe(
      'refused',
    )
    expect(judge('Tokens can expire.', 'Tokens cannot expire.', false).status).toBe('refused')
  })
})
