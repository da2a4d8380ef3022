import { describeUnreadable, type Unreadable } from '../../checkout/source.ts'
import type { BacktestCall } from '../../embedded/page-worker/messages.ts'
import { openPageWorker } from '../../embedded/page-worker/open-page-worker.ts'
import { startWorker } from '../../embedded/page-worker/start-worker.ts'
import { AvgError, lineOf } from '../../errors/avg-error.ts'
import { describeUnexpected } from '../../inputs/describe-inputs.ts'
import { type InputProblem, InputsError } from '../../inputs/given-values.ts'
import { readGates } from '../../inputs/read-gates.ts'
import type { Settings } from '../../inputs/settings.ts'
import { readInteger } from '../../inputs/values.ts'
import { renderTextParts } from '../../lib/document/text/text.ts'
import { toSnakeCase } from '../../lib/snake-case.ts'
import { addPart, type Backtest, type BacktestPart, countVerdicts } from '../../owners/backtest/parts.ts'
import { backtestParts } from '../../report/document/backtest.ts'
import { renderMarkdownParts } from '../../report/posts/comment.ts'
import { describeLocalRun } from '../local-run.ts'
import { type ParsedFlags, parseFlags } from './flags.ts'
import { type CommandContext, FORMATS, type Format } from './run-flags.ts'
import { createProgressLine, type Output, type ProgressLine, printLines, refuseFlags } from './terminal.ts'

const DEFAULT_COMMITS = '200'

/**
 * Replays commits and prints which the gate would have failed or warned about, with progress on standard error. Returns the
 * exit code: 0; 2 for wrong flags, if there is nothing to replay, and if it was stopped, after printing the results so far.
 */
export async function backtest(argv: string[], context: CommandContext): Promise<number> {
  const { out, err, signal } = context
  const plan = await planBacktest(parseFlags(argv, 'backtest'), context)
  if ('problems' in plan) return refuseFlags(plan.problems, err)
  const progress = createProgressLine(err, 'Replayed', 'commits')
  progress.begin('Reading the pages of the newest commit')
  try {
    const found = await replayCommits(plan.settings, plan.commits, context, progress)
    progress.clear()
    await out.write(render(found, plan.format, out))
    return found.stopped === undefined ? 0 : 2
  } catch (error) {
    progress.clear()
    if (signal.aborted) {
      await err.write('Stopped before the first commit.\n')
      return 2
    }
    if (!(error instanceof AvgError)) throw error
    await err.write(`${describeUnexpected(error, true)}\n`)
    return 2
  }
}

interface Plan {
  settings: Settings
  format: Format
  commits: BacktestCall
}

async function planBacktest(
  { texts, problems }: ParsedFlags,
  { env, folder, signal }: CommandContext,
): Promise<Plan | { problems: InputProblem[] }> {
  const { commits = DEFAULT_COMMITS, format: formatText = 'text', ...inputs } = texts
  const format = FORMATS.find(name => name === formatText) ?? 'text'
  const most = readInteger(commits, 1)
  if (most === undefined) {
    problems.push({ input: 'commits', given: commits, allowed: 'a whole number above 0' })
  }
  try {
    const { gates } = await readGates(inputs, {
      ...describeLocalRun(folder),
      withoutSecrets: false,
      env,
      signal,
      fixed: { baseline: 'base' },
      prefersPages: true,
    })
    const [{ settings }] = gates
    if (gates.length > 1) {
      const allowed = `the gate to replay: ${gates.map(({ key }) => key).join(', ')}`
      problems.push({ input: 'key', given: undefined, allowed })
    }
    if (problems.length > 0) return { problems }
    return { settings, format, commits: { range: { most } } }
  } catch (error) {
    if (error instanceof InputsError) return { problems: [...problems, ...error.problems] }
    throw error
  }
}

/**
 * Runs the backtest in a page worker. If it is aborted or fails after some commits, resolves with the results so far.
 * Rejects like runBacktest and like a call of the worker.
 */
async function replayCommits(
  { service, keywords, language }: Settings,
  commits: BacktestCall,
  { err, folder, signal }: CommandContext,
  progress: ProgressLine,
): Promise<Backtest> {
  // The backtest has no `base-url` input.
  if (!('content' in service)) throw new TypeError('a hosted service has no pages to compare')
  const run: { found?: Backtest | undefined } = {}
  const onPart = (part: BacktestPart) => {
    // Further parts may arrive together with the one that aborted.
    if (signal.aborted) return
    const found = addPart(run.found, part)
    run.found = found
    if (found !== undefined) progress.show(found.commits.length, found.plannedCommits)
  }
  const onUnreadable = (files: Unreadable[]) => {
    progress.clear()
    for (const file of files) void err.write(`${lineOf('AVG_ENGINE', `${describeUnreadable(file)}.`, '')}\n`)
  }
  const data = { settings: service, folder, keywords }
  const pages = openPageWorker(data, startWorker, { onUnreadable, onPart })
  try {
    await pages.call(signal, 'backtest', commits, language)
    const { found } = run
    if (found === undefined) throw new Error('the backtest ended before it began')
    return found
  } catch (error) {
    if (run.found === undefined || !(signal.aborted || error instanceof AvgError)) throw error
    const stopped = error instanceof AvgError && !signal.aborted ? error.details : 'interrupted'
    return { ...run.found, stopped }
  } finally {
    await pages.close()
  }
}

function render(found: Backtest, format: Format, out: Output): string {
  switch (format) {
    case 'json': {
      const verdicts = countVerdicts(found.commits)
      const result = { format: 'ai-visibility-backtest', schemaVersion: 3, verdicts, ...found }
      return `${JSON.stringify(toSnakeCase(result), undefined, 2)}\n`
    }
    case 'markdown':
      return `${renderMarkdownParts(backtestParts(found))}\n`
    case 'text':
      return printLines(renderTextParts(backtestParts(found)), out)
  }
}
