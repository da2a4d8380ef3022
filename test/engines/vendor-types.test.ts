import type Anthropic from '@anthropic-ai/sdk'
import type { Candidate, GenerateContentResponse } from '@google/genai'
import type { ResponseCreateResponse } from '@perplexity-ai/perplexity_ai/resources/responses/responses'
import type OpenAI from 'openai'
import { describe, expectTypeOf, it } from 'vitest'
import type * as z from 'zod'
import type { messageSchema, searchResultBlockSchema, textBlockSchema } from '../../src/engines/anthropic.ts'
import type { candidateSchema, responseSchema as geminiSchema } from '../../src/engines/gemini.ts'
import type { completionSchema } from '../../src/engines/openai-compatible.ts'
import type {
  fetchedPagesSchema,
  responseSchema as perplexitySchema,
  searchResultsSchema,
} from '../../src/engines/perplexity.ts'
import type {
  annotatedTextSchema,
  annotationSchema,
  responseSchema as openaiSchema,
  webSearchCallSchema,
} from '../../src/engines/responses-api.ts'

// Compared by the type checker: a vendor that changes what we read fails `npm run check`.
describe('the schemas accept what the vendors’ own types promise', () => {
  it('of OpenAI', () => {
    type Response = Omit<OpenAI.Responses.Response, 'status'> & { status: string }
    expectTypeOf<Response>().toExtend<z.input<typeof openaiSchema>>()
    expectTypeOf<OpenAI.Responses.ResponseFunctionWebSearch>().toExtend<z.input<typeof webSearchCallSchema>>()
    expectTypeOf<OpenAI.Responses.ResponseOutputText>().toExtend<z.input<typeof annotatedTextSchema>>()
    expectTypeOf<OpenAI.Responses.ResponseOutputText.URLCitation>().toExtend<
      z.input<typeof annotationSchema>
    >()
    expectTypeOf<OpenAI.Chat.ChatCompletion>().toExtend<z.input<typeof completionSchema>>()
  })

  it('of Anthropic', () => {
    expectTypeOf<Anthropic.Message>().toExtend<z.input<typeof messageSchema>>()
    expectTypeOf<Anthropic.TextBlock>().toExtend<z.input<typeof textBlockSchema>>()
    expectTypeOf<Anthropic.WebSearchToolResultBlock>().toExtend<z.input<typeof searchResultBlockSchema>>()
  })

  it('of Google', () => {
    expectTypeOf<GenerateContentResponse>().toExtend<z.input<typeof geminiSchema>>()
    expectTypeOf<Candidate>().toExtend<z.input<typeof candidateSchema>>()
  })

  it('of Perplexity', () => {
    expectTypeOf<ResponseCreateResponse>().toExtend<z.input<typeof perplexitySchema>>()
    type Item = ResponseCreateResponse['output'][number]
    expectTypeOf<Extract<Item, { type: 'search_results' }>>().toExtend<z.input<typeof searchResultsSchema>>()
    expectTypeOf<Extract<Item, { type: 'fetch_url_results' }>>().toExtend<
      z.input<typeof fetchedPagesSchema>
    >()
  })
})
