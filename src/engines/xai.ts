/** xAI: the Responses API with web search. Live Search, which it replaces, answers with status 410. */
import type { Engine } from './engine.ts'
import { readResponse } from './responses-api.ts'

export const xai: Engine = {
  access: {
    keyVariables: ['XAI_API_KEY'],
    keyPage: 'https://console.x.ai',
    baseUrlVariables: ['XAI_BASE_URL'],
    baseUrl: 'https://api.x.ai/v1',
  },
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
