import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RULES } from '../../src/gate/rules/rules.ts'
import type { Blocker } from '../../src/gate/verdict.ts'
import { CODES, codeOfRule, formatMessage, listCodes } from '../../src/report/codes.ts'
import { explainBlocker } from '../../src/report/problems.ts'

describe('the table of codes', () => {
  it('has every code that the source uses, and no other', () => {
    const used = globSync('src/**/*.ts')
      .filter(path => path !== 'src/report/codes.ts')
      .flatMap(path => readFileSync(path, 'utf8').match(/AVG_[A-Z0-9_]*[A-Z0-9]\b/g) ?? [])
    expect([...new Set(used)].toSorted()).toEqual(Object.keys(CODES).toSorted())
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

describe('a blocker', () => {
  it.each([
    [{ kind: 'no-secrets' }, 'AVG_NO_SECRETS'],
    [
      {
        kind: 'baseline',
        unusable: {
          kind: 'history',
          place: { kind: 'file', path: 'a.json' },
          cause: { kind: 'empty' },
        },
      },
      'AVG_BASELINE_UNUSABLE',
    ],
    [
      {
        kind: 'baseline',
        unusable: { kind: 'all-dropped', place: { kind: 'file', path: 'a.json' } },
      },
      'AVG_BASELINE_DROPPED',
    ],
    [
      { kind: 'baseline', unusable: { kind: 'base', facts: { kind: 'timeout', request: '', detail: '' } } },
      'AVG_SERVICE_TIMEOUT',
    ],
    [{ kind: 'day-limit', requests: 600, perDay: 500 }, 'AVG_LIMIT_DAY'],
    [{ kind: 'time-budget', requests: 101, perMinute: 10, timeoutMinutes: 10 }, 'AVG_TIME_BUDGET'],
    [{ kind: 'service', facts: { kind: 'http', request: 'POST', detail: '', status: 401 } }, 'AVG_AUTH_401'],
    [{ kind: 'few-answers', planned: 2, evaluated: 0, minAnswers: 50, missing: [] }, 'AVG_FEW_ANSWERS'],
    [{ kind: 'required-unanswered', engines: [], minAnswers: 50 }, 'AVG_REQUIRED_UNANSWERED'],
    [{ kind: 'no-answers' }, 'AVG_NO_ANSWERS'],
  ] satisfies [Blocker, string][])('%j has the code %s', (blocker, code) => {
    expect(explainBlocker(blocker).code).toBe(code)
  })
})

describe('formatMessage', () => {
  it('puts the code before the text, on one line', () => {
    expect(formatMessage({ code: 'AVG_INPUT', text: 'a\n::error::b' })).toBe('AVG_INPUT: a ::error::b')
  })
})
