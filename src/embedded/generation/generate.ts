/** The operation that generates content from the pages of the brand. */
import { COMPLETED, type GenerateRequest, type Generation } from '../../contract/contract.ts'
import { ServiceError } from '../../contract/errors.ts'
import { excerpt } from '../../lib/http/excerpt.ts'
import type { Page } from '../pages/corpus.ts'
import { type PageContent, parsePage } from '../pages/page.ts'
import { scanRepository } from '../repository/scan.ts'
import { createLanguage, type Language } from '../repository/words.ts'
import { composeDraft, formatSources } from './draft.ts'
import { findEvidence, sourcesOf, type TopicEvidence } from './evidence.ts'
import { recommendKeywords } from './keywords.ts'
import { cutToLength } from './length.ts'
import { buildPrompt } from './prompt.ts'
import { createSchemaMarkup } from './schema-markup.ts'

/** Maximum number of words of a draft if the request has no `max_length`. */
export const DEFAULT_LENGTH = 800

const REQUEST = 'POST /v1/content/generate'

/** Asks a model for text. `maxLength` is in words. */
export type Write = (prompt: string, maxLength: number) => Promise<string>

export interface GenerationContext {
  /** All pages, ordered by path. */
  pages: Page[]
  /** Language of the topic and the pages, a BCP 47 tag. Used instead of the request's `language`. */
  languageCode: string
  createId: () => string
  /** Without a writer, the draft consists of sentences of the pages, and `tone` and `target_engines` have no effect. */
  write?: Write | undefined
}

/**
 * Generates content about the topic from the brand's own pages, with a list of these pages at the end. `max_length` is in
 * words of title and text without the list of sources; the first sentence is kept even if it is longer. The score estimate
 * is the score of the engine `repository` for the topic, measured with the draft as an additional page.
 *
 * Rejects with a ServiceError: 404 `not_found` if no page of the brand covers the topic, because content without a source
 * would be invented; `invalid-response` if the model's text is empty or cannot be parsed. Rejects with a RangeError if the
 * language code is malformed.
 */
export async function generateContent(
  request: GenerateRequest,
  { pages, languageCode, createId, write }: GenerationContext,
): Promise<Generation> {
  const language = createLanguage(languageCode)
  const evidence = requireEvidence(pages, request.topic, language)
  const maxLength = request.max_length ?? DEFAULT_LENGTH
  const whole = write
    ? await writeDraft(() => write(buildPrompt(request, evidence, { languageCode, maxLength }), maxLength))
    : composeDraft(request, evidence, language)
  const body = guardNesting(() => cutToLength(whole, maxLength, language))
  const written = parseDraft(body)
  const content = `${body}\n\n${formatSources(evidence)}\n`
  return {
    generation_id: createId(),
    status: COMPLETED,
    content,
    metadata: {
      schema_markup: createSchemaMarkup({
        brand: request.brand_name,
        topic: request.topic,
        languageCode,
        content: written,
        sources: sourcesOf(evidence).map(({ url }) => url),
      }),
      recommended_keywords: recommendKeywords(
        pages,
        {
          known: [request.brand_name, request.topic],
          passages: evidence.passages,
          draft: written.passages.flatMap(({ headings, text }) => [...headings, text]).join('\n'),
        },
        language,
        languageCode,
      ),
      citation_score_estimate: scanRepository(addDraft(pages, content), [request.topic], languageCode).score,
    },
  }
}

/** What a model is asked for a draft. */
export interface DraftPrompt {
  prompt: string
  /** In words. */
  maxLength: number
}

/** Returns what `generateContent` asks a model. Throws a ServiceError and a RangeError like `generateContent`. */
export function buildDraftPrompt(request: GenerateRequest, pages: Page[], languageCode: string): DraftPrompt {
  const evidence = requireEvidence(pages, request.topic, createLanguage(languageCode))
  const maxLength = request.max_length ?? DEFAULT_LENGTH
  return { prompt: buildPrompt(request, evidence, { languageCode, maxLength }), maxLength }
}

function requireEvidence(pages: Page[], topic: string, language: Language): TopicEvidence {
  const evidence = findEvidence(pages, topic, language)
  if (evidence.answer.length > 0) return evidence
  const detail = `no page of the brand covers "${excerpt(topic)}"`
  throw new ServiceError({ kind: 'http', request: REQUEST, detail, status: 404, code: 'not_found' })
}

/** Returns the pages with the draft as an additional page of the brand. */
export function addDraft(pages: Page[], draft: string): Page[] {
  const path = 'draft.md'
  return [...pages, { path, url: path, owner: undefined, id: path, content: parseDraft(draft) }]
}

async function writeDraft(write: () => Promise<string>): Promise<string> {
  const text = (await write()).trim()
  // Some models put the whole text into a code fence, although the prompt forbids it.
  const [, inside = text] = /^```(?:markdown|md)?\n([\s\S]*)\n```$/.exec(text) ?? []
  if (inside.trim() === '') throw invalid('the model wrote no text')
  return inside.trim()
}

function parseDraft(draft: string): PageContent {
  return guardNesting(() => parsePage(draft, 'markdown'))
}

function guardNesting<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    if (error instanceof RangeError) throw invalid('the draft is nested too deeply to be parsed')
    throw error
  }
}

function invalid(detail: string): ServiceError {
  return new ServiceError({ kind: 'invalid-response', request: REQUEST, detail })
}
