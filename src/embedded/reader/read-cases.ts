/** Asks a reader what words leave open, and checks each of its replies. */
import type { AnswerReason } from '../engines/answer-record.ts'
import type { EngineSession, JsonReply } from '../engines/ask.ts'
import type { KeywordChange } from '../repository/keyword-change.ts'
import { type CheckedReading, checkReply } from './check-reply.ts'
import type { ReaderLanguage } from './judge-line.ts'
import type { CaseReadings, ReaderCase } from './reader-case.ts'
import type { Reading, ReadingProblem } from './reading.ts'
import { buildRequest, ORDERS, type ReaderReply, replySchema } from './request.ts'

/** What a reader said of a case, and what it cost. */
export interface ReadCase {
  readerCase: ReaderCase
  /** At most two. Fewer with a problem, which ends the reading of the case. */
  readings: CheckedReading[]
  problem: ReadingProblem | undefined
  /** Why the vendor did not answer; undefined where it did. */
  reason?: AnswerReason
  requests: number
  remembered: number
  /** Characters. */
  sent: number
  costUsd: number | undefined
}

interface ReaderOptions {
  session: Pick<EngineSession, 'askForJson'>
  language: ReaderLanguage
  /** One case after the other: a model on this machine is slower with several. */
  isSequential: boolean
  signal?: AbortSignal | undefined
}

/** Asks about each case twice, in two orders. Rejects as `askForJson` does. */
export async function readCases(cases: readonly ReaderCase[], options: ReaderOptions): Promise<ReadCase[]> {
  if (!options.isSequential) return Promise.all(cases.map(readerCase => readCase(readerCase, options)))
  const read: ReadCase[] = []
  for (const readerCase of cases) read.push(await readCase(readerCase, options))
  return read
}

/** Returns a case that is not read. */
export function withoutReading(readerCase: ReaderCase, problem: ReadingProblem | undefined): ReadCase {
  const nothing = { requests: 0, remembered: 0, sent: 0, costUsd: 0 }
  return { readerCase, problem, readings: [], ...nothing }
}

async function readCase(readerCase: ReaderCase, options: ReaderOptions): Promise<ReadCase> {
  const read = withoutReading(readerCase, undefined)
  for (const order of ORDERS) {
    const reading = await readOnce(read, order, options)
    if ('problem' in reading) {
      read.problem = reading.problem
      break
    }
    read.readings.push(reading)
  }
  return read
}

/** Asks in one order. A remembered reply that fails the check is asked for again. */
async function readOnce(
  read: ReadCase,
  order: (typeof ORDERS)[number],
  { session, language, signal }: ReaderOptions,
): Promise<CheckedReading | { problem: ReadingProblem }> {
  const { readerCase } = read
  const request = buildRequest(readerCase, order)
  const sample = ORDERS.indexOf(order) + 1
  const ask = async (isFresh: boolean) => {
    const asked = {
      task: 'reader',
      question: readerCase.keyword,
      prompt: request.prompt,
      sample,
      isFresh,
    } as const
    const replied = await session.askForJson(asked, replySchema, signal)
    if ('reason' in replied) {
      read.reason = replied.reason
      return { problem: problemOf(replied.reason), isRemembered: false }
    }
    count(read, replied.value, request.prompt)
    return { ...check(replied.value), isRemembered: replied.value.isRemembered }
  }
  const check = (reply: JsonReply<ReaderReply>) =>
    reply.value === undefined
      ? { problem: reply.problem }
      : checkReply(reply.value, request, { readerCase, language, inputTokens: reply.usage.inputTokens })
  const first = await ask(false)
  return 'problem' in first && first.isRemembered ? ask(true) : first
}

function count(read: ReadCase, { isRemembered, costUsd }: JsonReply<unknown>, prompt: string): void {
  if (isRemembered) {
    read.remembered += 1
    return
  }
  read.requests += 1
  read.sent += prompt.length
  read.costUsd = read.costUsd === undefined || costUsd === undefined ? undefined : read.costUsd + costUsd
}

function problemOf({ code }: AnswerReason): ReadingProblem {
  if (code === 'cost-limit') return 'over-budget'
  return code === 'refused' ? 'refusal' : 'unanswered'
}

/** Returns the statuses of the readings, for the engine that has the pages. */
export function toCaseReadings({ readerCase: { index }, readings }: ReadCase): CaseReadings {
  return { index, readings: readings.map(({ statuses }) => statuses) }
}

/** Returns what is stored of a case. `byWords`: the outcome without a reader. */
export function toReading(
  { readerCase, readings, problem, requests, remembered, sent, costUsd }: ReadCase,
  { reader, outcome, byWords }: Pick<Reading, 'reader' | 'outcome'> & { byWords: KeywordChange },
): Reading {
  const { loss } = byWords
  return {
    ...{ reader, outcome, requests, remembered, sent, costUsd },
    byWords: { outcome: byWords.outcome === 'gained' ? 'unchanged' : byWords.outcome, loss },
    ...(outcome === 'not-read' && { problem: problem ?? 'unanswered' }),
    statements: readerCase.statements.map(({ quote, isOwners }, index) => ({
      before: quote,
      isOwners,
      readings: readings.flatMap(({ findings }) => findings[index] ?? []),
    })),
  }
}
