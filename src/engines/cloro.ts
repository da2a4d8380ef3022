/**
 * Cloro: a provider that reads the pages of Perplexity, Grok and Copilot, each a model of this engine. Written from its
 * documentation (https://docs.cloro.dev/guides/making-requests/sync), but not tested with the service.
 */
import * as z from 'zod'
import { accessByKey, type Engine, likelyCountry } from './engine.ts'
import { findPageProblem } from './engine-answer.ts'
import { toSource } from './source.ts'
import { count, lenient, listOf, optional } from './wire.ts'

/** A position without an address is a page that the provider does not name. */
const sourceSchema = z.object({ position: lenient(count), url: optional(z.string()) })

const resultSchema = z.object({
  text: optional(z.string()),
  /** The same text with links, if requested. */
  markdown: optional(z.string()),
  sources: listOf(optional(sourceSchema)),
})

const replySchema = z.object({
  result: optional(resultSchema),
  error: lenient(
    z.union([z.string(), z.object({ message: z.string() }).transform(({ message }) => message)]),
  ),
})

export const cloro: Engine = {
  access: accessByKey('CLORO', 'https://dashboard.cloro.dev', 'https://api.cloro.dev'),
  models: ['perplexity', 'grok', 'copilot'],
  givesSources: true,

  buildRequest: (asked, model) => ({
    path: `/v1/monitor/${model}`,
    // Without a country the provider assumes the United States.
    body: { prompt: asked.question, country: likelyCountry(asked), include: { markdown: true } },
  }),

  readAnswer(bodies) {
    const { result, error } = replySchema.parse(bodies.at(-1))
    const text = result?.markdown || result?.text || ''
    const pages = (result?.sources ?? []).flatMap((page, index) => {
      if (page === undefined || (page.url === undefined && page.position === undefined)) return []
      return [{ number: page.position ?? index + 1, source: toSource(page.url ?? '') }]
    })
    return {
      text,
      // A source is cited if the text contains its address or its number.
      citations: pages.map(({ source }) => ({ source })),
      numbered: new Map(pages.map(({ number, source }) => [number, source])),
      searched: pages.length > 0,
      problem: findPageProblem(error, text),
      usage: { searches: 1 },
    }
  },
}
