import type { Generation, Report, Scan, ScanResult } from '../../src/contract/contract.ts'
import { meanOfKnown } from '../../src/lib/numbers.ts'

/** The engines a service scans when the request names none. */
const DEFAULT_ENGINES = ['chatgpt', 'gemini', 'claude', 'perplexity']

const OBSERVED_AT = '2026-01-15T09:00:00Z'

interface ScanOverrides extends Partial<Scan> {
  /** Fields of single engines' results; the summary adds up what they say. */
  engineResults?: Record<string, Partial<ScanResult>>
}

/**
 * A completed scan for a monitor request: every engine cites the brand unless `engineResults` says otherwise.
 * Scores run 80, 70, 60 … in the order of the engines, 0 for an engine that does not cite.
 */
export function scanFor(
  request: { brand_name: string; engines?: string[] | undefined },
  { engineResults = {}, ...overrides }: ScanOverrides = {},
): Scan {
  const results = (request.engines ?? DEFAULT_ENGINES).map((engine, index): ScanResult => {
    const cited = engineResults[engine]?.cited ?? true
    return {
      engine,
      cited,
      bcr_score: cited ? Math.max(80 - 10 * index, 10) : 0,
      sentiment: cited ? 'positive' : 'neutral',
      snippet: cited ? `${request.brand_name} is among the brands that are often recommended.` : '',
      source_url: cited ? `https://${engine}.example/answers/1` : '',
      timestamp: OBSERVED_AT,
      ...engineResults[engine],
    }
  })
  return {
    scan_id: 'scan-1',
    brand_name: request.brand_name,
    status: 'completed',
    results,
    summary: {
      total_engines: results.length,
      cited_engines: results.filter(({ cited }) => cited).length,
      overall_bcr: meanOfKnown(results.map(({ bcr_score }) => bcr_score)) ?? 0,
      avg_sentiment: results.some(({ cited }) => cited) ? 'positive' : 'neutral',
    },
    ...overrides,
  }
}

export function generationFor(
  request: { brand_name: string },
  overrides: Partial<Generation> = {},
): Generation {
  return {
    generation_id: 'generation-1',
    status: 'completed',
    content: `${request.brand_name} in a few words.`,
    metadata: {
      schema_markup: JSON.stringify({ '@type': 'Organization', name: request.brand_name }),
      recommended_keywords: ['project management'],
      citation_score_estimate: 72.5,
    },
    ...overrides,
  }
}

export function reportFor(overrides: Partial<Report> = {}): Report {
  return {
    report_id: 'report-1',
    status: 'processing',
    estimated_completion: '2026-01-15T09:05:00Z',
    download_url: null,
    ...overrides,
  }
}
