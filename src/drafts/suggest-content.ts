/** Asks the service for drafts of content for keywords without a citation. */
import {
  COMPLETED,
  type GenerateRequest,
  type Generation,
  type VisibilityService,
} from '../contract/contract.ts'
import { ServiceError, toOperationFailure } from '../contract/errors.ts'
import type { Settings, SuggestionSettings } from '../inputs/settings.ts'
import { excerpt } from '../lib/http/excerpt.ts'
import { parseJson } from '../lib/json.ts'
import { toSingleLine } from '../lib/text.ts'
import type { Topic } from './choose-topics.ts'
import type { Draft, Suggestion } from './suggestion.ts'

type ContentSettings = Pick<Settings, 'brand' | 'language' | 'suggestions'>

const REQUEST = 'POST /v1/content/generate'

/** Returns whether the mode asks for drafts after a run that `failed` or did not. */
export function wantsSuggestions(mode: SuggestionSettings['mode'], failed: boolean): boolean {
  return mode === 'always' || (mode === 'on-failure' && failed)
}

/**
 * Asks the service for a draft on each topic, and returns them in the order of the topics. Never rejects: a draft that
 * fails carries its failure, and the others are not affected. `signal` cancels the requests.
 */
export function suggestContent(
  topics: Topic[],
  settings: ContentSettings,
  service: Pick<VisibilityService, 'generate'>,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  return Promise.all(
    topics.map(async topic => {
      try {
        const generation = await service.generate(buildRequest(topic, settings), signal)
        return { ...topic, draft: readDraft(generation) }
      } catch (error) {
        return { ...topic, draft: { failure: toOperationFailure(error) } }
      }
    }),
  )
}

function buildRequest(
  { keyword, engines }: Topic,
  { brand, language, suggestions: { contentType, tone, maxLength } }: ContentSettings,
): GenerateRequest {
  return {
    brand_name: brand,
    topic: keyword,
    target_engines: engines,
    ...(contentType !== undefined && { content_type: contentType }),
    ...(tone !== undefined && { tone }),
    language,
    ...(maxLength !== undefined && { max_length: maxLength }),
  }
}

/** Reads the draft. Throws a ServiceError when the generation has no content. */
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
