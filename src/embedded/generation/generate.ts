import { randomUUID } from 'node:crypto'
import type { Article, FAQPage, Organization, Question, WithContext } from 'schema-dts'
import { COMPLETED, type GenerateRequest, type Generation } from '../../contract/contract.ts'
import { ServiceError } from '../../errors/service.ts'
import { clip, toSingleLine } from '../../lib/text.ts'
import type { ConfirmedOwner } from '../../owners/owner.ts'
import { scanRepository } from '../../owners/scan.ts'
import { parsePage } from '../../pages/page.ts'
import { createLanguage, type Language } from '../../retrieval/words.ts'
import type { Page } from '../../sites/corpus.ts'
import { findSources, formatDraft, joinSentences, type Section, takeSections } from './draft.ts'

/**
 * Composes content from sentences of the brand's own pages. `tone` has no effect, and `languageCode` (BCP 47) replaces the
 * request's `language`. The score is estimated with the draft as one more page. Throws a ServiceError, 404 `not_found`, if
 * the pages say nothing about the topic, because content without a source would be invented.
 */
export function generateContent(
  request: GenerateRequest,
  pages: Page[],
  languageCode: string,
  confirmed: readonly ConfirmedOwner[],
): Generation {
  const { topic } = request
  const language = createLanguage(languageCode)
  const sources = findSources(pages, topic, languageCode, confirmed)
  const sections = takeSections(sources, request, language)
  if (sections.length === 0) throw new ServiceError(NOTHING_SAID)
  const content = formatDraft(request, sections)
  return {
    generation_id: randomUUID(),
    status: COMPLETED,
    content,
    metadata: {
      schema_markup: createSchemaMarkup(request, languageCode, sections),
      recommended_keywords: recommendKeywords(sections, request, language),
      citation_score_estimate: scanRepository([...pages, toPage(content)], [topic], languageCode).score,
    },
  }
}

const NOTHING_SAID = {
  kind: 'http',
  request: 'POST /v1/content/generate',
  detail: 'the pages say nothing about this topic',
  status: 404,
  code: 'not_found',
} as const

function toPage(draft: string): Page {
  const path = 'draft.md'
  const content = parsePage(draft, 'markdown')
  return { path, url: path, addresses: undefined, base: '/', owner: undefined, id: path, content }
}

const MAX_KEYWORDS = 10

function recommendKeywords(
  sections: readonly Section[],
  { brand_name, topic }: GenerateRequest,
  { words, term, isInformative }: Language,
): string[] {
  const known = new Set([brand_name, topic].flatMap(words).map(term))
  const allWords = sections.flatMap(({ paragraphs }) => paragraphs.flat()).flatMap(words)
  const informative = allWords.filter(
    word => /\p{L}{2}/u.test(word) && isInformative(word) && !known.has(term(word)),
  )
  return [...Map.groupBy(informative, term).values()]
    .sort((one, other) => other.length - one.length)
    .flatMap(([word = '']) => word)
    .slice(0, MAX_KEYWORDS)
}

/** In code points; more than search engines show. */
const MAX_DESCRIPTION = 300

/** Returns JSON-LD of schema.org for a draft, safe within a `<script>` element. */
export function createSchemaMarkup(
  request: GenerateRequest,
  languageCode: string,
  sections: readonly Section[],
): string {
  const organization = { '@type': 'Organization', name: request.brand_name } satisfies Organization
  const urls = new Set(sections.map(({ page }) => page.url))
  const citation = [...urls].filter(url => /^https?:/.test(url))
  const [opening = []] = sections.flatMap(({ paragraphs }) => paragraphs)
  const common = {
    '@context': 'https://schema.org',
    headline: `${request.brand_name}: ${request.topic}`,
    about: { '@type': 'Thing', name: request.topic },
    description: clip(toSingleLine(joinSentences(opening)), MAX_DESCRIPTION),
    inLanguage: languageCode,
    author: organization,
    publisher: organization,
    ...(citation.length > 0 && { citation }),
  } as const
  // The contract lists no content types; any other is an article.
  const isFaq = /^\s*faqs?\s*$/i.test(request.content_type ?? '')
  const markup: WithContext<Article> | WithContext<FAQPage> = isFaq
    ? { ...common, '@type': 'FAQPage', mainEntity: sections.map(toQuestion) }
    : { ...common, '@type': 'Article' }
  return JSON.stringify(markup).replaceAll('<', '\\u003c')
}

function toQuestion({ heading, paragraphs }: Section): Question {
  const text = paragraphs.map(joinSentences).join('\n')
  return { '@type': 'Question', name: heading, acceptedAnswer: { '@type': 'Answer', text } }
}
