import type { Comparison } from '../comparison/comparison.ts'
import {
  COMPLETED,
  type GenerateRequest,
  type Generation,
  type VisibilityService,
} from '../contract/contract.ts'
import { ServiceError } from '../errors/service.ts'
import type { Settings } from '../inputs/settings.ts'
import { excerpt } from '../lib/http/excerpt.ts'
import { parseJson } from '../lib/json.ts'
import { toSingleLine } from '../lib/text.ts'
import type { Draft, Suggestion } from '../report/outcome.ts'
import { isMajority, type Measurement } from '../scan/measure.ts'

export interface Topic {
  keyword: string
  /** At least one. */
  engines: string[]
}

interface Observed {
  keywords: string[]
  measurement: Measurement | undefined
  comparison: Pick<Comparison, 'cells' | 'content' | 'engines'> | undefined
}

interface Candidate extends Topic {
  /** Number of its engines that cited the brand in the baseline. */
  lostEngines: number
  isUncited: boolean
}

/**
 * Returns at most `max` keywords for which at least one engine cites the brand in at most half of its samples: first those
 * that lost the most engines since the baseline, then those without a citation, then the others in their order. If one scan
 * asks about all keywords, an engine that does not cite counts for each of them.
 */
export function chooseTopics({ keywords, measurement, comparison }: Observed, max: number): Topic[] {
  const now = Map.groupBy(measurement?.cells ?? [], cell => cell.keyword)
  const lostByChange = new Set(
    comparison?.content?.keywords.filter(({ outcome }) => outcome === 'lost').map(({ keyword }) => keyword),
  )
  // Changes are known only for engines of the baseline.
  const changedEngines = comparison?.engines.map(({ engine }) => engine) ?? []
  const citing = new Set(
    comparison?.cells
      .filter(({ before }) => isMajority(before.flatMap(({ cell }) => cell.cited)))
      .map(({ now }) => now),
  )

  function toCandidate(keyword: string): Candidate {
    const cells = now.get(keyword) ?? now.get(undefined) ?? []
    const uncited = cells.filter(({ cited }) => !isMajority(cited))
    // Known for each keyword even if one scan asked about all of them.
    const changedHere = lostByChange.has(keyword) ? changedEngines : []
    const lost = uncited.filter(cell => citing.has(cell))
    return {
      keyword,
      engines: [...new Set([...changedHere, ...uncited.map(({ engine }) => engine)])],
      lostEngines: new Set([...changedHere, ...lost.map(({ engine }) => engine)]).size,
      isUncited: uncited.length === cells.length,
    }
  }

  return keywords
    .map(toCandidate)
    .filter(({ engines }) => engines.length > 0)
    .sort(
      (one, other) => other.lostEngines - one.lostEngines || Number(other.isUncited) - Number(one.isUncited),
    )
    .slice(0, max)
    .map(({ keyword, engines }) => ({ keyword, engines }))
}

const REQUEST = 'POST /v1/content/generate'

/**
 * Asks the service for a draft on each topic. Keeps the order of the topics. Never rejects: a failed draft carries its
 * failure and does not affect the others. `signal` cancels the requests.
 */
export function suggestContent(
  topics: Topic[],
  settings: Settings,
  service: Pick<VisibilityService, 'generate'>,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  return Promise.all(
    topics.map(async topic => {
      try {
        const generation = await service.generate(buildRequest(topic, settings), signal)
        return { ...topic, draft: readDraft(generation) }
      } catch (error) {
        return { ...topic, draft: { error } }
      }
    }),
  )
}

function buildRequest(
  { keyword, engines }: Topic,
  { brand, language, drafts: { type, tone, length } }: Settings,
): GenerateRequest {
  return {
    brand_name: brand,
    topic: keyword,
    target_engines: engines,
    ...(type !== undefined && { content_type: type }),
    ...(tone !== undefined && { tone }),
    language,
    ...(length !== undefined && { max_length: length }),
  }
}

/** Throws a ServiceError if the generation has no content. */
function readDraft({ status, content, metadata }: Generation): Draft {
  if (status !== COMPLETED) {
    const detail = `status is ${excerpt(JSON.stringify(status))}`
    throw new ServiceError({ kind: 'not-completed', request: REQUEST, detail })
  }
  if (toSingleLine(content) === '') {
    throw new ServiceError({ kind: 'invalid-response', request: REQUEST, detail: 'content is empty' })
  }
  const { schema_markup: text, recommended_keywords, citation_score_estimate } = metadata
  return {
    content,
    schemaMarkup: text.trim() === '' ? undefined : { text, isJson: parseJson(text) !== undefined },
    recommendedKeywords: recommended_keywords.map(toSingleLine).filter(keyword => keyword !== ''),
    citationScoreEstimate: citation_score_estimate ?? undefined,
  }
}
