import { describe, expect, it } from 'vitest'
import type { EngineProblem } from '../../../../src/engines/answer-record.ts'
import type { SilentEngine } from '../../../../src/gate/verdict.ts'
import { DOCUMENTS } from '../../../../src/lib/documents.ts'
import {
  formatOutcome,
  type OutcomeFile,
  parseOutcome,
} from '../../../../src/report/files/json/outcome-file.ts'
import type { Outcome } from '../../../../src/report/outcome.ts'
import { renderComment } from '../../../../src/report/posts/comment.ts'
import { titleIssue } from '../../../../src/report/posts/posts.ts'
import { describeGate } from '../../../../src/report/text/describe-findings.ts'
import { renderSummary } from '../../../support/documents.ts'
import { elementsOf, renderLikeGitHub } from '../../../support/markdown.ts'
import { measuredCases } from '../../../support/measured-cases.ts'
import { anOutcome, aVerdict } from '../../../support/outcomes.ts'
import { failedWithEverything, notMeasured, passed } from '../../../support/report-outcomes.ts'

const { startedAt: _start, finishedAt: _end, ...run } = anOutcome().run

function readBack(outcome: Outcome, pullRequest?: number): OutcomeFile {
  const file = parseOutcome(formatOutcome(outcome, pullRequest), run)
  if ('unreadable' in file) throw new Error(JSON.stringify(file.unreadable))
  return file
}

/** The outcome without what a file does not hold. */
const bare = (outcome: Outcome): Outcome => ({
  ...outcome,
  ...{ answerRecords: [], suggestions: [], serviceReports: [], scans: [] },
  trend: outcome.trend.map(record => ({ ...record, runUrl: undefined })),
  measurement: outcome.measurement && {
    ...outcome.measurement,
    engines: outcome.measurement.engines.map(engine => ({ ...engine, sourceUrl: '' })),
  },
})

describe('an outcome from a file', () => {
  it.each(Object.entries({ ...measuredCases, passed, failedWithEverything, notMeasured }))(
    'has the comment of the run: %s',
    (_name, outcome) => {
      const { outcome: read } = readBack(outcome)
      expect(renderComment(describeGate(read))).toBe(renderComment(describeGate(bare(outcome))))
      expect(titleIssue([describeGate(read)], '')).toBe(titleIssue([describeGate(outcome)], ''))
    },
  )

  it('keeps the number of the pull request', () => {
    expect(readBack(passed, 7).pullRequest).toBe(7)
    expect(readBack(passed).pullRequest).toBeUndefined()
  })

  it('keeps no address of a page for keys, which a forged file can choose', () => {
    const vendor = { model: 'm', keyVariable: 'OPENAI_API_KEY', baseUrlVariable: 'OPENAI_BASE_URL' }
    const forged: EngineProblem = {
      ...{ scope: 'engine', code: 'key-refused', detail: '' },
      vendor: { ...vendor, keyPage: 'https://evil.example/' },
    }
    const counts = { engine: 'openai', planned: 1, evaluated: 0, problem: forged }
    const missing = { engine: 'openai', planned: 1, count: 1, keyword: 'crm', reason: forged }
    const silent: SilentEngine = {
      ...{ engine: 'openai', planned: 1, evaluated: 0, reason: forged },
      ...{ isOptional: false, leadsTo: 'error' },
    }
    const { outcome } = readBack({
      ...passed,
      answers: { planned: 1, evaluated: 0, engines: [counts], missing: [missing] },
      verdict: aVerdict({ silentEngines: [silent] }),
    })
    expect(outcome.answers.engines[0]?.problem?.vendor).toEqual(vendor)
    expect(JSON.stringify(outcome)).not.toContain('evil.example')
  })

  it('takes the addresses of the run from the caller', () => {
    const forged = {
      ...passed.run,
      runUrl: 'https://evil.example/',
      commitUrl: 'https://evil.example/commit/1',
    }
    expect(readBack({ ...passed, run: forged }).outcome.run).toMatchObject(run)
  })
})

/** Replaces each text by a hostile one, as long as the file can still be read. */
function spoil(text: string, hostile: string): OutcomeFile {
  const paths: (string | number)[][] = []
  const walk = (value: unknown, path: (string | number)[]): void => {
    if (typeof value === 'string') paths.push(path)
    else if (Array.isArray(value)) for (const [index, item] of value.entries()) walk(item, [...path, index])
    else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) walk(item, [...path, key])
    }
  }
  const whole: unknown = JSON.parse(text)
  walk(whole, [])
  let [current, spoiled] = [text, 0]
  for (const path of paths) {
    const copy: unknown = JSON.parse(current)
    replace(copy, path, hostile)
    const changed = JSON.stringify(copy)
    if ('unreadable' in parseOutcome(changed, run)) continue
    current = changed
    spoiled += 1
  }
  expect(spoiled).toBeGreaterThan(5)
  const file = parseOutcome(current, run)
  if ('unreadable' in file) throw new Error('The file can no longer be read.')
  return file
}

function replace(value: unknown, [key = '', ...rest]: (string | number)[], text: string): void {
  if (typeof value !== 'object' || value === null) return
  if (rest.length === 0) Reflect.set(value, key, text)
  else replace(Reflect.get(value, key), rest, text)
}

/** Returns whether an address is one of the repository. */
const isOurs = (href: string) =>
  ['https://github.com/acme/site/', `${DOCUMENTS}/`].some(start => href.startsWith(start))

describe('a forged file', () => {
  const hostile =
    '</details><script>alert(1)</script><!-- ![x](https://evil.example/x.png) [here](https://evil.example) @octocat https://evil.example/y www.evil.example #1 | x'

  it('links to nothing but its run, whatever address is in each field', () => {
    const { outcome: forged } = spoil(formatOutcome(failedWithEverything, 7), 'https://evil.example/y')
    const links = Array.from(renderSummary(forged).matchAll(/\]\(([^)]*)\)/g), ([, href = '']) => href)
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter(href => !isOurs(href))).toEqual([])
  })

  it.each(Object.entries({ failedWithEverything, notMeasured }))(
    'renders inert, whatever text is in each field: %s',
    (_name, outcome) => {
      const { outcome: forged } = spoil(formatOutcome(outcome, 7), hostile)
      const html = renderLikeGitHub(renderSummary(forged))
      const elements = new Set(elementsOf(html))
      for (const element of ['script', 'img', '!--']) expect(elements).not.toContain(element)
      const links = Array.from(html.matchAll(/href="([^"]*)"/g), ([, href = '']) => href)
      expect(links.filter(href => !isOurs(href))).toEqual([])
      expect(html).not.toMatch(/@octocat|(?<!\w)#1\b/)
    },
  )

  const good = () => JSON.parse(formatOutcome(passed, 7))

  it.each([
    ['no JSON', '{', 'not JSON'],
    ['another format', '{"format":"ai-visibility-result","schema_version":1}', 'not the outcome of a gate'],
    ['a list', '[]', 'not the outcome of a gate'],
    ['a newer version', JSON.stringify({ ...good(), schema_version: 4 }), 'version 4, and this gate reads 3'],
    ['no outcome', JSON.stringify({ ...good(), outcome: null }), 'In it, outcome is wrong'],
    [
      'a number that is a text',
      JSON.stringify({ ...good(), pull_request: '7' }),
      'In it, pull_request is wrong',
    ],
    [
      'a rule that does not exist',
      JSON.stringify(good()).replace('"rule":"min-overall-bcr"', '"rule":"<b>"'),
      'In it, outcome.verdict.rules[0].rule is wrong',
    ],
    [
      'a text that is too long',
      JSON.stringify({ ...good(), outcome: { ...good().outcome, brand: 'x'.repeat(4001) } }),
      'In it, outcome.brand is wrong',
    ],
    [
      'a list that is too long',
      JSON.stringify({ ...good(), outcome: { ...good().outcome, keywords: Array(20_001).fill('x') } }),
      'In it, outcome.keywords is wrong',
    ],
    ['arrays within arrays', '['.repeat(100_000), 'not JSON'],
  ])('is refused: %s', (_name, text, words) => {
    expect(parseOutcome(text, run)).toEqual({ unreadable: expect.stringContaining(words) })
  })
})
