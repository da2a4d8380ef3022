import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HostRun } from '../inputs/run-context.ts'

/** Describes a run outside of a workflow. A missing key is not a mistake in its inputs. */
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
