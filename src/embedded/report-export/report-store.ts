/** Stores finished reports as files in one folder and deletes the oldest. */
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ExportRequest } from '../../contract/contract.ts'
import { hasCode } from '../../lib/files.ts'

const CONTENT_TYPES = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const

/** A UUID and a format. Files with other names are never read, written or deleted. */
const FILE_NAME = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.(?<format>csv|pdf)$/

/** Bytes without the newest report. */
const MAX_BYTES = 128 * 1024 * 1024

export type ReportStore = ReturnType<typeof createReportStore>

/** Creates the store of the reports in `folder`. Its operations reject with system errors. */
export function createReportStore(folder: string, mostBytes = MAX_BYTES) {
  return {
    /** `id`: a new lower-case UUID. Resolves to the name and the absolute path of the file. */
    async put(id: string, format: ExportRequest['format'], bytes: Uint8Array, createdAt: Date) {
      const name = `${id}.${format}`
      if (!FILE_NAME.test(name)) throw new TypeError('the id of a report must be a UUID')
      const path = resolve(folder, name)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await prune(folder, mostBytes)
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600 })
      await utimes(path, createdAt, createdAt)
      return { name, path }
    },
    /** Reads a report by its file name, which may come from outside. */
    async get(name: string) {
      const format = FILE_NAME.exec(name)?.groups?.['format']
      if (format !== 'csv' && format !== 'pdf') return undefined
      try {
        return { bytes: await readFile(join(folder, name)), contentType: CONTENT_TYPES[format] }
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return undefined
        throw error
      }
    },
  }
}

async function prune(folder: string, mostBytes: number): Promise<void> {
  const names = (await readdir(folder)).filter(name => FILE_NAME.test(name))
  const files = await Promise.all(
    names.map(async name => {
      const path = join(folder, name)
      // Another call may have deleted the file.
      return { path, ...(await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }))) }
    }),
  )
  let total = 0
  for (const { path, size } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
    total += size
    if (total > mostBytes) await rm(path, { force: true })
  }
}
