/** What became of the reports that the service was asked to export. */
import { needsOwnCsv, type ServiceReport } from '../export/service-report.ts'
import { DownloadError } from '../service/download-error.ts'
import { ServiceError } from '../service/errors.ts'
import { plainLine } from './escape.ts'
import { explainDownloadError, explainServiceError } from './explain.ts'
import type { Block } from './fit.ts'
import type { Outcome } from './outcome.ts'
import { list, name, paragraph, sentence } from './sections.ts'

const INSTEAD = "This run's own CSV is among the report files instead. The verdict does not depend on this."

/** One line a report, and what stands in for those that are not there. */
export function serviceReportsSection({ serviceReports }: Outcome): Block[] {
  return [
    ...list(serviceReports.map(describeReport)),
    ...(needsOwnCsv(serviceReports) ? [paragraph(INSTEAD)] : []),
  ]
}

function describeReport({ format, reportId, state }: ServiceReport): string {
  const id = reportId === '' ? '' : ` (<code>${name(reportId)}</code>)`
  const subject = `**The service's ${format.toUpperCase()} report**${id}`
  switch (state.kind) {
    case 'fetched':
      return `${subject} is among the report files.`
    case 'pending':
      return `${subject} was not ready in time: the service ${state.readyAt === '' ? 'does not say when it will be' : `expects it at ${name(state.readyAt)}`}.`
    case 'failed':
      return `${subject} could not be had. ${sentence(state.problem)}`
  }
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
