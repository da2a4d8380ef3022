/** The command `check`: runs the gate on the current folder and prints the verdict. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { ConfigChange } from '../../inputs/config-file.ts'
import { readGates, requireOneGate } from '../../inputs/read-gates.ts'
import { type InputProblem, InputsError } from '../../inputs/read-settings.ts'
import { runFolder } from '../../inputs/run-facts.ts'
import type { Settings } from '../../inputs/settings.ts'
import { describeConfigChanges } from '../../report/config-words.ts'
import { buildPlan } from '../../report/json/plan.ts'
import { buildResult } from '../../report/json/result.ts'
import { renderSummary } from '../../report/markdown/comment.ts'
import type { Outcome } from '../../report/outcome.ts'
import { explainFailures } from '../../report/problems.ts'
import { renderPlanText } from '../../report/text/plan.ts'
import { renderText } from '../../report/text/text.ts'
import { planRun } from '../../run/plan-run.ts'
import { recordRun } from '../../run/record-run.ts'
import { type GateContext, runGate } from '../../run/run-gate.ts'
import { writeReports } from '../../run/write-reports.ts'
import { type ParsedFlags, parseFlags } from './flags.ts'
import { findCommit } from './git.ts'
import { explainFlags, printLines } from './print.ts'
import { createTerminalLog, type Output, type Terminal } from './terminal.ts'

const FORMATS = ['text', 'json', 'markdown'] as const
type Format = (typeof FORMATS)[number]

export interface CommandContext extends Terminal {
  /** The folder whose pages are read. */
  folder: string
  /** Cancels the run. */
  signal: AbortSignal
}

/**
 * Runs the gate and prints the verdict on standard output; everything else goes to standard error. A dry run prints
 * what would be asked. Returns the exit code: 0; 1 where a condition of `fail-on` holds, and where a dry run finds what
 * stops the run; 2 for wrong flags.
 */
export async function check(argv: string[], context: CommandContext): Promise<number> {
  const { out, err, env, signal } = context
  const plan = await planCheck(parseFlags(withDryRun(argv)), context)
  if ('problems' in plan) {
    await err.write(`${explainFlags(plan.problems)}\n`)
    return 2
  }
  if (plan.isDryRun) return printPlan(plan, context)
  const { settings, configChanges, format, output } = plan
  const tempFolder = resolve(output ?? (await mkdtemp(join(tmpdir(), 'ai-visibility-'))))
  const log = createTerminalLog(context)
  const facts = { ...plan.facts, tempFolder }
  let keepsFiles = output !== undefined
  try {
    const history = await openHistory(settings, facts.workspace)
    for (const line of describeConfigChanges(configChanges)) log.notice(line)
    const { outcome, failures, found } = await runGate(settings, {
      ...{ facts, history, env, log, signal },
      configChanges,
    })
    // A local run is no run of the default branch, which `auto` records.
    if (found.history && settings.record === 'always') {
      await recordRun(outcome, found.history, {
        failed: failures.length > 0,
        accept: settings.accept,
        attempt: 1,
        log,
      })
    }
    keepsFiles ||= settings.reports.length > 0 || outcome.suggestions.length > 0
    if (keepsFiles) {
      const folder = runFolder(facts, settings.key)
      const { resultFile, reportFiles } = await writeReports(outcome, settings, folder, log)
      for (const path of new Set([resultFile, ...reportFiles])) log.info(`Wrote ${path}`)
    }
    log.clear()
    await out.write(render(outcome, format, out))
    if (failures.length === 0) return 0
    // The text names the reasons itself; other formats are for machines.
    if (format !== 'text') await err.write(`${explainFailures(outcome.verdict, failures)}\n`)
    return 1
  } finally {
    log.clear()
    if (!keepsFiles) await rm(tempFolder, { recursive: true, force: true })
  }
}

interface Plan {
  settings: Settings
  configChanges: ConfigChange[]
  facts: Omit<GateContext['facts'], 'tempFolder'>
  format: Format
  output: string | undefined
  isDryRun: boolean
}

/** Reads `--plan` without a value as --dry-run. With a value it is the plan with a hosted service. */
function withDryRun(argv: string[]): string[] {
  return argv.map((word, index) => {
    const next = argv[index + 1]
    return word === '--plan' && (next === undefined || next.startsWith('--')) ? '--dry-run' : word
  })
}

/** Prints what the run would ask, and sends nothing. Returns the exit code: 1 where something is known to stop the run. */
async function printPlan({ settings, facts, format }: Plan, context: CommandContext): Promise<number> {
  const { out, env, signal } = context
  const log = createTerminalLog(context)
  const runPlan = await planRun(settings, { facts: { ...facts, tempFolder: tmpdir() }, env, log, signal })
  log.clear()
  await out.write(
    format === 'json'
      ? `${JSON.stringify(buildPlan(runPlan), undefined, 2)}\n`
      : printLines(renderPlanText(runPlan), out),
  )
  return runPlan.blocker === undefined ? 0 : 1
}

/** Understands the flags, or returns every problem with them. */
async function planCheck(
  { texts: given, problems }: ParsedFlags,
  { folder, env, signal }: CommandContext,
): Promise<Plan | { problems: InputProblem[] }> {
  const {
    'baseline-ref': ref,
    'dry-run': dryRun = 'false',
    format: formatText = 'text',
    output,
    ...texts
  } = given
  const isDryRun = dryRun === 'true'
  const format = FORMATS.find(name => name === formatText)
  if (format === undefined) {
    problems.push({ input: 'format', given: formatText, allowed: `one of ${FORMATS.join(', ')}` })
  }
  if (!['true', 'false'].includes(dryRun)) {
    problems.push({ input: 'dry-run', given: dryRun, allowed: 'nothing after it, true or false' })
  }
  if (isDryRun && format === 'markdown') {
    problems.push({ input: 'format', given: formatText, allowed: 'text or json beside --dry-run' })
  }
  const head = await findCommit(folder, 'HEAD')
  const base = ref === undefined ? undefined : await findCommit(folder, ref)
  problems.push(...checkBaseline(texts['baseline'], ref, base))
  const facts = {
    eventName: 'local',
    sha: head,
    defaultBranch: undefined,
    runUrl: undefined,
    commitUrl: undefined,
    change: base && head ? { base, head } : undefined,
    withoutSecrets: false,
    workspace: folder,
  }
  try {
    const asked = ref === undefined ? texts : { ...texts, baseline: 'base' }
    const reading = await readGates(asked, { env, facts, signal, hostedKey: env['AI_VISIBILITY_KEY'] })
    const { settings } = requireOneGate(reading, texts['config'])
    if (ref === undefined && !texts['baseline']) {
      problems.push(...checkBaseline(settings.baseline.source.kind, undefined, undefined))
    }
    if (settings.accept && settings.record !== 'always') {
      const allowed =
        'false, unless --record always is given: other runs of the command line are not recorded'
      problems.push({ input: 'accept', given: 'true', allowed })
    }
    if (problems.length > 0 || format === undefined) return { problems }
    return { settings, configChanges: reading.changes, facts, format, output, isDryRun }
  } catch (error) {
    if (error instanceof InputsError) return { problems: [...problems, ...error.problems] }
    throw error
  }
}

/** Opens a history in a file. The command line has no other history. */
async function openHistory({ baseline: { source } }: Settings, workspace: string) {
  if (source.kind !== 'file') return undefined
  const { createFileStore } = await import('../../history/file.ts')
  return createFileStore({ path: source.path, workspace })
}

/** Checks what only a command line can get wrong about the baseline. */
function checkBaseline(baseline = '', ref: string | undefined, commit: string | undefined): InputProblem[] {
  const problem = (input: string, given: string, allowed: string) => [{ input, given, allowed }]
  if (ref !== undefined && commit === undefined) {
    return problem('baseline-ref', ref, 'a commit of this repository, such as HEAD~1 or origin/main')
  }
  if (ref !== undefined && !['', 'base'].includes(baseline)) {
    return problem('baseline', baseline, 'base or nothing beside --baseline-ref')
  }
  if (ref === undefined && baseline === 'base') {
    return problem('baseline', baseline, 'a commit to compare with, in --baseline-ref')
  }
  if (baseline === 'artifact' || baseline === 'branch') {
    const allowed = '--baseline-ref or a .json file: this history can only be read in a GitHub workflow'
    return problem('baseline', baseline, allowed)
  }
  return []
}

function render(outcome: Outcome, format: Format, out: Output): string {
  switch (format) {
    case 'json':
      return `${JSON.stringify(buildResult(outcome), undefined, 2)}\n`
    case 'markdown':
      return `${renderSummary(outcome)}\n`
    case 'text':
      return printLines(renderText(outcome), out)
  }
}
