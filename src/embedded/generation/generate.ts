import { randomUUID } from 'node:crypto'
import type { Article, FAQPage, Organization, Question, WithContext } from 'schema-dts'
import { COMPLETED, type GenerateRequest, type Generation } from '../../contract/contract.ts'
import { ServiceError } from '../../errors/service.ts'
import { excerpt } from '../../lib/http/excerpt.ts'
import { clip, toSingleLine } from '../../lib/text.ts'
import { scanRepository } from '../../owners/scan.ts'
import { type PageContent, parsePage } from '../../pages/page.ts'
import { createLanguage, type Language } from '../../retrieval/words.ts'
import type { Page } from '../../sites/corpus.ts'
import { composeDraft, findEvidence, formatSources, isFaq, sourcesOf } from './draft.ts'

/** Words of a draft if the request has no `max_length`. */
const DEFAULT_LENGTH = 800

/**
 * Generates content about the topic from sentences of the brand's own pages. `max_length` is in words, `tone` has no effect,
 * and `languageCode` (BCP 47) replaces the request's `language`. The score is estimated with the draft as one more page.
 * Throws a ServiceError, 404 `not_found`, if no page covers the topic, because content without a source would be invented.
 */
export function generateContent(request: GenerateRequest, pages: Page[], languageCode: string): Generation {
  const { topic, max_length = DEFAULT_LENGTH } = request
  const language = createLanguage(languageCode)
  const evidence = findEvidence(pages, topic, languageCode)
  if (evidence.answer.length === 0) throw notCovered(topic)
  const body = composeDraft(request, evidence, language, max_length)
  const draft = parsePage(body, 'markdown')
  const content = `${body}\n\n${formatSources(evidence)}\n`
  const sources = sourcesOf(evidence).map(({ url }) => url)
  return {
    generation_id: randomUUID(),
    status: COMPLETED,
    content,
    metadata: {
      schema_markup: createSchemaMarkup(request, languageCode, draft, sources),
      recommended_keywords: recommendKeywords(draft, request, language),
      citation_score_estimate: scanRepository([...pages, toPage(content)], [topic], languageCode).score,
    },
  }
}

function notCovered(topic: string): ServiceError {
  const detail = `no page of the brand covers "${excerpt(topic)}"`
  const request = 'POST /v1/content/generate'
  return new ServiceError({ kind: 'http', request, detail, status: 404, code: 'not_found' })
}

function toPage(draft: string): Page {
  const path = 'draft.md'
  const content = parsePage(draft, 'markdown')
  return { path, url: path, addresses: undefined, base: '/', owner: undefined, id: path, content }
}

const MAX_KEYWORDS = 10

function recommendKeywords(
  { passages }: PageContent,
  { brand_name, topic }: GenerateRequest,
  { words, term, isInformative }: Language,
): string[] {
  const known = new Set([brand_name, topic].flatMap(words).map(term))
  const allWords = passages.flatMap(({ text }) => words(text))
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

/** Returns JSON-LD of schema.org for a draft without its sources, safe within a `<script>` element. */
export function createSchemaMarkup(
  request: GenerateRequest,
  languageCode: string,
  draft: PageContent,
  sources: string[],
): string {
  const organization = { '@type': 'Organization', name: request.brand_name } satisfies Organization
  const citation = sources.filter(source => /^https?:/.test(source))
  const common = {
    '@context': 'https://schema.org',
    headline: draft.title || request.topic,
    about: { '@type': 'Thing', name: request.topic },
    description: clip(toSingleLine(draft.passages[0]?.text ?? ''), MAX_DESCRIPTION),
    inLanguage: languageCode,
    author: organization,
    publisher: organization,
    ...(citation.length > 0 && { citation }),
  } as const
  const markup: WithContext<Article> | WithContext<FAQPage> = isFaq(request)
    ? { ...common, '@type': 'FAQPage', mainEntity: listQuestions(draft) }
    : { ...common, '@type': 'Article' }
  return JSON.stringify(markup).replaceAll('<', '\\u003c')
}

function listQuestions({ passages }: PageContent): Question[] {
  const answers = Map.groupBy(
    passages.filter(({ headings }) => headings.length > 0),
    ({ headings }) => headings.at(-1) ?? '',
  )
  return Array.from(answers, ([name, parts]) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text: parts.map(({ text }) => text).join('\n') },
  }))
}
