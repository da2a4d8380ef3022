import { copyFile, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DownloadRequest } from '../../client/download.ts'
import { DownloadError } from '../../client/download-error.ts'
import { readSystemError } from '../../lib/http/system-error.ts'

/**
 * Copies a report of the embedded service from `dataFolder` by its `file:` URL. Rejects with a DownloadError, also for
 * any other URL.
 */
export async function copyReport({ url, path }: DownloadRequest, dataFolder: string): Promise<void> {
  const refused = (detail: string) => new DownloadError({ kind: 'refused', url: 'file:', detail })
  const wanted = URL.parse(url)
  if (wanted?.protocol !== 'file:' || wanted.host !== '') throw refused('not a file of this machine')
  try {
    const source = await realpath(fileURLToPath(wanted))
    if (!source.startsWith(join(await realpath(dataFolder), sep))) {
      throw refused('not a file of the embedded service')
    }
    await copyFile(source, path)
  } catch (error) {
    if (error instanceof DownloadError) throw error
    throw new DownloadError({ kind: 'disk', url: 'file:', ...readSystemError(error, text => text) })
  }
}
