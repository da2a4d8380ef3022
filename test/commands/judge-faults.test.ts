/** What the merge says where a shard failed, or its result is missing. */
import { cpSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nameOfPartial } from '../../src/commands/shards/partial.ts'
import { renderComment } from '../../src/report/markdown/comment.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { listFailures } from '../../src/report/reasons.ts'
import { type FleetSetting, mergeFolders, resultOf, runFleet, runWhole, scanShard } from '../support/fleet.ts'
import { aFolder } from '../support/git-repository.ts'
import { scanFor } from '../support/scans.ts'
import { startServiceForTest } from '../support/service-client.ts'
import type { ServiceScript } from '../support/service-server.ts'

const keywords = Array.from({ length: 12 }, (_, index) => `keyword ${index}`)
const COUNT = 3
const reasonOf = (outcome: Outcome) => listFailures(outcome)[0]?.text

async function aSetting(script: ServiceScript = {}, inputs: Record<string, string> = {}) {
  // Ids do not depend on the order of the requests.
  const answer: ServiceScript['answer'] = (request, index) =>
    script.answer?.(request, index) ?? {
      body: scanFor(request.body, { scan_id: JSON.stringify(request.body) }),
    }
  const service = await startServiceForTest({ ...script, answer })
  const setting: FleetSetting = {
    inputs: {
      ...{ keywords: keywords.join('\n'), engines: 'chatgpt', 'scan-per': 'keyword' },
      ...{ 'base-url': service.url, 'api-key': 'key', plan: 'business', ...inputs },
    },
  }
  return { setting, service }
}

/** Scans all shards into one folder. */
async function aScannedFleet(setting: FleetSetting): Promise<string> {
  const folder = aFolder()
  for (let index = 1; index <= COUNT; index++) await scanShard(setting, [index, COUNT], folder)
  return folder
}

const fileOf = (folder: string, index: number, attempt = 1) =>
  join(folder, nameOfPartial({ attempt, shard: { index, count: COUNT } }))

describe('a lost shard', () => {
  it('is an error that names it, whatever the others say', async () => {
    const { setting } = await aSetting()
    const folder = await aScannedFleet(setting)
    rmSync(fileOf(folder, 2))
    const { merged } = await mergeFolders(setting, [folder])
    expect(merged.outcome).toMatchObject({ measurement: undefined, gap: undefined })
    expect(merged.outcome.failures).toEqual(['error'])
    expect(listFailures(merged.outcome)).toMatchObject([
      {
        code: 'AVG_SHARDS_MISSING',
        text: expect.stringMatching(/\. The result of shard 2\/3 is missing\. /),
      },
    ])
  })

  it('is an error with partial: allow too, where no shard is there', async () => {
    const { setting } = await aSetting()
    const { merged } = await mergeFolders(setting, [aFolder()], { allowsGap: true })
    expect(reasonOf(merged.outcome)).toMatch(/\. There is no result of any shard\./)
  })

  it('leaves a verdict over the other keywords with partial: allow, which says so and is not recorded', async () => {
    const { setting } = await aSetting()
    const folder = await aScannedFleet(setting)
    rmSync(fileOf(folder, 2))
    const { merged, log } = await mergeFolders(setting, [folder], { allowsGap: true })
    const { verdict, gap, keywords: asked, fingerprint } = merged.outcome
    expect(verdict.status).toBe('pass')
    expect(gap).toMatchObject({ shards: ['2/3'], keywords: asked.length, allKeywords: 12 })
    expect(asked.length).toBeLessThan(12)
    expect(fingerprint['keywords']).toEqual(asked)
    expect(merged.settings.record).toBe('never')
    const sentence = `The result of shard 2/3 is missing. The verdict covers ${asked.length} of 12 keywords`
    expect(log.warnings).toEqual([expect.stringContaining(sentence)])
    expect(renderComment(merged.outcome)).toContain(`The verdict covers ${asked.length} of 12 questions`)
    expect(JSON.parse(resultOf(merged.outcome))).toMatchObject({
      gap: { missing_shards: ['2/3'], keywords: asked.length, all_keywords: 12 },
    })
  })

  it('leaves a whole verdict where no shard is missing', async () => {
    const { setting } = await aSetting()
    const { merged } = await mergeFolders(setting, [await aScannedFleet(setting)], { allowsGap: true })
    expect(merged.outcome.gap).toBeUndefined()
    expect(resultOf(merged.outcome)).toBe(resultOf((await runWhole(setting)).outcome))
  })
})

describe('a file that must not be merged', () => {
  it('is lost and named where it was cut', async () => {
    const { setting } = await aSetting()
    const folder = await aScannedFleet(setting)
    truncateSync(fileOf(folder, 3), 200)
    const { merged, log } = await mergeFolders(setting, [folder])
    expect(log.warnings).toEqual([
      expect.stringMatching(/^AVG_PARTIAL: .*3-of-3.* it ends before its end mark/),
    ])
    expect(reasonOf(merged.outcome)).toMatch(/shard 3\/3 is missing.*before its end mark/)
  })

  it('does not disturb a complete run where it belongs to another run', async () => {
    const { setting } = await aSetting()
    const folder = await aScannedFleet(setting)
    const foreign = aFolder()
    await scanShard(setting, [1, COUNT], foreign, { runId: 'run-0', attempt: 9 })
    const { merged, log } = await mergeFolders(setting, [folder, foreign])
    expect(merged.outcome.verdict.status).toBe('pass')
    expect(log.warnings).toEqual([expect.stringContaining('it belongs to the run run-0')])
  })

  it('takes the place of no shard where its keywords are other ones', async () => {
    const { setting } = await aSetting()
    const folder = await aScannedFleet(setting)
    const other = { ...setting, inputs: { ...setting.inputs, keywords: 'crm' } }
    await scanShard(other, [2, COUNT], folder)
    const { merged } = await mergeFolders(setting, [folder])
    expect(reasonOf(merged.outcome)).toMatch(/shard 2\/3 is missing.*other settings/)
  })
})

describe('a shard that ran again', () => {
  it('is merged with the earlier results of the others, and its own earlier result does not count', async () => {
    let isBroken = true
    const forbidden = { status: 403, body: { error: { code: 'forbidden', message: 'not today' } } }
    const { setting } = await aSetting({ answer: () => (isBroken ? forbidden : undefined) })
    const folder = aFolder()
    await scanShard(setting, [2, COUNT], folder)
    isBroken = false
    await scanShard(setting, [1, COUNT], folder)
    await scanShard(setting, [3, COUNT], folder)
    const first = await mergeFolders(setting, [folder])
    expect(first.merged.outcome.verdict).toMatchObject({
      status: 'error',
      blocker: { kind: 'service', facts: { status: 403 } },
    })
    await scanShard(setting, [2, COUNT], folder, { attempt: 2 })
    const { merged, log } = await mergeFolders(setting, [folder], { attempt: 2 })
    expect(log.warnings).toEqual([])
    expect(resultOf(merged.outcome)).toBe(resultOf((await runWhole(setting)).outcome))
  })

  it('counts once where its file is there twice', async () => {
    const { setting } = await aSetting()
    const folder = await aScannedFleet(setting)
    const copy = aFolder()
    cpSync(folder, copy, { recursive: true })
    expect(readdirSync(copy)).toHaveLength(COUNT)
    const { merged } = await mergeFolders(setting, [folder, copy])
    expect(merged.outcome.plannedScans).toBe(12)
    expect(merged.outcome.scans).toHaveLength(12)
  })
})

describe('a shard that failed', () => {
  it('leaves the verdict of one run: error, with the scans that completed', async () => {
    const refuse: ServiceScript['answer'] = ({ body }) =>
      body.keywords?.[0] === 'keyword 7' ? { status: 403, body: {} } : undefined
    const { setting } = await aSetting({ answer: refuse })
    const { outcome } = await runFleet(setting, COUNT)
    expect(outcome.verdict).toMatchObject({ status: 'error', blocker: { kind: 'service' } })
    expect(outcome.scans.length).toBeGreaterThan(0)
    expect(outcome.scans.length).toBeLessThan(12)
  })

  it('of a competitor leaves it out of the share of voice, as one run does', async () => {
    const refuse: ServiceScript['answer'] = ({ body }) =>
      body.brand_name === 'Globex' && body.keywords?.[0] === 'keyword 7'
        ? { status: 403, body: {} }
        : undefined
    const { setting } = await aSetting({ answer: refuse }, { competitors: 'Globex\nInitech' })
    const merged = await runFleet(setting, COUNT)
    expect(merged.outcome.shareOfVoice.map(({ name }) => name)).toEqual(['Acme', 'Initech'])
    expect(resultOf(merged.outcome)).toBe(resultOf((await runWhole(setting)).outcome))
  })

  it.each([
    ['the day of the plan', { limits: '11/day' }, 'day-limit'],
    ['the time of the run', { limits: '3/minute, 3 concurrent', 'timeout-minutes': '2' }, 'time-budget'],
  ])('before its first scan, for %s, has the verdict of one run', async (_, inputs, kind) => {
    const { setting, service } = await aSetting({}, inputs)
    const merged = await runFleet(setting, COUNT)
    expect(merged.outcome.verdict).toMatchObject({ status: 'error', blocker: { kind } })
    expect(service.requests).toEqual([])
    expect(resultOf(merged.outcome)).toBe(resultOf((await runWhole(setting)).outcome))
  })
})

describe('the limits of a plan', () => {
  it('are kept by all shards at once, and by the gates of a shard together', async () => {
    const limits = { perWindow: 1000, windowMilliseconds: 60_000, concurrent: 6 }
    const { setting, service } = await aSetting(
      { limits, latency: 20 },
      { limits: '6 concurrent', samples: '3' },
    )
    const folder = aFolder()
    await Promise.all([1, 2, 3].map(index => scanShard(setting, [index, COUNT], folder)))
    expect(service.statuses).toEqual({ 200: 36 })
    expect(service.peak()).toBeGreaterThan(2)
    expect((await mergeFolders(setting, [folder])).merged.outcome.verdict.status).toBe('pass')
  })

  it('are divided in proportion to the scans of the shards', async () => {
    // The shards have 5, 4 and 4 keywords.
    const peaks: number[] = []
    for (const index of [1, 2, 3]) {
      const { setting, service } = await aSetting(
        { latency: 20 },
        { limits: '7 concurrent', samples: '3', keywords: [...keywords, 'keyword 12'].join('\n') },
      )
      await scanShard(setting, [index, COUNT], aFolder())
      peaks.push(service.peak())
    }
    expect(peaks).toEqual([3, 2, 2])
  })
})
