/** Replies of the engines in a file: kept as they came, and played back in place of the engines. */
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'
import { describeIssues } from '../../contract/describe-issues.ts'
import { parseJson } from '../../lib/json.ts'
import type { Post } from './connection.ts'

/** What tells one exchange with an engine from all others of a run. */
export interface Exchange {
  engine: string
  model: string
  /** An answer, or a judgement on one. */
  task: 'answer' | 'sentiment'
  question: string
  /** 1-based repetition of the same question. */
  sample: number
}

/** How the requests of an exchange are sent: over `post`, or from a recording. */
export type Tape = (exchange: Exchange, post: Post) => Post

export interface RecordingFacts {
  path: string
  /** 1-based. */
  line?: number
  /** What is wrong with the line. */
  detail?: string
  /** What the file has no reply for. */
  missing?: Exchange
}

/** A recording that cannot be played. */
export class RecordingError extends Error {
  readonly facts: RecordingFacts

  constructor(facts: RecordingFacts) {
    super(`${facts.path}: ${facts.detail ?? 'no such exchange'}`)
    this.name = 'RecordingError'
    this.facts = facts
  }
}

const entrySchema = z.object({
  engine: z.string(),
  model: z.string(),
  task: z.enum(['answer', 'sentiment']),
  question: z.string(),
  sample: z.int().positive(),
  /** 1-based: an engine that pauses replies several times. */
  turn: z.int().positive(),
  /** As it came, without the key. */
  reply: z.string(),
})

type Entry = z.output<typeof entrySchema>

/** Where answers come from: the engines alone, or a file as well, or a file instead. */
export type AnswersSetting = { mode: 'live' } | { mode: 'record' | 'replay'; path: string }

/** Reads `record:PATH`, `replay:PATH` or nothing; undefined for anything else. */
export function readAnswersSetting(text: string): AnswersSetting | undefined {
  if (text === '') return { mode: 'live' }
  const [, mode, path = ''] = /^(record|replay):(.+)$/s.exec(text) ?? []
  return mode === 'record' || mode === 'replay' ? { mode, path } : undefined
}

/**
 * Appends every reply to the file at `path`, one JSON object a line, whatever calls run at once. The file and its
 * folders are made; rejects with the system's error where they cannot be.
 */
export async function openRecorder(path: string): Promise<{ tape: Tape; close(): Promise<void> }> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'a+')
  let written = endLastLine()

  /** A run that was killed may have left half a line. */
  async function endLastLine(): Promise<void> {
    const { size } = await file.stat()
    const { buffer } = await file.read({ buffer: Buffer.alloc(1), position: Math.max(0, size - 1) })
    if (size > 0 && buffer.toString() !== '\n') await file.appendFile('\n')
  }

  function append(entry: Entry): Promise<void> {
    written = written.then(() => file.appendFile(`${JSON.stringify(entry)}\n`))
    return written
  }

  const tape: Tape = (exchange, post) => {
    let turn = 0
    return async (request, signal) => {
      const reply = await post(request, signal)
      turn += 1
      await append({ ...exchange, turn, reply })
      return reply
    }
  }
  return {
    tape,
    async close() {
      await written.catch(() => {})
      await file.close()
    },
  }
}

/**
 * Plays the file at `path` back: no request is sent. Of an exchange that was recorded twice the later one counts.
 * Rejects with a RecordingError that names the line that cannot be read; a request without a recorded reply
 * rejects with one that names the exchange.
 */
export async function openReplay(path: string): Promise<Tape> {
  const replies = new Map<string, string>()
  const lines = (await readFile(path, 'utf8')).split('\n')
  for (const [index, text] of lines.entries()) {
    if (text === '') continue
    const { reply, turn, ...exchange } = readEntry(path, index + 1, text)
    replies.set(keyOf(exchange, turn), reply)
  }
  return exchange => {
    let turn = 0
    return async () => {
      turn += 1
      const reply = replies.get(keyOf(exchange, turn))
      if (reply === undefined) throw new RecordingError({ path, missing: exchange })
      return reply
    }
  }
}

function readEntry(path: string, line: number, text: string): Entry {
  const value = parseJson(text)
  if (value === undefined) throw new RecordingError({ path, line, detail: `line ${line} is not JSON` })
  const entry = entrySchema.safeParse(value)
  if (entry.success) return entry.data
  throw new RecordingError({ path, line, detail: `line ${line}: ${describeIssues(entry.error.issues)}` })
}

function keyOf({ engine, model, task, question, sample }: Exchange, turn: number): string {
  return JSON.stringify([engine, model, task, question, sample, turn])
}
