/** xAI: the Responses API with web search. Live Search, which it replaces, answers with status 410. */
import { bearerHeaders, describeLocation, type Engine, type EngineRequest } from './engine.ts'
import { readResponse } from './responses-api.ts'
import { judgmentFormat } from './wire.ts'

export const xai: Engine = {
  access: {
    keyVariables: ['XAI_API_KEY'],
    keyPage: 'https://console.x.ai',
    keyHeaders: bearerHeaders,
    baseUrlVariables: ['XAI_BASE_URL'],
    baseUrl: 'https://api.x.ai/v1',
  },
  defaultModel: 'grok-4.6',
  givesSources: true,

  buildRequest({ question, location }, model) {
    const search = {
      model,
      input: [
        // The search has no field for a location.
        ...(location ? [{ role: 'system', content: describeLocation(location) }] : []),
        { role: 'user', content: question },
      ],
      tools: [{ type: 'web_search' }],
      store: false,
    }
    // The vendor does not document whether a search can be forced.
    return createResponse({ ...search, tool_choice: 'required' }, createResponse(search))
  },

  // No recorded reply tells an empty list of annotations from one that is not filled.
  readAnswer: bodies => ({ ...readResponse(bodies), citesNone: false }),

  thinks: true,
  buildJudgeRequest: (prompt, schema, model, maxTokens) =>
    createResponse({
      model,
      input: [{ role: 'user', content: prompt }],
      max_output_tokens: maxTokens,
      text: { format: { type: 'json_schema', ...judgmentFormat(schema) } },
      store: false,
    }),
}

function createResponse(body: object, fallback?: EngineRequest): EngineRequest {
  return { path: '/responses', body, ...(fallback && { fallback }) }
}
