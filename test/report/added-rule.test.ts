import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { judge } from '../../src/gate/judge.ts'
import { checkDrop } from '../../src/gate/rules/drops.ts'
import type { Rule } from '../../src/gate/rules/rule.ts'
import { RULES } from '../../src/gate/rules/rules.ts'
import { hasDropped } from '../../src/gate/verdict.ts'
import { parseRecord } from '../../src/history/format.ts'
import type { HistoryRecord } from '../../src/history/record.ts'
import type { HistoryStore } from '../../src/history/store.ts'
import { shippedTypeface } from '../../src/lib/fonts/shipped.ts'
import { annotationsOf } from '../../src/report/annotations.ts'
import { listCodes } from '../../src/report/codes.ts'
import { buildResult } from '../../src/report/json/result.ts'
import { renderComment } from '../../src/report/markdown/comment.ts'
import { recordRun } from '../../src/run/record-run.ts'
import { createLog } from '../support/log.ts'
import { renderLikeGitHub, tablesOf } from '../support/markdown.ts'
import { aBaseline, aMeasurement, thresholds } from '../support/measurements.ts'
import { anOutcome } from '../support/outcomes.ts'
import { searchableText } from '../support/pdf-document.ts'
import { renderHtml, renderPdf } from '../support/rendered.ts'

const rule: Rule = {
  name: 'max-cited-pages-drop',
  subject: { noun: 'number of cited pages', unit: 'count' },
  isDrop: true,
  check: () =>
    checkDrop({ observed: 7, baseline: 12, tolerance: { kind: 'absolute', value: 2 }, evidence: 'certain' }),
}
const rules = [...RULES, rule]
const baseline = aBaseline()
const verdict = judge(
  {
    measurement: aMeasurement(),
    lookup: { baseline },
    thresholds: thresholds(),
    noise: { alpha: 0.05, isDeterministic: true },
  },
  rules,
)
const outcome = anOutcome({ verdict, baseline })
const row = [
  'Drop of the number of cited pages (max-cited-pages-drop)',
  '❌ Failed',
  '7',
  'at most 2',
  '12',
  '5',
]

describe('a drop rule that is added to the list', () => {
  it('fails the gate, and its run stays out of later baselines', async () => {
    expect(verdict.status).toBe('fail')
    expect(hasDropped(verdict)).toBe(true)
    const records: HistoryRecord[] = []
    const history: HistoryStore = {
      place: { kind: 'file', path: 'history.json' },
      read: async () => ({ records, problems: [] }),
      async append(record) {
        records.push(record)
        return { stored: history.place }
      },
    }
    await recordRun(outcome, history, { failed: true, accept: false, attempt: 1, log: createLog() })
    expect(records).toMatchObject([{ dropped: true }])
    // A result file as a baseline tells the same.
    expect(parseRecord(buildResult(outcome))).toMatchObject({ record: { dropped: true } })
  })

  it('is in the comment', () => {
    const comment = renderComment(outcome)
    expect(comment).toContain('The number of cited pages of Acme is')
    expect(comment).toContain('The number of cited pages fell from 12 to 7, a drop of 5.')
    expect(tablesOf(renderLikeGitHub(comment)).at(-1)?.at(-1)).toEqual(row)
  })

  it('is in the HTML report', () => {
    const text = DomUtils.textContent(parseDocument(renderHtml(outcome)).children)
    expect(text).toContain('The number of cited pages of Acme is')
    expect(text).toContain('The number of cited pages fell from 12 to 7, a drop of 5.')
    expect(text).toContain('Drop of the number of cited pages max-cited-pages-drop')
  })

  it('is in the PDF report', async () => {
    const { bytes } = await renderPdf(outcome, [shippedTypeface()])
    const text = (await searchableText(bytes)).replace(/\s+/g, '')
    expect(text).toContain('ThenumberofcitedpagesofAcmeis')
    expect(text).toContain('Thenumberofcitedpagesfellfrom12to7')
    expect(text).toContain('Dropofthenumberofcitedpagesmax-cited-pages-drop')
  })

  it('is in the result file', () => {
    expect(buildResult(outcome).rules.at(-1)).toMatchObject({
      rule: 'max-cited-pages-drop',
      outcome: 'fail',
      observed: 7,
      baseline: 12,
      drop: 5,
      limit: 'at most 2',
    })
  })

  it('has an annotation and an error code', () => {
    expect(annotationsOf(outcome)).toMatchObject([
      { message: expect.stringMatching(/^AVG_RULE_MAX_CITED_PAGES_DROP: /) },
    ])
    expect(listCodes(rules).map(({ code }) => code)).toContain('AVG_RULE_MAX_CITED_PAGES_DROP')
  })
})
