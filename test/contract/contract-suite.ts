import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import type {
  ExportRequest,
  GenerateRequest,
  MonitorRequest,
  VisibilityService,
} from '../../src/contract/contract.ts'
import { meanOfKnown } from '../../src/lib/numbers.ts'
import { failureOf } from '../support/service-client.ts'

interface StartedService {
  service: VisibilityService
  close(): Promise<void> | void
}

interface ContractOptions {
  /** Two or more engines, or the one, that the service knows. */
  engines?: string[]
  brand?: string
  keywords?: string[]
}

const utc = z.iso.datetime({ offset: false })

/** What every shape of the service does, whatever it measures. `start` is called once for each test. */
export function describeContract(
  name: string,
  start: () => Promise<StartedService>,
  { engines = ['chatgpt', 'claude'], brand = 'Acme', keywords = ['crm'] }: ContractOptions = {},
): void {
  const monitorRequest: MonitorRequest = { brand_name: brand, keywords, engines, language: 'en' }
  const generateRequest: GenerateRequest = {
    brand_name: brand,
    topic: 'CRM for teams',
    target_engines: engines,
  }
  const exportRequest: ExportRequest = {
    brand_name: brand,
    date_range: { start: '2026-01-01', end: '2026-01-31' },
    engines,
    format: 'csv',
    include_competitors: false,
  }

  async function startForTest(): Promise<VisibilityService> {
    const { service, close } = await start()
    onTestFinished(async () => {
      await close()
    })
    return service
  }

  describe(`${name}: monitor`, () => {
    it('answers with a completed scan of the brand, whose summary agrees with the result of each engine', async () => {
      const scan = await (await startForTest()).monitor(monitorRequest)
      expect(scan).toMatchObject({ status: 'completed', brand_name: brand })
      expect(scan.scan_id).not.toBe('')
      const { results, summary } = scan
      expect(results.map(({ engine }) => engine).sort()).toEqual([...engines].sort())
      expect(summary.total_engines).toBe(results.length)
      expect(summary.cited_engines).toBe(results.filter(({ cited }) => cited).length)
      const score = meanOfKnown(results.map(({ bcr_score }) => bcr_score))
      expect(summary.overall_bcr).toBeCloseTo(score ?? 0, 6)
      for (const { timestamp } of results) expect(utc.safeParse(timestamp).success, timestamp).toBe(true)
    })

    it('gives every scan of the brand without engines a result', async () => {
      const scan = await (await startForTest()).monitor({ brand_name: brand, keywords })
      expect(scan.results.length).toBeGreaterThan(0)
      expect(scan.summary.total_engines).toBe(scan.results.length)
    })
  })

  describe(`${name}: generate`, () => {
    it('answers with content that is completed, and describes it with markup and keywords', async () => {
      const generation = await (await startForTest()).generate(generateRequest)
      expect(generation.status).toBe('completed')
      expect(generation.generation_id).not.toBe('')
      expect(generation.content.trim()).not.toBe('')
      const { metadata } = generation
      expect(JSON.parse(metadata.schema_markup)).toBeTypeOf('object')
      expect(metadata.recommended_keywords.every(keyword => keyword.trim() !== '')).toBe(true)
    })
  })

  describe(`${name}: export`, () => {
    it.each(['csv', 'pdf'] as const)(
      'answers with a report that is ready or on its way: %s',
      async format => {
        const report = await (await startForTest()).export({ ...exportRequest, format })
        expect(report.report_id).not.toBe('')
        expect(report.status).not.toBe('')
        if (report.estimated_completion !== '') utc.parse(report.estimated_completion)
        if (report.download_url !== null) expect(isUsableUrl(report.download_url)).toBe(true)
      },
    )
  })

  describe(`${name}: a bad request`, () => {
    it.each<[string, string, (service: VisibilityService) => Promise<unknown>]>([
      ['no brand', 'brand_name', service => service.monitor({ ...monitorRequest, brand_name: '' })],
      ['no keywords', 'keywords', service => service.monitor({ ...monitorRequest, keywords: [] })],
      ['a blank keyword', 'keywords[0]', service => service.monitor({ ...monitorRequest, keywords: [' '] })],
      ['no topic', 'topic', service => service.generate({ ...generateRequest, topic: '' })],
      [
        'a date that no calendar has',
        'date_range.end',
        service =>
          service.export({ ...exportRequest, date_range: { start: '2026-02-01', end: '2026-02-30' } }),
      ],
      [
        'a range that ends before it starts',
        'date_range',
        service =>
          service.export({ ...exportRequest, date_range: { start: '2026-02-02', end: '2026-02-01' } }),
      ],
    ])('is refused with the path of the fault: %s', async (_, path, call) => {
      const facts = await failureOf(call(await startForTest()))
      expect(facts).toMatchObject({ kind: 'http', status: 400, code: 'bad_request' })
      expect(facts.detail).toContain(`${path}:`)
    })
  })

  describe(`${name}: a call`, () => {
    it.each<[string, (service: VisibilityService, signal: AbortSignal) => Promise<unknown>]>([
      ['monitor', (service, signal) => service.monitor(monitorRequest, signal)],
      ['generate', (service, signal) => service.generate(generateRequest, signal)],
      ['export', (service, signal) => service.export(exportRequest, signal)],
    ])('is not made after its signal has aborted: %s', async (_, call) => {
      const facts = await failureOf(call(await startForTest(), AbortSignal.abort()))
      expect(facts.kind).toBe('cancelled')
    })

    it('does not affect the next one', async () => {
      const service = await startForTest()
      await failureOf(service.monitor({ ...monitorRequest, keywords: [] }))
      expect((await service.monitor(monitorRequest)).status).toBe('completed')
    })
  })
}

/** https, or what stays on this machine. */
function isUsableUrl(text: string): boolean {
  const { protocol, hostname } = new URL(text)
  return (
    protocol === 'https:' ||
    protocol === 'file:' ||
    (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
  )
}
