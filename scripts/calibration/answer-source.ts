/** Where the answers of a calibration come from: a simulated world, or a replay of recorded answers. */

import type { Scan, ScanResult, VisibilityService } from '../../src/contract/contract.ts'
import { meanOfKnown } from '../../src/lib/numbers.ts'

/** What an engine answers to one question. */
export interface Answer {
  cited: boolean
  score: number
}

/** Names one question. `run` and `sample` count from 0 and 1; `keyword` and `engine` are positions. */
export interface Place {
  run: number
  sample: number
  keyword: number
  engine: number
}

export interface AnswerSource {
  keywords: readonly string[]
  engines: readonly string[]
  /** Returns the keywords that a run asks about. Default: all. */
  asks?(run: number): readonly string[]
  /** Returns an answer; undefined if it is not evaluated. The same place always gives the same answer. */
  answer(place: Place): Answer | undefined
}

/** Returns the service that gives the answers of one run. An engine over several keywords cites when any answer does. */
export function serveRun(
  { keywords, engines, answer }: AnswerSource,
  run: number,
): Pick<VisibilityService, 'monitor'> {
  const positions = new Map(keywords.map((keyword, position) => [keyword, position]))
  return {
    async monitor(request, _signal, sample = 1) {
      const asked = request.keywords.map(keyword => positions.get(keyword) ?? -1)
      const results = engines.flatMap((name, engine) => {
        const answers = asked
          .map(keyword => answer({ run, sample, keyword, engine }))
          .filter(one => one !== undefined)
        return answers.length === 0 ? [] : [joinAnswers(name, answers)]
      })
      return toScan(request.brand_name, results)
    },
  }
}

function joinAnswers(engine: string, answers: Answer[]): ScanResult {
  return {
    ...{ engine, sentiment: '', snippet: '', source_url: '', timestamp: '' },
    cited: answers.some(({ cited }) => cited),
    bcr_score: meanOf(answers.map(({ score }) => score)),
  }
}

function toScan(brand: string, results: ScanResult[]): Scan {
  const summary = {
    total_engines: results.length,
    cited_engines: results.filter(({ cited }) => cited).length,
    overall_bcr: meanOfKnown(results.map(({ bcr_score }) => bcr_score)),
    avg_sentiment: '',
  }
  return { scan_id: '', brand_name: brand, status: 'completed', results, summary }
}

/** Returns the mean; 0 of nothing. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
