import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { askEngine } from '../../src/engines/ask.ts'
import { type EngineAnswer, toEngineAnswer } from '../../src/engines/engine-answer.ts'
import { type EngineName, engines } from '../../src/engines/engines.ts'
import { fixture, serviceErrorOf, specOf, withValue } from '../support/engines.ts'
import { changesOf, namesIn, renameAll, retypeAll } from '../support/malformed.ts'

const ITEMS = 'tasks.0.result.0.items'
const REFERENCES = /references(\.\d)?$/

/**
 * For each engine: a reply that cites pages, if the engine gives sources; the path of its list of items; and the values without
 * which it rightly cites fewer pages.
 */
const VENDORS: [id: string, name: string, list: string, citing: RegExp][] = [
  ['openai', 'openai-citations', 'output', /annotations(\.\d)?$/],
  ['xai', 'live/xai', 'output', /annotations(\.\d)?$/],
  ['anthropic', 'anthropic-citations', 'content', /content\.\d(\.citations(\.\d)?)?$/],
  [
    'gemini',
    'gemini-citations',
    'candidates.0.content.parts',
    /groundingSupports\.\d(\.groundingChunkIndices)?$/,
  ],
  ['perplexity', 'perplexity-citations', 'output', /results\.\d$/],
  ['mistral', 'mistral-citations', 'outputs', /outputs\.1\.content(\.\d)?$/],
  ['dataforseo:ai-mode', 'dataforseo-ai-mode', ITEMS, REFERENCES],
  ['dataforseo:ai-overview', 'dataforseo-ai-overview', ITEMS, REFERENCES],
  ['dataforseo:chatgpt', 'dataforseo-chatgpt', ITEMS, /sources(\.\d)?$/],
  ['serpapi:ai-mode', 'serpapi-ai-mode', 'text_blocks', REFERENCES],
  ['serpapi:ai-overview', 'serpapi-ai-overview', 'ai_overview.text_blocks', REFERENCES],
  ['cloro:perplexity', 'cloro-perplexity', 'result.sources', /sources(\.\d)?$/],
  ['openai-compatible:m', 'openai-compatible-answer', 'choices', /^$/],
]

/** The answer to these replies in sequence, of which the last one is repeated. */
function ask(id: string, ...replies: string[]): Promise<EngineAnswer> {
  let sent = 0
  const post = () => Promise.resolve(replies[Math.min(sent++, replies.length - 1)] ?? '')
  return askEngine(specOf(id), { question: 'Which CRM?', language: 'en' }, post)
}

/** The answer of a reply; undefined if it cannot be read. */
function read(id: string, body: unknown): EngineAnswer | undefined {
  const { name, model } = specOf(id)
  const engine = engines[name]
  try {
    return toEngineAnswer(engine.readAnswer([body]), model, engine.givesSources, 'en')
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
  const names = new Set<EngineName>(VENDORS.map(([id]) => specOf(id).name))
  expect([...names].toSorted()).toEqual(Object.keys(engines).toSorted())
})

describe.each(VENDORS)('a reply of %s', (id, name, list, citing) => {
  const body = fixture(name)

  it('with a missing value or one of another type is read or rejected, and hides only citations that it lists', () => {
    const whole = citedBy(read(id, body)) ?? []
    const hiding = changesOf(body).filter(({ path, kind, value }) => {
      const cited = citedBy(read(id, withValue(body, path, value)))
      const isListed =
        kind === 'wrong type' ? path.endsWith('.content') && value === 'text' : citing.test(path)
      return cited && cited.length < whole.length && !isListed
    })
    expect(hiding).toEqual([])
  })

  it('in an unknown format is never evaluated as one without citations', () => {
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

  it('in several unknown formats is never evaluated as one without citations', () => {
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

  it('with a missing or wrong value cites no page that it does not name', () => {
    for (const { path, value } of changesOf(body)) {
      const changed = withValue(body, path, value)
      const named = JSON.stringify(changed)
      const invented = (citedBy(read(id, changed)) ?? []).filter(host => !named.includes(host))
      expect(invented, path).toEqual([])
    }
  })

  it('with items of unknown types is read as if it had none', async () => {
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
  ])('that is %s is rejected', async (_, reply) => {
    expect(await serviceErrorOf(ask(id, reply))).toMatchObject({ kind: 'invalid-response' })
  })

  it.each(['{}', '{"error":{"message":"overloaded"}}', '{"error":null}', '{"detail":"overloaded"}'])(
    'that is %s is not evaluated',
    async reply => {
      const outcome = await ask(id, reply).then(
        answer => answer.outcome,
        (error: unknown) => Object(error).details?.kind,
      )
      expect(outcome).toMatch(/^(?:failed|unsearched|invalid-response)$/)
    },
  )
})

it('a very long reply is read', () => {
  const long = 'Acme is at https://www.acme.example/preise [1]. '.repeat(8_000)
  const body = withValue(fixture('openai-citations'), 'output.3.content.0.text', long)
  expect(read('openai', body)?.text).toContain(long.trim())
})

it('a reply that is nested without end is rejected as unreadable', async () => {
  const reply = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  expect(await serviceErrorOf(ask('openai', reply))).toMatchObject({
    kind: 'invalid-response',
    detail: 'nested more than 100 levels deep',
  })
})

function valueAt(body: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((node, step) => Object(node)[step], body)
}
