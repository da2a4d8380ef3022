/** Anthropic: the Messages API with web search. */
import type { MessageCreateParamsNonStreaming } from '@anthropic-ai/sdk/resources/messages'
import * as z from 'zod'
import { type CitedText, joinParts } from './cited-text.ts'
import { type Engine, LOWEST_TIER_LIMITS } from './engine.ts'
import type { ParsedAnswer } from './engine-answer.ts'
import { toSource } from './web-source.ts'
import { count, itemOf, listOf } from './wire.ts'

/** Pauses after which a search counts as failed. */
const MAX_PAUSES = 5

/** Reasoning counts as well: a lower limit would cut answers off. */
const MAX_TOKENS = 16_000

export const textBlockSchema = z.object({
  type: z.literal('text'),
  text: z.string(),
  citations: listOf(itemOf(z.object({ type: z.literal('web_search_result_location'), url: z.string() }))),
})

export const searchResultBlockSchema = z.object({
  type: z.literal('web_search_tool_result'),
  content: z.union([
    z.array(itemOf(z.object({ type: z.literal('web_search_result'), url: z.string() }))),
    z.object({ type: z.literal('web_search_tool_result_error'), error_code: z.string() }),
  ]),
})

export const messageSchema = z.object({
  model: z.string(),
  stop_reason: z.string().nullable(),
  stop_details: z.object({ explanation: z.string().nullish() }).nullish(),
  content: z.array(itemOf(textBlockSchema, searchResultBlockSchema)),
  usage: z.object({ input_tokens: count, output_tokens: count }),
})

type Message = z.output<typeof messageSchema>
type Block = Message['content'][number]

const pausedSchema = z.object({ stop_reason: z.literal('pause_turn'), content: z.array(z.unknown()) })

export const anthropic: Engine = {
  access: {
    keyVariables: ['ANTHROPIC_API_KEY'],
    keyPage: 'https://platform.claude.com/settings/keys',
    keyHeaders: key => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
    keyRequired: true,
    baseUrlVariables: ['ANTHROPIC_BASE_URL'],
    baseUrl: 'https://api.anthropic.com',
    limits: LOWEST_TIER_LIMITS,
  },
  defaultModel: 'claude-sonnet-5-5',
  givesSources: true,

  buildRequest: (question, model) => ({ path: '/v1/messages', body: searchBody(question, model) }),

  continueRequest(question, model, bodies) {
    if (bodies.length > MAX_PAUSES || !pausedSchema.safeParse(bodies.at(-1)).success) return undefined
    const body = searchBody(question, model)
    // The blocks are sent back unchanged: some of their parts are encrypted.
    const content = bodies.flatMap(paused => pausedSchema.parse(paused).content)
    return {
      path: '/v1/messages',
      body: { ...body, messages: [...body.messages, { role: 'assistant', content }] },
    }
  },

  readAnswer(bodies) {
    const messages = bodies.map(body => messageSchema.parse(body))
    const blocks = messages.flatMap(({ content }) => content)
    const results = blocks.flatMap(block => (block.type === 'web_search_tool_result' ? [block.content] : []))
    const lists = results.filter(content => Array.isArray(content))
    const errors = results.flatMap(content => (Array.isArray(content) ? [] : [content.error_code]))
    const problem = findProblem(messages, lists.length === 0 ? errors : [])
    return {
      model: messages.at(-1)?.model ?? '',
      ...readText(blocks),
      retrieved: lists
        .flat()
        .flatMap(result => (result.type === 'web_search_result' ? [toSource(result.url)] : [])),
      searched: lists.length > 0,
      ...(problem && { problem }),
      usage: {
        inputTokens: sum(messages.map(({ usage }) => usage.input_tokens)),
        outputTokens: sum(messages.map(({ usage }) => usage.output_tokens)),
      },
    }
  },

  buildJudgeRequest: (prompt, schema, model) => ({
    path: '/v1/messages',
    body: {
      model,
      max_tokens: MAX_TOKENS,
      messages: [{ role: 'user', content: prompt }],
      output_config: { format: { type: 'json_schema', schema: { ...schema } } },
    } satisfies MessageCreateParamsNonStreaming,
  }),
}

function searchBody(question: string, model: string) {
  return {
    model,
    max_tokens: MAX_TOKENS,
    messages: [{ role: 'user', content: question }],
    tools: [{ type: 'web_search_20250305', name: 'web_search', max_uses: 5 }],
  } satisfies MessageCreateParamsNonStreaming
}

/** Joins the text blocks. The citations of a block apply to its whole text. */
function readText(blocks: Block[]): CitedText {
  const parts = blocks.flatMap((block, index) => {
    if (block.type !== 'text') return []
    // The texts before and after a search are separate sentences.
    const resumes = index > 0 && blocks[index - 1]?.type !== 'text'
    const text = (resumes ? '\n\n' : '') + block.text
    const citations = block.citations.flatMap(citation =>
      citation.type === 'web_search_result_location'
        ? [{ start: 0, end: text.length, source: toSource(citation.url) }]
        : [],
    )
    return [{ text, citations }]
  })
  return joinParts(parts, '')
}

function findProblem(messages: Message[], searchErrors: string[]): ParsedAnswer['problem'] {
  const { stop_reason: reason = null, stop_details: details } = messages.at(-1) ?? {}
  if (reason === 'refusal') return { outcome: 'refused', reason: details?.explanation || reason }
  if (reason === 'pause_turn') return { outcome: 'failed', reason: `paused more than ${MAX_PAUSES} times` }
  if (searchErrors.length > 0) {
    return { outcome: 'failed', reason: `web search: ${[...new Set(searchErrors)].join(', ')}` }
  }
  const ended = reason === 'end_turn' || reason === 'stop_sequence'
  return ended ? undefined : { outcome: 'failed', reason: `stopped: ${reason}` }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
