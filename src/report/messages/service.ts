import type { DownloadErrorDetails } from '../../client/download-error.ts'
import { describeServiceError } from '../../errors/service.ts'
import { detailOf } from '../../errors/words.ts'
import { plainLine } from '../../lib/escape.ts'
import type { ReportFailure } from '../deliveries.ts'

function describeDownloadError({ url, detail, status, code, attempts = 1 }: DownloadErrorDetails): string {
  const place = url && ` from ${plainLine(url, 200)}`
  const reply = status === undefined ? '' : `, status ${status}`
  const systemCode = code ? `, ${plainLine(code, 60)}` : ''
  const tries = attempts > 1 ? ` (tried ${attempts} times)` : ''
  return `The file${place} is missing: ${detailOf(detail)}${reply}${systemCode}${tries}.`
}

/** Describes in one line why a draft or the file of a report is missing. */
export function describeMissingFile(failure: ReportFailure, noun: 'draft' | 'report'): string {
  switch (failure.kind) {
    case 'download':
      return describeDownloadError(failure.details)
    case 'service': {
      const { what } = describeServiceError(failure.details)
      const isForbidden = noun === 'report' && failure.details.status === 403
      return isForbidden ? `${what} The plan of the key may not permit reports.` : what
    }
    case 'unexpected':
      return plainLine(`The ${noun} could not be made: ${failure.detail}`)
  }
}
