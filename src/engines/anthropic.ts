/** Anthropic: the Messages API with web search. */
import type { MessageCreateParamsNonStreaming } from '@anthropic-ai/sdk/resources/messages'
import * as z from 'zod'
import { sum } from '../lib/numbers.ts'
import { type CitedText, joinParts } from './cited-text.ts'
import { accessByKey, type Engine, type EngineQuestion, MAX_TOKENS } from './engine.ts'
import type { ParsedAnswer } from './engine-answer.ts'
import { toSource, toSources } from './source.ts'
import { count, itemOf, lenient, listOf, optional, queriesSchema } from './wire.ts'

const MAX_PAUSES = 5

export const textBlockSchema = z.object({
  type: z.literal('text'),
  text: z.string(),
  citations: listOf(
    itemOf(z.object({ type: z.literal('web_search_result_location'), url: optional(z.string()) })),
  ),
})

export const searchResultBlockSchema = z.object({
  type: z.literal('web_search_tool_result'),
  content: z.union([
    z.array(itemOf(z.object({ type: z.literal('web_search_result'), url: optional(z.string()) }))),
    z.object({ type: z.literal('web_search_tool_result_error'), error_code: lenient(z.string()) }),
  ]),
})

const searchCallSchema = z.object({
  type: z.literal('server_tool_use'),
  input: lenient(z.object({ query: queriesSchema })),
})

export const messageSchema = z.object({
  model: lenient(z.string()),
  stop_reason: optional(z.string()),
  stop_details: lenient(z.object({ explanation: lenient(z.string()) })),
  content: z.array(itemOf(textBlockSchema, searchResultBlockSchema, searchCallSchema)),
  usage: lenient(
    z.object({
      input_tokens: lenient(count),
      output_tokens: lenient(count),
      server_tool_use: lenient(z.object({ web_search_requests: lenient(count) })),
    }),
  ),
})

type Message = z.output<typeof messageSchema>
type ContentBlock = Message['content'][number]

const pausedSchema = z.object({ stop_reason: z.literal('pause_turn'), content: z.array(z.unknown()) })

export const anthropic: Engine = {
  access: {
    ...accessByKey('ANTHROPIC', 'https://platform.claude.com/settings/keys', 'https://api.anthropic.com'),
    keyHeaders: key => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  },
  defaultModel: 'claude-sonnet-5-5',
  givesSources: true,

  buildRequest: (asked, model) => ({
    path: '/v1/messages',
    body: { ...searchBody(asked, model), ...settingsOf(model) },
  }),

  continueRequest(asked, model, bodies) {
    if (bodies.length > MAX_PAUSES || !pausedSchema.safeParse(bodies.at(-1)).success) return undefined
    const body = searchBody(asked, model)
    // The blocks are sent back unchanged: some of their parts are encrypted.
    const content = bodies.flatMap(paused => pausedSchema.parse(paused).content)
    // The engine has already searched, so a further search is not forced.
    const { tool_choice: _, ...settings } = settingsOf(model)
    const messages = [...body.messages, { role: 'assistant', content }]
    return { path: '/v1/messages', body: { ...body, messages, ...settings } }
  },

  readAnswer(bodies) {
    const messages = bodies.map(body => messageSchema.parse(body))
    const blocks = messages.flatMap(({ content }) => content)
    const results = blocks
      .filter(block => block.type === 'web_search_tool_result')
      .map(({ content }) => content)
    const lists = results.filter(content => Array.isArray(content))
    const errors = results.flatMap(content =>
      Array.isArray(content) ? [] : (content.error_code ?? 'unknown'),
    )
    return {
      model: messages.at(-1)?.model,
      ...readText(blocks),
      retrieved: toSources(lists.flat().filter(result => result.type === 'web_search_result')),
      searched: lists.length > 0,
      queries: blocks.flatMap(block =>
        block.type === 'server_tool_use' && block.input ? block.input.query : [],
      ),
      problem: findProblem(messages, lists.length === 0 ? errors : []),
      usage: {
        inputTokens: sum(messages.map(({ usage }) => usage?.input_tokens ?? 0)),
        outputTokens: sum(messages.map(({ usage }) => usage?.output_tokens ?? 0)),
        searches: sum(messages.map(({ usage }) => usage?.server_tool_use?.web_search_requests ?? 0)),
      },
    }
  },
}

type Settings = Pick<MessageCreateParamsNonStreaming, 'system' | 'thinking' | 'tool_choice'>

/** An unforced model searches for only seven of ten questions. The vendor refuses to force a tool while the model thinks. */
const FORCED: Settings = {
  thinking: { type: 'disabled' },
  tool_choice: { type: 'tool', name: 'web_search' },
}

/** A system text makes an unforced model more likely to search. */
const ADVISED: Settings = { system: 'Search the web before you answer.' }

/**
 * Models that take the settings of `FORCED`. Newer ones answer status 400 to both.
 * https://platform.claude.com/docs/en/models/sonnet-5-5/migration-guide
 * https://platform.claude.com/docs/en/models/opus-5-5/migration-guide, for Fable 5.1 as well
 */
const FORCIBLE = /^claude-(?:haiku-[45]|(?:opus|sonnet)-(?:4|5(?!-[5-9](?!\d))))/

function settingsOf(model: string): Settings {
  if (FORCIBLE.test(model)) return FORCED
  // The least thinking that the vendor offers. Only Sonnet accepts it.
  return model.startsWith('claude-sonnet-5-') ? { ...ADVISED, thinking: { type: 'between_tools' } } : ADVISED
}

function searchBody({ question, location }: EngineQuestion, model: string) {
  return {
    model,
    max_tokens: MAX_TOKENS,
    messages: [{ role: 'user', content: question }],
    tools: [
      {
        type: 'web_search_20250305',
        name: 'web_search',
        max_uses: 5,
        ...(location && { user_location: { type: 'approximate' as const, ...location } }),
      },
    ],
  } satisfies MessageCreateParamsNonStreaming
}

function readText(blocks: ContentBlock[]): CitedText {
  const parts = blocks.flatMap((block, index) => {
    if (block.type !== 'text') return []
    // The texts before and after a search are separate sentences.
    const resumes = index > 0 && blocks[index - 1]?.type !== 'text'
    const text = (resumes ? '\n\n' : '') + block.text
    const citations = block.citations.flatMap(citation =>
      citation.type === 'web_search_result_location'
        ? [{ source: toSource(citation.url ?? ''), at: { start: 0, end: text.length } }]
        : [],
    )
    return [{ text, citations }]
  })
  return joinParts(parts, '')
}

function findProblem(messages: Message[], searchErrors: string[]): ParsedAnswer['problem'] {
  const { stop_reason: reason = 'without a reason', stop_details: details } = messages.at(-1) ?? {}
  if (reason === 'refusal') return { outcome: 'refused', reason: details?.explanation || reason }
  if (reason === 'pause_turn') return { outcome: 'failed', reason: `paused more than ${MAX_PAUSES} times` }
  if (searchErrors.length > 0) {
    return { outcome: 'failed', reason: `web search: ${[...new Set(searchErrors)].join(', ')}` }
  }
  const ended = reason === 'end_turn' || reason === 'stop_sequence'
  return ended ? undefined : { outcome: 'failed', reason: `stopped: ${reason}` }
}
