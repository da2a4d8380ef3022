import { onTestFinished } from 'vitest'
import { createEmbeddedService } from '../../src/embedded/service.ts'
import type { EngineCost } from '../../src/engines/account.ts'
import type { AnswerRecord } from '../../src/engines/answer-record.ts'
import type { Thresholds } from '../../src/inputs/settings.ts'
import { lineOfMissingAnswers } from '../../src/report/words/answers.ts'
import { type JudgedScans, judgeScans } from '../../src/run/judge-scans.ts'
import { makeDocument } from '../../src/run/service/open-embedded.ts'
import { demandOf } from '../../src/scan/demand.ts'
import { createManualClock, type ManualClock } from './clock.ts'
import { embeddedSettings } from './embedded.ts'
import { type EngineReply, type EngineServer, startVendor } from './engine-server.ts'
import { ENGINE_KEY, fixture } from './engines.ts'
import { aFolder } from './git-repository.ts'
import { createLog } from './log.ts'
import { thresholds } from './measurements.ts'
import { someSettings } from './settings.ts'

export const VENDORS = {
  openai: { key: 'OPENAI_API_KEY', baseUrl: 'OPENAI_BASE_URL' },
  anthropic: { key: 'ANTHROPIC_API_KEY', baseUrl: 'ANTHROPIC_BASE_URL' },
  gemini: { key: 'GEMINI_API_KEY', baseUrl: 'GEMINI_BASE_URL' },
  perplexity: { key: 'PERPLEXITY_API_KEY', baseUrl: 'PERPLEXITY_BASE_URL' },
} as const

export type Vendor = keyof typeof VENDORS
export const vendors = ['openai', 'anthropic', 'gemini', 'perplexity'] as const satisfies Vendor[]

/** Each fixture cites a page on one of them. */
const BRAND_DOMAINS = ['acme.example', 'acme.example.com']

/** No keyword is part of another. */
export const liveKeywords = Array.from(
  { length: 20 },
  (_, index) => `topic-${String(index).padStart(2, '0')}`,
)

interface LiveRunOptions {
  /** Returns how a vendor misbehaves on a keyword; undefined for a good answer, which cites the brand. */
  misbehave(vendor: Vendor, keyword: string): EngineReply | undefined
  set?: Partial<Thresholds>
  /** US dollars; no limit without it. */
  maxCost?: number
  /** Is called after each request and each record. */
  onProgress?(progress: { clock: ManualClock; records: AnswerRecord[]; bad: number }): void
}

interface LiveRunResult extends JudgedScans {
  /** The lines of the log on missing answers. */
  lines: string[]
  records: AnswerRecord[]
  /** What the replies cost, by engine. */
  costs: EngineCost[]
  servers: Record<Vendor, EngineServer>
}

/** Asks four vendors on loopback about 20 keywords, within ten minutes on a manual clock, and judges the answers. */
export async function runLive({
  misbehave,
  set,
  maxCost,
  onProgress,
}: LiveRunOptions): Promise<LiveRunResult> {
  const clock = createManualClock()
  const records: AnswerRecord[] = []
  let bad = 0
  const start = (vendor: Vendor) =>
    startVendor(({ body }) => {
      const asked = JSON.stringify(body)
      const keyword = liveKeywords.find(each => asked.includes(each)) ?? ''
      const reply = misbehave(vendor, keyword)
      if (reply) {
        bad += 1
        onProgress?.({ clock, records, bad })
      }
      return reply ?? { body: fixture(`${vendor}-citations`) }
    })
  const servers = {
    openai: await start('openai'),
    anthropic: await start('anthropic'),
    gemini: await start('gemini'),
    perplexity: await start('perplexity'),
  }
  const env = Object.fromEntries(
    vendors.flatMap(vendor => [
      [VENDORS[vendor].key, ENGINE_KEY],
      [VENDORS[vendor].baseUrl, servers[vendor].url],
    ]),
  )
  const service = createEmbeddedService({
    settings: embeddedSettings({ brandDomains: BRAND_DOMAINS, maxCost }),
    folder: '.',
    keywords: liveKeywords,
    dataFolder: aFolder(),
    downloadUrl: ({ path }) => path,
    makeDocument,
    env,
    clock,
    deadline: clock.now() + 600_000,
    signal: new AbortController().signal,
    warn: () => {},
    onAnswer: record => {
      records.push(record)
      onProgress?.({ clock, records, bad })
    },
  })
  onTestFinished(() => service.close())
  const settings = someSettings({
    keywords: liveKeywords,
    engines: [...vendors],
    scanPer: 'keyword',
    thresholds: thresholds({ minCitedEngines: 3, ...set }),
  })
  const judged = await judgeScans(
    settings,
    { missing: { kind: 'none-configured' } },
    { service, isDeterministic: false, demand: demandOf(settings, {}), answers: () => records },
    {
      log: createLog(),
      signal: new AbortController().signal,
      now: '2026-11-20T10:00:00.000Z',
      isReview: false,
    },
  )
  return {
    ...judged,
    records,
    costs: service.costs(),
    servers,
    lines: judged.answers.missing.map(lineOfMissingAnswers),
  }
}
