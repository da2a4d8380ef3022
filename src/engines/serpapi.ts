/** SerpApi: a provider that reads Google's AI Mode and AI Overviews, and Copilot on Bing. Each is a model of this engine. */

import * as z from 'zod'
import { isRecord } from '../lib/json.ts'
import { type CitedText, citeLinks, joinPage, withTitle } from './cited-text.ts'
import {
  accessByKey,
  type Engine,
  type EngineQuestion,
  type EngineRequest,
  googleLanguage,
  likelyCountry,
} from './engine.ts'
import { findPageProblem } from './engine-answer.ts'
import { type Source, toSource, UNKNOWN_SOURCE } from './source.ts'
import { count, lenient, listOf, optional } from './wire.ts'

const OVERVIEW = 'ai-overview'
const COPILOT = 'copilot'

const ENGINES = new Map([
  ['ai-mode', 'google_ai_mode'],
  [OVERVIEW, 'google'],
  [COPILOT, 'bing_copilot'],
])

const toText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const toFields = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : Object.values(isRecord(value) ? value : {})

/** A cell of a table. Some are objects with a text and their own references. */
const cellSchema = z.preprocess(
  cell => (isRecord(cell) ? cell : { text: toText(cell) }),
  z
    .object({
      snippet: lenient(z.string()),
      text: lenient(z.string()),
      value: lenient(z.string()),
      reference_indexes: listOf(count),
    })
    .transform(({ snippet, text, value, reference_indexes }) => ({
      text: snippet ?? text ?? value ?? '',
      reference_indexes,
    })),
)

const isCell = (value: unknown) =>
  !Array.isArray(value) && (!isRecord(value) || ['snippet', 'text', 'value'].some(name => name in value))
const toCells = (row: unknown): unknown[] => (isCell(row) ? [row] : toFields(row).flatMap(toCells))

/** Rows of a table or a comparison: lists of cells, or objects of cells by column name. */
const rowsSchema = z.preprocess(rows => toFields(rows).map(toCells), z.array(z.array(cellSchema)))

const linkSchema = z
  .object({ text: lenient(z.string()), link: optional(z.string()) })
  .transform(({ text, link }) => ({ title: text, url: link }))

const plainBlockSchema = z.object({
  snippet: lenient(z.string()),
  title: lenient(z.string()),
  table: rowsSchema,
  comparison: rowsSchema,
  product_labels: z.preprocess(labels => [labels], rowsSchema),
  reference_indexes: listOf(count),
  /** Links of the snippet. The references may only be pages of Google about the same companies. */
  snippet_links: listOf(optional(linkSchema)),
})

interface TextBlock extends z.output<typeof plainBlockSchema> {
  list: TextBlock[]
  text_blocks: TextBlock[]
}

/** A reply is read only if it nests at most 100 levels deep. */
const blockSchema: z.ZodType<TextBlock> = z.lazy(() => {
  const blocks = listOf(blockSchema)
  return plainBlockSchema.extend({ list: blocks, text_blocks: blocks })
})

const answerSchema = z.object({
  error: optional(z.string()),
  /** The first words of Copilot. */
  header: lenient(z.string()),
  text_blocks: listOf(optional(blockSchema)),
  references: listOf(optional(z.object({ index: optional(count), link: optional(z.string()) }))),
  reconstructed_markdown: lenient(z.string()),
})

const overviewSchema = answerSchema.extend({ page_token: optional(z.string()) })

/** AI Mode answers at the top, an AI Overview in a field. */
const replySchema = answerSchema.extend({ ai_overview: optional(overviewSchema) })

type Answer = z.output<typeof answerSchema>

export const serpapi: Engine = {
  access: {
    ...accessByKey('SERPAPI', 'https://serpapi.com/manage-api-key', 'https://serpapi.com'),
    keyHeaders: () => ({}),
    keyQuery: key => ({ api_key: key }),
  },
  models: [...ENGINES.keys()],
  repeatsAnswers: true,
  givesSources: true,

  /** Status 200 may report that no searches are left, or that the key is invalid. */
  readFailure(body) {
    const { error = '' } = z.object({ error: lenient(z.string()) }).safeParse(body).data ?? {}
    if (/run out of searches/i.test(error)) return { status: 429, message: error }
    return /^Invalid API key/i.test(error) ? { status: 401, message: error } : undefined
  },

  buildRequest(asked, model) {
    // Copilot has no field for a country or a language.
    const place = model === COPILOT ? {} : describePlace(asked)
    return search({ engine: ENGINES.get(model) ?? '', q: asked.question, ...place })
  },

  /** Google loads most overviews after the page. Such a page has a token for the overview. */
  continueRequest(_, model, bodies) {
    if (model !== OVERVIEW || bodies.length > 1) return undefined
    const { text_blocks: blocks = [], page_token: token } =
      replySchema.safeParse(bodies[0]).data?.ai_overview ?? {}
    if (token === undefined || blocks.length > 0) return undefined
    return search({ engine: 'google_ai_overview', page_token: token })
  },

  readAnswer(bodies) {
    const reply = replySchema.parse(bodies.at(-1))
    const answer = reply.ai_overview ?? reply
    const text = readText(answer)
    return {
      ...text,
      searched: true,
      problem: findPageProblem(reply.error ?? answer.error, text.text),
      usage: { searches: bodies.length },
    }
  },
}

function search(parameters: Record<string, string>): EngineRequest {
  return { path: `/search.json?${new URLSearchParams(parameters)}` }
}

function describePlace(asked: EngineQuestion): Record<string, string> {
  return { hl: googleLanguage(asked).toLowerCase(), gl: likelyCountry(asked).toLowerCase() }
}

/** Each block cites its references by index. The other references are cited without a place. */
function readText(answer: Answer): CitedText {
  const sources = new Map(
    answer.references
      .map((reference, position) => [reference?.index ?? position, toSource(reference?.link ?? '')] as const)
      .toReversed(),
  )
  const blocks = answer.text_blocks.filter(block => block !== undefined).flatMap(flatten)
  const parts = blocks.map(block => readBlock(block, sources)).filter(({ text }) => text.trim() !== '')
  const header = answer.header ? [{ text: answer.header, citations: [] }] : []
  const placed = new Set(parts.flatMap(({ citations }) => citations.map(({ source }) => source)))
  const others = [...sources.values()].toReversed().filter(source => !placed.has(source))
  return joinPage(
    [...header, ...parts],
    answer.reconstructed_markdown,
    others.map(source => ({ source })),
  )
}

function flatten(block: TextBlock): TextBlock[] {
  return [block, ...[...block.list, ...block.text_blocks].flatMap(flatten)]
}

function readBlock(
  { snippet, title, table, comparison, product_labels: labels, reference_indexes, snippet_links }: TextBlock,
  sources: Map<number, Source>,
): CitedText {
  const rows = [...table, ...labels, ...comparison]
  const lines = rows.map(row => row.map(({ text }) => text).join(' | ')).filter(line => line !== '')
  const isTable = !snippet && lines.length > 0
  const text = withTitle(title ?? '', snippet || lines.join('\n'))
  const cellIndexes = isTable ? rows.flat().flatMap(cell => cell.reference_indexes) : []
  const whole = { start: 0, end: text.length }
  const cited = [...new Set([...reference_indexes, ...cellIndexes])].map(index => {
    return { source: sources.get(index) ?? UNKNOWN_SOURCE, at: whole }
  })
  return { text, citations: [...cited, ...citeLinks(text, snippet_links)] }
}
