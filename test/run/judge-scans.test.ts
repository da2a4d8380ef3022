import { describe, expect, it } from 'vitest'
import { inputTexts } from '../../scripts/lib/inputs.ts'
import type { BaselineLookup } from '../../src/comparison/baseline.ts'
import type { AnswerRecord } from '../../src/engines/answer-record.ts'
import { ServiceError } from '../../src/errors/service.ts'
import { digestOf } from '../../src/facts/fact.ts'
import { listRules } from '../../src/gate/verdict.ts'
import { readSettings } from '../../src/inputs/read-settings.ts'
import { countContents } from '../../src/scan/engine-contents.ts'
import { anAnswerContent, anEvaluated } from '../support/answer-records.ts'
import { aBaselineOf } from '../support/cells.ts'
import { embeddedSettings } from '../support/embedded.ts'
import { judgeWith } from '../support/scan-context.ts'
import { scanFor } from '../support/scans.ts'
import { aContext } from '../support/settings.ts'

const count = 20
const price = { name: 'price', about: ['Acme'], is: ['$399'], was: ['$349'], except: [], asOf: undefined }
const keywords = Array.from({ length: count }, (_, index) => `keyword ${index}`)

/** A service whose one engine cites for the keywords that have a 1 in the pattern. */
function aService(pattern: string) {
  const calls = { count: 0 }
  return {
    calls,
    monitor: async ({ brand_name, keywords: [keyword = ''] }: { brand_name: string; keywords: string[] }) => {
      calls.count++
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
  given: Record<string, string> = {},
) {
  const inputs = {
    ...{
      brand: 'Acme',
      keywords: keywords.join('\n'),
      engines: 'chatgpt',
      baseline: 'history.json',
      samples,
    },
    ...{ 'base-url': 'https://api.example.com', 'api-key': 'key', plan: 'business', ...given },
  }
  const settings = await readSettings(inputTexts(inputs), {}, aContext())
  const ofFacts = {
    ...settings,
    service: {
      kind: 'embedded' as const,
      keysMissing: false,
      ...embeddedSettings({ facts: [price], models: ['openai:gpt-5'] }),
    },
  }
  return judgeWith(ofFacts, lookup, service, answers)
}

/** Returns a pattern in which this many keywords, the first ones, are not cited. */
const losing = (lost: number) => '0'.repeat(lost) + '1'.repeat(count - lost)

/** Nine runs, in each of which one of the last three keywords is not cited. */
const usual = Array.from({ length: 9 }, (_, run) => ({
  chatgpt: `${'1'.repeat(count - 3)}${['110', '101', '011'][run % 3]}`,
}))
const baseline = { baseline: aBaselineOf({ chatgpt: losing(0) }, ...usual) }

describe('judgeScans', () => {
  it.each([
    ['passes without a drop', 0, 'pass'],
    ['is inconclusive after a suspicious drop', 4, 'inconclusive'],
    ['fails after a drop that chance does not explain', count, 'fail'],
  ])('%s, and scans each keyword in each sample once', async (_, lost, status) => {
    const service = aService(losing(lost))
    const { verdict, plannedScans, scans } = await judged('3', baseline, service)
    expect(verdict.status).toBe(status)
    expect([plannedScans, service.calls.count]).toEqual([3 * count, 3 * count])
    expect(scans.map(({ sample }) => sample)).toEqual([1, 2, 3].flatMap(sample => keywords.map(() => sample)))
  })

  it('compares only the keywords of the baseline, and meets floors with all keywords', async () => {
    const service = aService('1'.repeat(10))
    const ofTen = { baseline: aBaselineOf({ chatgpt: '1'.repeat(10) }) }
    const { verdict, comparison } = await judged('1', ofTen, service, [], { 'min-overall-bcr': '50' })
    expect(comparison).toMatchObject({ score: { now: 80, was: 80 }, citedEngines: { now: 1, was: 1 } })
    expect(verdict).toMatchObject({
      status: 'fail',
      rules: expect.arrayContaining([
        expect.objectContaining({ rule: 'min-overall-bcr', outcome: 'fail', observed: 40 }),
        expect.objectContaining({ rule: 'max-bcr-drop', outcome: 'pass', observed: 80, baseline: 80 }),
      ]),
    })
  })

  it.each([
    ['fails if an engine states a fact wrong that it stated right before', 0, 'fail'],
    ['passes if it stated the fact wrong before', count, 'pass'],
  ])('%s', async (_, wrong, status) => {
    const list = digestOf(price)
    const stated = { fact: 'price', is: ['$399'], list, said: '$349' }
    const content = anAnswerContent({ facts: [stated] })
    const answers = keywords.map(keyword => anEvaluated(content, { engine: 'chatgpt', keyword }))
    const known = countContents(answers).map(each => ({
      ...each,
      facts: [{ fact: 'price', list, answers: count, wrong }],
    }))
    const runs = baseline.baseline.runs.map(run => ({ ...run, contents: known }))
    const lookup = { baseline: { ...baseline.baseline, runs } }
    const { verdict } = await judged('1', lookup, aService(losing(0)), answers)
    expect(verdict.status).toBe(status)
    const relapsed = wrong === 0 ? [{ fact: 'price', engine: 'chatgpt', state: 'wrong', earlierRuns: 0 }] : []
    expect(listRules(verdict)).toContainEqual(expect.objectContaining({ rule: 'facts', relapsed }))
  })

  it('asks nothing if the samples do not fit the limits', async () => {
    const service = aService(losing(0))
    const inputs = { brand: 'Acme', keywords: 'crm', 'base-url': 'https://api.example.com', 'api-key': 'key' }
    const settings = await readSettings(
      inputTexts({ ...inputs, samples: '9', limits: '5/day' }),
      {},
      aContext(),
    )
    const { verdict } = await judgeWith(settings, baseline, service)
    expect(verdict).toMatchObject({ status: 'error', blocker: { requests: 9 } })
    expect(service.calls.count).toBe(0)
  })

  it('is an error when a later sample fails, and keeps the completed scans', async () => {
    const { monitor, calls } = aService(losing(3))
    const failing = {
      calls,
      monitor: (request: Parameters<typeof monitor>[0]) =>
        calls.count < 3 * count
          ? monitor(request)
          : Promise.reject(new ServiceError({ kind: 'connection', request: 'POST', detail: 'reset' })),
    }
    const { verdict, scans } = await judged('4', baseline, failing)
    expect(verdict.status).toBe('error')
    expect(scans).toHaveLength(3 * count)
  })
})
