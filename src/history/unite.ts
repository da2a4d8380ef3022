/** Joins histories that grew from the same one at the same time. */
import * as z from 'zod'
import { isEarlierAttempt, parseHistory } from './format.ts'

/**
 * Returns the bytes of a history with the lines of others that it does not have, in the order of time. Its own lines keep
 * their order. A record of an earlier attempt of a run gives way to that of a later one.
 */
export function uniteHistories(own: Uint8Array, others: Uint8Array[]): Uint8Array {
  if (others.length === 0) return own
  let lines = splitLines(own)
  for (const other of others) {
    const known = new Set(lines)
    lines = mergeByTime(
      lines,
      splitLines(other).filter(line => !known.has(line)),
    )
  }
  const again = parseHistory(toBytes(lines).toString()).records.filter(({ attempt }) => attempt > 1)
  const kept = lines.filter(line => {
    const text = toBytes([line]).toString()
    return !again.some(record => isEarlierAttempt(text, record))
  })
  return toBytes(kept)
}

/** Latin-1 has a character for each byte, so that bytes which are no text are kept. Each line gets an end. */
function splitLines(bytes: Uint8Array): string[] {
  const text = Buffer.from(bytes).toString('latin1')
  const lines = text.split(/(?<=\n)/).filter(line => line !== '')
  return lines.map(line => (line.endsWith('\n') ? line : `${line}\n`))
}

const toBytes = (lines: string[]) => Buffer.from(lines.join(''), 'latin1')

function mergeByTime(one: string[], other: string[]): string[] {
  const merged: string[] = []
  const waiting = withTimes(other)
  for (const { line, time } of withTimes(one)) {
    while (waiting[0] !== undefined && waiting[0].time < time) merged.push(waiting.shift()?.line ?? '')
    merged.push(line)
  }
  return [...merged, ...waiting.map(({ line }) => line)]
}

const timeSchema = z.object({ created_at: z.string() })

/** A line that says no time stays behind the one before it. */
function withTimes(lines: string[]): { line: string; time: number }[] {
  let time = 0
  return lines.map(line => {
    time = readTime(line) ?? time
    return { line, time }
  })
}

function readTime(line: string): number | undefined {
  try {
    const time = Date.parse(timeSchema.parse(JSON.parse(line)).created_at)
    return Number.isNaN(time) ? undefined : time
  } catch {
    return undefined
  }
}
