/** Writes the report files of a run. A report that cannot be written is a warning; the others are still written. */

import { join } from 'node:path'
import type { ReportFormat, Settings } from '../inputs/settings.ts'
import { writeFileAtomically } from '../lib/files.ts'
import type { Log } from '../lib/log.ts'
import type { Drawn, Typeface } from '../lib/pdf/fonts.ts'
import { gateDocument } from '../report/document/gate-document.ts'
import { buildResult } from '../report/json/result.ts'
import { renderDrafts } from '../report/markdown/drafts.ts'
import { FILES } from '../report/messages/files.ts'
import { lineOf } from '../report/messages/message.ts'
import type { Outcome } from '../report/outcome.ts'
import { OUTCOME_FILE } from '../report/outcome-file/name.ts'
import { needsOwnCsv } from '../service-reports/service-report.ts'

export interface WrittenReports {
  resultFile: string
  /** Paths of the reports that the settings ask for, the exports of the service and the drafts. */
  reportFiles: string[]
  draftFiles: string[]
}

type Content = Parameters<typeof writeFileAtomically>[1]

/**
 * Writes the reports below `folder`. `pullRequest`: the number of the run's pull request. Rejects when the result file
 * cannot be written: other steps depend on it.
 */
export async function writeReports(
  outcome: Outcome,
  { reports, reportFont }: Settings,
  folder: string,
  log: Log,
  pullRequest?: number,
): Promise<WrittenReports> {
  const resultFile = join(folder, 'result.json')
  await writeFileAtomically(resultFile, `${JSON.stringify(buildResult(outcome), undefined, 2)}\n`)

  const write = (name: string, render: () => Content | Promise<Content>) =>
    writeReport(folder, name, render, log)
  const wants = (format: ReportFormat) => reports.includes(format)
  const ofService = outcome.serviceReports.flatMap(({ state }) =>
    state.kind === 'fetched' ? [state.path] : [],
  )
  const ownFiles = [
    ...(wants('json') ? [resultFile] : []),
    ...(wants('outcome') ? await write(OUTCOME_FILE, () => storeOutcome(outcome, pullRequest)) : []),
    ...(wants('csv') || needsOwnCsv(outcome.serviceReports)
      ? await write('scans.csv', () => drawCsv(outcome))
      : []),
    ...(wants('html') ? await write('report.html', () => drawHtml(outcome)) : []),
    ...(wants('pdf') ? await write('report.pdf', () => drawPdf(outcome, reportFont, log)) : []),
  ]
  const draftFiles: string[] = []
  for (const { name, text } of renderDrafts(outcome)) draftFiles.push(...(await write(name, () => text)))
  return { resultFile, reportFiles: [...ownFiles, ...ofService, ...draftFiles], draftFiles }
}

/** Writes one report. Returns its path; nothing where it cannot be written, after a warning. */
export async function writeReport(
  folder: string,
  name: string,
  render: () => Content | Promise<Content>,
  log: Log,
): Promise<string[]> {
  const path = join(folder, name)
  try {
    await writeFileAtomically(path, await render())
    return [path]
  } catch (error) {
    log.warning(lineOf(FILES, 'AVG_REPORT_FILE', { name, error }))
    return []
  }
}

// Loaded on demand: a run without these reports needs none of their code.

async function drawCsv(outcome: Outcome): Promise<Iterable<string>> {
  const { renderCsv } = await import('../report/csv/csv.ts')
  return renderCsv(outcome)
}

async function storeOutcome(outcome: Outcome, pullRequest: number | undefined): Promise<string> {
  const { formatOutcome } = await import('../report/outcome-file/outcome-file.ts')
  return formatOutcome(outcome, pullRequest)
}

async function drawHtml(outcome: Outcome): Promise<string> {
  const { renderHtml } = await import('../report/html/documents.ts')
  return renderHtml(gateDocument(outcome))
}

async function drawPdf(outcome: Outcome, path: string | undefined, log: Log): Promise<Uint8Array> {
  const { renderPdf } = await import('../report/pdf/pdf.ts')
  return drawWithTypefaces(typefaces => renderPdf(gateDocument(outcome), typefaces), path, log)
}

/** Draws a PDF with the fonts that ship and the user's font at `path`. Warns of fonts that cannot be used. */
export async function drawWithTypefaces(
  draw: (typefaces: Typeface[]) => Promise<Drawn>,
  path: string | undefined,
  log: Log,
): Promise<Uint8Array> {
  const { describeFontProblem, drawWithFonts } = await import('../lib/fonts/draw-with-fonts.ts')
  const { bytes, problems } = await drawWithFonts(draw, { path })
  for (const problem of problems) log.warning(lineOf(FILES, 'AVG_FONT', describeFontProblem(problem)))
  return bytes
}
