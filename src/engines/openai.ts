/** OpenAI: the Responses API with web search. */
import type { ResponseCreateParamsNonStreaming } from 'openai/resources/responses/responses'
import type { Engine } from './engine.ts'
import { readResponse } from './responses-api.ts'

export const openai: Engine = {
  access: {
    keyVariables: ['OPENAI_API_KEY'],
    keyPage: 'https://platform.openai.com/api-keys',
    baseUrlVariables: ['OPENAI_BASE_URL'],
    baseUrl: 'https://api.openai.com/v1',
  },
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
