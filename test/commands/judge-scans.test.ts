import { describe, expect, it } from 'vitest'
import { inputTexts } from '../../scripts/lib/inputs.ts'
import { judgeScans } from '../../src/commands/judge-scans.ts'
import type { BaselineLookup } from '../../src/comparison/baseline.ts'
import { ServiceError } from '../../src/contract/errors.ts'
import type { AnswerRecord } from '../../src/engines/answer-record.ts'
import { rulesOf } from '../../src/gate/verdict.ts'
import { readSettings } from '../../src/inputs/read-settings.ts'
import { countContents } from '../../src/scan/engine-contents.ts'
import { anAnswerContent, anEvaluated } from '../support/answer-records.ts'
import { aBaselineOf } from '../support/cells.ts'
import { aScanContext } from '../support/scan-context.ts'
import { scanFor } from '../support/scans.ts'
import { aContext } from '../support/settings.ts'

const count = 20
const keywords = Array.from({ length: count }, (_, index) => `keyword ${index}`)

/** Answers of one engine that cites, sample by sample and keyword by keyword, as the patterns say; the last one stays. */
function aService(...patterns: string[]) {
  const calls = { count: 0 }
  return {
    calls,
    monitor: async ({ brand_name, keywords: [keyword = ''] }: { brand_name: string; keywords: string[] }) => {
      const pattern = patterns[Math.floor(calls.count++ / count)] ?? patterns.at(-1) ?? ''
      const cited = pattern[Number(keyword.replace('keyword ', ''))] === '1'
      return scanFor({ brand_name, engines: ['chatgpt'] }, { engineResults: { chatgpt: { cited } } })
    },
  }
}

async function judged(
  samples: string,
  lookup: BaselineLookup,
  service: ReturnType<typeof aService>,
  answers: AnswerRecord[] = [],
) {
  const inputs = {
    ...{
      brand: 'Acme',
      keywords: keywords.join('\n'),
      engines: 'chatgpt',
      baseline: 'history.json',
      samples,
    },
    ...{ 'base-url': 'https://api.example.com', 'api-key': 'key', plan: 'business' },
  }
  const settings = await readSettings(inputTexts(inputs), {}, aContext())
  const context = await aScanContext(settings, service)
  return judgeScans(settings, lookup, {
    ...context,
    service: { ...context.service, answers: () => answers },
  })
}

/** A pattern of which so many keywords are lost. */
const losing = (lost: number) => '0'.repeat(lost) + '1'.repeat(count - lost)

/** Ten runs, in each of which another of the last three keywords is not cited. */
const usual = Array.from({ length: 9 }, (_, run) => ({
  chatgpt: `${'1'.repeat(count - 3)}${['110', '101', '011'][run % 3]}`,
}))
const baseline = { baseline: aBaselineOf({ chatgpt: losing(0) }, ...usual) }

describe('judgeScans', () => {
  it('makes the least number of samples when nothing dropped', async () => {
    const service = aService(losing(0))
    expect(await judged('3..9', baseline, service)).toMatchObject({
      verdict: { status: 'pass' },
      plannedScans: 3 * count,
    })
    expect(service.calls.count).toBe(3 * count)
  })

  it('stops at the first analysis when the loss is beyond doubt', async () => {
    const service = aService(losing(count))
    expect((await judged('3..9', baseline, service)).verdict.status).toBe('fail')
    expect(service.calls.count).toBe(3 * count)
  })

  it('makes one more sample at a time while a drop may be chance, and stops when it is clear', async () => {
    const service = aService(losing(5), losing(5), losing(5), losing(count))
    const { verdict, plannedScans, completed } = await judged('3..9', baseline, service)
    expect(verdict.status).toBe('fail')
    expect(plannedScans).toBe(5 * count)
    expect(completed.map(({ sample }) => sample)).toEqual(
      [1, 2, 3, 4, 5].flatMap(sample => keywords.map(() => sample)),
    )
  })

  it('stops with a pass when later samples cite again', async () => {
    const middle = '1'.repeat(count - 6)
    const before = { baseline: aBaselineOf({ chatgpt: `111${middle}000` }) }
    const lost = `000${middle}000`
    const service = aService(lost, lost, lost, losing(0))
    const { verdict, plannedScans } = await judged('3..9', before, service)
    expect(verdict.status).toBe('pass')
    expect(plannedScans).toBeGreaterThan(3 * count)
    expect(plannedScans).toBeLessThan(9 * count)
  })

  it.each([
    ['fails where an engine says a fact wrong that it said right', 0, 'fail'],
    ['passes where it said it wrong before', count, 'pass'],
  ])('%s', async (_, wrong, status) => {
    const stated = { fact: 'price', is: ['$399'], list: 'a', said: '$349' }
    const content = anAnswerContent({ facts: [stated] })
    const answers = keywords.map(keyword => anEvaluated(content, { engine: 'chatgpt', keyword }))
    const known = countContents(answers).map(each => ({
      ...each,
      facts: [{ fact: 'price', list: 'a', answers: count, wrong }],
    }))
    const runs = baseline.baseline.runs.map(run => ({ ...run, contents: known }))
    const lookup = { baseline: { ...baseline.baseline, runs } }
    const { verdict } = await judged('1', lookup, aService(losing(0)), answers)
    expect(verdict.status).toBe(status)
    const relapsed = wrong === 0 ? [{ fact: 'price', engine: 'chatgpt' }] : []
    expect(rulesOf(verdict)).toContainEqual(expect.objectContaining({ rule: 'facts', relapsed }))
  })

  it('stops at the first analysis for futility where chance explains the drop well', async () => {
    const service = aService(losing(1))
    const { verdict } = await judged('3..9', baseline, service)
    expect(verdict.status).toBe('pass')
    expect(rulesOf(verdict)).toContainEqual(
      expect.objectContaining({ rule: 'max-bcr-drop', isBeyond: true, outcome: 'pass' }),
    )
    expect(service.calls.count).toBe(3 * count)
  })

  it('is inconclusive when all samples are spent and the drop is still suspicious', async () => {
    const service = aService(losing(4))
    expect((await judged('3..5', baseline, service)).verdict.status).toBe('inconclusive')
    expect(service.calls.count).toBe(5 * count)
  })

  it('makes no further sample once the cost limit is reached', async () => {
    const service = aService(losing(3))
    const record = { engine: 'chatgpt', keyword: 'keyword 0', sample: 1 }
    const reason = { scope: 'answer' as const, code: 'cost-limit' as const, detail: '' }
    await judged('3..5', baseline, service, [
      anEvaluated(anAnswerContent(), record),
      { ...record, outcome: 'not-evaluated', reason },
    ])
    expect(service.calls.count).toBe(3 * count)
  })

  it('is stricter at an early analysis than a run with that many samples would be', async () => {
    const service = aService(losing(7))
    expect((await judged('3', baseline, aService(losing(7)))).verdict.status).toBe('fail')
    expect((await judged('3..9', baseline, service)).verdict.status).toBe('fail')
    expect(service.calls.count).toBe(9 * count)
  })

  it('analyses a long range at most eleven times, with several samples between', async () => {
    const service = aService(losing(3))
    const { completed } = await judged('1..21', baseline, service)
    expect(completed).toHaveLength(21 * count)
  })

  it('makes no more samples than the least without a baseline', async () => {
    const service = aService(losing(count))
    await judged('2..9', { missing: { kind: 'none-configured' } }, service)
    expect(service.calls.count).toBe(2 * count)
  })

  it('reckons with the greatest number of samples before it asks anything', async () => {
    const service = aService(losing(0))
    const inputs = { brand: 'Acme', keywords: 'crm', 'base-url': 'https://api.example.com', 'api-key': 'key' }
    const settings = await readSettings(
      inputTexts({ ...inputs, samples: '1..9', limits: '5/day' }),
      {},
      aContext(),
    )
    const { verdict } = await judgeScans(settings, baseline, await aScanContext(settings, service))
    expect(verdict).toMatchObject({ status: 'error', blocker: { requests: 9 } })
    expect(service.calls.count).toBe(0)
  })

  it('is an error when a later sample fails, and keeps what was measured', async () => {
    const { monitor, calls } = aService(losing(3))
    const failing = {
      calls,
      monitor: (request: Parameters<typeof monitor>[0]) =>
        calls.count < 3 * count
          ? monitor(request)
          : Promise.reject(new ServiceError({ kind: 'connection', request: 'POST', detail: 'reset' })),
    }
    const { verdict, completed } = await judged('3..9', baseline, failing)
    expect(verdict.status).toBe('error')
    expect(completed).toHaveLength(3 * count)
  })
})
