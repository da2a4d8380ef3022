/** Chat completions as many servers and gateways have them: no search and no sources, only what the model says. */
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions'
import * as z from 'zod'
import type { Reading } from './answer.ts'
import type { Engine } from './engine.ts'
import { count } from './wire.ts'

export const completionSchema = z.object({
  model: z.string().optional(),
  choices: z.array(
    z.object({
      message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      finish_reason: z.string().nullish(),
    }),
  ),
  usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish(),
})

/** Gateways report a failure of the server behind them inside a reply that is otherwise fine. */
const failureSchema = z.object({ error: z.object({ message: z.string() }) })

/** What a reasoning model thinks aloud is no part of its answer. */
const THOUGHT = /^\s*<think>[\s\S]*?<\/think>/

export const openaiCompatible: Engine = {
  defaultModel: undefined,
  givesSources: false,

  buildRequest: (question, model) => ({
    path: '/chat/completions',
    body: {
      model,
      messages: [{ role: 'user', content: question }],
    } satisfies ChatCompletionCreateParamsNonStreaming,
  }),

  readAnswer(bodies) {
    const failure = failureSchema.safeParse(bodies.at(-1)).data
    if (failure) return failed(failure.error.message)
    const { model = '', choices, usage } = completionSchema.parse(bodies.at(-1))
    const [choice] = choices
    if (choice === undefined) return failed('no choice')
    const problem = findProblem(choice)
    return {
      model,
      text: (choice.message.content ?? '').replace(THOUGHT, '').trim(),
      citations: [],
      retrieved: [],
      searched: false,
      ...(problem && { problem }),
      usage: { inputTokens: usage?.prompt_tokens ?? 0, outputTokens: usage?.completion_tokens ?? 0 },
    }
  },

  buildJudgeRequest: (prompt, schema, model) => ({
    path: '/chat/completions',
    body: {
      model,
      messages: [{ role: 'user', content: prompt }],
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'judgement', strict: true, schema: { ...schema } },
      },
    } satisfies ChatCompletionCreateParamsNonStreaming,
  }),
}

function failed(reason: string): Reading {
  return {
    model: '',
    text: '',
    citations: [],
    retrieved: [],
    searched: false,
    problem: { outcome: 'failed', reason },
    usage: { inputTokens: 0, outputTokens: 0 },
  }
}

function findProblem({
  message,
  finish_reason: reason,
}: z.output<typeof completionSchema>['choices'][number]): Reading['problem'] {
  if (message.refusal) return { outcome: 'refused', reason: message.refusal }
  if (reason === 'content_filter') return { outcome: 'refused', reason }
  // Many servers say nothing, or words of their own, about an end that is none of these.
  return reason === 'length' ? { outcome: 'failed', reason } : undefined
}
