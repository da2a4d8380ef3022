/** The artifacts that one workflow run uploaded, read through GitHub's API. */
import type { ZipArchive } from '../lib/zip.ts'
import type { ArchiveLimits } from './artifact-archive.ts'
import { type ArtifactAccess, listArtifacts, readArtifact } from './artifact-list.ts'
import { describeRefusal } from './github-api.ts'
import type { UnreadableHistory } from './store.ts'

export interface RunArtifacts {
  /**
   * Downloads the newest artifact with this name. `earlier-attempt`: there is one, which was created before `since`. Never
   * rejects.
   */
  read(
    name: string,
  ): Promise<
    | { archive: ZipArchive }
    | { missing: 'none' | 'earlier-attempt' | 'expired' }
    | { unreadable: UnreadableHistory }
  >
}

export interface RunLimits extends Pick<ArchiveLimits, 'pause' | 'archiveBytes'> {
  /** Milliseconds for an artifact. A call to the API that has begun is not cut off. */
  time: number
}

/** Opens the artifacts of a run. Lists them once. `name`: the only one that is read. `since`: milliseconds since 1970. */
export function openRunArtifacts(
  source: Omit<ArtifactAccess, 'signal'>,
  { run, name: only, since = 0 }: { run: number; name?: string; since?: number },
  limits: RunLimits,
): RunArtifacts {
  let listing: ReturnType<typeof listArtifacts> | undefined
  return {
    async read(name) {
      const signal = AbortSignal.timeout(limits.time)
      const access = { ...source, signal }
      try {
        listing ??= listArtifacts(access, { run, ...(only !== undefined && { name: only }) })
        const { artifacts } = await listing
        const newest = artifacts.find(artifact => artifact.name === name)
        if (newest === undefined) return { missing: 'none' }
        if (newest.createdAt < since) return { missing: 'earlier-attempt' }
        const read = await readArtifact(access, newest, limits)
        return 'expired' in read ? { missing: 'expired' } : read
      } catch (error) {
        if (signal.aborted) return { unreadable: { kind: 'timeout', seconds: limits.time / 1000 } }
        return { unreadable: describeRefusal(error, 'actions: read') }
      }
    },
  }
}
