/** The operation that generates content, from the pages of the corpus. */
import { COMPLETED, type GenerateRequest, type Generation } from '../../contract/contract.ts'
import { ServiceError } from '../../contract/errors.ts'
import { excerpt } from '../../lib/http/excerpt.ts'
import type { Page } from '../corpus/corpus.ts'
import { type PageContent, parsePage } from '../corpus/page.ts'
import { scanRepository } from '../repository/scan.ts'
import { createLanguage } from '../repository/words.ts'
import { composeDraft, formatSources } from './draft.ts'
import { findEvidence, sourcesOf } from './evidence.ts'
import { recommendKeywords } from './keywords.ts'
import { cutToLength } from './length.ts'
import { buildPrompt } from './prompt.ts'
import { createSchemaMarkup } from './schema-markup.ts'

/** Words of a draft when the request has no `max_length`. */
export const DEFAULT_LENGTH = 800

const REQUEST = 'POST /v1/content/generate'

/** Asks a provider for text; `maxLength` is in words. */
export type Write = (prompt: string, maxLength: number) => Promise<string>

export interface GenerationContext {
  /** The corpus, by path. */
  pages: Page[]
  /** Of the topic and the pages; a BCP 47 tag. It stands for the request's `language`. */
  languageCode: string
  createId: () => string
  /** Without it the draft is made of the pages' own sentences, and `tone` and `target_engines` have no effect. */
  write?: Write | undefined
}

/**
 * Content about the topic, from the brand's own pages, with a list of them at its end. `max_length` is taken in words
 * of title and text, the list of sources not counted; a first sentence that is longer stays. The score estimate is the
 * engine's own for the topic, measured with the draft among the pages.
 *
 * Rejects with a ServiceError: 404 `not_found` when no page of the brand speaks of the topic, for a text without a
 * source would be an invention; `invalid-response` when the provider's text is empty or cannot be parsed. Throws a
 * RangeError when the language code is malformed.
 */
export async function generateContent(
  request: GenerateRequest,
  { pages, languageCode, createId, write }: GenerationContext,
): Promise<Generation> {
  const language = createLanguage(languageCode)
  const evidence = findEvidence(pages, request.topic, language)
  if (evidence.answer.length === 0) {
    const detail = `no page of the brand speaks of "${excerpt(request.topic)}"`
    throw new ServiceError({ kind: 'http', request: REQUEST, detail, status: 404, code: 'not_found' })
  }
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

/** The corpus with a draft published as a page of the brand. */
export function addDraft(pages: Page[], draft: string): Page[] {
  const path = 'draft.md'
  return [...pages, { path, url: path, owner: undefined, id: path, content: parseDraft(draft) }]
}

async function writeDraft(write: () => Promise<string>): Promise<string> {
  const text = (await write()).trim()
  // Some models put the whole text in a fence all the same.
  const [, inside = text] = /^```(?:markdown|md)?\n([\s\S]*)\n```$/.exec(text) ?? []
  if (inside.trim() === '') throw invalid('the provider wrote no text')
  return inside.trim()
}

function parseDraft(draft: string): PageContent {
  return guardNesting(() => parsePage(draft, 'markdown'))
}

function guardNesting<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    if (error instanceof RangeError) throw invalid('the draft is nested beyond what can be parsed')
    throw error
  }
}

function invalid(detail: string): ServiceError {
  return new ServiceError({ kind: 'invalid-response', request: REQUEST, detail })
}
