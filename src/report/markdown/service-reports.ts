/** What became of the reports that the service was asked to export. */
import { DownloadError } from '../../client/download-error.ts'
import { ServiceError } from '../../contract/errors.ts'
import { plainLine } from '../escape.ts'
import { explainDownloadError, explainServiceError } from '../explain.ts'
import type { Outcome } from '../outcome.ts'
import { viewServiceReports } from '../views/reports-and-drafts.ts'
import type { Block } from './fit.ts'
import { list, name, paragraph, sentence } from './sections.ts'

/** One line a report, and what stands in for those that are not there. */
export function serviceReportsSection(outcome: Outcome): Block[] {
  const { reports, instead } = viewServiceReports(outcome)
  const lines = reports.map(({ subject, id, words }) => {
    const code = id === '' ? '' : ` (<code>${name(id)}</code>)`
    return `**${subject}**${code} ${sentence(words)}`
  })
  return [...list(lines), ...(instead === undefined ? [] : [paragraph(instead)])]
}

/** Why there is no report, in one plain line. `error` is whatever exporting or fetching it failed with. */
export function explainReportFailure(error: unknown): string {
  return plainLine(describeFailure(error), 1000)
}

function describeFailure(error: unknown): string {
  if (error instanceof DownloadError) return explainDownloadError(error.facts)
  if (error instanceof ServiceError) {
    const { what } = explainServiceError(error.facts)
    return error.facts.status === 403 ? `${what} The plan of the key may not permit reports.` : what
  }
  return `The report could not be made: ${error instanceof Error ? error.message : String(error)}`
}
