import { describe, expect, it } from 'vitest'
import { inputTexts } from '../../scripts/lib/inputs.ts'
import { poolRuns, selectRuns } from '../../src/comparison/select-runs.ts'
import type { VisibilityService } from '../../src/contract/contract.ts'
import { readSettings } from '../../src/inputs/read-settings.ts'
import { aRunOf, type CitedPattern } from '../support/cells.ts'
import { aFingerprint, aRecord } from '../support/history.ts'
import { judgeWith } from '../support/scan-context.ts'
import { scanFor } from '../support/scans.ts'
import { aContext } from '../support/settings.ts'

const place = { kind: 'branch', branch: 'history', path: 'default.ndjson' } as const
const namesOf = (pattern: string) => Array.from(pattern, (_, index) => `keyword ${index}`)

/** Judges a run of one engine after a run that had other keywords. Each pattern marks the cited keywords with 1. */
async function judged(before: string, now: string, inputs: Record<string, string> = {}) {
  const given = {
    ...{ brand: 'Acme', keywords: namesOf(now).join('\n'), engines: 'chatgpt', baseline: 'history.json' },
    ...{ 'base-url': 'https://api.example.com', 'api-key': 'key', plan: 'business', ...inputs },
  }
  const settings = await readSettings(inputTexts(given), {}, aContext())
  const service: Pick<VisibilityService, 'monitor'> = {
    monitor: async ({ keywords: [keyword = ''] }) => {
      const cited = now[Number(keyword.replace('keyword ', ''))] === '1'
      return scanFor({ brand_name: 'Acme', engines: ['chatgpt'] }, { engineResults: { chatgpt: { cited } } })
    },
  }
  const fingerprint = (pattern: string) =>
    aFingerprint({ keywords: namesOf(pattern), engines: ['chatgpt'], service: ['https://api.example.com'] })
  const pattern: CitedPattern = { chatgpt: before }
  const earlier = aRecord({ ...aRunOf(pattern), fingerprint: fingerprint(before) })
  const { runs } = selectRuns([earlier], fingerprint(now), settings.engines)
  const [first = earlier] = runs
  return judgeWith(settings, { baseline: poolRuns([first], { ...place, runs: 1 }) }, service)
}

describe('a run whose keywords changed', () => {
  it('fails on a drop of the answers that it shares, whatever the new keywords answer', async () => {
    const { verdict, comparison } = await judged('1111111111', '00000000001111111111')
    expect(verdict).toMatchObject({ status: 'fail', drops: { lostEngines: ['chatgpt'] } })
    expect(comparison).toMatchObject({ score: { now: 0, was: 80 }, citedEngines: { now: 0, was: 1 } })
  })

  it('passes if only the new keywords are not cited', async () => {
    const { verdict, measurement, comparison } = await judged('1111111111', '11111111110000000000')
    expect(verdict).toMatchObject({ status: 'pass', drops: { lostEngines: [] } })
    expect(comparison).toMatchObject({ score: { now: 80, was: 80 }, citedEngines: { now: 1, was: 1 } })
    expect(measurement?.overallBcr).toBe(40)
  })

  it('meets floors with all its keywords', async () => {
    const floor = { 'min-overall-bcr': '50' }
    expect((await judged('1111111111', '11111111110000000000', floor)).verdict).toMatchObject({
      status: 'fail',
      rules: expect.arrayContaining([
        expect.objectContaining({ rule: 'min-overall-bcr', outcome: 'fail', observed: 40 }),
        expect.objectContaining({ rule: 'max-bcr-drop', outcome: 'pass', observed: 80, baseline: 80 }),
      ]),
    })
  })

  it('is compared however little is shared, and names what is new', async () => {
    const { verdict, comparison } = await judged('1111111111', `0000000000${'1'.repeat(20)}`)
    expect(verdict.status).toBe('fail')
    expect(comparison?.cells).toHaveLength(10)
    expect(comparison?.unpaired.map(({ kind }) => kind)).toEqual(
      Array.from({ length: 20 }, () => 'new-keyword'),
    )
  })
})
