import { styleText } from 'node:util'
import { describeInputs } from '../../inputs/describe-inputs.ts'
import type { InputProblem } from '../../inputs/given-values.ts'
import { type Clock, systemClock } from '../../lib/clock.ts'
import type { TextLine } from '../../lib/document/text/text.ts'
import { plainLine, ZERO_WIDTH_SPACE } from '../../lib/escape.ts'
import type { Log } from '../../lib/log.ts'
import { countOf } from '../../lib/numbers.ts'
import { createProgress } from '../../lib/progress.ts'

export interface Output {
  /** Resolves once the text was handed to the operating system. */
  write(text: string): Promise<void>
  isTerminal: boolean
  /** Width in characters. */
  columns: number
  /** Adds color if the reader wants it. */
  style(style: Style, text: string): string
}

type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan'

export interface Terminal {
  env: NodeJS.ProcessEnv
  out: Output
  err: Output
  isVerbose?: boolean | undefined
}

type Stream = NodeJS.WritableStream & { isTTY?: boolean | undefined; columns?: number | undefined }

const MAX_LINE_LENGTH = 2000
const CLEAR_LINE = '\r\u001B[K'

/** Opens a stream. FORCE_COLOR overrides NO_COLOR. Without either, only terminals have color. */
export function openOutput(stream: Stream, env: NodeJS.ProcessEnv): Output {
  const isTerminal = stream.isTTY === true
  const hasColor = wantsColor(env) ?? (isTerminal && env['TERM'] !== 'dumb')
  return {
    isTerminal,
    columns: Math.min(stream.columns ?? 100, 100),
    write: text => new Promise(resolve => void stream.write(text, () => resolve())),
    style: (style, text) => (hasColor ? styleText(style, text, { validateStream: false }) : text),
  }
}

function wantsColor(env: NodeJS.ProcessEnv): boolean | undefined {
  const forced = env['FORCE_COLOR']
  if (forced !== undefined) return forced !== '0' && forced !== 'false'
  return env['NO_COLOR'] ? false : undefined
}

function createStatusLine(out: Output): { show(text: string): void; clear(): void } {
  let isShown = false
  return {
    show(text) {
      isShown = true
      void out.write(`${CLEAR_LINE}${out.style('dim', text)}`)
    },
    clear() {
      if (isShown) void out.write(CLEAR_LINE)
      isShown = false
    },
  }
}

/** Milliseconds between two lines of progress that is not on a terminal. */
const INTERVAL = 15_000

/** Shows progress on the last line of a terminal, otherwise on a new line every INTERVAL. */
export interface ProgressLine {
  /** Names the work before there is anything to count. */
  begin(text: string): void
  show(done: number, planned: number): void
  clear(): void
}

/** Creates a line such as `Scanned 3 of 9 scans, about 2 minutes left`. `now` returns monotonic milliseconds. */
export function createProgressLine(
  err: Output,
  verb: string,
  things: string,
  now: () => number = systemClock.now,
): ProgressLine {
  const status = createStatusLine(err)
  const { isDue, describe } = createProgress(verb, things, INTERVAL, now)
  return {
    begin(text) {
      if (err.isTerminal) status.show(text)
      else void err.write(`${text}\n`)
    },
    show(done, planned) {
      if (err.isTerminal) status.show(describe(done, planned))
      else if (isDue()) void err.write(`${describe(done, planned)}\n`)
    },
    clear: status.clear,
  }
}

/** Milliseconds after which a terminal shows that work goes on. */
const MAX_SILENCE = 2000

interface Wait {
  /** Removes the line until the next second. */
  clear(): void
  stop(): void
}

function startWait(err: Output, text: string, clock: Pick<Clock, 'now' | 'alarm'>): Wait {
  const { show, clear } = createStatusLine(err)
  const start = clock.now()
  const setAlarm = (delay: number) => clock.alarm(clock.now() + delay, tick)
  let cancel = err.isTerminal ? setAlarm(MAX_SILENCE) : undefined
  function tick(): void {
    show(`${text}: ${countOf(Math.floor((clock.now() - start) / 1000), 'second')} so far`)
    cancel = setAlarm(1000)
  }
  return {
    clear,
    stop() {
      cancel?.()
      clear()
    },
  }
}

/**
 * Shows `text` with the seconds so far on the last line of a terminal if `work` takes longer than two seconds, until it ends.
 * Shows nothing if standard error is not a terminal.
 */
export async function showWait<T>(
  err: Output,
  text: string,
  work: () => Promise<T>,
  clock: Pick<Clock, 'now' | 'alarm'> = systemClock,
): Promise<T> {
  const { stop } = startWait(err, text, clock)
  try {
    return await work()
  } finally {
    stop()
  }
}

interface TerminalLog extends Log {
  /** Shows `text` with the seconds so far, like `showWait`, until the first progress or `clear`. */
  wait(text: string): void
  clear(): void
}

/**
 * Creates a log that writes one line per message to standard error. On a terminal, a last line counts the scans until
 * `clear` is called.
 */
export function createTerminalLog(
  { err, isVerbose = false }: { err: Output; isVerbose?: boolean | undefined },
  clock: Pick<Clock, 'now' | 'alarm'> = systemClock,
): TerminalLog {
  const scanned = createProgressLine(err, 'Scanned', '', clock.now)
  let wait: Wait | undefined
  const print = (message: string) => {
    wait?.clear()
    scanned.clear()
    void err.write(`${message}\n`)
  }
  return {
    debug(message) {
      if (isVerbose) print(`${err.style('dim', 'debug:')} ${plainLine(message, MAX_LINE_LENGTH)}`)
    },
    info: message => print(plainLine(message, MAX_LINE_LENGTH)),
    notice: message => print(plainLine(message, MAX_LINE_LENGTH)),
    warning: message => print(`${err.style('yellow', 'warning:')} ${plainLine(message, MAX_LINE_LENGTH)}`),
    progress(done, planned) {
      wait?.stop()
      scanned.show(done, planned)
    },
    wait(text) {
      wait = startWait(err, text, clock)
    },
    clear() {
      wait?.stop()
      scanned.clear()
    },
  }
}

const COLORS = { better: 'green', worse: 'red', doubtful: 'yellow' } as const

/** Formats the lines of a report, with color if the reader wants it and without commands of GitHub's runner. */
export function printLines(lines: TextLine[], out: Output): string {
  const color = (line: TextLine) =>
    line.map(({ text, tone }) => (tone ? out.style(COLORS[tone], text) : text)).join('')
  return lines.map(line => `${color(breakCommands(line))}\n`).join('')
}

/** Formats problems with inputs. Those without a place get the names of flags. */
export function describeFlagProblems(problems: InputProblem[]): string {
  const named = problems.map(problem =>
    problem.place === undefined ? { ...problem, input: toFlag(problem.input) } : problem,
  )
  return describeInputs(named).join('\n')
}

/** Prints problems with flags. Returns the exit code. */
export async function refuseFlags(problems: InputProblem[], err: Output): Promise<number> {
  await err.write(`${describeFlagProblems(problems)}\n`)
  return 2
}

function toFlag(input: string): string {
  return /^[a-z]/.test(input) ? `--${input}` : input
}

/** GitHub's runner finds a command after the spaces of a line, and a bracketed one anywhere. */
const COMMAND = /^\s*:(?=:)|##(?=\[)/g

/** Splits what the log of GitHub Actions would take for a command. */
function breakCommands(line: TextLine): TextLine {
  const whole = line.map(({ text }) => text).join('')
  const places = Array.from(whole.matchAll(COMMAND), ({ 0: start, index }) => index + start.length)
  let end = 0
  return line.map(({ text, tone }) => {
    const start = end
    end += text.length
    const inside = places.filter(place => place > start && place <= end).map(place => place - start)
    const pieces = [0, ...inside].map((place, index) => text.slice(place, inside[index]))
    return { text: pieces.join(ZERO_WIDTH_SPACE), tone }
  })
}
