import { describe, expect, it, vi } from 'vitest'
import { annotate } from '../../../../src/hosts/action/publish/step.ts'
import type { Outcome } from '../../../../src/report/outcome.ts'
import { annotationsOf } from '../../../../src/report/posts/annotations.ts'
import { describeGate } from '../../../../src/report/text/describe-findings.ts'
import { readAnnotations } from '../../../support/annotations.ts'
import { aContentComparison, aKeywordChange } from '../../../support/keyword-changes.ts'
import { aBaseline } from '../../../support/measurements.ts'
import { anOutcome, aVerdict } from '../../../support/outcomes.ts'
import { anAnswerLoss, aRequirement } from '../../../support/rule-results.ts'

/** Returns what a step prints that only annotates. */
function print(...outcomes: Outcome[]): string {
  let printed = ''
  const write = vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    printed += String(text)
    return true
  })
  try {
    annotate(annotationsOf(outcomes.map(outcome => describeGate(outcome))))
  } finally {
    write.mockRestore()
  }
  return printed
}

const verdict = aVerdict({
  status: 'fail',
  rules: [anAnswerLoss(), aRequirement({ outcome: 'fail', missing: ['repository, 100%'] })],
})
const at = (path: string, line = 7) =>
  aBaseline({
    content: aContentComparison(
      aKeywordChange({
        removed: [{ path, from: 7, to: 7, text: 'What was said.', now: { from: line, to: line } }],
        causes: [{ kind: 'rewritten', path, way: 'rewritten' }],
      }),
    ),
  })

describe('annotate', () => {
  it('prints one error for each lost answer, at its line, and for each other failed rule', () => {
    const log = print(anOutcome({ verdict, failures: ['fail'], baseline: at('docs/pricing.md') }))
    expect(readAnnotations(log)).toEqual([
      {
        level: 'error',
        properties: { title: 'AI visibility', file: 'docs/pricing.md', line: '7' },
        message: expect.stringMatching(/^AVG_RULE_MAX_ANSWER_LOSS: “cloud backup” lost its answer\./),
      },
      {
        level: 'error',
        properties: { title: 'AI visibility' },
        message: expect.stringMatching(/^AVG_RULE_REQUIRED_ENGINES: .*repository, 100%/),
      },
    ])
    expect(log.trimEnd().split('\n')).toHaveLength(2)
  })

  it('prints an error without a file if no place is known', () => {
    const baseline = aBaseline({ content: aContentComparison(aKeywordChange()) })
    const annotations = readAnnotations(print(anOutcome({ verdict, baseline })))
    expect(annotations.map(({ properties }) => properties)).toEqual([
      { title: 'AI visibility' },
      { title: 'AI visibility' },
    ])
  })

  it.each([
    ['what separates properties', 'a,line=1::error file=b.md::c:d=e.md'],
    ['per cent signs', '100%2C%25%0A.md'],
    ['line ends', 'a\r\n::error::b.md'],
    ['other scripts', 'docs/价格 – 🚀.md'],
  ])('keeps a path with %s', (_, path) => {
    const [annotation] = readAnnotations(print(anOutcome({ verdict, baseline: at(path) })))
    expect(annotation?.properties).toMatchObject({ file: path, line: '7' })
  })

  it('starts no command with text from outside', () => {
    const missing = ['x\n::stop-commands::y\r::error::z ##[error]w']
    const rules = [aRequirement({ outcome: 'fail', missing })]
    const log = print(anOutcome({ verdict: aVerdict({ status: 'fail', rules }), failures: ['fail'] }))
    expect(log.trimEnd()).toMatch(/^::error [^\n]*$/)
    expect(log).not.toMatch(/\r|##\[/)
  })

  it('warns if the failed rules do not fail the step', () => {
    const baseline = at('docs/pricing.md')
    const annotations = readAnnotations(print(anOutcome({ verdict, baseline, failures: [] })))
    expect(annotations.map(({ level }) => level)).toEqual(['warning', 'warning'])
  })

  it('prints an annotation that several gates share once', () => {
    const failing = (key: string, path: string) => anOutcome({ key, verdict, baseline: at(path) })
    const gates = ['a', 'b', 'c', 'd', 'e'].map(key => failing(key, 'docs/pricing.md'))
    const annotations = readAnnotations(print(...gates, failing('f', 'docs/other.md')))
    expect(annotations.map(({ properties }) => properties['file'])).toEqual([
      'docs/pricing.md',
      undefined,
      'docs/other.md',
    ])
  })

  it('prints nothing for a pass', () => {
    expect(print(anOutcome())).toBe('')
  })
})
