/**
 * DataForSEO: a provider that reads pages without an official API: Google's AI Mode and AI Overviews, Copilot's answers in
 * Bing's results, and the pages of ChatGPT and Gemini. Each is a model of this engine.
 */

import * as z from 'zod'
import { hostOf } from '../lib/web-url.ts'
import { type Citation, type CitedText, citeLinks, findLinks, joinPage, withTitle } from './cited-text.ts'
import { type Engine, type EngineQuestion, googleCountryId, googleLanguage, likelyCountry } from './engine.ts'
import { findPageProblem } from './engine-answer.ts'
import { type Source, toSource } from './source.ts'
import { count, itemOf, lenient, listOf, optional, queriesSchema } from './wire.ts'

const PATHS = new Map([
  ['ai-mode', '/v3/serp/google/ai_mode/live/advanced'],
  ['ai-overview', '/v3/serp/google/organic/live/advanced'],
  ['chatgpt', '/v3/ai_optimization/chat_gpt/llm_scraper/live/advanced'],
  ['gemini', '/v3/ai_optimization/gemini/llm_scraper/live/advanced'],
  ['copilot', '/v3/serp/bing/organic/live/advanced'],
])

const OPTIONS = new Map([
  // Google loads most overviews after the page; the provider waits for them only on request.
  ['ai-overview', { load_async_ai_overview: true }],
  // The page of Gemini has no such field.
  ['chatgpt', { force_web_search: true }],
])

const referenceSchema = z.object({ url: optional(z.string()), domain: optional(z.string()) })

/** Elements whose own page is the reference: a video, and a result of Bing. */
const OWN_PAGE = new Set(['ai_overview_video_element', 'ai_overview_organic_element'])

const componentSchema = z.object({
  type: lenient(z.string()),
  title: lenient(z.string()),
  text: lenient(z.string()),
  markdown: lenient(z.string()),
  /** The page of a video or a result; other components have none. */
  url: lenient(z.string()),
  references: listOf(optional(referenceSchema)),
  /** Links of the text. The references can be pages of Google about the same companies. */
  links: listOf(optional(z.object({ title: lenient(z.string()), url: optional(z.string()) }))),
})

const elementSchema = componentSchema.extend({ components: listOf(optional(componentSchema)) })

const overviewSchema = z.object({
  type: z.literal('ai_overview'),
  markdown: optional(z.string()),
  items: listOf(optional(elementSchema)),
  references: listOf(optional(referenceSchema)),
})

const resultSchema = z.object({
  /** Only chats have a model, a Markdown text and sources; only ChatGPT has search results and queries. */
  model: lenient(z.string()),
  markdown: optional(z.string()),
  sources: listOf(optional(referenceSchema)),
  search_results: lenient(z.array(lenient(referenceSchema))),
  fan_out_queries: queriesSchema,
  items: listOf(itemOf(overviewSchema)),
})

const statusSchema = z.object({
  status_code: optional(count),
  status_message: lenient(z.string()),
  cost: lenient(z.number().nonnegative()),
})

const replySchema = statusSchema.extend({
  tasks: listOf(optional(statusSchema.extend({ result: listOf(optional(resultSchema)) }))),
})

type Reference = z.output<typeof referenceSchema>
type Component = z.output<typeof componentSchema>
type Result = z.output<typeof resultSchema>

const OK = 20_000

/** HTTP statuses for the provider's own ones that concern every question or are temporary. */
const FAILURES = new Map([
  [40_100, { status: 401 }],
  // The account is not verified, paused, or needs another subscription; the address of the runner is not permitted.
  [40_104, { status: 403 }],
  [40_201, { status: 403 }],
  [40_204, { status: 403 }],
  [40_207, { status: 403 }],
  [40_200, { status: 402 }],
  [40_210, { status: 402 }],
  // The account's own limit of what a day may cost.
  [40_203, { status: 429, code: '40203' }],
  // Too many requests in a minute, or at once.
  [40_202, { status: 429 }],
  [40_209, { status: 429 }],
  [50_000, { status: 500 }],
  [50_301, { status: 503 }],
])

export const dataforseo: Engine = {
  access: {
    userVariable: 'DATAFORSEO_LOGIN',
    keyVariables: ['DATAFORSEO_PASSWORD'],
    keyPage: 'https://app.dataforseo.com/api-access',
    baseUrlVariables: ['DATAFORSEO_BASE_URL'],
    baseUrl: 'https://api.dataforseo.com',
  },
  models: [...PATHS.keys()],
  repeatsAnswers: true,
  givesSources: true,

  /** The provider sends status 200, and the outcome in the body: of the request, or of its only task. */
  readFailure(body) {
    const reply = replySchema.safeParse(body).data
    const failed = [reply, reply?.tasks[0]].find(part => FAILURES.has(part?.status_code ?? OK))
    const failure = FAILURES.get(failed?.status_code ?? OK)
    return failure && { ...failure, message: describeStatus(failed) }
  },

  buildRequest: (asked, model) => ({
    path: PATHS.get(model) ?? '',
    body: [{ ...describeTask(asked), ...OPTIONS.get(model) }],
  }),

  readAnswer(bodies) {
    const reply = replySchema.parse(bodies.at(-1))
    const [task] = reply.tasks
    const result = task?.result[0]
    const overview = result?.items.find(item => item.type === 'ai_overview')
    const answer = overview ? readOverview(overview) : readChat(result)
    return {
      model: result?.model,
      ...answer,
      retrieved: (result?.search_results ?? []).flatMap(page => (page ? [readSource(page)] : [])),
      searched: overview !== undefined || (result?.search_results ?? []).length > 0,
      queries: result?.fan_out_queries,
      problem: findPageProblem(findError([reply, task]), answer.text),
      usage: { cost: task?.cost ?? reply.cost },
    }
  },
}

function describeTask(asked: EngineQuestion): object {
  return {
    // The provider decodes `%XX` and reads a plus sign as a space.
    keyword: asked.question.replaceAll('%', '%25').replaceAll('+', '%2B'),
    // Required by the provider.
    location_code: googleCountryId(likelyCountry(asked)),
    language_code: googleLanguage(asked),
  }
}

function readOverview({ markdown, items, references }: z.output<typeof overviewSchema>): CitedText {
  const parts = items
    .flatMap(element => (element ? [element, ...element.components] : []))
    .filter(component => component !== undefined)
    .filter(({ type = '' }) => !type.startsWith('ai_overview_paid'))
    .map(readComponent)
  return joinPage(parts, markdown, citeReferences(references))
}

/**
 * Reads a component from its Markdown: the plain text ends with the names of the sources ("Acme +2"), without links.
 * A reference is cited at its link if the component has one, otherwise by the whole component.
 */
function readComponent(component: Component): CitedText {
  const { type = '', title = '', text = '', markdown = '', url, references, links } = component
  const whole = withTitle(title, markdown || text)
  const own = OWN_PAGE.has(type) ? [{ url, domain: undefined }] : []
  const stated = citeReferences([...references, ...own], { start: 0, end: whole.length })
  const listed = citeLinks(whole, links)
  const marked = findLinks(whole)
  const markedUrls = new Set(marked.map(({ source }) => source.url))
  const others = [...stated, ...listed].filter(({ source }) => !markedUrls.has(source.url))
  return { text: whole, citations: [...others, ...marked] }
}

function readChat(result: Result | undefined): CitedText {
  return { text: result?.markdown ?? '', citations: citeReferences(result?.sources ?? []) }
}

function citeReferences(references: (Reference | undefined)[], at?: Citation['at']): Citation[] {
  return references.flatMap(reference => (reference ? [{ source: readSource(reference), at }] : []))
}

function readSource({ url, domain = '' }: Reference): Source {
  if (url) return toSource(url)
  const host = hostOf(`https://${domain}`)
  return { url: host === '' ? '' : `https://${host}/`, host }
}

function findError(statuses: (z.output<typeof statusSchema> | undefined)[]): string | undefined {
  const failed = statuses.find(status => status?.status_code !== undefined && status.status_code !== OK)
  return failed && describeStatus(failed)
}

function describeStatus(status: z.output<typeof statusSchema> | undefined): string {
  return [status?.status_code, status?.status_message].filter(Boolean).join(': ')
}
