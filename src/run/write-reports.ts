import { dirname, join } from 'node:path'
import { lineOf } from '../errors/avg-error.ts'
import { type HostRun, runFolder } from '../inputs/run-context.ts'
import type { ReportFormat } from '../inputs/settings.ts'
import type { Document } from '../lib/document/blocks.ts'
import { requireFolderInside, writeFileAtomically } from '../lib/files.ts'
import type { Log } from '../lib/log.ts'
import { wordsOfError } from '../lib/text.ts'
import { fleetDocument } from '../report/document/fleet-document.ts'
import { gateDocument } from '../report/document/gate-document.ts'
import { formatFleetResult, formatResult } from '../report/files/json/result.ts'
import type { Outcome } from '../report/outcome.ts'
import { renderDrafts } from '../report/posts/drafts.ts'
import { type JudgedGate, OUTCOME_FILE, onlyGate, type RunOutcome } from '../report/run-outcome.ts'

interface WrittenReports {
  resultFile: string
  reportFiles: string[]
  draftFiles: string[]
  /** The parent folder of all files. */
  folder: string
}

interface ReportOptions {
  log: Log
  pullRequest?: number | undefined
  readVersion(): string
}

type Content = Parameters<typeof writeFileAtomically>[1]

interface ReportFile {
  format: ReportFormat
  name: string
  render(): Content | Promise<Content>
}

/** The key of a gate never begins with an underscore. */
const FLEET_FOLDER = '_fleet'

/** Several gates share one file in each of these formats. */
const COMMON_FORMATS: readonly ReportFormat[] = ['html', 'pdf', 'junit', 'sarif']

/**
 * Writes the files of each gate into its folder. Several gates also have a folder with `fleet.json` and, if a gate asks for
 * them, the common reports. A report that cannot be written is only a warning. Rejects if a result file cannot be written,
 * because other steps depend on it, and if the folder of several gates leads out of the workspace.
 */
export async function writeReports(
  run: RunOutcome,
  host: HostRun,
  options: ReportOptions,
): Promise<WrittenReports> {
  const only = onlyGate(run)
  return only
    ? writeGateReports(only, only.settings.reports, host, options)
    : writeFleetReports(run, host, options)
}

async function writeFleetReports(
  run: RunOutcome,
  host: HostRun,
  options: ReportOptions,
): Promise<WrittenReports> {
  const { gates } = run
  const written: WrittenReports[] = []
  for (const gate of gates) {
    const formats = gate.settings.reports.filter(format => !COMMON_FORMATS.includes(format))
    written.push(await writeGateReports(gate, formats, host, options))
  }
  const folder = runFolder(host, FLEET_FOLDER)
  await requireFolderInside(host.workspace, folder)
  const resultFile = join(folder, 'fleet.json')
  await writeFileAtomically(resultFile, formatFleetResult(run))
  const formats = gates.flatMap(({ settings }) => settings.reports)
  const common = listCommonReports(gates, () => fleetDocument(run), options)
  const reportFiles = await writeAll(folder, common, formats, options.log)
  if (formats.includes('json')) reportFiles.push(resultFile)
  return {
    resultFile,
    reportFiles: [...reportFiles, ...written.flatMap(gate => gate.reportFiles)],
    draftFiles: written.flatMap(gate => gate.draftFiles),
    folder: dirname(folder),
  }
}

async function writeGateReports(
  gate: JudgedGate,
  formats: ReportFormat[],
  host: HostRun,
  options: ReportOptions,
): Promise<WrittenReports> {
  const { log, pullRequest } = options
  const folder = runFolder(host, gate.key)
  const outcome = gate.load()
  const resultFile = join(folder, 'result.json')
  await writeFileAtomically(resultFile, formatResult(gate))

  const files: ReportFile[] = [
    { format: 'outcome', name: OUTCOME_FILE, render: () => storeOutcome(outcome, pullRequest) },
    { format: 'csv', name: 'scans.csv', render: () => drawCsv(outcome) },
    ...listCommonReports([gate], () => gateDocument(gate), options),
  ]
  // The run writes its own CSV if a report of the service is missing.
  const lacksReport = outcome.serviceReports.some(({ state }) => state.kind !== 'fetched')
  const wanted = lacksReport ? [...formats, 'csv' as const] : formats
  const reportFiles = await writeAll(folder, files, wanted, log)
  if (formats.includes('json')) reportFiles.unshift(resultFile)
  for (const { state } of outcome.serviceReports) {
    if (state.kind === 'fetched') reportFiles.push(state.path)
  }
  const draftFiles: string[] = []
  for (const { name, text } of renderDrafts(outcome)) {
    draftFiles.push(...(await writeReport(folder, name, () => text, log)))
  }
  return { resultFile, reportFiles: [...reportFiles, ...draftFiles], draftFiles, folder }
}

function listCommonReports(
  gates: readonly JudgedGate[],
  makeDocument: () => Document,
  { log, readVersion }: ReportOptions,
): ReportFile[] {
  return [
    { format: 'html', name: 'report.html', render: () => drawHtml(makeDocument()) },
    { format: 'pdf', name: 'report.pdf', render: () => drawPdf(makeDocument(), log) },
    { format: 'junit', name: 'findings.xml', render: () => formatForTool('junit', gates, readVersion) },
    { format: 'sarif', name: 'findings.sarif', render: () => formatForTool('sarif', gates, readVersion) },
  ]
}

async function writeAll(
  folder: string,
  files: ReportFile[],
  formats: readonly ReportFormat[],
  log: Log,
): Promise<string[]> {
  const paths: string[] = []
  for (const { format, name, render } of files) {
    if (formats.includes(format)) paths.push(...(await writeReport(folder, name, render, log)))
  }
  return paths
}

/** Returns the path, or nothing after a warning if the report cannot be written. */
async function writeReport(
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
    log.warning(lineOf('AVG_REPORT_FILE', `The report ${name} was not written. ${wordsOfError(error)}.`))
    return []
  }
}

async function drawCsv(outcome: Outcome): Promise<Iterable<string>> {
  const { renderAnswers } = await import('../report/files/csv.ts')
  return renderAnswers(outcome)
}

/** Formats the findings of gates for another tool. */
export async function formatForTool(
  format: 'junit' | 'sarif',
  gates: readonly JudgedGate[],
  readVersion: () => string,
): Promise<Iterable<string>> {
  if (format === 'junit') return (await import('../report/files/junit.ts')).formatJunit(gates)
  return [(await import('../report/files/sarif.ts')).formatSarif(gates, readVersion())]
}

async function storeOutcome(outcome: Outcome, pullRequest: number | undefined): Promise<string> {
  const { formatOutcome } = await import('../report/files/json/outcome-file.ts')
  return formatOutcome(outcome, pullRequest)
}

async function drawHtml(document: Document): Promise<string> {
  const { renderHtml } = await import('../lib/document/html/html.ts')
  return renderHtml(document)
}

async function drawPdf(document: Document, log: Log): Promise<Uint8Array> {
  const { renderPdf } = await import('../lib/document/pdf/pdf.ts')
  const { describeFontProblem, drawWithFonts } = await import('../lib/fonts/draw-with-fonts.ts')
  const { bytes, problems } = await drawWithFonts(typefaces => renderPdf(document, typefaces))
  for (const problem of problems) log.warning(lineOf('AVG_FONT', describeFontProblem(problem), ''))
  return bytes
}
