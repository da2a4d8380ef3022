/** Gates that ask the same questions ask once, and each is judged as in a run of its own. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAnswersSetting } from '../../src/engines/recording.ts'
import type { Gate } from '../../src/inputs/read-gates.ts'
import type { RunContext } from '../../src/inputs/run-context.ts'
import { formatRunResult } from '../../src/report/files/json/result.ts'
import { check } from '../../src/run/check.ts'
import { openService } from '../../src/run/service/open-service.ts'
import { sumDemands } from '../../src/scan/demand.ts'
import { type EngineReply, startVendor } from '../support/engine-server.ts'
import { ENGINE_KEY, fixture } from '../support/engines.ts'
import { aGate, readingOf, withSameTimes } from '../support/fleet.ts'
import { aFolder } from '../support/git-repository.ts'

const BRANDS = ['Acme', 'Globex', 'Initech', 'Umbrella', 'Hooli', 'Soylent']
const KEYWORDS = Array.from({ length: 20 }, (_, index) => `topic-${index}`)
const CITED_DOMAIN = 'acme.example'

/** Starts OpenAI and Perplexity. `misbehave` may return another reply to a question that contains a keyword. */
async function startVendors(misbehave: (asked: string) => EngineReply | undefined = () => undefined) {
  const start = (name: 'openai' | 'perplexity') =>
    startVendor(({ body }) => misbehave(JSON.stringify(body)) ?? { body: fixture(`${name}-citations`) })
  const [openai, perplexity] = [await start('openai'), await start('perplexity')]
  const env = {
    ...{ OPENAI_API_KEY: ENGINE_KEY, OPENAI_BASE_URL: openai.url },
    ...{ PERPLEXITY_API_KEY: ENGINE_KEY, PERPLEXITY_BASE_URL: perplexity.url },
  }
  return { env, countRequests: () => openai.requests.length + perplexity.requests.length }
}

type Given = Record<string, string>

/** Returns a gate for each item, and the context of their run. */
async function someGates(env: NodeJS.ProcessEnv, given: Given[], answers = '') {
  const gates: Gate[] = []
  let context: RunContext | undefined
  for (const [index, inputs] of given.entries()) {
    const read = await aGate({
      inputs: {
        ...{ brand: BRANDS[index] ?? '', key: `gate-${index}`, engines: 'openai, perplexity' },
        ...{
          'brand-domains': index === 0 ? CITED_DOMAIN : `brand-${index}.example`,
          keywords: KEYWORDS.join(),
        },
        ...inputs,
      },
      env,
    })
    const { service } = read.gate.settings
    if ('answers' in service) service.answers = readAnswersSetting(answers) ?? service.answers
    gates.push(read.gate)
    context ??= read.context
  }
  const [first, ...others] = gates
  if (first === undefined || context === undefined) throw new TypeError('no gate')
  return { gates: [first, ...others] as const, context }
}

async function run({ gates: [first, ...others], context }: Awaited<ReturnType<typeof someGates>>) {
  const outcome = await check(readingOf([first, ...others]), context, {
    histories: new Map(),
    outcomeFolder: aFolder(),
  })
  return { gates: outcome.gates, result: withSameTimes([...formatRunResult(outcome)].join('')) }
}

describe('six brands with 20 questions to two engines', () => {
  it('cost one sixth of the requests, and have the answers of runs of their own', async () => {
    const { env, countRequests } = await startVendors()
    const fleet = await someGates(
      env,
      BRANDS.map(() => ({})),
    )
    const { gates } = await run(fleet)
    const shared = countRequests()

    const separate = []
    for (const gate of fleet.gates) separate.push(...(await run({ ...fleet, gates: [gate] })).gates)

    expect([shared, countRequests() - shared]).toEqual([40, 240])
    const services = fleet.gates.map(({ settings }) => openService(settings, fleet.context))
    const opened = await Promise.all(services)
    for (const { close } of opened) await close()
    expect(sumDemands(opened.map(({ demand }) => demand))).toMatchObject({ requests: 40, sharedAnswers: 200 })
    const answersOf = (gate: (typeof gates)[number]) => gate.load().answerRecords
    expect(gates.map(answersOf)).toEqual(separate.map(answersOf))
    expect(gates.map(gate => answersOf(gate).length)).toEqual(BRANDS.map(() => 40))
    const cited = gates.map(gate => gate.load().measurement?.citedEngines)
    expect(cited).toEqual([2, 0, 0, 0, 0, 0])
  })

  it('are charged once', async () => {
    const { env } = await startVendors()
    const { gates } = await run(await someGates(env, [{}, {}]))
    expect(gates.map(gate => gate.load().costs.map(({ replies }) => replies))).toEqual([[20, 20], []])
  })
})

describe('gates with the same questions', () => {
  const few = { keywords: 'crm, erp', samples: '2' }
  const more = { ...few, samples: '3' }

  it('see all their samples, and share the samples of both', async () => {
    const { env, countRequests } = await startVendors()
    const { gates } = await run(await someGates(env, [few, more]))
    expect(countRequests()).toBe(3 * 4)
    expect(gates.map(gate => gate.load().answers.evaluated)).toEqual([8, 12])
  })

  it('share with competitors, whatever these are', async () => {
    const { env, countRequests } = await startVendors()
    await run(await someGates(env, [{ competitors: 'Vandelay = vandelay.example' }, {}]))
    expect(countRequests()).toBe(40)
  })

  it('share a failed answer', async () => {
    const { env, countRequests } = await startVendors(asked =>
      asked.includes('topic-7') ? { body: { output: 'malformed' } } : undefined,
    )
    const { gates } = await run(await someGates(env, [{}, {}]))
    expect(countRequests()).toBe(40)
    for (const gate of gates) {
      const missing = gate.load().answerRecords.filter(({ outcome }) => outcome === 'not-evaluated')
      expect(missing).toMatchObject(['openai', 'perplexity'].map(engine => ({ engine, keyword: 'topic-7' })))
    }
  })

  it('ask again what the time of an earlier gate did not allow', async () => {
    const { env, countRequests } = await startVendors()
    const { gates } = await run(await someGates(env, [{ 'timeout-minutes': '0.00001' }, {}]))
    expect(gates.map(({ verdict }) => verdict.status)).toEqual(['error', 'pass'])
    expect(countRequests()).toBe(40)
  })

  it('have the same result when their answers are replayed, together and each by itself', async () => {
    const { env, countRequests } = await startVendors()
    const path = join(aFolder(), 'answers.ndjson')
    const given = [few, more]
    const recorded = await run(await someGates(env, given, `record:${path}`))
    expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(3 * 4 + 1)
    const asked = countRequests()

    const replay = await someGates(env, given, `replay:${path}`)
    expect((await run(replay)).result).toBe(recorded.result)
    const single = await run({ ...replay, gates: [replay.gates[1] ?? replay.gates[0]] })
    expect(single.gates[0]?.load().answerRecords).toEqual(recorded.gates[1]?.load().answerRecords)
    expect(countRequests()).toBe(asked)
  })
})
