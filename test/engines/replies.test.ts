/** The answers that are read from the replies in fixtures/, and from changes of them that vendors send or may send. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'
import type { EngineAnswer } from '../../src/engines/engine-answer.ts'
import { candidateSchema } from '../../src/engines/gemini.ts'
import { answerTo, fixture, serviceErrorOf, UNANSWERED, withValues } from '../support/engines.ts'

const COMPATIBLE = 'openai-compatible:llama3.2:3b'

/** The engine of a fixture; a provider's fixture has the page in its name. */
function engineOf(name: string): string {
  const [, provider, page] =
    /(dataforseo|serpapi|cloro)-(ai-mode|ai-overview|chatgpt|gemini|copilot|perplexity)/.exec(name) ?? []
  if (provider !== undefined) return `${provider}:${page}`
  if (/dataforseo|serpapi/.test(name)) return `${/dataforseo|serpapi/.exec(name)?.[0]}:ai-overview`
  if (name.includes('compatible')) return COMPATIBLE
  return /anthropic|openai|gemini|perplexity|mistral|xai/.exec(name)?.[0] ?? name
}

const hosts = (sources: { host: string }[]) => sources.map(({ host }) => host || '?')
const citing = ({ sentences }: Pick<EngineAnswer, 'sentences'>) =>
  sentences.map(({ text, sources }) => [text, ...hosts(sources)])

function describeAnswer(answer: EngineAnswer) {
  const { outcome, reason, model, usage, searched, queries, retrieved, cited } = answer
  return [
    `${outcome}${reason && `: ${reason}`}`,
    `${model}, ${searched ? 'searched' : 'did not search'}: ${queries.join(' | ')}`,
    JSON.stringify(usage),
    ...retrieved.map(({ url, host }) => `found ${host || '?'} ${url}`),
    ...cited.map(({ url, host }) => `cites ${host || '?'} ${url}`),
    ...citing(answer).map(([text, ...sources]) => `> ${text} [${sources.join(' ')}]`),
  ].join('\n')
}

it('the replies are read as in answers.txt, which was checked by hand', async () => {
  const files = globSync('**/*.json', { cwd: 'test/engines/fixtures' })
  const names = [...UNANSWERED.keys(), ...files.map(path => path.replaceAll('\\', '/').replace('.json', ''))]
    .filter(name => name !== 'anthropic-pause' && name !== 'anthropic-resumed')
    .toSorted()
  const replies = [...names.map(name => [name]), ['anthropic-pause', 'anthropic-resumed']]
  const answers = await Promise.all(
    replies.map(async names => {
      const answer = await answerTo(engineOf(names[0] ?? ''), ...names.map(fixture))
      return `# ${names.join(' and ')}\n${describeAnswer(answer)}\n`
    }),
  )
  await expect(answers.join('\n')).toMatchFileSnapshot('fixtures/answers.txt')
})

const whole = z.literal('as without the change')
const changeSchema = z.object({
  why: z.string().optional(),
  of: z.string(),
  set: z.record(z.string(), z.unknown()).default({}),
  without: z.array(z.string()).default([]),
  is: z.looseObject({
    /** The sentences, each with the hosts that it cites. */
    citing: z.union([whole, z.array(z.array(z.string()))]).optional(),
    cited: z.array(z.string()).optional(),
    retrieved: z.array(z.string()).optional(),
  }),
})
const CHANGED = readFileSync('test/engines/changed.ndjson', 'utf8')
  .trim()
  .split('\n')
  .map(line => changeSchema.parse(JSON.parse(line)))

it.each(CHANGED)('$of with $set, without $without, is $is', async ({ of, set, without, is }) => {
  const read = async (changes: Record<string, unknown>) => {
    const answer = await answerTo(engineOf(of), withValues(fixture(of), changes))
    const named = { cited: hosts(answer.cited), retrieved: hosts(answer.retrieved) }
    return { ...answer, ...named, citing: citing(answer) }
  }
  const changed = await read({ ...set, ...Object.fromEntries(without.map(path => [path, undefined])) })
  const { citing: sentences = changed.citing, ...others } = is
  expect(changed).toMatchObject(others)
  expect(changed.citing).toEqual(sentences === whole.value ? (await read({})).citing : sentences)
})

it('an answer of Anthropic is evaluated if only some of its searches failed', async () => {
  const [failed, found] = ['anthropic-search-error', 'anthropic-citations'].map(name => Object(fixture(name)))
  const answer = await answerTo('anthropic', { ...found, content: [...failed.content, ...found.content] })
  expect(answer).toMatchObject({ outcome: 'answered', searched: true })
})

/** Reply | path | its value in JSON | the reported problem. */
const INVALID = `
  openai-citations | output                            | {}     | output: expected array, received object
  openai-citations | output.3.content.0.text           | null   | output[3].content[0].text: expected string, received null
  openai-citations | output.3.content.0.annotations.1.url | 7   | output[3].content[0].annotations[1].url: expected string, received number
  openai-citations | output.3.content.0.annotations    | "none" | output[3].content[0].annotations: expected array, received string
  openai-citations | output.1.action.sources.0.url     | 7      | output[1].action.sources[0].url: expected string, received number
  cloro-perplexity | result.sources.0.url              | 7      | result.sources[0].url: expected string, received number
  serpapi-ai-mode  | text_blocks | [{"table": [[{"snippet": "Acme", "reference_indexes": ["0"]}]]}] | text_blocks[0].table[0][0].reference_indexes[0]: expected number, received string
  serpapi-ai-mode  | text_blocks | [{"comparison": [{"feature": "a", "values": ["b"]}], "reference_indexes": 0}] | text_blocks[0].reference_indexes: expected array, received number
`
const invalid = INVALID.trim()
  .split('\n')
  .map(row => row.split(' | ').map(cell => cell.trim()))

it.each(invalid)(
  '%s fails with the JSON path if %s is %s',
  async (name = '', path = '', value = '', detail) => {
    const call = answerTo(engineOf(name), withValues(fixture(name), { [path]: JSON.parse(value) }))
    expect(await serviceErrorOf(call)).toMatchObject({ kind: 'invalid-response', detail })
  },
)

it.each([
  ['gemini-3-thoughts', 9],
  ['gemini-3-one-segment', 1],
  ['gemini-3-after-function', 1],
  ['gemini-3-second-turn', 1],
  ['gemini-3-nine-segments', 9],
])(
  'the recorded reply %s of Gemini has each of its %i segments in the sentences that cite',
  async (name, count) => {
    const body = fixture(`live/${name}`)
    const { groundingMetadata } = candidateSchema.parse(Object(body).candidates[0])
    const supports = groundingMetadata?.groundingSupports ?? []
    const segments = supports.flatMap(support => support?.segment?.text ?? [])
    const { sentences } = await answerTo('gemini', body)
    const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? ''
    const cited = words(
      sentences.flatMap(({ text, sources }) => (sources.length > 0 ? [text] : [])).join(' '),
    )
    expect(segments).toHaveLength(count)
    expect(segments.filter(segment => !cited.includes(words(segment)))).toEqual([])
  },
)
