/** Results of shards as they would be after a run, without the run. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openService } from '../../src/commands/service/open-service.ts'
import { type GatePartial, nameOfPartial, writePartial } from '../../src/commands/shards/partial.ts'
import { partOf, splitFleet } from '../../src/commands/shards/split.ts'
import { COMPLETED, type Scan } from '../../src/contract/contract.ts'
import type { AnswerRecord, AnswerSource } from '../../src/embedded/engines/answer-record.ts'
import type { Gate, GatesReading } from '../../src/inputs/gates.ts'
import { readGates } from '../../src/inputs/read-gates.ts'
import { digestOf } from '../../src/inputs/scan-settings.ts'
import { CONFIG } from './fleet.ts'

/** What a fleet asks: a service for scans, or a live engine, whose answers are kept as well. */
export type Form = 'scans' | 'answers'

const { signal } = new AbortController()
const silent = { debug() {}, info() {}, notice() {}, warning() {}, progress() {} }
const TIME = '2026-11-24T06:00:00.000Z'

/** What the program knows of its surroundings in the folder of a fleet. */
export function contextOf(folder: string) {
  const facts = {
    ...{ eventName: 'local', sha: undefined, defaultBranch: undefined, runUrl: undefined },
    ...{ commitUrl: undefined, change: undefined, withoutSecrets: true },
    ...{ tempFolder: folder, workspace: folder },
  }
  return { facts, env: {}, log: silent, signal }
}

/** Reads the gates of a fleet. */
export function readFleet(folder: string): Promise<GatesReading> {
  return readGates({ config: CONFIG }, { ...contextOf(folder), hostedKey: undefined })
}

/** Writes the results of all shards of a fleet into its folder, and returns their size in bytes. */
export async function writePartials(folder: string, shards: number, form: Form): Promise<number> {
  const context = contextOf(folder)
  const { gates } = await readFleet(folder)
  const config = digestOf(gates)
  const known = await Promise.all(
    splitFleet(gates, shards).gates.map(async gate => {
      const { fingerprint, close } = await openService(gate.settings, context)
      await close()
      return { gate, fingerprint }
    }),
  )
  const next = createRandom()
  let bytes = 0
  for (let index = 1; index <= shards; index += 1) {
    const shard = { index, count: shards }
    const partial = {
      ...{ program: '0.1.0', runId: 'local', attempt: 1, shard, sha: undefined, config },
      ...{ startedAt: TIME, finishedAt: TIME },
      gates: known.map(({ gate, fingerprint }): GatePartial => {
        const { plan } = partOf(gate, index).own
        return {
          ...{ key: gate.key, fingerprint, costs: [], failures: [], blocker: undefined },
          scans: plan.map(({ keyword, sample }) => ({
            ...{ brand: gate.settings.brand, keyword, sample },
            scan: scanOf(gate, next),
          })),
          answers: form === 'answers' ? plan.map(scan => answerOf(gate, scan.keyword ?? '', next)) : [],
        }
      }),
    }
    const path = join(folder, 'parts', nameOfPartial(partial))
    await writePartial(path, partial, folder)
    bytes += statSync(path).size
  }
  return bytes
}

/** Returns a function that returns a number from 0 up to below its argument: the same numbers each time. */
function createRandom(): (below: number) => number {
  let seed = 1
  return below => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
}
type Random = ReturnType<typeof createRandom>

const words = readFileSync('CONTRIBUTING.md', 'utf8').split(/\s+/)
const textOf = (count: number, next: Random) =>
  Array.from({ length: count }, () => words[next(words.length)]).join(' ')

function scanOf({ settings: { brand, engines } }: Gate, next: Random): Scan {
  const results = engines.map(engine => {
    const cited = next(10) < 7
    return {
      ...{ engine, cited, bcr_score: cited ? 40 + next(50) : 0, sentiment: cited ? 'positive' : 'none' },
      snippet: cited ? textOf(30, next) : '',
      source_url: cited ? `https://site-${next(500)}.example/${next(1_000)}` : '',
      timestamp: TIME,
    }
  })
  const cited = results.filter(result => result.cited)
  return {
    ...{ scan_id: `${next(1e9)}-${next(1e9)}-${next(1e9)}`, brand_name: brand, status: COMPLETED, results },
    summary: {
      ...{ total_engines: results.length, cited_engines: cited.length },
      overall_bcr: results.reduce((sum, { bcr_score }) => sum + bcr_score, 0) / results.length,
      avg_sentiment: cited.length > 0 ? 'positive' : 'none',
    },
  }
}

/** An answer of 300 words that cites four of eight pages. */
function answerOf({ settings: { engines } }: Gate, keyword: string, next: Random): AnswerRecord {
  const pages = Array.from({ length: 8 }, (): AnswerSource => {
    const domain = `site-${next(500)}.example`
    const url = `https://${domain}/${textOf(3, next).replaceAll(/\W+/g, '-')}`
    return { url, domain, owner: { kind: 'third-party' } }
  })
  return {
    ...{ engine: engines[0] ?? '', keyword, sample: 1, outcome: 'evaluated', model: 'gpt-6.1-sol' },
    content: {
      ...{ cited: next(10) < 7, retrieved: next(10) < 8, position: 1 + next(3), competitors: [] },
      ...{ ambiguous: [], seen: [] },
      ...{ citedSources: pages.slice(0, 4), unknownSources: 0, retrievedSources: pages },
      ...{ queries: [textOf(6, next)], text: textOf(300, next), isCut: false },
    },
  }
}
