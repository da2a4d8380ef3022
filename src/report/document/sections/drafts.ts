import { DownloadError, type DownloadErrorDetails } from '../../../client/download-error.ts'
import { describeServiceError, ServiceError } from '../../../errors/service.ts'
import { detailOf } from '../../../errors/words.ts'
import type { Line } from '../../../lib/document/blocks.ts'
import { listOf, paragraph } from '../../../lib/document/build-blocks.ts'
import { plainLine } from '../../../lib/escape.ts'
import { wordsOfError } from '../../../lib/text.ts'
import type { Draft, ServiceReport, Suggestion } from '../../outcome.ts'
import { EVERYWHERE, type GateSection } from './section.ts'

/** Code points. A state may quote the service. */
const MAX_STATE_LENGTH = 1000

/** A draft. `file` is relative to the reports of the run, with forward slashes. */
export interface NamedDraft {
  keyword: string
  engines: string[]
  draft: Draft
  file: string
}

/** Returns the finished drafts, each with the path of its file. */
export function nameDrafts(suggestions: readonly Suggestion[]): NamedDraft[] {
  return suggestions.flatMap(({ keyword, engines, draft }, index) =>
    'error' in draft
      ? []
      : [{ keyword, engines, draft, file: `suggestions/${String(index + 1).padStart(2, '0')}.md` }],
  )
}

export const drafts: GateSection = {
  id: 'drafts',
  title: 'Suggested content',
  on: EVERYWHERE,
  blocks({ outcome: { suggestions } }) {
    const named = nameDrafts(suggestions)
    const failures = suggestions.flatMap(({ keyword, draft }): Line[] => {
      if (!('error' in draft)) return []
      const why = describeMissingFile(draft.error, 'draft')
      return [['No draft for ', { quote: keyword, most: 120 }, ': ', { name: why, most: MAX_STATE_LENGTH }]]
    })
    return [
      ...paragraph(
        named.length === 0
          ? []
          : [
              'The service generated drafts for these questions without a citation, which are among the report files. Review them before you publish anything. Nothing was written to the repository.',
            ],
      ),
      ...listOf([
        ...named.map(({ keyword, file }): Line => [{ quote: keyword, most: 120 }, ': ', { code: file }]),
        ...failures,
      ]),
    ]
  },
}

export const serviceReports: GateSection = {
  id: 'service-reports',
  title: 'Reports of the service',
  on: EVERYWHERE,
  blocks: ({ outcome: { serviceReports: reports } }) =>
    listOf(
      reports.map(
        ({ format, reportId, state }): Line => [
          format.toUpperCase(),
          ...(reportId === '' ? [] : [' (', { name: reportId }, ')']),
          ': ',
          { name: describeState(state), most: MAX_STATE_LENGTH },
        ],
      ),
    ),
}

function describeState(state: ServiceReport['state']): string {
  switch (state.kind) {
    case 'fetched':
      return 'among the report files.'
    case 'pending':
      return `not ready in time; the service ${state.readyAt === '' ? 'does not say when it will be' : `expects it at ${state.readyAt}`}.`
    case 'failed':
      return `could not be fetched. ${describeMissingFile(state.error, 'report')}`
  }
}

/** Describes in one line why a draft or the file of a report is missing. */
export function describeMissingFile(error: unknown, noun: 'draft' | 'report'): string {
  if (error instanceof DownloadError) return describeDownloadError(error.details)
  if (!(error instanceof ServiceError))
    return plainLine(`The ${noun} could not be made: ${wordsOfError(error)}`)
  const { status, detail } = error.details
  if (noun === 'draft' && status === 404 && detail !== '') return `${detailOf(detail)}.`
  const { what } = describeServiceError(error.details)
  const isForbidden = noun === 'report' && status === 403
  return isForbidden ? `${what} The plan of the key may not permit reports.` : what
}

function describeDownloadError({ url, detail, status, code, attempts = 1 }: DownloadErrorDetails): string {
  const place = url && ` from ${plainLine(url, 200)}`
  const reply = status === undefined ? '' : `, status ${status}`
  const systemCode = code ? `, ${plainLine(code, 60)}` : ''
  const tries = attempts > 1 ? ` (tried ${attempts} times)` : ''
  return `The file${place} is missing: ${detailOf(detail)}${reply}${systemCode}${tries}.`
}
