/** Replies and failures of live engines in a file, which are recorded as they arrive and replayed instead of requests. */
import * as z from 'zod'
import { describeIssues } from '../contract/describe-issues.ts'
import { ServiceError } from '../errors/service.ts'
import { endsInsideLine, openToAppend, readSmallFile, withSlashes } from '../lib/files.ts'
import { parseJson } from '../lib/json.ts'
import type { Post } from './connection.ts'

const exchangeSchema = z.object({
  engine: z.string(),
  model: z.string(),
  question: z.string(),
  sample: z.int().positive(),
  /** Country of the person who asks; missing if the request had none. */
  location: z.object({ country: z.string() }).exactOptional(),
})
export type Exchange = z.output<typeof exchangeSchema>

/** Returns the function that sends the requests of an exchange, or reads their recorded replies. */
export type Recording = (exchange: Exchange, post: Post) => Post

function setupError(code: 'bad-recording' | 'missing-recording', detail: string): ServiceError {
  return new ServiceError({ kind: 'setup', request: 'the recording', code, detail })
}

function cannotReplay(path: string, problem: string): ServiceError {
  return setupError('bad-recording', `${path}: ${problem}`)
}

/** The details of a ServiceError of the vendor, without the key. */
const failureSchema = z.object({
  kind: z.enum(['http', 'connection', 'timeout', 'invalid-response', 'not-sent']),
  request: z.string(),
  detail: z.string(),
  status: z.int().exactOptional(),
  code: z.string().exactOptional(),
})

const entrySchema = exchangeSchema
  .extend({
    /** Number of the reply within the exchange, from 1: an engine that pauses replies several times. */
    turn: z.int().positive(),
    /** The unchanged text of the reply, without the key. */
    reply: z.string().optional(),
    failure: failureSchema.optional(),
  })
  .refine(({ reply, failure }) => (reply === undefined) !== (failure === undefined), {
    path: ['reply'],
    error: 'expected a reply or a failure',
  })

type Entry = z.output<typeof entrySchema>

/** Whether answers come from the engines, are also recorded into a file, or are read from a file. */
export type AnswersSetting = { mode: 'live' } | { mode: 'record' | 'replay'; path: string }

/** Reads `record:PATH`, `replay:PATH` or an empty text; undefined for any other text. */
export function readAnswersSetting(text: string): AnswersSetting | undefined {
  if (text === '') return { mode: 'live' }
  const [, mode, path = ''] = /^(record|replay):(.+)$/s.exec(text) ?? []
  return mode === 'record' || mode === 'replay' ? { mode, path: withSlashes(path) } : undefined
}

export interface RecordingPlace {
  /** Folder that paths are relative to. Inside it they follow the rules of resolveInside. */
  workspace: string
  /** Reads a file at the base of the change; `added` if the change adds it. Without it, the work tree is read. */
  readBase?(path: string): Promise<{ kind: 'base'; text: string } | { kind: 'added' | 'work-tree' }>
}

/** Opens the recording that the setting names. Rejects with the errors of `openRecorder` and `openReplay`. */
export async function openRecording(answers: AnswersSetting, place: RecordingPlace = { workspace: '.' }) {
  if (answers.mode === 'record') return openRecorder(answers.path, place)
  const close = () => Promise.resolve()
  if (answers.mode === 'replay') return { recording: await openReplay(answers.path, place), close }
  const recording: Recording = (_, post) => post
  return { recording, close }
}

/** Appends each reply and failure as one line of JSON. Rejects with an AvgError for a link that leads out, or a system error. */
async function openRecorder(path: string, { workspace }: RecordingPlace) {
  const file = await openToAppend(path, workspace)
  // A killed run may leave half a line.
  let written = (await endsInsideLine(file)) ? file.appendFile('\n') : Promise.resolve()

  function append(entry: Entry): Promise<void> {
    written = written.then(() => file.appendFile(`${JSON.stringify(entry)}\n`))
    return written
  }

  const recording: Recording = (exchange, post) => {
    let turn = 0
    return async (request, signal) => {
      turn += 1
      try {
        const reply = await post(request, signal)
        await append({ ...exchange, turn, reply })
        return reply
      } catch (error) {
        const failure = readFailure(error)
        if (failure) await append({ ...exchange, turn, failure })
        throw error
      }
    }
  }
  return {
    recording,
    async close() {
      await written.catch(() => {})
      await file.close()
    },
  }
}

/**
 * Replays a file without sending requests. If an exchange was recorded twice, the later one counts. Rejects with a ServiceError
 * of kind `setup` for an unreadable line or an unrecorded request, and with an AvgError if the file must not be used.
 */
async function openReplay(path: string, place: RecordingPlace): Promise<Recording> {
  const entries = readEntries(path, await readRecording(path, place))
  return exchange => {
    let turn = 0
    return async () => {
      turn += 1
      const entry = entries.get(keyOf(exchange, turn))
      if (entry?.failure) throw new ServiceError(entry.failure)
      if (entry?.reply === undefined) throw notRecorded(path, exchange)
      return entry.reply
    }
  }
}

async function readRecording(path: string, { workspace, readBase }: RecordingPlace): Promise<string> {
  const before = await readBase?.(path)
  if (before?.kind === 'added') {
    const detail =
      'the change adds this file, and a change is not judged by answers that it brings along. They can be replayed after the merge'
    throw cannotReplay(path, detail)
  }
  const file = before?.kind === 'base' ? before : await readSmallFile(workspace, path, MAX_BYTES)
  const problem = 'problem' in file ? file.problem : undefined
  if ('text' in file && file.text.length <= MAX_BYTES) return file.text
  throw cannotReplay(path, FILE_PROBLEMS[problem ?? 'too-large'])
}

/** Larger files take too much time and memory. */
const MAX_BYTES = 64 * 1024 * 1024
const FILE_PROBLEMS = {
  missing: 'there is no such file',
  'not-a-file': 'it is not a file',
  'too-large': 'it has more than 64 MiB. Record fewer answers in one file',
}

function readFailure(error: unknown): z.output<typeof failureSchema> | undefined {
  return error instanceof ServiceError ? failureSchema.safeParse(error.details).data : undefined
}

function readEntries(path: string, text: string): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line === '') continue
    const entry = readEntry(path, index + 1, line)
    entries.set(keyOf(entry, entry.turn), entry)
  }
  return entries
}

function readEntry(path: string, line: number, text: string): Entry {
  const value = parseJson(text)
  if (value === undefined) throw cannotReplay(path, `line ${line} is not JSON`)
  const entry = entrySchema.safeParse(value)
  if (entry.success) return entry.data
  throw cannotReplay(path, `line ${line}: ${describeIssues(entry.error.issues)}`)
}

function notRecorded(path: string, { engine, model, question, sample }: Exchange): ServiceError {
  const detail = `${path} holds no answer of ${engine}:${model} to “${question}”, sample ${sample}`
  return setupError('missing-recording', detail)
}

function keyOf({ engine, model, question, sample, location }: Exchange, turn: number): string {
  return JSON.stringify([engine, model, question, sample, turn, location?.country])
}
