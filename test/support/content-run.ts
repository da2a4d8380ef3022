import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ComparedCommits } from '../../src/checkout/base-commits.ts'
import { readSettings } from '../../src/inputs/read-settings.ts'
import type { Log } from '../../src/lib/log.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { describeGate } from '../../src/report/text/describe-findings.ts'
import { type GateRun, runGate } from '../../src/run/run-gate.ts'
import { renderComment } from './documents.ts'
import { aFolder, aRepository, commit } from './git-repository.ts'
import { createLog } from './log.ts'
import { aContext } from './settings.ts'

export interface ContentChange {
  /** The repository before the pull request. */
  base: Record<string, string>
  /** What the pull request changes; null deletes a file. */
  change: Record<string, string | null>
  /** Texts of inputs besides `brand: Acme` and `baseline: base`. */
  inputs: Record<string, string>
}

const SHA = '0123456789abcdef0123456789abcdef01234567'
const site = 'https://github.com/acme/site'

/** Runs the gate on a pull request in a repository of its own, from the texts of the inputs to the outcome. */
export async function runOnChange({ base, change, inputs }: ContentChange): Promise<GateRun> {
  const workspace = aRepository()
  const before = commit(workspace, base)
  const written: Record<string, string> = {}
  for (const [path, text] of Object.entries(change)) {
    if (text === null) rmSync(join(workspace, path))
    else written[path] = text
  }
  return runInFolder(workspace, inputs, { base: before, head: commit(workspace, written) })
}

/** Runs the gate in a folder as it is. Without a change, the event is a push, whose first commit may be unknown. */
export async function runInFolder(
  workspace: string,
  inputs: Record<string, string>,
  commits?: ComparedCommits,
  log: Log = createLog(),
): Promise<GateRun> {
  const isPush = commits === undefined || 'before' in commits
  const facts = aContext({
    eventName: isPush ? 'push' : 'pull_request',
    ...(isPush ? { push: commits } : { change: commits }),
    ...{ workspace, tempFolder: aFolder() },
    ...{
      sha: isPush ? commits?.head : SHA,
      runUrl: `${site}/actions/runs/42`,
      commitUrl: `${site}/commit/${SHA}`,
    },
  })
  const settings = await readSettings({ brand: 'Acme', baseline: 'base', ...inputs }, {}, facts)
  const { signal } = new AbortController()
  return runGate(settings, { ...facts, env: {}, log, signal })
}

/** Returns the comment, with the same commits, ids and times for every run. */
export function readComment({ baseline, ...outcome }: Outcome): string {
  const [startedAt, finishedAt] = ['2026-11-20T10:00:00.000Z', '2026-11-20T10:00:12.000Z']
  const run = { ...outcome.run, startedAt, finishedAt }
  const origin = baseline?.origin
  const commitOfBase =
    origin?.kind === 'base' && origin.against.kind !== 'folder' ? origin.against.commit : ''
  const comment = renderComment(describeGate({ ...outcome, baseline, run }))
  return (commitOfBase === '' ? comment : comment.replaceAll(commitOfBase, 'BASE'))
    .replace(/merge base [^.]+\./, 'merge base BASE.')
    .replace(/<code>[\da-f-]{36}<\/code>/g, '<code>ID</code>')
}
