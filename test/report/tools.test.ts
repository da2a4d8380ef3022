import { Parser } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { formatJunit } from '../../src/report/junit.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { formatSarif } from '../../src/report/sarif.ts'
import { aContentComparison, aLostAnswer } from '../support/keyword-changes.ts'
import { aBaseline } from '../support/measurements.ts'
import { anOutcome, aVerdict } from '../support/outcomes.ts'
import { aFloor, anAnswerLoss } from '../support/rule-results.ts'

const HOSTILE = '<!-- |@everyone ]]></failure>\u0000\u202E'

function aLoss(keyword: string, path = 'docs/Über uns.md'): Outcome {
  const change = aLostAnswer(keyword, path, 12)
  const rules = [anAnswerLoss({ outcome: 'fail', checked: 1, lost: [keyword] })]
  return anOutcome({
    verdict: aVerdict({ status: 'fail', rules }),
    failures: ['fail'],
    baseline: aBaseline({ content: aContentComparison(change) }),
  })
}

const gateOf = (key: string, outcome: Outcome) => ({ key, load: () => outcome })

interface Element {
  name: string
  attributes: Record<string, string>
  text: string
}

/** The elements of an XML text in order; throws where the tags do not match. */
function readXml(xml: string): Element[] {
  const elements: Element[] = []
  const open: Element[] = []
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name, attributes, text: '' }
        elements.push(element)
        open.push(element)
      },
      ontext(text) {
        const element = open.at(-1)
        if (element !== undefined) element.text += text
      },
      onclosetag(name, isImplied) {
        if (open.pop()?.name !== name || isImplied) throw new Error(`</${name}>`)
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return elements
}

const readJunit = (...gates: ReturnType<typeof gateOf>[]) => readXml([...formatJunit(gates)].join(''))

const sarifSchema = z.object({
  version: z.literal('2.1.0'),
  runs: z.tuple([
    z.object({
      tool: z.object({ driver: z.object({ rules: z.array(z.object({ id: z.string() })) }) }),
      results: z.array(
        z.object({
          ruleId: z.string(),
          level: z.string(),
          message: z.object({ text: z.string() }),
          locations: z.tuple([
            z.object({
              physicalLocation: z.object({
                artifactLocation: z.object({ uri: z.string() }),
                region: z.object({ startLine: z.int().positive() }),
              }),
            }),
          ]),
          partialFingerprints: z.record(z.string(), z.string()),
        }),
      ),
    }),
  ]),
})
const readSarif = (...gates: ReturnType<typeof gateOf>[]) =>
  sarifSchema.parse(JSON.parse(formatSarif(gates))).runs[0]

describe('formatJunit', () => {
  it('has a suite for each gate, with a failed test for the verdict and for each lost question', () => {
    const elements = readJunit(gateOf('docs', aLoss('best kanban board')), gateOf('blog', anOutcome()))
    const suites = elements.filter(({ name }) => name === 'testsuite').map(({ attributes }) => attributes)
    expect(suites).toMatchObject([
      { name: 'docs', tests: '2', failures: '2' },
      { name: 'blog', failures: '0' },
    ])
    const [verdict, question] = elements.filter(({ name }) => name === 'testcase')
    expect(verdict?.attributes['name']).toBe('verdict')
    expect(question?.attributes).toMatchObject({
      classname: 'docs',
      file: 'docs/Über uns.md',
      name: expect.stringContaining('best kanban board'),
    })
    expect(elements.filter(({ name }) => name === 'failure').map(({ text }) => text)).toEqual([
      expect.any(String),
      expect.stringContaining('“best kanban board” lost its answer. Before: “What was said.”'),
    ])
  })

  it('fails no test of a gate whose verdict does not fail the step', () => {
    const outcome = { ...aLoss('best kanban board'), failures: [] }
    const elements = readJunit(gateOf('docs', outcome))
    expect(elements.filter(({ name }) => name === 'failure')).toEqual([])
    expect(elements.filter(({ name }) => name === 'testcase')).toHaveLength(2)
  })

  it('is well-formed whatever a question says', () => {
    const elements = readJunit(gateOf('docs', aLoss(HOSTILE)))
    expect(elements.map(({ name }) => name)).toEqual([
      ...['testsuites', 'testsuite', 'testcase', 'failure', 'testcase', 'failure'],
    ])
    const raw = [...formatJunit([gateOf('docs', aLoss(HOSTILE))])].join('')
    expect(['\u0000', '\u202E', '<!--', ']]>'].filter(part => raw.includes(part))).toEqual([])
  })
})

describe('formatSarif', () => {
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
              region: { startLine: 12 },
            },
          },
        ],
      },
    ])
    expect(tool.driver.rules.map(({ id }) => id)).toEqual(['answer-lost'])
  })

  it('keeps the fingerprint of a problem when its line moves, and tells gates apart', () => {
    const fingerprints = (key: string, path: string) =>
      readSarif(gateOf(key, aLoss('best kanban board', path))).results.map(
        ({ partialFingerprints }) => partialFingerprints,
      )
    expect(fingerprints('docs', 'a.md')).toEqual(fingerprints('docs', 'b.md'))
    expect(fingerprints('docs', 'a.md')).not.toEqual(fingerprints('blog', 'a.md'))
  })

  it('gives a finding without a file a place that names none, as code scanning asks for one', () => {
    const rules = [aFloor({ outcome: 'fail', observed: 30 })]
    const outcome = anOutcome({ verdict: aVerdict({ status: 'fail', rules }), failures: ['fail'] })
    const [result] = readSarif(gateOf('docs', outcome)).results
    expect(result?.locations[0].physicalLocation.artifactLocation.uri).toBe(
      'no file associated with this alert',
    )
  })

  it('has no result for a pass', () => {
    expect(readSarif(gateOf('docs', anOutcome())).results).toEqual([])
  })
})
