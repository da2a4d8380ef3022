import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Returns whether a folder holds two files whose names differ only in case. By default, those of Windows and macOS do not. */
export function keepsCase(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'case-'))
  for (const name of ['a', 'A']) writeFileSync(join(folder, name), '')
  const { length } = readdirSync(folder)
  rmSync(folder, { recursive: true })
  return length === 2
}
