import { appendFile, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { askEngine } from '../../src/engines/ask.ts'
import type { Post } from '../../src/engines/connection.ts'
import type { Exchange, Recording } from '../../src/engines/recording.ts'
import { openRecording, readAnswersSetting } from '../../src/engines/recording.ts'
import { connectToVendor, ENGINE_KEY, fixture, serviceErrorOf, specOf } from '../support/engines.ts'

const QUESTION = 'Which CRM?'
const exchange: Exchange = { engine: 'openai', model: 'gpt-6.2-sol', question: QUESTION, sample: 1 }
const unreachable: Post = () => Promise.reject(new Error('A replay sends nothing.'))

async function newPath(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'record-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return join(folder, 'deep', 'answers.ndjson')
}

async function record(path: string, use: (recording: Recording) => Promise<unknown>): Promise<void> {
  const recorder = await openRecording({ mode: 'record', path })
  try {
    await use(recorder.recording)
  } finally {
    await recorder.close()
  }
}

/** Records one reply for each text, all at once. */
const recordTexts = (path: string, texts: string[]) =>
  record(path, recording =>
    Promise.all(
      texts.map((text, index) =>
        recording({ ...exchange, sample: index + 1 }, async () => text)({ path: '/', body: {} }),
      ),
    ),
  )

const openReplay = async (path: string) => (await openRecording({ mode: 'replay', path })).recording

const play = (recording: Recording, asked: Partial<Exchange> = {}) =>
  recording({ ...exchange, ...asked }, unreachable)({ path: '/', body: {} })

/** Why a recording cannot be replayed. */
const problemOf = async (call: Promise<unknown>) => (await serviceErrorOf(call)).detail

const missing = (path: string, { engine, model, question, sample }: Exchange) =>
  `${path} holds no answer of ${engine}:${model} to “${question}”, sample ${sample}`

describe('a recording', () => {
  it('replays every reply byte for byte, without a request', async () => {
    const path = await newPath()
    const texts = ['{"a":\r\n "é\\u00e9 🚀"}\n\n', '', '\u2028\u2029"\\\ud83d', '\t\ufeff{}']
    await recordTexts(path, texts)
    const recording = await openReplay(path)
    expect(await Promise.all(texts.map((_, index) => play(recording, { sample: index + 1 })))).toEqual(texts)
  })

  it('gives the same answer as the engine, including pauses', async () => {
    const path = await newPath()
    const spec = specOf('anthropic')
    const asked = { ...exchange, engine: spec.name, model: spec.model }
    const paused = { body: fixture('anthropic-pause') }
    const vendor = await connectToVendor('anthropic', paused, { body: fixture('anthropic-resumed') })
    const recorder = await openRecording({ mode: 'record', path })
    const post = recorder.recording(asked, vendor.post)
    const answer = await askEngine(spec, { question: QUESTION, language: 'en' }, post)
    await recorder.close()

    const replayed = (await openReplay(path))(asked, unreachable)
    expect(await askEngine(spec, { question: QUESTION, language: 'en' }, replayed)).toEqual(answer)
  })

  it('does not contain the key, even if the vendor repeats it', async () => {
    const path = await newPath()
    const body = { ...Object(fixture('openai-citations')), echo: { authorization: `Bearer ${ENGINE_KEY}` } }
    const vendor = await connectToVendor('openai', { body })
    await record(path, recording =>
      askEngine(specOf('openai'), { question: QUESTION, language: 'en' }, recording(exchange, vendor.post)),
    )
    const file = await readFile(path, 'utf8')
    expect(file).toContain('Bearer ***')
    expect(file).not.toContain(ENGINE_KEY)
  })

  it('keeps the answers of each country separately', async () => {
    const path = await newPath()
    const places = [undefined, { country: 'DE' }, { country: 'FR' }]
    const exchanges = places.map(location => ({ ...exchange, ...(location && { location }) }))
    await record(path, async recording => {
      for (const [index, asked] of exchanges.entries()) {
        await recording(asked, async () => `reply ${index}`)({ path: '/', body: {} })
      }
    })
    const recording = await openReplay(path)
    expect(await Promise.all(exchanges.map(asked => play(recording, asked)))).toEqual(
      places.map((_, index) => `reply ${index}`),
    )
  })

  it('does not append to the half line of a killed run', async () => {
    const path = await newPath()
    await recordTexts(path, ['first'])
    await appendFile(path, '{"engine":"op')
    await recordTexts(path, ['second'])
    expect((await readFile(path, 'utf8')).split('\n')).toHaveLength(4)
  })

  it('omits the replies of failed calls, and keeps the later of two replies', async () => {
    const path = await newPath()
    await record(path, recording =>
      recording(exchange, () => Promise.reject(new Error('refused')))({ path: '/', body: {} }).catch(
        () => {},
      ),
    )
    expect(await problemOf(play(await openReplay(path)))).toBe(missing(path, exchange))
    await recordTexts(path, ['first', 'second'])
    await recordTexts(path, ['again'])
    const recording = await openReplay(path)
    expect([await play(recording), await play(recording, { sample: 2 })]).toEqual(['again', 'second'])
  })
})

describe('a replay', () => {
  it.each([[{ engine: 'gemini' }], [{ model: 'gpt-6-luna' }], [{ question: 'Which ERP?' }], [{ sample: 2 }]])(
    'fails for an exchange that is not in the file: %j',
    async asked => {
      const path = await newPath()
      await recordTexts(path, ['first'])
      const recording = await openReplay(path)
      expect(await problemOf(play(recording, asked))).toBe(missing(path, { ...exchange, ...asked }))
    },
  )

  it('fails for a turn that is not in the file', async () => {
    const path = await newPath()
    await recordTexts(path, ['first'])
    const post = (await openReplay(path))(exchange, unreachable)
    await post({ path: '/', body: {} })
    expect(await problemOf(post({ path: '/', body: {} }))).toBe(missing(path, exchange))
  })

  it.each([
    ['{"engine":"op', 'line 3 is not JSON'],
    ['[]', 'line 3: the answer: expected object, received array'],
    [JSON.stringify({ ...exchange, turn: 1, reply: 7 }), 'line 3: reply: expected string, received number'],
    [
      JSON.stringify({ ...exchange, turn: 0, reply: '' }),
      'line 3: turn: Too small: expected number to be >0',
    ],
  ])('names the invalid line: %s', async (line, detail) => {
    const path = await newPath()
    await recordTexts(path, ['first'])
    await appendFile(path, `\n${line}\n`)
    expect(await problemOf(openReplay(path))).toBe(`${path}: ${detail}`)
  })

  it('fails for a file that does not exist, or with more than 64 MiB', async () => {
    const path = await newPath()
    expect(await problemOf(openReplay(path))).toBe(`${path}: there is no such file`)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, '')
    await truncate(path, 64 * 1024 * 1024 + 1)
    expect(await problemOf(openReplay(path))).toContain('64 MiB')
  })
})

describe('the setting', () => {
  it.each([
    ['', { mode: 'live' }],
    ['record:answers.ndjson', { mode: 'record', path: 'answers.ndjson' }],
    ['replay:C:\\a b.ndjson', { mode: 'replay', path: 'C:/a b.ndjson' }],
    ['record:', undefined],
    ['answers.ndjson', undefined],
  ])('%j is %j', (text, setting) => {
    expect(readAnswersSetting(text)).toEqual(setting)
  })
})
