/** The list in an artifact of a history that says which other artifacts it was made of. */
import * as z from 'zod'
import type { ZipArchive } from '../lib/zip.ts'
import { readEntry } from './artifact-archive.ts'

/** The entry of the archive. */
export const BASE_FILE = 'base.json'

const FORMAT = 'ai-visibility-history-base'
const MOST_BYTES = 1_000_000

const baseSchema = z.object({
  format: z.literal(FORMAT),
  schema_version: z.literal(1),
  /** Numbers of artifacts. */
  covers: z.array(z.int()),
})

/** Returns the artifacts that an archive covers; undefined where it does not say so. */
export async function readCovered(archive: ZipArchive): Promise<ReadonlySet<number> | undefined> {
  const entry = await readEntry(archive, BASE_FILE, MOST_BYTES)
  if (!('bytes' in entry)) return undefined
  try {
    return new Set(baseSchema.parse(JSON.parse(new TextDecoder().decode(entry.bytes))).covers)
  } catch {
    return undefined
  }
}

/** Writes the list. */
export function formatBase(covers: number[]): Uint8Array {
  return Buffer.from(`${JSON.stringify({ format: FORMAT, schema_version: 1, covers })}\n`)
}
