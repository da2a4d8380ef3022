/** Selects the sentences of a draft from the brand's own pages, and writes them as Markdown. */
import type { GenerateRequest } from '../../contract/contract.ts'
import { toSingleLine } from '../../lib/text.ts'
import type { ConfirmedOwner } from '../../owners/owner.ts'
import { createScanner } from '../../owners/scan.ts'
import { composeAnswer, type RetrievedPassage } from '../../retrieval/answer.ts'
import type { Language } from '../../retrieval/words.ts'
import { isOwn, type Page } from '../../sites/corpus.ts'

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

export interface Section {
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
export function joinSentences(sentences: readonly string[]): string {
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
