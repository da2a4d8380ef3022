import type { GenerateRequest } from '../../contract/contract.ts'
import { toSingleLine } from '../../lib/text.ts'
import { createScanner } from '../../owners/scan.ts'
import { type AnswerSentence, composeAnswer, type RetrievedPassage } from '../../retrieval/answer.ts'
import type { Language } from '../../retrieval/words.ts'
import type { Page } from '../../sites/corpus.ts'

const MAX_PASSAGES = 10

/** Minimum score of a passage as a share of the best score. */
const MIN_STRENGTH = 0.3

interface TopicEvidence {
  /** Empty if the pages cover too little of the topic. */
  answer: AnswerSentence[]
  passages: RetrievedPassage[]
}

/** Finds the evidence for a topic, without pages of competitors, whose text the brand must not publish. */
export function findEvidence(pages: Page[], topic: string, languageCode: string): TopicEvidence {
  const own = pages.filter(({ owner }) => owner === undefined)
  const { language, queries, rank, statisticsOf } = createScanner([topic], languageCode)
  const statistics = statisticsOf(own)
  const [ranking = []] = rank(own, statistics, MAX_PASSAGES)
  const best = ranking[0]?.score ?? 0
  const passages = ranking.filter(({ score }) => score >= MIN_STRENGTH * best)
  const [query] = queries.queries
  if (query === undefined) return { answer: [], passages: [] }
  const { sentences } = composeAnswer(query, passages, statistics.weights, queries, language)
  return { answer: sentences, passages }
}

/** Returns the pages, best first. */
export function sourcesOf({ answer, passages }: TopicEvidence): Page[] {
  return [...new Set([...answer, ...passages].map(({ page }) => page))]
}

/** A short opening lets an engine quote the whole paragraph. */
const OPENING_SENTENCES = 2

/** A long passage leaves space for other sections. */
const MAX_SECTION_SENTENCES = 6

/** Shorter sentences are labels and links. */
const MIN_WORDS = 3

const STATEMENT = /\p{Sentence_Terminal}[\p{Pe}\p{Pf}"']*$/u

/** Composes a draft in Markdown. `most`: maximum number of words below the title; the first sentence is always kept. */
export function composeDraft(
  request: GenerateRequest,
  { answer, passages }: TopicEvidence,
  language: Language,
  most: number,
): string {
  const used = new Set<string>()
  let left = most

  function take(sentences: string[]): string[] {
    return sentences.filter(sentence => {
      const words = language.words(sentence)
      const key = words.join(' ')
      const isTaken = !used.has(key) && words.length >= MIN_WORDS && (words.length <= left || used.size === 0)
      if (!isTaken) return false
      used.add(key)
      left -= words.length
      return true
    })
  }

  const opening = take(answer.slice(0, OPENING_SENTENCES).map(({ text }) => text))
  const sections = new Map<string, string[][]>()
  for (const { page, passage } of passages) {
    const heading = passage.headings.at(-1) ?? (page.content.title || page.path)
    const lines = sections.get(heading) ?? []
    sections.set(heading, lines)
    for (const line of passage.text.split('\n')) {
      const room = MAX_SECTION_SENTENCES - lines.flat().length
      const taken = take(language.sentences(line).slice(0, room))
      if (taken.length > 0) lines.push(taken)
    }
  }
  const written = [...sections].filter(([, lines]) => lines.length > 0)
  return [
    `# ${escapeProse(`${request.brand_name}: ${request.topic}`)}`,
    joinSentences(opening),
    ...written.flatMap(([heading, lines]) => [
      `## ${escapeProse(isFaq(request) ? asQuestion(heading) : heading)}`,
      ...lines.map(writeLine),
    ]),
  ].join('\n\n')
}

/** Returns whether questions with answers are requested. The contract lists no content types; any other is an article. */
export function isFaq({ content_type = '' }: GenerateRequest): boolean {
  return /^\s*faqs?\s*$/i.test(content_type)
}

function asQuestion(text: string): string {
  const end = text.replace(/(?<![\s.:?。：？؟])[\s.:?。：？؟]+$/u, '')
  if (/\p{Script=Arabic}/u.test(end)) return `${end}؟`
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(end) ? `${end}？` : `${end}?`
}

/** A line that ends like a sentence becomes a paragraph, any other line a list item. */
function writeLine(sentences: string[]): string {
  const text = joinSentences(sentences)
  return STATEMENT.test(sentences.at(-1) ?? '') ? text : `- ${text}`
}

export function formatSources(evidence: TopicEvidence): string {
  const sources = sourcesOf(evidence).map(({ content, url }) => formatSource(content.title, url))
  return `## Sources\n\n${[...new Set(sources)].join('\n')}`
}

/** A full-width full stop needs no space after it. */
function joinSentences(sentences: string[]): string {
  return sentences
    .map(escapeProse)
    .join(' ')
    .replace(/(?<=[。！？]) /gu, '')
}

/** Characters of inline syntax. An underscore within a word has no meaning in Markdown. */
const SYNTAX = /[\\`*[\]<>|~&#]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

/** Characters that begin a list or underline a heading at the start of a line. */
const LINE_START = /^[-+=:]|(?<=^\d{1,9})[.)]/

/** Escapes `text` to one line of Markdown. Braces become character references, because site generators evaluate them. */
export function escapeProse(text: string): string {
  return toSingleLine(text).replace(SYNTAX, '\\$&').replace(LINE_START, '\\$&').replaceAll('{', '&#123;')
}

/** Returns `- [title](url)`, without a link unless the URL is http(s). */
export function formatSource(title: string, url: string): string {
  const label = escapeProse(title || url)
  const target = URL.parse(url)
  if (target === null || !/^https?:$/.test(target.protocol)) {
    return title === '' ? `- ${label}` : `- ${label} (${escapeProse(url)})`
  }
  return `- [${label}](${target.href.replace(/[()<>{}\\\s]/g, percentEncode)})`
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}
