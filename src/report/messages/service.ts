import { DownloadError, type DownloadErrorDetails } from '../../client/download-error.ts'
import { describeServiceError, ServiceError } from '../../errors/service.ts'
import { detailOf } from '../../errors/words.ts'
import { plainLine } from '../../lib/escape.ts'
import { wordsOfError } from '../../lib/text.ts'

/** Describes in one line why a draft or the file of a report is missing. */
export function describeMissingFile(error: unknown, noun: 'draft' | 'report'): string {
  if (error instanceof DownloadError) return describeDownloadError(error.details)
  if (!(error instanceof ServiceError))
    return plainLine(`The ${noun} could not be made: ${wordsOfError(error)}`)
  const { what } = describeServiceError(error.details)
  const isForbidden = noun === 'report' && error.details.status === 403
  return isForbidden ? `${what} The plan of the key may not permit reports.` : what
}

function describeDownloadError({ url, detail, status, code, attempts = 1 }: DownloadErrorDetails): string {
  const place = url && ` from ${plainLine(url, 200)}`
  const reply = status === undefined ? '' : `, status ${status}`
  const systemCode = code ? `, ${plainLine(code, 60)}` : ''
  const tries = attempts > 1 ? ` (tried ${attempts} times)` : ''
  return `The file${place} is missing: ${detailOf(detail)}${reply}${systemCode}${tries}.`
}
