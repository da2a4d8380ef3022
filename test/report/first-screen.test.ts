import { describe, expect, it } from 'vitest'
import type { Finding } from '../../src/findings/finding.ts'
import { firstScreen } from '../../src/report/document/first-screen.ts'
import { renderMarkdownParts } from '../../src/report/posts/comment.ts'
import { contextOf, describeFindings, describeGate } from '../../src/report/text/describe-findings.ts'
import type { ReportContext } from '../../src/report/text/finding-text.ts'
import { anOutcome } from '../support/outcomes.ts'
import { aDrop } from '../support/rule-results.ts'
import { situations } from '../support/situations.ts'

const weekly = situations['live-decline'] ?? anOutcome()

/** Findings that no situation has. */
const otherFindings: Record<string, Finding> = {
  'less-prominent': {
    ...{ kind: 'dropped', certainty: 'more-than-chance', leadsTo: 'fail', cause: 'whole' },
    ...{ scope: { kind: 'whole' }, cells: [], evidence: [], value: { ...aDrop(), now: 40, was: 60 } },
    change: {
      now: { cited: 38, answers: 90, share: 38 / 90 },
      ...{ was: { usually: 38, share: 38 / 90 }, since: { usually: 38, share: 38 / 90 } },
    },
  },
}

function screenOf(finding: Finding): ReportContext {
  const facts = { ...contextOf(describeGate(weekly)), findings: [finding], failsCheck: true }
  return { ...facts, ...describeFindings(facts) }
}

const screens: Record<string, ReportContext> = {
  ...Object.fromEntries(
    Object.entries(situations).map(([name, outcome]) => [name, contextOf(describeGate(outcome))]),
  ),
  ...Object.fromEntries(Object.entries(otherFindings).map(([name, finding]) => [name, screenOf(finding)])),
}

function render(context: ReportContext): string {
  return `${renderMarkdownParts([firstScreen(context)])}\n`
}

describe.each(Object.entries(screens))('the first screen of %s', (name, context) => {
  const screen = render(context)
  const [open = ''] = screen.split('<details>')

  it('reads as in its snapshot', async () => {
    await expect(screen).toMatchFileSnapshot(`snapshots/first-screen/${name}.md`)
  })

  it('has at most 25 lines before the folds', () => {
    const lines = open.split('\n').filter(line => line !== '' && !/^\| ---/.test(line))
    expect(lines.length).toBeLessThanOrEqual(25)
  })

  it('is not a pass if the check fails', () => {
    expect(context.failsCheck && ['pass', 'report'].includes(context.mark)).toBe(false)
  })
})

it('asks to write the new level into a baseline of numbers, which no run replaces', () => {
  const origin = { kind: 'file' as const, path: 'baseline.json', runs: 0 }
  const outcome = { ...weekly, verdict: { ...weekly.verdict, baseline: { origin } } }
  expect(render(contextOf(describeGate(outcome)))).toContain(
    '**Is this the new normal?** Write the new level into <code>baseline.json</code>.',
  )
})
