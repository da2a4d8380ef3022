import { DomUtils, Parser, parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { formatJunit } from '../../src/report/files/junit.ts'
import { formatSarif } from '../../src/report/files/sarif.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { describeGate } from '../../src/report/text/describe-findings.ts'
import { aContentComparison, aLostAnswer } from '../support/keyword-changes.ts'
import { aBaseline, aMeasurement } from '../support/measurements.ts'
import { anOutcome, aVerdict } from '../support/outcomes.ts'
import { aFloor, anAnswerLoss } from '../support/rule-results.ts'
import { situations } from '../support/situations.ts'

const HOSTILE = '<!-- |@everyone ]]></failure>\u0000\u202E\uFFFE\uFFFF\uD800'

/** Matches a character that XML 1.0 does not allow: https://www.w3.org/TR/xml/#charsets. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u

function aLoss(keyword: string, path = 'docs/Über uns.md'): Outcome {
  const change = aLostAnswer(keyword, path, 12)
  const rules = [anAnswerLoss({ outcome: 'fail', checked: 1, lost: [keyword] })]
  return anOutcome({
    verdict: aVerdict({ status: 'fail', rules }),
    failures: ['fail'],
    baseline: aBaseline({ content: aContentComparison(change) }),
  })
}

const gone = (path: string) => aBaseline({ content: aContentComparison(aLostAnswer('x', path)) })
const rules = [aFloor({ outcome: 'fail', observed: 30 })]
const broken = anOutcome({ verdict: aVerdict({ status: 'fail', rules }), failures: ['fail'] })

const gateOf = (key: string, outcome: Outcome) => describeGate({ ...outcome, key })

/** Returns the elements of an XML text in order. Throws if the tags do not match. */
function readXml(xml: string) {
  const open: string[] = []
  const parser = new Parser(
    {
      onopentag: name => open.push(name),
      onclosetag(name, isImplied) {
        if (open.pop() !== name || isImplied) throw new Error(`</${name}>`)
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return DomUtils.findAll(() => true, parseDocument(xml, { xmlMode: true }).children)
}

function readJunit(...gates: ReturnType<typeof gateOf>[]) {
  const xml = [...formatJunit(gates)].join('')
  expect(xml).not.toMatch(NOT_XML)
  return readXml(xml)
}

// Only properties that https://docs.oasis-open.org/sarif/sarif/v2.1.0/ and code scanning name.
const location = z.strictObject({ uri: z.string() })
// Code scanning requires all four.
const region = z.strictObject({
  startLine: z.int().positive(),
  startColumn: z.int().positive(),
  endLine: z.int().positive(),
  endColumn: z.int().positive(),
})
const text = z.strictObject({ text: z.string().min(1) })
const rule = z.strictObject({ id: z.string(), shortDescription: text, fullDescription: text, help: text })
const driver = z.strictObject({ name: z.string(), version: z.string(), rules: z.array(rule) })
const sarifSchema = z.strictObject({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z.tuple([
    z.strictObject({
      automationDetails: z.strictObject({ id: z.string() }),
      tool: z.strictObject({ driver }),
      results: z.array(
        z.strictObject({
          ruleId: z.string(),
          level: z.enum(['error', 'warning']),
          message: text,
          locations: z.tuple([
            z.strictObject({ physicalLocation: z.strictObject({ artifactLocation: location, region }) }),
          ]),
          partialFingerprints: z.strictObject({ primaryLocationLineHash: z.string() }),
          properties: z.strictObject({ citedAnswers: z.int(), answers: z.int() }).optional(),
        }),
      ),
    }),
  ]),
})

/** Parses the written file. */
function readSarif(...gates: ReturnType<typeof gateOf>[]) {
  return sarifSchema.parse(JSON.parse(formatSarif(gates, '1.2.3'))).runs[0]
}

const contradictions = [{ kind: 'duplicate-engine' as const, scanId: 'scan-1', engine: 'claude' }]
const contradicting = anOutcome({ measurement: aMeasurement({ contradictions }) })
const WARNING = /contradicts the request or itself \(1 time\)/

describe('formatJunit', () => {
  it('has the warning about a service that contradicts itself in a passed test', () => {
    const elements = readJunit(gateOf('docs', contradicting))
    expect(elements.filter(({ name }) => name === 'failure')).toEqual([])
    const [, warning] = elements.filter(({ name }) => name === 'testcase')
    expect(warning && DomUtils.textContent(warning)).toMatch(WARNING)
  })

  it('has a suite for each gate, with one failed test for each lost question', () => {
    const elements = readJunit(gateOf('docs', aLoss('best kanban board')), gateOf('blog', anOutcome()))
    const suites = elements.filter(({ name }) => name === 'testsuite').map(({ attribs }) => attribs)
    expect(suites).toMatchObject([
      { name: 'docs', tests: '1', failures: '1' },
      { name: 'blog', tests: '1', failures: '0' },
    ])
    const [question, verdict] = elements.filter(({ name }) => name === 'testcase')
    expect(verdict?.attribs).toMatchObject({ classname: 'blog', name: 'verdict' })
    expect(question?.attribs).toMatchObject({
      classname: 'docs',
      file: 'docs/Über uns.md',
      name: expect.stringContaining('best kanban board'),
    })
    expect(elements.filter(({ name }) => name === 'failure').map(DomUtils.textContent)).toEqual([
      expect.stringContaining('“best kanban board” lost its answer. Before: “What was said.”'),
    ])
  })

  it('fails the verdict if no problem says why the step fails', () => {
    const elements = readJunit(gateOf('docs', anOutcome({ failures: ['no-baseline'] })))
    expect(elements.find(({ name }) => name === 'testsuite')?.attribs).toMatchObject({ failures: '1' })
  })

  it('fails no test of a gate whose verdict does not fail the step', () => {
    const outcome = { ...aLoss('best kanban board'), failures: [] }
    const elements = readJunit(gateOf('docs', outcome))
    expect(elements.filter(({ name }) => name === 'failure')).toEqual([])
    expect(elements.filter(({ name }) => name === 'testcase')).toHaveLength(2)
  })

  it('is well-formed whatever a question says', () => {
    const elements = readJunit(gateOf('docs', aLoss(HOSTILE)))
    expect(elements.map(({ name }) => name)).toEqual([...['testsuites', 'testsuite', 'testcase', 'failure']])
    const raw = [...formatJunit([gateOf('docs', aLoss(HOSTILE))])].join('')
    expect(['\u0000', '\u202E', '<!--', ']]>'].filter(part => raw.includes(part))).toEqual([])
  })
})

describe('formatSarif', () => {
  it('warns of a service that contradicts itself', () => {
    expect(readSarif(gateOf('docs', contradicting)).results).toMatchObject([
      { ruleId: 'contradiction', level: 'warning', message: { text: expect.stringMatching(WARNING) } },
    ])
  })

  it('does not turn a question into a link', () => {
    const { results } = readSarif(gateOf('docs', aLoss('[x](https://evil.example)')))
    expect(results[0]?.message.text).toContain(String.raw`“\[x\](https://evil.example)”`)
  })

  it('has a result for each lost question, at the line in the file', () => {
    const { results, tool } = readSarif(gateOf('docs', aLoss('best kanban board')))
    expect(results).toMatchObject([
      {
        ruleId: 'answer-lost',
        level: 'error',
        message: { text: expect.stringContaining('“best kanban board” lost its answer.') },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'docs/%C3%9Cber%20uns.md' },
              region: { startLine: 12, endLine: 12 },
            },
          },
        ],
      },
    ])
    expect(tool.driver).toMatchObject({ version: '1.2.3', rules: [{ id: 'answer-lost' }] })
  })

  it('has the citations of the page', () => {
    const { results } = readSarif(gateOf('docs', situations['content-lost-cited-answer'] ?? anOutcome()))
    expect(results[0]?.properties).toEqual({ citedAnswers: 14, answers: 60 })
  })

  it('gives each gate a category of its own, and several gates one', () => {
    const [docs, blog] = [gateOf('docs', anOutcome()), gateOf('blog', anOutcome())]
    const ids = [[docs], [blog], [docs, blog]].map(gates => readSarif(...gates).automationDetails.id)
    expect(ids).toEqual(['ai-visibility/docs/', 'ai-visibility/blog/', 'ai-visibility/_fleet/'])
  })

  it('keeps the fingerprint of a problem when its line moves, and distinguishes gates', () => {
    const fingerprints = (key: string, path: string) =>
      readSarif(gateOf(key, aLoss('best kanban board', path))).results.map(
        ({ partialFingerprints }) => partialFingerprints,
      )
    expect(fingerprints('docs', 'a.md')).toEqual(fingerprints('docs', 'b.md'))
    expect(fingerprints('docs', 'a.md')).not.toEqual(fingerprints('blog', 'a.md'))
  })

  it.each([
    ['a page that is gone', { ...aLoss('x'), baseline: gone('docs/Über uns.md') }, 'docs/%C3%9Cber%20uns.md'],
    ['half of a character', { ...aLoss('x'), baseline: gone('docs/\uD800.md') }, 'docs/%EF%BF%BD.md'],
    ['no file', broken, 'no%20file%20associated%20with%20this%20alert'],
  ])('places a finding that has no line: %s', (_what, outcome, uri) => {
    const [result] = readSarif(gateOf('docs', outcome)).results
    expect(result?.locations[0].physicalLocation).toMatchObject({
      artifactLocation: { uri },
      region: { startLine: 1 },
    })
  })
})
