/** Stores finished reports as files in one folder. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ExportRequest } from '../../contract/contract.ts'

export const CONTENT_TYPES = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const

/** Matches a UUID and a format. No other file name is read or written. */
const FILE_NAME = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.(?<format>csv|pdf)$/

export interface StoredReport {
  bytes: Uint8Array
  contentType: string
}

export interface ReportStore {
  /** Stores a report. `id` is a new lower-case UUID. Resolves to the name and the absolute path of the file. */
  put(id: string, format: ExportRequest['format'], bytes: Uint8Array): Promise<{ name: string; path: string }>
  /** Reads a report by its file name, which may come from outside; undefined if there is none. */
  get(name: string): Promise<StoredReport | undefined>
}

/** Creates the store of the reports in `folder`. Both operations reject with the system's error. */
export function createReportStore(folder: string): ReportStore {
  return {
    async put(id, format, bytes) {
      const name = `${id}.${format}`
      if (!FILE_NAME.test(name)) throw new TypeError('the id of a report must be a UUID')
      const path = resolve(folder, name)
      await mkdir(folder, { recursive: true })
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600 })
      return { name, path }
    },
    async get(name) {
      const format = FILE_NAME.exec(name)?.groups?.['format']
      if (format !== 'csv' && format !== 'pdf') return undefined
      try {
        return { bytes: await readFile(join(folder, name)), contentType: CONTENT_TYPES[format] }
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },
  }
}
