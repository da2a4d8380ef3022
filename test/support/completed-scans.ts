import type { Scan, ScanResult } from '../../src/contract/contract.ts'
import type { CompletedScan } from '../../src/scan/run.ts'

export function aResult(engine: string, cited: boolean, overrides: Partial<ScanResult> = {}): ScanResult {
  return {
    engine,
    cited,
    bcr_score: cited ? 80 : 0,
    sentiment: cited ? 'positive' : '',
    snippet: cited ? `${engine} says Acme is good` : '',
    source_url: cited ? 'https://acme.example/page' : '',
    timestamp: '2026-11-20T10:00:00Z',
    ...overrides,
  }
}

/** A completed scan whose summary agrees with its results, unless `summary` says otherwise. */
export function aCompletedScan({
  results = [aResult('chatgpt', true), aResult('gemini', false)],
  summary = {},
  keyword,
  sample = 1,
  engines,
  id = 'scan-1',
}: {
  results?: ScanResult[]
  summary?: Partial<Scan['summary']>
  keyword?: string
  sample?: number
  engines?: string[]
  id?: string
} = {}): CompletedScan {
  return {
    keyword,
    sample,
    request: {
      brand_name: 'Acme',
      keywords: [keyword ?? 'crm'],
      ...(engines && { engines }),
      language: 'en',
    },
    scan: {
      scan_id: id,
      brand_name: 'Acme',
      status: 'completed',
      results,
      summary: {
        total_engines: results.length,
        cited_engines: results.filter(({ cited }) => cited).length,
        overall_bcr: 40,
        avg_sentiment: 'positive',
        ...summary,
      },
    },
  }
}
