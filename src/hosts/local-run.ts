import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HostRun } from '../inputs/run-context.ts'

/** Describes a run outside of a workflow. It needs no key, because a command that asks an engine checks its keys itself. */
export function describeLocalRun(workspace: string): HostRun {
  return {
    eventName: 'local',
    sha: undefined,
    defaultBranch: undefined,
    runUrl: undefined,
    commitUrl: undefined,
    change: undefined,
    withoutSecrets: true,
    workspace,
    tempFolder: join(tmpdir(), 'ai-visibility'),
  }
}
