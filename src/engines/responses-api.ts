/** OpenAI's Responses API with web search, which xAI uses as well. */
import type { ResponseCreateParamsNonStreaming } from 'openai/resources/responses/responses'
import * as z from 'zod'
import { type CitedText, createOffsetReader, joinParts } from './cited-text.ts'
import { accessByKey, type Engine } from './engine.ts'
import type { ParsedAnswer } from './engine-answer.ts'
import { type Source, toSource, toSources } from './source.ts'
import { count, itemOf, lenient, listOf, optional, queriesSchema, readQueries } from './wire.ts'

/** Every field is optional, because vendors leave out the type or the offsets. */
export const annotationSchema = z.object({
  type: optional(z.string()),
  url: optional(z.string()),
  start_index: lenient(count),
  end_index: lenient(count),
})

export const annotatedTextSchema = z.object({
  type: z.literal('output_text'),
  text: z.string(),
  annotations: optional(z.array(optional(annotationSchema))),
})

/** Fields that the replies of all vendors with this API share, besides output and usage. */
export const responseShape = {
  model: lenient(z.string()),
  status: optional(z.string()),
  error: optional(z.object({ code: lenient(z.string()), message: lenient(z.string()) })),
  incomplete_details: optional(z.object({ reason: lenient(z.string()) })),
}

export const messageSchema = z.object({
  type: z.literal('message'),
  content: listOf(
    itemOf(annotatedTextSchema, z.object({ type: z.literal('refusal'), refusal: lenient(z.string()) })),
  ),
})

const sourceSchema = itemOf(z.object({ type: z.literal('url'), url: optional(z.string()) }))

export const webSearchCallSchema = z.object({
  type: z.literal('web_search_call'),
  status: optional(z.string()),
  /** Some replies of OpenAI lack it, and all replies of xAI. */
  action: optional(
    itemOf(
      z.object({
        type: z.literal('search'),
        query: queriesSchema,
        queries: queriesSchema,
        sources: listOf(sourceSchema),
      }),
      z.object({ type: z.literal('open_page'), url: optional(z.string()) }),
    ),
  ),
  /** JSON text with the query; only xAI sends it. */
  arguments: lenient(z.string()),
})

/** xAI counts costs in ticks: 10^10 ticks are one US dollar. */
const TICKS_PER_DOLLAR = 1e10

export const responseSchema = z.object({
  ...responseShape,
  output: z.array(itemOf(messageSchema, webSearchCallSchema)),
  usage: lenient(
    z.object({
      input_tokens: lenient(count),
      output_tokens: lenient(count),
      cost_in_usd_ticks: lenient(count),
      server_side_tool_usage_details: lenient(z.object({ web_search_calls: lenient(count) })),
    }),
  ),
  /** OpenAI's own count of the searches that it bills. */
  tool_usage: lenient(z.object({ web_search: lenient(z.object({ num_requests: lenient(count) })) })),
})

type Response = z.output<typeof responseSchema>
type WebSearchCall = z.output<typeof webSearchCallSchema>

export const openai: Engine = {
  access: accessByKey('OPENAI', 'https://platform.openai.com/api-keys', 'https://api.openai.com/v1'),
  defaultModel: 'gpt-6.2-sol',
  givesSources: true,

  buildRequest: ({ question, location }, model) => ({
    path: '/responses',
    body: {
      model,
      input: question,
      // Without a user location the vendor assumes the United States.
      tools: [{ type: 'web_search', user_location: { type: 'approximate', ...location } }],
      tool_choice: 'required',
      include: ['web_search_call.action.sources'],
      store: false,
    } satisfies ResponseCreateParamsNonStreaming,
  }),

  readAnswer: readResponse,
}

/** Live Search, which this API replaces, answers with status 410. */
export const xai: Engine = {
  access: accessByKey('XAI', 'https://console.x.ai', 'https://api.x.ai/v1'),
  defaultModel: 'grok-4.7',
  givesSources: true,

  buildRequest: ({ question, location }, model) => ({
    path: '/responses',
    body: {
      model,
      input: [{ role: 'user', content: question }],
      tools: [
        { type: 'web_search', ...(location && { user_location: { type: 'approximate', ...location } }) },
      ],
      tool_choice: 'required',
      store: false,
    },
  }),

  // No recorded reply shows whether an empty list of annotations means that nothing is cited.
  readAnswer: bodies => ({ ...readResponse(bodies), citesNone: false }),
}

/** Reads the last reply. Throws a ZodError with the path of the invalid value. */
function readResponse(bodies: unknown[]): ParsedAnswer {
  const response = responseSchema.parse(bodies.at(-1))
  const calls = response.output.filter(item => item.type === 'web_search_call')
  const { usage } = response
  const ticks = usage?.cost_in_usd_ticks
  return {
    model: response.model,
    ...joinParts(readTexts(response.output), '\n\n'),
    // A vendor that moves its citations leaves no list here, or an unreadable one.
    citesNone: textsOf(response.output).every(({ annotations }) => annotations?.length === 0),
    retrieved: calls.flatMap(readSources),
    searched: calls.some(({ status = 'completed' }) => status === 'completed'),
    queries: calls.flatMap(queriesOf),
    problem: findProblem(response),
    usage: {
      inputTokens: usage?.input_tokens,
      outputTokens: usage?.output_tokens,
      searches:
        usage?.server_side_tool_usage_details?.web_search_calls ??
        response.tool_usage?.web_search?.num_requests ??
        calls.filter(({ action }) => action === undefined || action.type === 'search').length,
      cost: ticks === undefined ? undefined : ticks / TICKS_PER_DOLLAR,
    },
  }
}

/** Returns the texts of a reply with their citations, in order. */
export function readTexts(output: OutputItem[]): CitedText[] {
  return textsOf(output).map(readAnnotatedText)
}

type OutputItem = z.output<typeof messageSchema> | { type: string }

function textsOf(output: OutputItem[]) {
  const parts = output.flatMap(item => ('content' in item ? item.content : []))
  return parts.filter(part => part.type === 'output_text')
}

function readSources({ action }: WebSearchCall): Source[] {
  if (action?.type === 'open_page') return toSources([action])
  return action?.type === 'search' ? toSources(action.sources.filter(source => source.type === 'url')) : []
}

function queriesOf({ action, arguments: json }: WebSearchCall): string[] {
  if (action?.type === 'search') return [...action.query, ...action.queries]
  return readQueries(json)
}

function findProblem({ status, error, incomplete_details, output }: Response): ParsedAnswer['problem'] {
  const parts = output.flatMap(item => (item.type === 'message' ? item.content : []))
  const refusal = parts.find(part => part.type === 'refusal')
  if (refusal) return { outcome: 'refused', reason: refusal.refusal || 'refusal' }
  if (status === 'incomplete') {
    const reason = incomplete_details?.reason ?? status
    return { outcome: reason === 'content_filter' ? 'refused' : 'failed', reason }
  }
  if (status === undefined || status === 'completed') return undefined
  const reason = [error?.code, error?.message].filter(Boolean).join(': ')
  return { outcome: 'failed', reason: reason || status }
}

/** UTF-16 units of a cited part that are searched for the URL. Many annotations can cite all of a long text. */
const MAX_SEARCHED_UNITS = 5_000

type Annotation = z.output<typeof annotationSchema>

/**
 * Returns the text with its URL citations. No vendor documents the unit of the offsets: they count as Unicode characters,
 * unless the URL is found only by counting UTF-16 units. A citation without offsets has no place.
 */
export function readAnnotatedText({
  text,
  annotations = [],
}: z.output<typeof annotatedTextSchema>): CitedText {
  const toIndex = createOffsetReader(text, 'code point')
  const findSpan = ({ url = '', start_index: start, end_index: end }: Annotation) => {
    if (start === undefined || end === undefined || start >= end) return undefined
    const units = { start, end }
    const span = { start: toIndex(start), end: toIndex(end) }
    const has = (part: typeof span) =>
      text.slice(part.start, part.end).slice(0, MAX_SEARCHED_UNITS).includes(url)
    return !has(span) && has(units) ? units : span
  }
  const cited = annotations.filter(annotation => annotation !== undefined).filter(isCitation)
  return {
    text,
    citations: cited.map(annotation => ({
      source: toSource(annotation.url ?? ''),
      at: findSpan(annotation),
    })),
  }
}

/** A URL citation without a URL cites an unknown page. Annotations of other types, such as files, have no URL. */
function isCitation({ type, url }: Annotation): boolean {
  return url !== undefined || type === 'url_citation'
}
