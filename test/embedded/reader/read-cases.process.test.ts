/** A reader over HTTP on loopback: the double, which behaves as its model is called. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAs } from '../../../scripts/lib/reader-double.ts'
import { elsewhere, REWORDED, SAID, tokensPage } from '../../../scripts/lib/reader-site.ts'
import type { EmbeddedSettings } from '../../../src/embedded/settings.ts'
import { anEmbeddedService } from '../../support/embedded.ts'
import { startVendor } from '../../support/engine-server.ts'
import { aFolder, aRepository, commit } from '../../support/git-repository.ts'

const QUESTION = 'cancel an API token'

interface Situation {
  /** What the page says after the change. */
  now?: readonly string[]
  question?: string
  set?: Partial<EmbeddedSettings>
  answer?: typeof readAs
  env?: NodeJS.ProcessEnv
}

/** Has a model read a change of the page on tokens. */
async function read(
  model: string,
  { now = REWORDED, set, answer = readAs, env, question = QUESTION }: Situation = {},
) {
  const folder = aRepository()
  const base = commit(folder, { ...elsewhere, 'tokens.md': tokensPage(SAID) })
  const head = commit(folder, { 'tokens.md': tokensPage(now) })
  const { url, requests } = await startVendor(answer)
  const service = anEmbeddedService({
    folder,
    content: ['**/*.md'],
    owners: [{ keyword: question, path: 'tokens.md' }],
    reader: `openai-compatible:${model}`,
    ...set,
    env: env ?? { OPENAI_COMPATIBLE_BASE_URL: url },
  })
  const { keywords } = await service.compareWithBase({ base, head }, [question], 'en')
  return { change: keywords[0], reading: keywords[0]?.reading, requests, costs: service.costs() }
}

describe('a reader', () => {
  it('keeps a text in other words, by lines that the change added', async () => {
    const { change, reading, requests } = await read('knows-controls')
    expect(change).toMatchObject({ outcome: 'unchanged' })
    expect(reading).toMatchObject({
      outcome: 'kept',
      requests: 2,
      remembered: 0,
      reader: 'openai-compatible:knows-controls',
    })
    const [statement] = reading?.statements ?? []
    expect(statement?.before.place).toMatchObject({ path: 'tokens.md', line: expect.any(Number) })
    expect(statement?.readings).toHaveLength(2)
    expect(requests).toHaveLength(2)
    expect(requests[0]?.body).toMatchObject({ temperature: 0, max_tokens: 1000 })
  })

  it('loses what it does not find, and the gate fails', async () => {
    const { change, reading } = await read('literal')
    expect(change).toMatchObject({
      outcome: 'lost',
      lossCode: expect.any(String),
      causes: [{ path: 'tokens.md' }],
    })
    expect(reading).toMatchObject({ outcome: 'lost', byWords: { outcome: 'unchanged' } })
    expect(reading?.statements.flatMap(({ readings }) => readings.map(({ status }) => status))).not.toContain(
      'same',
    )
  })

  it.each([
    ['prose', 'odd-form'],
    ['unknown-ids', 'odd-form'],
    ['refuses', 'refusal'],
    ['cut', 'cut'],
    ['cut-prompt', 'prompt-cut'],
    ['all-found', 'missed-control'],
    ['best-lie', 'missed-control'],
    ['none-found', 'missed-control'],
  ])('that is %s is not believed, and the words decide', async (model, problem) => {
    const { change, reading } = await read(model)
    expect(reading).toMatchObject({ outcome: 'not-read', problem, requests: 1 })
    expect(change?.outcome).toBe(reading?.byWords.outcome)
  })

  it.each(['thinks-aloud', 'no-temperature'])('that %s is understood', async model => {
    expect((await read(model)).reading?.problem).toBeUndefined()
  })

  it('is not asked without its key, and says so', async () => {
    const { reading, requests } = await read('honest', { env: {} })
    expect(reading).toMatchObject({ outcome: 'not-read', problem: 'no-key', requests: 0, sent: 0 })
    expect(requests).toEqual([])
  })

  it('is not asked where words decide', async () => {
    for (const now of [SAID, ['To be written.']]) {
      const { reading, requests } = await read('honest', { now })
      expect([reading, requests]).toEqual([undefined, []])
    }
  })

  it('is not asked twice about the same text', async () => {
    const path = join(aFolder(), 'answers.ndjson')
    const set: Situation['set'] = { answers: { mode: 'record', path } }
    const first = await read('knows-controls', { set })
    const second = await read('knows-controls', { set })
    expect([first.requests.length, second.requests.length]).toEqual([2, 0])
    expect(second.reading).toEqual({ ...first.reading, requests: 0, remembered: 2, sent: 0, costUsd: 0 })
    expect(second.costs).toEqual([])
    expect(readFileSync(path, 'utf8').match(/"task":"reader"/g)).toHaveLength(2)
  })

  it('is not asked again where its server rejects a temperature', async () => {
    const set: Situation['set'] = {
      answers: { mode: 'record', path: join(aFolder(), 'answers.ndjson') },
    }
    const first = await read('no-temperature', { set })
    const second = await read('no-temperature', { set })
    expect([first.requests.length, second.requests.length]).toEqual([4, 0])
    expect(second.reading).toMatchObject({ requests: 0, remembered: 2 })
  })

  it('does not believe a remembered reply more than a fresh one', async () => {
    const path = join(aFolder(), 'answers.ndjson')
    const set: Situation['set'] = { answers: { mode: 'record', path } }
    const forged = await read('knows-controls', {
      set,
      answer: request => readAs({ body: { ...Object(request.body), model: 'all-found' } }),
    })
    expect(forged.reading).toMatchObject({ outcome: 'not-read', problem: 'missed-control' })
    const honest = await read('knows-controls', { set })
    expect(honest.requests).toHaveLength(2)
    expect(honest.reading?.outcome).toBe('kept')
  })

  it('is sent the question, the statements and the lines, and nothing else of the repository', async () => {
    const { requests, reading } = await read('honest')
    const sent = JSON.stringify(requests[0]?.body)
    expect(sent).toContain(QUESTION)
    expect(sent).not.toMatch(/tokens\.md|billing\.md/)
    expect(reading?.sent).toBeGreaterThan(1000)
  })
})
