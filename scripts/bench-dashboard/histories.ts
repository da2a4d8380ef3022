/** Histories of a year for the dashboard: the same numbers for the same size. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { formatRecord } from '../../src/history/format.ts'
import type { HistoryRecord, Loss } from '../../src/history/record.ts'

const COUNTRIES = ['DE', 'FR', 'GB', 'US']
const ENGINES = ['openai', 'perplexity', 'gemini']
const LAST = Date.parse('2026-11-16T06:00:00Z')
const WEEK = 7 * 86_400_000
/** The week of the loss, counted from the newest. */
const LOST = 6

interface Size {
  gates: number
  weeks: number
  keywords: number
}

/** Writes a file for each gate into the folder. Four gates share a brand; every tenth gate has an open loss. */
export function writeHistories(folder: string, { gates, weeks, keywords }: Size): void {
  mkdirSync(folder, { recursive: true })
  const random = xoroshiro128plus(42)
  const draw = () => ((random.next() >>> 0) % 1000) / 1000
  for (let gate = 0; gate < gates; gate += 1) {
    const brand = `Brand ${Math.floor(gate / COUNTRIES.length) + 1}`
    const country = COUNTRIES[gate % COUNTRIES.length] ?? ''
    const level = 0.2 + 0.6 * draw()
    const asked = Array.from(
      { length: keywords },
      (_, at) => `question ${at + 1} about ${brand.toLowerCase()}`,
    )
    const lines = Array.from({ length: weeks }, (_, at) => {
      const back = weeks - 1 - at
      const isLost = gate % 10 === 3 && back <= LOST
      const cells = ENGINES.flatMap(engine =>
        asked.map(keyword => {
          const share = isLost && engine === 'perplexity' ? level / 4 : level
          const cited = Array.from({ length: 3 }, () => draw() < share)
          return { keyword, engine, cited, bcrScores: cited.map(vote => (vote ? 40 : 0)) }
        }),
      )
      return formatRecord({
        ...aRun(back),
        fingerprint: {
          brand: [brand],
          keywords: asked,
          engines: ENGINES,
          country: [country],
          language: ['en'],
          'scan-per': ['keyword'],
          service: ['embedded'],
        },
        cells,
        losses: isLost ? [lossOf(gate)] : [],
        failed: isLost,
      })
    })
    writeFileSync(
      join(folder, `brand-${Math.floor(gate / COUNTRIES.length) + 1}-${country.toLowerCase()}.ndjson`),
      `${lines.join('\n')}\n`,
    )
  }
}

function aRun(back: number): Omit<HistoryRecord, 'fingerprint' | 'cells' | 'losses' | 'failed'> {
  return {
    createdAt: new Date(LAST - back * WEEK).toISOString(),
    sha: undefined,
    runUrl: `https://github.com/acme/website/actions/runs/${1_000 - back}`,
    attempt: 1,
    suspect: false,
    accepted: false,
    overallBcr: 40,
    citedEngines: ENGINES.length,
    totalEngines: ENGINES.length,
    samples: 3,
  }
}

/** Every other one is told by a later run than the first lower one. */
function lossOf(gate: number): Loss {
  const since = LAST - LOST * WEEK
  return {
    scope: { kind: 'engine', engine: 'perplexity' },
    since: new Date(since).toISOString(),
    toldOn: new Date(since + (gate % 20 === 3 ? 0 : WEEK)).toISOString(),
    ...{ state: 'low', failures: 3, backSince: undefined, nearer: 0 },
  }
}
