import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PartialResult } from './partial.ts'
import { readPartial } from './read-partial.ts'
import type { ReadPartial } from './select-partials.ts'

const FILE_NAME = /^ai-visibility-partial-\d+-\d+-of-\d+\.ndjson\.gz$/

/** Returns the name of the file of a partial. */
export function nameOfPartial({ attempt, shard }: Pick<PartialResult, 'attempt' | 'shard'>): string {
  return `ai-visibility-partial-${attempt}-${shard.index}-of-${shard.count}.ndjson.gz`
}

/** Returns how the names of all artifacts begin that hold a partial of a fleet. */
export function partialArtifacts(fleet: string): string {
  return `ai-visibility-partial-${fleet}-`
}

/** Returns the name of the artifact of a partial: no two of a workflow run have the same. */
export function nameOfPartialArtifact(
  fleet: string,
  { attempt, shard }: Pick<PartialResult, 'attempt' | 'shard'>,
): string {
  return `${partialArtifacts(fleet)}${attempt}-${shard.index}-of-${shard.count}`
}

/** Returns the name of the file in the artifact of a partial. */
export function fileOfArtifact(fleet: string, artifact: string): string {
  return `ai-visibility-partial-${artifact.slice(partialArtifacts(fleet).length)}.ndjson.gz`
}

/**
 * Reads the partials in folders and in the folders below. Follows no link within them. Rejects with the system's error
 * where a folder cannot be read.
 */
export async function readPartials(folders: string[]): Promise<ReadPartial[]> {
  const paths = new Set<string>()
  for (const folder of folders) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && FILE_NAME.test(entry.name)) paths.add(join(entry.parentPath, entry.name))
    }
  }
  const read: ReadPartial[] = []
  // One after another: two large files at once would double the memory.
  for (const file of [...paths].sort()) read.push({ file, ...(await readPartial(file)) })
  return read
}
