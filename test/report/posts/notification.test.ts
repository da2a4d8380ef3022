import { describe, expect, it } from 'vitest'
import type { Verdict } from '../../../src/gate/verdict.ts'
import type { HistoryRecord } from '../../../src/history/record.ts'
import {
  buildNotification,
  formatNotification,
  type Notification,
} from '../../../src/report/posts/notification.ts'
import { describeGate } from '../../../src/report/text/describe-findings.ts'
import type { DescribedGate } from '../../../src/report/text/finding-text.ts'
import { aLoss } from '../../support/history.ts'
import { anOutcome, aVerdict } from '../../support/outcomes.ts'
import { aFleetGate, serviceDown } from '../../support/portfolio.ts'
import { aTrend } from '../../support/report-outcomes.ts'
import { aDrop, aFloor } from '../../support/rule-results.ts'
import { situations } from '../../support/situations.ts'

const passing = aVerdict()
const failing = aVerdict({ status: 'fail', rules: [aFloor({ outcome: 'fail', observed: 10, floor: 20 })] })
const doubtful = aVerdict({ status: 'inconclusive', rules: [aDrop({ outcome: 'inconclusive' })] })

/** Earlier runs: passed, failed, or suspicious. */
const runs = (...states: ('passed' | 'failed' | 'suspect')[]): HistoryRecord[] =>
  aTrend(states.map(() => 50)).map((record, index) => ({
    ...record,
    failed: states[index] === 'failed',
    suspect: states[index] === 'suspect',
  }))

const runUrl = 'https://github.com/acme/site/actions/runs/42'
const aRun = (...gates: DescribedGate[]) => ({ gates, runUrl })
const aGate = (verdict: Verdict, failed: boolean, trend: HistoryRecord[]) =>
  describeGate(anOutcome({ verdict, trend, failures: failed ? ['fail'] : [] }))

/** `failed`: the step failed. `event`: the expected message. */
type Change = [
  name: string,
  verdict: Verdict,
  failed: boolean,
  earlierRuns: HistoryRecord[],
  event: string | undefined,
]

describe('a message is sent', () => {
  it.each([
    ['on the first failure', failing, true, runs('passed'), 'failure'],
    ['on a failure without a history', failing, true, [], 'failure'],
    ['not while the gate still fails', failing, true, runs('passed', 'failed'), undefined],
    ['not while the gate still passes', passing, false, runs('failed', 'passed'), undefined],
    ['not on the first pass of all', passing, false, [], undefined],
    ['on the pass after a failure', passing, false, runs('passed', 'failed'), 'recovery'],
    ['on the pass after a failure and a doubt', passing, false, runs('failed', 'suspect'), 'recovery'],
    ['on the failure after a doubt', failing, true, runs('passed', 'suspect'), 'failure'],
    ['not on a doubt after a failure', doubtful, false, runs('failed'), undefined],
    ['not on a failure that fail-on leaves out', failing, false, runs('failed'), undefined],
    ['on an error', aVerdict({ status: 'error', rules: [] }), true, runs('passed'), 'failure'],
    [
      'not as a recovery without a rule',
      aVerdict({ rules: [], reportOnly: true }),
      false,
      runs('failed'),
      undefined,
    ],
  ] satisfies Change[])('%s', (_name, verdict, failed, trend, event) => {
    expect(buildNotification(aRun(aGate(verdict, failed, trend)))?.event).toBe(event)
  })

  it.each([
    ['on a sudden loss', 'live-engine-lost', 'failure'],
    ['on a loss that several runs show', 'live-decline', 'decline'],
    ['not while a known loss fails', 'live-loss-again', undefined],
    ['not while a loss only warns', 'live-still-low', undefined],
    ['not at the first recovering run', 'live-perhaps-back', undefined],
    ['when the loss has recovered', 'live-back', 'recovery'],
    ['on a second loss while another one is open', 'live-two-losses', 'failure'],
  ])('%s', (_, name, event) => {
    expect(buildNotification(aRun(describeGate(situations[name] ?? anOutcome())))?.event).toBe(event)
  })

  it('not again on a known loss, though the run before passed', () => {
    const again = situations['live-loss-again'] ?? anOutcome()
    const passedBefore = { ...again, trend: again.trend.map(record => ({ ...record, failed: false })) }
    expect(buildNotification(aRun(describeGate(passedBefore)))).toBeUndefined()
  })

  it('on an incident, although earlier runs failed because of a loss', () => {
    const down = { ...(situations['live-service-down'] ?? anOutcome()), trend: runs('failed') }
    expect(buildNotification(aRun(describeGate(down)))?.event).toBe('failure')
  })

  it('when the user accepted the level of an open loss', () => {
    const trend = runs('passed').map(record => ({ ...record, losses: [aLoss({ state: 'low' })] }))
    expect(buildNotification(aRun(aGate(passing, false, trend)))?.event).toBe('recovery')
  })

  it.each([
    [
      'live-dropped-in-germany',
      /^The difference is statistically significant\./,
      /^The engines read your pages/,
    ],
    ['content-noindex', /^Line 3 of docs\/install\.md: noindex: true\./, /^What to do: Delete line 3/],
  ])('with second line, first cause and remedy of the report: %s', (name, summary, reason) => {
    const sent = buildNotification(aRun(describeGate({ ...(situations[name] ?? anOutcome()), key: 'docs' })))
    expect(sent?.title).toMatch(/ \(docs\)$/)
    expect(sent?.summary).toMatch(summary)
    expect(sent?.reasons[0]).toMatch(reason)
    expect(sent?.reasons.at(-1)).toMatch(/^What to do: /)
  })

  it.each([
    ['failure', situations['live-dropped-in-germany']],
    ['recovery', anOutcome({ verdict: passing, trend: runs('failed') })],
  ])('without control characters of a brand or a name: %s', (event, outcome = anOutcome()) => {
    const hostile = 'x\u001B[31m\n\u202E'
    const sent = buildNotification(aRun(describeGate({ ...outcome, brand: hostile, key: hostile })))
    expect(sent?.event).toBe(event)
    expect([sent?.title, sent?.summary, ...(sent?.reasons ?? [])].join('')).not.toMatch(/[\p{Cc}\u202E]/u)
  })
})

const notification: Notification = {
  event: 'failure',
  gates: ['default'],
  key: 'default',
  brandName: 'Acme',
  title: 'AI visibility of Acme fails its gate',
  summary: 'Acme is cited in 10% of the answers. It was 60%.',
  reasons: ['The citation score is 10, below 20.'],
  verdict: 'fail',
  overallBcr: 10,
  citedEngines: 1,
  totalEngines: 4,
  runUrl: 'https://github.com/acme/site/actions/runs/42',
  createdAt: '2026-11-20T10:00:12.000Z',
}
const payloadOf = (format: 'slack' | 'json', change: Partial<Notification> = {}): unknown =>
  JSON.parse(formatNotification({ ...notification, ...change }, format))

describe('the message', () => {
  it.each(['slack', 'json'] as const)('has the form of its format: %s', async format => {
    const text = `${JSON.stringify(payloadOf(format), undefined, 2)}\n`
    await expect(text).toMatchFileSnapshot(`snapshots/message-${format}.txt`)
  })

  it('for other programs has null for what is not known', () => {
    const unknown = { runUrl: null, overallBcr: null }
    expect(payloadOf('json', unknown)).toMatchObject({ overall_bcr: null, run_url: null, cited_engines: 1 })
  })

  it('for Slack has no empty text, which Slack refuses', () => {
    expect(JSON.stringify(payloadOf('slack', { summary: '' }))).not.toContain('"text":""')
  })

  it('shows text from outside without mentions, links and formatting', () => {
    const hostile = '<!channel> <https://evil.example|here> *bold* & more'
    const change = { title: hostile, summary: hostile, reasons: [hostile] }
    const slack = formatNotification({ ...notification, ...change }, 'slack')
    expect(slack.match(/<[^>]*>/g)).toEqual(['<https://github.com/acme/site/actions/runs/42|Open the run>'])
    expect(slack).toContain('&lt;!channel&gt;')
    expect(slack).toContain('&amp; ')
    expect(slack).not.toMatch(/\*bold\*/)
  })

  it('stays within the 3,000 characters of a section of Slack', () => {
    const long = '<'.repeat(5000)
    const { blocks } = JSON.parse(
      formatNotification({ ...notification, title: long, summary: long, reasons: [long] }, 'slack'),
    )
    for (const { text } of blocks) expect(text.text.length).toBeLessThanOrEqual(3000)
  })
})

describe('the message about several gates', () => {
  const lost = Array.from({ length: 30 }, (_, index) => aFleetGate(`lost-${10 + index}`, serviceDown))

  it('lists the gates whose state changed, and is a failure if one of them fails again', () => {
    const trend = runs('passed', 'failed')
    const recovered = aFleetGate('back', anOutcome({ verdict: passing, trend }))
    const same = aFleetGate('same', anOutcome({ verdict: passing, trend: runs('passed') }))
    const failed = aFleetGate('lost', anOutcome({ verdict: failing, trend: runs('passed') }))
    expect(buildNotification(aRun(recovered, same, failed))).toMatchObject({
      event: 'failure',
      gates: ['back', 'lost'],
    })
    expect(buildNotification(aRun(recovered, same))).toMatchObject({ event: 'recovery', gates: ['back'] })
  })

  it('reports an incident once, with its gates', () => {
    const sent = buildNotification(aRun(...lost, aFleetGate('fine', anOutcome())))
    expect(sent).toMatchObject({ event: 'failure', key: '', brandName: '', verdict: 'error', runUrl })
    expect(sent?.title).toBe('30 of 31 gates were not measured')
    expect(sent?.reasons.join()).toContain('The scan service failed with status 503')
    expect(sent?.gates).toHaveLength(30)
  })

  it('is not sent if the incident does not fail the step', () => {
    const gates = lost.map(({ key }) => aFleetGate(key, serviceDown, { failOn: ['fail'] }))
    expect(buildNotification(aRun(...gates))).toBeUndefined()
  })

  it('is not sent if no gate changed its state', () => {
    expect(
      buildNotification(aRun(aFleetGate('a', anOutcome()), aFleetGate('b', anOutcome()))),
    ).toBeUndefined()
  })
})
