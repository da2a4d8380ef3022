import { describe, expect, it } from 'vitest'
import { inputTexts } from '../../scripts/lib/inputs.ts'
import { findSharedPart } from '../../src/comparison/shared-part.ts'
import { readSettings } from '../../src/inputs/read-settings.ts'
import { judgeScans } from '../../src/run/judge-scans.ts'
import { aRunOf, type CitedPattern } from '../support/cells.ts'
import { aFingerprint, aRecord } from '../support/history.ts'
import { aScanContext } from '../support/scan-context.ts'
import { scanFor } from '../support/scans.ts'
import { aContext } from '../support/settings.ts'

const place = { kind: 'branch', branch: 'history', path: 'default.ndjson' } as const
const namesOf = (pattern: string) => Array.from(pattern, (_, index) => `keyword ${index}`)

/** Judges a run of one engine after a run that had other keywords. Each pattern says on which keywords it cites. */
async function judged(before: string, now: string, inputs: Record<string, string> = {}) {
  const given = {
    ...{ brand: 'Acme', keywords: namesOf(now).join('\n'), engines: 'chatgpt', 'scan-per': 'keyword' },
    ...{ 'base-url': 'https://api.example.com', 'api-key': 'key', plan: 'business', ...inputs },
  }
  const settings = await readSettings(inputTexts(given), {}, aContext())
  const context = await aScanContext(settings, {
    monitor: async ({ keywords: [keyword = ''] }) => {
      const cited = now[Number(keyword.replace('keyword ', ''))] === '1'
      return scanFor({ brand_name: 'Acme', engines: ['chatgpt'] }, { engineResults: { chatgpt: { cited } } })
    },
  })
  const fingerprint = (pattern: string) =>
    aFingerprint({ keywords: namesOf(pattern), engines: ['chatgpt'], service: ['https://api.example.com'] })
  const pattern: CitedPattern = { chatgpt: before }
  const previous = { place, runs: [aRecord({ ...aRunOf(pattern), fingerprint: fingerprint(before) })] }
  return judgeScans(
    settings,
    { missing: { kind: 'other-settings', place, changes: [] } },
    { ...context, findShared: measurement => findSharedPart(previous, fingerprint(now), measurement) },
  )
}

describe('a run whose keywords changed', () => {
  it('fails on a drop of the answers that it shares, whatever the new keywords answer', async () => {
    const { verdict } = await judged('1111111111', '00000000001111111111')
    expect(verdict).toMatchObject({
      status: 'fail',
      lostEngines: ['chatgpt'],
      bcrDrop: 80,
      citedEnginesDrop: 1,
      baseline: { origin: { ...place, runs: 1 } },
    })
  })

  it('passes where only the new keywords are not cited', async () => {
    const { verdict, measurement } = await judged('1111111111', '11111111110000000000')
    expect(verdict).toMatchObject({ status: 'pass', bcrDrop: 0, citedEnginesDrop: 0, lostEngines: [] })
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

  it('is not compared where less than half is shared, and still says what is', async () => {
    const { verdict, sharedPart } = await judged('1111111111', '000000000011111111111')
    expect(verdict).toMatchObject({ status: 'pass', baseline: { missing: { kind: 'other-settings' } } })
    expect(sharedPart).toMatchObject({
      shared: 10,
      isEnough: false,
      baseline: { overallBcr: 80 },
      measurement: { overallBcr: 0 },
    })
  })
})
