import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Engine } from '../../../src/embedded/engines/engine.ts'
import { type EngineAnswer, toEngineAnswer } from '../../../src/embedded/engines/engine-answer.ts'
import { type EngineName, engines } from '../../../src/embedded/engines/engines.ts'
import { askEngine } from '../../../src/embedded/engines/exchange.ts'
import { fixture, serviceErrorOf, specOf, withValue } from '../../support/engines.ts'
import { changesOf, namesIn, renameAll, retypeAll } from '../../support/malformed.ts'

interface Vendor {
  id: string
  name: string
  /** A reply that cites pages, if the engine gives sources. */
  body: unknown
  /** Where the reply has a list of items of several types. */
  list: string
  /** Where the reply has the text of the answer. */
  text: string
  /** Values without which the answer cites fewer pages, because the vendor says so: it is read right. */
  citing: RegExp
}

const VENDORS: Vendor[] = [
  {
    id: 'openai',
    name: 'openai-citations',
    list: 'output',
    text: 'output.3.content.0.text',
    citing: /annotations(\.\d)?$/,
  },
  {
    id: 'xai',
    name: 'live/xai',
    list: 'output',
    text: 'output.1.content.0.text',
    citing: /annotations(\.\d)?$/,
  },
  {
    id: 'anthropic',
    name: 'anthropic-citations',
    list: 'content',
    text: 'content.5.text',
    citing: /content\.\d(\.citations(\.\d)?)?$/,
  },
  {
    id: 'gemini',
    name: 'gemini-citations',
    list: 'candidates.0.content.parts',
    text: 'candidates.0.content.parts.1.text',
    citing: /groundingSupports\.\d(\.groundingChunkIndices)?$/,
  },
  {
    id: 'perplexity',
    name: 'perplexity-citations',
    list: 'output',
    text: 'output.2.content.0.text',
    citing: /results\.\d$/,
  },
  {
    id: 'mistral',
    name: 'mistral-citations',
    list: 'outputs',
    text: 'outputs.1.content.0.text',
    citing: /outputs\.1\.content(\.\d)?$/,
  },
  {
    id: 'dataforseo:ai-mode',
    name: 'dataforseo-ai-mode',
    list: 'tasks.0.result.0.items',
    text: 'tasks.0.result.0.items.0.items.0.markdown',
    citing: /references(\.\d)?$/,
  },
  {
    id: 'dataforseo:ai-overview',
    name: 'dataforseo-ai-overview',
    list: 'tasks.0.result.0.items',
    text: 'tasks.0.result.0.items.0.items.0.markdown',
    citing: /references(\.\d)?$/,
  },
  {
    id: 'dataforseo:chatgpt',
    name: 'dataforseo-chatgpt',
    list: 'tasks.0.result.0.items',
    text: 'tasks.0.result.0.markdown',
    citing: /sources(\.\d)?$/,
  },
  {
    id: 'serpapi:ai-mode',
    name: 'serpapi-ai-mode',
    list: 'text_blocks',
    text: 'text_blocks.0.snippet',
    citing: /references(\.\d)?$/,
  },
  {
    id: 'serpapi:ai-overview',
    name: 'serpapi-ai-overview',
    list: 'ai_overview.text_blocks',
    text: 'ai_overview.text_blocks.0.snippet',
    citing: /references(\.\d)?$/,
  },
  {
    id: 'openai-compatible:m',
    name: 'openai-compatible-answer',
    list: 'choices',
    text: 'choices.0.message.content',
    citing: /^$/,
  },
].map(vendor => ({ ...vendor, body: fixture(vendor.name) }))

/** What an engine makes of these replies, sent one after the other; the last one again and again. */
function ask(id: string, ...replies: string[]): Promise<EngineAnswer> {
  let sent = 0
  const post = () => Promise.resolve(replies[Math.min(sent++, replies.length - 1)] ?? '')
  return askEngine(specOf(id), 'Which CRM?', { post, language: 'en' })
}

/** What becomes of a reply; undefined if it cannot be read. */
function read(id: string, body: unknown): EngineAnswer | undefined {
  const { name, model } = specOf(id)
  const engine: Engine = engines[name]
  try {
    const asked = { engine: id, model, language: 'en', givesSources: engine.givesSources }
    return toEngineAnswer(asked, engine.readAnswer([body]))
  } catch (error) {
    if (error instanceof z.ZodError) return undefined
    throw error
  }
}

/** The hosts of the pages that an answer cites; undefined if it is not evaluated. */
function citedBy(answer: EngineAnswer | undefined): string[] | undefined {
  if (answer?.outcome !== 'answered') return undefined
  return [...new Set(answer.cited.map(({ host }) => host))]
}

it('is run for every engine', () => {
  const names = new Set<EngineName>(VENDORS.map(({ id }) => specOf(id).name))
  expect([...names].toSorted()).toEqual(Object.keys(engines).toSorted())
})

describe.each(VENDORS)('a reply of $id', ({ id, body, list, text, citing }) => {
  it('that has a value of another type is read or rejected, and never hides a citation', () => {
    const whole = citedBy(read(id, body)) ?? []
    const changes = changesOf(body).filter(({ kind }) => kind === 'wrong type')
    const hiding = changes.filter(({ path, value }) => {
      const cited = citedBy(read(id, withValue(body, path, value)))
      return cited && cited.length < whole.length && !(path.endsWith('.content') && typeof value === 'string')
    })
    expect(hiding).toEqual([])
  })

  it('that lacks a value is read or rejected, and hides a citation only where the vendor lists what it cites', () => {
    const whole = citedBy(read(id, body)) ?? []
    const changes = changesOf(body).filter(({ kind }) => kind !== 'wrong type')
    const hiding = changes.filter(({ path, value }) => {
      const cited = citedBy(read(id, withValue(body, path, value)))
      return cited && cited.length < whole.length && !citing.test(path)
    })
    expect(hiding).toEqual([])
  })

  it('in an unknown form is never evaluated as one that cites no page', () => {
    // Names that a vendor could give to a field instead, and types that it could give to an item.
    const changes = namesIn(body).flatMap(name => [
      { change: `without ${name}`, changed: renameAll(body, name, undefined) },
      { change: `${name} renamed`, changed: renameAll(body, name, `${name}_v2`) },
      { change: `items of type ${name} retyped`, changed: retypeAll(body, name) },
    ])
    const isBlind = ({ changed }: { changed: unknown }) =>
      citedBy(read(id, changed))?.every(host => host === '')
    const isCited = engines[specOf(id).name].givesSources
    expect(changes.filter(isBlind).map(({ change }) => change)).toEqual(isCited ? [] : expect.anything())
  })

  it('in several unknown forms at once is never evaluated as one that cites no page', () => {
    const names = namesIn(body)
    if (!engines[specOf(id).name].givesSources) return
    const change = fc.record({
      name: fc.constantFrom(...names),
      to: fc.constantFrom(undefined, 'renamed', 'type'),
    })
    fc.assert(
      fc.property(fc.array(change, { minLength: 2, maxLength: 4 }), chosen => {
        const changed = chosen.reduce<unknown>(
          (node, { name, to }) => (to === 'type' ? retypeAll(node, name) : renameAll(node, name, to)),
          body,
        )
        expect(citedBy(read(id, changed))).not.toEqual([])
      }),
      { seed: 25, numRuns: 300 },
    )
  })

  it('that lacks a value, or has one of another type, cites no page that it does not name', () => {
    for (const { path, value } of changesOf(body)) {
      const changed = withValue(body, path, value)
      const named = JSON.stringify(changed)
      const invented = (citedBy(read(id, changed)) ?? []).filter(host => !named.includes(host))
      expect(invented, path).toEqual([])
    }
  })

  it('with items of unknown types is read as without them', async () => {
    const items = valueAt(body, list)
    const more = Array.isArray(items) ? [...items, { type: 'hologram', depth: 3 }, null] : items
    const [whole, extended] = [read(id, body), read(id, withValue(body, list, more))]
    expect(extended?.text).toBe(whole?.text)
    expect(citedBy(extended)).toEqual(citedBy(whole))
  })

  it.each([
    ['an HTML page', '<!doctype html><title>502 Bad Gateway</title>'],
    ['an empty text', ''],
    ['a truncated JSON text', JSON.stringify(body).slice(0, -10)],
    ['a JSON text', '"overloaded"'],
    ['null', 'null'],
    ['a list', '[]'],
  ])('that is %s is rejected as unreadable', async (_, reply) => {
    expect(await serviceErrorOf(ask(id, reply))).toMatchObject({ kind: 'invalid-response' })
  })

  it.each(['{}', '{"error":{"message":"overloaded"}}', '{"error":null}', '{"detail":"overloaded"}'])(
    'that is %s is not evaluated',
    async reply => {
      const outcome = await ask(id, reply).then(
        answer => answer.outcome,
        (error: unknown) => Object(error).facts?.kind,
      )
      expect(outcome).toMatch(/^(?:failed|unsearched|invalid-response)$/)
    },
  )

  it('that is nested without end is rejected as unreadable', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    const reply = JSON.stringify(withValue(body, text, 'DEEP')).replace('"DEEP"', deep)
    expect(await serviceErrorOf(ask(id, reply))).toMatchObject({
      kind: 'invalid-response',
      detail: 'nested more than 100 levels deep',
    })
  })

  it('that is very long is read', () => {
    const long = 'Acme is at https://www.acme.example/preise [1]. '.repeat(8_000)
    expect(read(id, withValue(body, text, long))?.text).toContain(long.trim())
  })
})

function valueAt(body: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((node, step) => Object(node)[step], body)
}
