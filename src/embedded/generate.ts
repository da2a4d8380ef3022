import { randomUUID } from 'node:crypto'
import type { Article, FAQPage, Organization, Question, WithContext } from 'schema-dts'
import { COMPLETED, type GenerateRequest, type Generation } from '../contract/contract.ts'
import { ServiceError } from '../errors/service.ts'
import { clip, toSingleLine } from '../lib/text.ts'
import type { ConfirmedOwner } from '../owners/owner.ts'
import { createScanner, scanRepository } from '../owners/scan.ts'
import { parsePage } from '../pages/page.ts'
import { composeAnswer, type RetrievedPassage } from '../retrieval/answer.ts'
import { createLanguage, type Language } from '../retrieval/words.ts'
import { isOwn, type Page } from '../sites/corpus.ts'

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

const MAX_PASSAGES = 10

/** Minimum score of a passage as a share of the best score. */
const MIN_STRENGTH = 0.3

type Source = Pick<RetrievedPassage, 'page' | 'passage'>

/**
 * Returns what the brand's own pages say about a topic, in the order of each page: the page or section that owns it, or the
 * best passages of the pages that answer it if no owner is certain. Returns nothing if the pages hardly cover the topic.
 */
export function findSources(
  pages: Page[],
  topic: string,
  languageCode: string,
  confirmed: readonly ConfirmedOwner[],
): Source[] {
  const own = pages.filter(isOwn)
  const { language, queries, rank, statisticsOf, nameOwners } = createScanner([topic], languageCode)
  const [query] = queries.queries
  if (query === undefined) return []
  const statistics = statisticsOf(own)
  const [ranking = []] = rank(own, statistics, MAX_PASSAGES)
  const minScore = MIN_STRENGTH * (ranking[0]?.score ?? 0)
  const strong = ranking.filter(({ score }) => score >= minScore)
  const answer = composeAnswer(query, strong, statistics.weights, queries, language).sentences
  if (answer.length === 0) return []

  const [owner] = nameOwners(own, confirmed)
  const isCertain = owner !== undefined && owner.certainty !== 'guessed'
  const section = owner?.headings ?? []
  const chosen = new Set(isCertain ? [owner.page] : answer.map(({ page }) => page))
  return [...chosen]
    .flatMap(page => page.content.passages.map(passage => ({ page, passage })))
    .filter(({ passage }) =>
      isCertain
        ? section.every((heading, depth) => passage.headings[depth] === heading)
        : strong.some(each => each.passage === passage),
    )
}

interface Section {
  heading: string
  page: Page
  /** The sentences of each paragraph. */
  paragraphs: string[][]
}

/** A long section leaves space for others. */
const MAX_SECTION_SENTENCES = 6

/** Shorter sentences are labels and links. */
const MIN_WORDS = 3

/** Matches the end of a sentence. Thai and Lao have no full stop. */
const SENTENCE_END = /(?:\p{Sentence_Terminal}[\p{Pe}\p{Pf}"']*|\p{Script=Thai}|\p{Script=Lao})$/u

/** Matches what templates and examples leave in a text, and pointers to other pages. */
const NO_CONTENT = /[{}]|=>|(?:^|\s)\/\/\s|^(?:(?:read|learn) more|see)\b/i

/** Words of a draft if the request has no `max_length`. */
const DEFAULT_LENGTH = 800

/**
 * Takes the sentences of a draft, each once, without code, labels and the lead-ins of lists. `max_length` is in words; the
 * first sentence may be longer.
 */
export function takeSections(
  sources: readonly Source[],
  { topic, max_length = DEFAULT_LENGTH }: GenerateRequest,
  language: Language,
): Section[] {
  const used = new Set<string>()
  let left = max_length

  function take(sentence: string): boolean {
    const words = language.words(sentence)
    const key = words.join(' ')
    const isContent = SENTENCE_END.test(sentence) && !NO_CONTENT.test(sentence) && words.length >= MIN_WORDS
    if (!isContent || used.has(key)) return false
    const isFitting = used.size === 0 || words.length <= left
    // Shorter sentences after the end would be out of context.
    left = isFitting ? left - words.length : 0
    if (isFitting) used.add(key)
    return isFitting
  }

  const sections: Section[] = []
  for (const { page, passage } of sources) {
    const heading = passage.headings.findLast(each => !NO_CONTENT.test(each)) ?? (page.content.title || topic)
    let section = sections.at(-1)
    if (section?.page !== page || section.heading !== heading) {
      section = { heading, page, paragraphs: [] }
      sections.push(section)
    }
    for (const line of passage.text.split('\n')) {
      const room = MAX_SECTION_SENTENCES - section.paragraphs.flat().length
      const sentences = language.sentences(line).slice(0, room).filter(take)
      if (sentences.length > 0) section.paragraphs.push(sentences)
    }
  }
  return sections.filter(({ paragraphs }) => paragraphs.length > 0)
}

/** Writes a draft in Markdown. Each section ends with its source. */
export function formatDraft({ brand_name, topic }: GenerateRequest, sections: readonly Section[]): string {
  const blocks = sections.flatMap(({ heading, paragraphs, page }) => [
    `## ${escapeProse(heading)}`,
    ...paragraphs.map(joinSentences).map(escapeProse),
    `Source: ${formatSource(page.content.title, page.url)}`,
  ])
  return `${[`# ${escapeProse(`${brand_name}: ${topic}`)}`, ...blocks].join('\n\n')}\n`
}

/** Joins sentences by spaces, except after a full-width full stop. */
function joinSentences(sentences: readonly string[]): string {
  return sentences.join(' ').replace(/(?<=[。！？]) /gu, '')
}

/** Characters of inline syntax. An underscore within a word has no meaning in Markdown. */
const SYNTAX = /[\\`*[\]<>|~&#]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

/** Characters that begin a list or underline a heading at the start of a line. */
const LINE_START = /^[-+=:]|(?<=^\d{1,9})[.)]/

/** Escapes `text` to one line of Markdown. Braces become character references, because site generators evaluate them. */
export function escapeProse(text: string): string {
  return toSingleLine(text).replace(SYNTAX, '\\$&').replace(LINE_START, '\\$&').replaceAll('{', '&#123;')
}

/** Returns `[title](url)`, or the title and the URL as text if the URL is not http(s). */
export function formatSource(title: string, url: string): string {
  const label = escapeProse(title || url)
  const target = URL.parse(url)
  if (target === null || !/^https?:$/.test(target.protocol)) {
    return title === '' ? label : `${label} (${escapeProse(url)})`
  }
  return `[${label}](${target.href.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll('{', '%7B')})`
}
