/** Servers with OpenAI's chat completions: no web search, no sources, only the text of the model. */
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions'
import * as z from 'zod'
import { describeLocation, type Engine } from './engine.ts'
import type { ParsedAnswer } from './engine-answer.ts'
import { count, lenient, listOf, optional } from './wire.ts'

export const completionSchema = z.object({
  model: lenient(z.string()),
  choices: listOf(
    optional(
      z.object({
        message: optional(z.object({ content: optional(z.string()), refusal: optional(z.string()) })),
        finish_reason: optional(z.string()),
      }),
    ),
  ),
  usage: lenient(z.object({ prompt_tokens: lenient(count), completion_tokens: lenient(count) })),
})

/** A gateway reports a failure of the server behind it with status 200. The code of OpenRouter is the status of that failure. */
const failureSchema = z.object({
  error: z.union([
    z.string().transform(message => ({ message, code: undefined })),
    z.object({ message: z.string(), code: lenient(z.int().min(400).max(599)) }),
  ]),
})

const THOUGHT = /^\s*<think>[\s\S]*?<\/think>/

export const openaiCompatible: Engine = {
  access: {
    keyVariables: ['OPENAI_COMPATIBLE_API_KEY'],
    keyOptional: true,
    baseUrlVariables: ['OPENAI_COMPATIBLE_BASE_URL'],
    baseUrl: undefined,
  },
  givesSources: false,

  readFailure(body) {
    const error = failureSchema.safeParse(body).data?.error
    return error?.code ? { status: error.code, message: error.message } : undefined
  },

  buildRequest: ({ question, location }, model) => ({
    path: '/chat/completions',
    body: {
      model,
      messages: [
        ...(location ? [{ role: 'system' as const, content: describeLocation(location) }] : []),
        { role: 'user', content: question },
      ],
    } satisfies ChatCompletionCreateParamsNonStreaming,
  }),

  readAnswer(bodies) {
    const failure = failureSchema.safeParse(bodies.at(-1)).data
    if (failure) return failed(failure.error.message)
    const { model, choices, usage } = completionSchema.parse(bodies.at(-1))
    const [choice] = choices
    if (choice === undefined) return failed('no choice')
    return {
      model,
      text: (choice.message?.content ?? '').replace(THOUGHT, '').trim(),
      citations: [],
      searched: false,
      problem: findProblem(choice),
      usage: { inputTokens: usage?.prompt_tokens, outputTokens: usage?.completion_tokens },
    }
  },
}

function failed(reason: string): ParsedAnswer {
  return { text: '', citations: [], searched: false, problem: { outcome: 'failed', reason } }
}

function findProblem({
  message,
  finish_reason: reason,
}: NonNullable<z.output<typeof completionSchema>['choices'][number]>): ParsedAnswer['problem'] {
  if (message?.refusal) return { outcome: 'refused', reason: message.refusal }
  if (reason === 'content_filter') return { outcome: 'refused', reason }
  // Many servers give no other finish reason, or one of their own.
  return reason === 'length' ? { outcome: 'failed', reason } : undefined
}
