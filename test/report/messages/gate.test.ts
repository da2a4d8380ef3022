import { describe, expect, it } from 'vitest'
import type { Blocker } from '../../../src/gate/verdict.ts'
import { describeBlocker, GATE } from '../../../src/report/messages/gate.ts'
import { lineOf } from '../../../src/report/messages/message.ts'

describe('a competitor without numbers', () => {
  it('stays one line whatever the name is', () => {
    const text = lineOf(GATE, 'AVG_COMPETITOR_UNMEASURED', {
      competitor: 'a\n::error::b\u202E##[group]',
      failure: undefined,
    })
    expect(text).not.toMatch(/[\n\u202E]|##\[/)
    expect(text).toMatch(/No engine answered for it/)
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
      { kind: 'baseline', unusable: { kind: 'base', facts: { kind: 'timeout', request: '', detail: '' } } },
      'AVG_SERVICE_TIMEOUT',
    ],
    [
      {
        kind: 'baseline',
        unusable: {
          kind: 'base',
          facts: {
            ...{ kind: 'setup', request: '', detail: '' },
            corpus: { kind: 'no-git', command: 'git', detail: '' },
          },
        },
      },
      'AVG_NO_GIT',
    ],
    [{ kind: 'day-limit', requests: 600, perDay: 500 }, 'AVG_LIMIT_DAY'],
    [{ kind: 'time-budget', requests: 101, perMinute: 10, timeoutMinutes: 10 }, 'AVG_TIME_BUDGET'],
    [{ kind: 'service', facts: { kind: 'http', request: 'POST', detail: '', status: 401 } }, 'AVG_AUTH_401'],
    [{ kind: 'few-answers', planned: 2, evaluated: 0, minAnswers: 50, missing: [] }, 'AVG_FEW_ANSWERS'],
    [{ kind: 'required-unanswered', engines: [], minAnswers: 50 }, 'AVG_REQUIRED_UNANSWERED'],
    [{ kind: 'no-answers' }, 'AVG_NO_ANSWERS'],
  ] satisfies [Blocker, string][])('%j has the code %s', (blocker, code) => {
    expect(describeBlocker(blocker).code).toBe(code)
  })
})
