import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../../../src/report/outcome.ts'
import { readAnnotations } from '../../../support/annotations.ts'
import { aBaseline } from '../../../support/measurements.ts'
import { anOutcome, aRule, aVerdict } from '../../../support/outcomes.ts'

const SCRIPT = `
  import { annotateFailures } from './src/hosts/action/publish/annotate.ts'
  annotateFailures(JSON.parse(process.argv[1]), process.argv[2] === 'fails')`

/** What a step prints that does nothing but annotate. */
function print(outcome: Outcome, failsStep = true): string {
  const words = ['--input-type=module', '--eval', SCRIPT, JSON.stringify(outcome), failsStep ? 'fails' : '']
  const { stdout, stderr, status } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  return stdout
}

const verdict = aVerdict({
  status: 'fail',
  rules: [
    aRule('max-bcr-drop', { outcome: 'fail', sentence: 'The score fell by 40% (100 → 60).' }),
    aRule('max-cited-engines-drop', { outcome: 'fail', sentence: 'One engine less: repository.' }),
  ],
})
const at = (path: string, line = 7) =>
  aBaseline({
    changes: [
      {
        ...{ keyword: 'backup', kind: 'lost', baseScore: 100, headScore: 0, files: [path] },
        place: { path, title: 'Acme', headings: ['Prices'], line },
      },
    ],
  })

describe('annotateFailures', () => {
  it('prints one error a rule, at the line that lost the citation', () => {
    const log = print(anOutcome({ verdict, baseline: at('docs/pricing.md') }))
    const lost = 'No longer cited for “backup” (was in docs/pricing.md under “Prices”).'
    expect(readAnnotations(log)).toEqual([
      {
        level: 'error',
        properties: { title: 'AI visibility: max-bcr-drop', file: 'docs/pricing.md', line: '7' },
        message: `The score fell by 40% (100 → 60). ${lost}`,
      },
      {
        level: 'error',
        properties: { title: 'AI visibility: max-cited-engines-drop', file: 'docs/pricing.md', line: '7' },
        message: `One engine less: repository. ${lost}`,
      },
    ])
    expect(log.trimEnd().split('\n')).toHaveLength(2)
  })

  it('prints an error without a file where no place is known', () => {
    expect(readAnnotations(print(anOutcome({ verdict }))).map(({ properties }) => properties)).toEqual([
      { title: 'AI visibility: max-bcr-drop' },
      { title: 'AI visibility: max-cited-engines-drop' },
    ])
  })

  it.each([
    ['what separates properties', 'a,line=1::error file=b.md::c:d=e.md'],
    ['per cent signs', '100%2C%25%0A.md'],
    ['line ends', 'a\r\n::error::b.md'],
    ['other scripts', 'docs/价格 – 🚀.md'],
  ])('brings a path with %s to the runner as it is', (_, path) => {
    const annotations = readAnnotations(print(anOutcome({ verdict, baseline: at(path) })))
    expect(annotations.map(({ properties }) => properties['file'])).toEqual([path, path])
    expect(annotations.map(({ properties }) => properties['line'])).toEqual(['7', '7'])
  })

  it('lets no sentence begin a command of its own', () => {
    const sentence = 'x\n::stop-commands::y\r::error::z ##[error]w'
    const rules = [aRule('required-engines', { outcome: 'fail', sentence })]
    const log = print(anOutcome({ verdict: aVerdict({ status: 'fail', rules }) }))
    expect(log.trimEnd()).toMatch(/^::error [^\n]*$/)
    expect(log).not.toMatch(/\r|##\[/)
  })

  it('warns where the failing rules do not fail the step', () => {
    expect(readAnnotations(print(anOutcome({ verdict }), false)).map(({ level }) => level)).toEqual([
      'warning',
      'warning',
    ])
  })

  it('prints nothing for a pass', () => {
    expect(print(anOutcome())).toBe('')
  })
})
