import { describe, expect, it } from 'vitest'
import type { AnswerRecord } from '../../../src/engines/answer-record.ts'
import { findUncited } from '../../../src/findings/evidence.ts'
import { countContents } from '../../../src/scan/engine-contents.ts'
import { anAnswerContent, anAnswerWithoutBrand, anEvaluated } from '../../support/answer-records.ts'

const times = (count: number, record: AnswerRecord) => Array.from({ length: count }, () => record)
const cites = (count: number) => times(count, anEvaluated(anAnswerContent()))
const empty = (count: number) =>
  times(count, anEvaluated(anAnswerWithoutBrand({ citedSources: [], queries: ['crm'] })))
const unread = (count: number) =>
  times(count, {
    ...{ engine: 'openai', keyword: 'crm', sample: 1, outcome: 'not-evaluated' },
    reason: { scope: 'answer', code: 'no-sources', detail: '' },
  })
const unsearched = (count: number) =>
  times(count, anEvaluated(anAnswerWithoutBrand({ citedSources: [], queries: [], retrieved: undefined })))

describe('answers that cite no page', () => {
  const usual = [...cites(73), ...empty(27)]

  it.each<[string, AnswerRecord[], AnswerRecord[], object[]]>([
    ['as often as before', [...cites(70), ...empty(30)], usual, []],
    ['more often', [...cites(40), ...empty(60)], usual, [{ uncited: 60, of: 100, usually: 0.27 }]],
    ['less often', cites(60), usual, [{ uncited: 0, of: 60, usually: 0.27 }]],
    ['in a form that is not known, half of them', [...cites(5), ...unread(5)], [], [{ unread: 5, of: 10 }]],
    ['in a form that is not known, always', unread(4), [], []],
    ['in a form that is not known, once', [...cites(2), ...unread(1)], [], []],
    ['without any earlier run', [...cites(4), ...empty(6)], [], []],
    ['of an engine that does not search', unsearched(50), unsearched(50), []],
  ])('are reported if chance does not explain them: %s', (_, now, before, reported) => {
    const runs = before.length === 0 ? [] : [{ contents: countContents(before) }]
    expect(findUncited(now, runs)).toMatchObject(reported)
  })
})
