/** What the brand's own pages say about a topic, and a draft of their sentences. Pure and deterministic. */
import type { GenerateRequest } from '../../contract/contract.ts'
import { toSingleLine } from '../../lib/text.ts'
import { createScanner } from '../../owners/scan.ts'
import { type AnswerSentence, composeAnswer, type RetrievedPassage } from '../../retrieval/answer.ts'
import type { Language } from '../../retrieval/words.ts'
import type { Page } from '../../sites/corpus.ts'

const MAX_PASSAGES = 10

/** Minimum score of a passage, as a share of the best score. */
const MIN_STRENGTH = 0.3

export interface TopicEvidence {
  /** The answer of the engine `repository` to the topic; empty if the pages cover too little of the topic. */
  answer: AnswerSentence[]
  /** Best first. */
  passages: RetrievedPassage[]
}

/** Finds the evidence for a topic. Pages of competitors are left out: the brand must not publish their text. */
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

/** Returns the pages of the evidence, best first, each once. */
export function sourcesOf({ answer, passages }: TopicEvidence): Page[] {
  return [...new Set([...answer, ...passages].map(({ page }) => page))]
}

/** The opening is short, so that an engine can quote the whole paragraph. Further sentences go to their sections. */
const OPENING_SENTENCES = 2

/** Limit of sentences in a section, so that a long passage leaves space for others. */
const MAX_SECTION_SENTENCES = 6

/** Shorter sentences are labels and links. */
const MIN_WORDS = 3

const STATEMENT = /\p{Sentence_Terminal}[\p{Pe}\p{Pf}"']*$/u

interface Section {
  heading: string
  lines: string[][]
}

/** Composes a draft as Markdown: title, the answer as first paragraph, a section for each heading of the sources. */
export function composeDraft(request: GenerateRequest, evidence: TopicEvidence, language: Language): string {
  const opening = evidence.answer.slice(0, OPENING_SENTENCES).map(({ text }) => text)
  const said = new Set(opening.map(text => fingerprint(text, language)))
  const sections = collectSections(evidence.passages, said, language)
  return [
    `# ${escapeProse(titleOf(request, language))}`,
    joinSentences(opening),
    ...writeSections(request, sections),
  ].join('\n\n')
}

/** Lists the pages that a draft uses, as a section of Markdown. */
export function formatSources(evidence: TopicEvidence): string {
  const sources = sourcesOf(evidence).map(({ content, url }) => formatSource(content.title, url))
  return `## Sources\n\n${[...new Set(sources)].join('\n')}`
}

function titleOf({ brand_name: brand, topic }: GenerateRequest, language: Language): string {
  const [brandWords, topicWords] = [brand, topic].map(text => ` ${language.words(text).join(' ')} `)
  return topicWords?.includes(brandWords ?? '') ? topic : `${brand}: ${topic}`
}

/** Groups the lines of the passages by their innermost heading, in the order of the passages, without repeated sentences. */
function collectSections(passages: RetrievedPassage[], said: Set<string>, language: Language): Section[] {
  const sections = new Map<string, Section>()
  for (const { page, passage } of passages) {
    const heading = passage.headings.at(-1) ?? (page.content.title || page.path)
    const section = sections.get(heading) ?? { heading, lines: [] }
    sections.set(heading, section)
    for (const line of passage.text.split('\n')) {
      const fresh = language.sentences(line).filter(sentence => {
        const key = fingerprint(sentence, language)
        if (said.has(key) || language.words(sentence).length < MIN_WORDS) return false
        said.add(key)
        return true
      })
      const room = MAX_SECTION_SENTENCES - section.lines.flat().length
      if (fresh.length > 0 && room > 0) section.lines.push(fresh.slice(0, room))
    }
  }
  return [...sections.values()].filter(({ lines }) => lines.length > 0)
}

function writeSections(request: GenerateRequest, sections: Section[]): string[] {
  switch (formOf(request.content_type)) {
    case 'faq': {
      const [questions, others] = [true, false].map(wanted =>
        sections.filter(({ heading }) => isQuestion(heading) === wanted),
      )
      return [...(questions ?? []), ...(others ?? [])].flatMap(({ heading, lines }) => [
        `## ${escapeProse(asQuestion(heading))}`,
        ...writeLines(lines),
      ])
    }
    case 'product-description':
      return [
        sections
          .map(
            ({ heading, lines: [[first = ''] = []] }) =>
              `- **${escapeProse(heading)}**: ${escapeProse(first)}`,
          )
          .join('\n'),
      ]
    case 'article':
      return sections.flatMap(({ heading, lines }) => [`## ${escapeProse(heading)}`, ...writeLines(lines)])
  }
}

/** Writes lines that end like a sentence as paragraphs, all others (from lists and tables) as list items. */
function writeLines(lines: string[][]): string[] {
  const blocks: string[] = []
  let items: string[] = []
  const endList = () => {
    if (items.length > 0) blocks.push(items.join('\n'))
    items = []
  }
  for (const sentences of lines) {
    if (STATEMENT.test(sentences.at(-1) ?? '')) {
      endList()
      blocks.push(joinSentences(sentences))
    } else items.push(`- ${joinSentences(sentences)}`)
  }
  endList()
  return blocks
}

/** Joins sentences with a space, but without one after a full-width full stop. */
function joinSentences(sentences: string[]): string {
  return sentences
    .map(escapeProse)
    .join(' ')
    .replace(/(?<=[。！？]) /gu, '')
}

function fingerprint(sentence: string, language: Language): string {
  return language.words(sentence).join(' ')
}

type ContentForm = 'article' | 'faq' | 'product-description'

/** Returns the form for a content type. The contract lists no content types; an unknown one becomes an article. */
export function formOf(contentType: string | undefined): ContentForm {
  const name = (contentType ?? '')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  if (name === 'faq' || name === 'faqs') return 'faq'
  return name === 'product-description' ? name : 'article'
}

const QUESTION_MARK = /[?？؟՞⁇⁈\u037E]\s*$/u

/** Returns whether the text ends with a question mark of any script. */
export function isQuestion(text: string): boolean {
  return QUESTION_MARK.test(text)
}

/** Returns `text` with a question mark of its script at the end. */
function asQuestion(text: string): string {
  if (isQuestion(text)) return text
  const end = text.replace(/(?<![\s.:。：])[\s.:。：]+$/u, '')
  if (/\p{Script=Arabic}/u.test(end)) return `${end}؟`
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(end) ? `${end}？` : `${end}?`
}

/** Characters of inline syntax. An underscore within a word has no meaning in Markdown. */
const SYNTAX = /[\\`*[\]<>|~&#]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

/** Characters at the start of a line that begin a list or underline a heading. */
const LINE_START = /^[-+=:]|(?<=^\d{1,9})[.)]/

/** Escapes `text` as one line of Markdown. Braces become character references, because site generators evaluate them. */
export function escapeProse(text: string): string {
  return toSingleLine(text).replace(SYNTAX, '\\$&').replace(LINE_START, '\\$&').replaceAll('{', '&#123;')
}

/** Returns `- [title](url)`; without a link if the URL is not http(s). */
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
