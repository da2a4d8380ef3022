/** Mistral: the Conversations API with web search. Chat completions also search, but name no sources. */
import * as z from 'zod'
import { parseJson } from '../lib/json.ts'
import { type Citation, type CitedText, joinParts } from './cited-text.ts'
import { accessByKey, describeLocation, type Engine } from './engine.ts'
import { type Source, toSource, toSources } from './source.ts'
import { count, itemOf, lenient, listOf, optional, readQueries } from './wire.ts'

const textChunkSchema = z.object({ type: z.literal('text'), text: z.string() })

/** Follows the text whose source it is. */
const referenceSchema = z.object({ type: z.literal('tool_reference'), url: optional(z.string()) })

const messageSchema = z.object({
  type: z.literal('message.output'),
  model: lenient(z.string()),
  content: z.union([
    z.string().transform(text => [{ type: 'text' as const, text }]),
    listOf(itemOf(textChunkSchema, referenceSchema)),
  ]),
})

const executionSchema = z.object({
  type: z.literal('tool.execution'),
  name: lenient(z.string()),
  arguments: lenient(z.string()),
  /** JSON text with the pages by their ids. */
  info: lenient(z.object({ result: lenient(z.string()) })),
})

const conversationSchema = z.object({
  outputs: z.array(itemOf(messageSchema, executionSchema)),
  usage: lenient(
    z.object({
      prompt_tokens: lenient(count),
      completion_tokens: lenient(count),
      connector_tokens: lenient(count),
      connectors: lenient(z.object({ web_search: lenient(count) })),
    }),
  ),
})

type Execution = z.output<typeof executionSchema>

const resultSchema = z.record(z.string(), lenient(z.object({ url: lenient(z.string()) })))

export const mistral: Engine = {
  access: accessByKey('MISTRAL', 'https://console.mistral.ai/api-keys', 'https://api.mistral.ai'),
  defaultModel: 'mistral-medium-latest',
  givesSources: true,

  // The vendor refuses to force its own tools, so the model decides whether it searches.
  buildRequest: ({ question, location }, model) => ({
    path: '/v1/conversations',
    body: {
      model,
      inputs: question,
      tools: [{ type: 'web_search' }],
      ...(location && { instructions: describeLocation(location) }),
      stream: false,
      store: false,
    },
  }),

  readAnswer(bodies) {
    const { outputs, usage } = conversationSchema.parse(bodies.at(-1))
    const messages = outputs.filter(item => item.type === 'message.output')
    const searches = outputs
      .filter(item => item.type === 'tool.execution')
      .filter(({ name = '' }) => name.startsWith('web_search'))
    return {
      model: messages.at(-1)?.model,
      ...joinParts(messages.map(readMessage), '\n\n'),
      retrieved: searches.flatMap(readResults),
      searched: searches.length > 0,
      queries: searches.flatMap(({ arguments: json }) => readQueries(json)),
      usage: {
        inputTokens: (usage?.prompt_tokens ?? 0) + (usage?.connector_tokens ?? 0),
        outputTokens: usage?.completion_tokens,
        searches: usage?.connectors?.web_search ?? searches.length,
      },
    }
  },
}

/** A reference cites the last sentence of the text before it. */
function readMessage({ content }: z.output<typeof messageSchema>): CitedText {
  const citations: Citation[] = []
  let text = ''
  let at: Citation['at']
  for (const chunk of content) {
    if (chunk.type === 'text') {
      const word = chunk.text.match(LAST_WORD)?.index
      if (word !== undefined) at = { start: text.length + word, end: text.length + word + 1 }
      text += chunk.text
    }
    if (chunk.type === 'tool_reference') citations.push({ source: toSource(chunk.url ?? ''), at })
  }
  return { text, citations }
}

const LAST_WORD = /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u

function readResults({ info }: Execution): Source[] {
  const pages = resultSchema.safeParse(parseJson(info?.result ?? '')).data ?? {}
  return toSources(Object.values(pages))
}
