/** The report files of a run. One that cannot be made is a warning, and takes none of the others along. */
import { join } from 'node:path'
import type { ReportFormat, Settings } from '../../../inputs/settings.ts'
import { buildResult } from '../../../report/json/result.ts'
import { renderDrafts } from '../../../report/markdown/drafts.ts'
import type { Outcome } from '../../../report/outcome.ts'
import { needsOwnCsv } from '../../../service-reports/service-report.ts'
import { writeFileAtomically } from './files.ts'
import { warn } from './warn.ts'

export interface WrittenReports {
  resultFile: string
  /** Paths of the reports that were asked for, of the service's and of the drafts. */
  reportFiles: string[]
  draftFiles: string[]
}

type Content = Parameters<typeof writeFileAtomically>[1]

/** Writes them below `folder`. Rejects when the result file cannot be written, for other steps count on it. */
export async function writeReports(
  outcome: Outcome,
  { reports, reportFont }: Settings,
  folder: string,
): Promise<WrittenReports> {
  const resultFile = join(folder, 'result.json')
  await writeFileAtomically(resultFile, `${JSON.stringify(buildResult(outcome), undefined, 2)}\n`)

  const write = async (name: string, render: () => Content | Promise<Content>): Promise<string[]> => {
    const path = join(folder, name)
    try {
      await writeFileAtomically(path, await render())
      return [path]
    } catch (error) {
      const detail = error instanceof Error ? error.message : error
      warn({ warning: `The report ${name} was not written. ${detail}` })
      return []
    }
  }
  const wants = (format: ReportFormat) => reports.includes(format)
  const ofService = outcome.serviceReports.flatMap(({ state }) =>
    state.kind === 'fetched' ? [state.path] : [],
  )
  const ownFiles = [
    ...(wants('json') ? [resultFile] : []),
    ...(wants('csv') || needsOwnCsv(outcome.serviceReports)
      ? await write('scans.csv', () => drawCsv(outcome))
      : []),
    ...(wants('html') ? await write('report.html', () => drawHtml(outcome)) : []),
    ...(wants('pdf') ? await write('report.pdf', () => drawPdf(outcome, reportFont)) : []),
  ]
  const draftFiles: string[] = []
  for (const { name, text } of renderDrafts(outcome)) draftFiles.push(...(await write(name, () => text)))
  return { resultFile, reportFiles: [...ownFiles, ...ofService, ...draftFiles], draftFiles }
}

// Chunks of their own: a run without these reports loads none of their code.

async function drawCsv(outcome: Outcome): Promise<Iterable<string>> {
  const { renderCsv } = await import('../../../report/csv/csv.ts')
  return renderCsv(outcome)
}

async function drawHtml(outcome: Outcome): Promise<string> {
  const { renderHtml } = await import('../../../report/html/html.ts')
  return renderHtml(outcome)
}

async function drawPdf(outcome: Outcome, path: string | undefined): Promise<Uint8Array> {
  const [{ renderPdf }, { describeFontProblem, drawWithFonts }] = await Promise.all([
    import('../../../report/pdf/pdf.ts'),
    import('../../../lib/fonts/draw-with-fonts.ts'),
  ])
  const { bytes, problems } = await drawWithFonts(typefaces => renderPdf(outcome, typefaces), { path })
  for (const problem of problems) warn({ warning: describeFontProblem(problem) })
  return bytes
}
