import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { HistoryStore } from '../../history/store.ts'
import { describeConfigChanges } from '../../inputs/describe-inputs.ts'
import type { Gate } from '../../inputs/read-gates.ts'
import { renderText } from '../../lib/document/text/text.ts'
import { runDocument } from '../../report/document/fleet-document.ts'
import { formatRunResult } from '../../report/files/json/result.ts'
import { renderPage } from '../../report/posts/comment.ts'
import { type JudgedGate, onlyGate, type RunOutcome } from '../../report/run-outcome.ts'
import { describeRunFailures } from '../../report/text/log.ts'
import { check as checkGates } from '../../run/check.ts'
import { createCloneStore, readCloneRuns } from '../../run/clone-history.ts'
import { recordRuns } from '../../run/record-runs.ts'
import { formatForTool, writeReports } from '../../run/write-reports.ts'
import { readVersion } from '../version.ts'
import { parseFlags } from './flags.ts'
import { type CommandContext, type RunFlags, type RunFormat, readRunFlags } from './run-flags.ts'
import { createTerminalLog, type Output, printLines, refuseFlags } from './terminal.ts'

/**
 * Checks the gates and prints the verdict, or with `--plan` the planned requests. Returns the exit code: 0; 1 if a condition
 * of `fail-on` holds or something would stop the plan; 2 for wrong flags, and if the only such condition is `error`.
 */
export async function check(argv: string[], context: CommandContext): Promise<number> {
  const flags = await readRunFlags(parseFlags(argv, 'check'), context)
  if ('problems' in flags) return refuseFlags(flags.problems, context.err)
  if (flags.isPlan) {
    const { printPlan } = await import('./doctor.ts')
    return printPlan(flags, context)
  }
  return runCheck(flags, context)
}

async function runCheck(
  { reading, run: local, format, output }: RunFlags,
  { out, err, env, signal, isVerbose }: CommandContext,
): Promise<number> {
  const log = createTerminalLog({ err, isVerbose })
  const tempFolder = resolve(output ?? (await mkdtemp(join(tmpdir(), 'ai-visibility-'))))
  const outcomeFolder = await mkdtemp(join(tmpdir(), 'ai-visibility-outcomes-'))
  const onlyFolder = reading.gates.length === 1 ? tempFolder : undefined
  const context = { ...local, tempFolder, onlyFolder, env, log, signal }
  let keepsFiles = output !== undefined
  try {
    for (const line of describeConfigChanges(reading.changes)) log.notice(line)
    log.wait('Checking')
    const histories = await openHistories(reading.gates, local.workspace)
    const readAllRuns = () => readCloneRuns({ folder: local.workspace, signal })
    const judged = await checkGates(reading, context, { histories, outcomeFolder, readAllRuns })
    const run = { ...judged, gates: await recordRuns(judged.gates, { isRecorded, attempt: 1, log }) }
    keepsFiles ||= run.gates.some(hasFiles)
    if (keepsFiles) {
      const { resultFile, reportFiles, folder } = await writeReports(run, context, { log, readVersion })
      if (onlyGate(run)) for (const path of new Set([resultFile, ...reportFiles])) log.info(`Wrote ${path}`)
      else
        log.info(
          `Wrote ${resultFile}, and the files of ${run.gates.length} gates into folders below ${folder}`,
        )
    }
    log.clear()
    for (const piece of await render(run, format, out)) await out.write(piece)
    const failures = describeRunFailures(run)
    if (failures === '') return 0
    // The format `text` contains the reasons; the others are for machines.
    if (format !== 'text') await err.write(`${failures}\n`)
    return run.gates.some(gate => gate.failures.some(condition => condition !== 'error')) ? 1 : 2
  } finally {
    log.clear()
    await rm(outcomeFolder, { recursive: true, force: true })
    if (!keepsFiles) await rm(tempFolder, { recursive: true, force: true })
  }
}

/** `auto` records only runs in a workflow, and only a workflow writes to the history branch. */
function isRecorded({ key, settings, history }: JudgedGate): boolean {
  return settings.record === 'always' && history?.placeOf(key).kind !== 'branch'
}

function hasFiles({ settings: { reports, drafts }, load }: JudgedGate): boolean {
  return reports.length > 0 || (drafts.mode !== 'never' && load().suggestions.length > 0)
}

/** Returns stores by the keys of the gates. Gates with the same file share a store. */
async function openHistories(gates: Gate[], workspace: string): Promise<Map<string, HistoryStore>> {
  const byPath = new Map<string, HistoryStore>()
  const byKey = new Map<string, HistoryStore>()
  for (const { key, settings } of gates) {
    const { source } = settings.baseline
    if (source.kind === 'branch') byKey.set(key, createCloneStore({ folder: workspace }))
    if (source.kind !== 'file') continue
    const { createFileStore } = await import('../../history/file.ts')
    const path = resolve(workspace, source.path)
    const store = byPath.get(path) ?? createFileStore({ path: source.path, workspace })
    byPath.set(path, store)
    byKey.set(key, store)
  }
  return byKey
}

async function render(run: RunOutcome, format: RunFormat, out: Output): Promise<Iterable<string>> {
  switch (format) {
    case 'junit':
    case 'sarif':
      return formatForTool(format, run.gates, readVersion)
    case 'json':
      return formatRunResult(run)
    case 'markdown':
      return [`${renderPage(runDocument(run))}\n`]
    case 'text':
      return [printLines(renderText(runDocument(run)), out)]
  }
}
