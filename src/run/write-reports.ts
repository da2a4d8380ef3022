import { dirname, join } from 'node:path'
import { lineOf } from '../errors/avg-error.ts'
import { type FilesFacts, type RunFacts, runFolder } from '../inputs/run-facts.ts'
import type { ReportFormat } from '../inputs/settings.ts'
import type { Document } from '../lib/document/blocks.ts'
import { requireFolderInside, writeFileAtomically } from '../lib/files.ts'
import type { Log } from '../lib/log.ts'
import { wordsOfError } from '../lib/text.ts'
import type { ServiceReport } from '../report/deliveries.ts'
import { fleetDocument } from '../report/document/fleet-document.ts'
import { gateDocument } from '../report/document/gate-document.ts'
import { formatFleetResult } from '../report/files/json/fleet-result.ts'
import { formatResult } from '../report/files/json/result.ts'
import { OUTCOME_FILE, type Outcome } from '../report/outcome.ts'
import { renderDrafts } from '../report/posts/drafts.ts'
import { type JudgedGate, onlyGate, type RunOutcome } from '../report/run-outcome.ts'

interface WrittenReports {
  resultFile: string
  reportFiles: string[]
  draftFiles: string[]
  /** Common parent folder of all files. */
  folder: string
}

interface ReportsContext {
  facts: FilesFacts & Pick<RunFacts, 'workspace'>
  log: Log
  pullRequest?: number | undefined
  readVersion(): string
}

type Content = Parameters<typeof writeFileAtomically>[1]

/** No key of a gate begins with this character. */
const FLEET_FOLDER = '_fleet'

const OF_ALL: readonly ReportFormat[] = ['html', 'pdf', 'junit', 'sarif']

/**
 * Writes the files of each gate into its folder. Several gates also have a folder with `fleet.json` and, if a gate asks
 * for them, a common `report.html` and `report.pdf`. A report that cannot be written is only a warning. Rejects if a
 * result file cannot be written, because other steps depend on it, and if the folder of several gates leads out of the
 * workspace.
 */
export async function writeReports(run: RunOutcome, context: ReportsContext): Promise<WrittenReports> {
  const only = onlyGate(run)
  return only ? writeGateReports(only, only.settings.reports, context) : writeFleetReports(run, context)
}

async function writeFleetReports(run: RunOutcome, context: ReportsContext): Promise<WrittenReports> {
  const { gates } = run
  const { facts, log, readVersion } = context
  const ofGates: WrittenReports[] = []
  for (const gate of gates) {
    const formats = gate.settings.reports.filter(format => !OF_ALL.includes(format))
    ofGates.push(await writeGateReports(gate, formats, context))
  }
  const folder = runFolder(facts, FLEET_FOLDER)
  await requireFolderInside(facts.workspace, folder)
  const resultFile = join(folder, 'fleet.json')
  await writeFileAtomically(resultFile, formatFleetResult(run))
  const wants = (format: ReportFormat) => gates.some(({ settings }) => settings.reports.includes(format))
  return {
    resultFile,
    reportFiles: [
      ...(wants('html')
        ? await writeReport(folder, 'report.html', () => drawHtml(fleetDocument(run)), log)
        : []),
      ...(wants('pdf')
        ? await writeReport(folder, 'report.pdf', () => drawPdf(fleetDocument(run), log), log)
        : []),
      ...(await writeForTools(folder, gates, wants, { log, readVersion })),
      ...(wants('json') ? [resultFile] : []),
      ...ofGates.flatMap(({ reportFiles }) => reportFiles),
    ],
    draftFiles: ofGates.flatMap(({ draftFiles }) => draftFiles),
    folder: dirname(folder),
  }
}

async function writeGateReports(
  gate: JudgedGate,
  formats: ReportFormat[],
  { facts, log, pullRequest, readVersion }: ReportsContext,
): Promise<WrittenReports> {
  const { key, load } = gate
  const folder = runFolder(facts, key)
  const outcome = load()
  const resultFile = join(folder, 'result.json')
  await writeFileAtomically(resultFile, formatResult(gate))

  const write = (name: string, render: () => Content | Promise<Content>) =>
    writeReport(folder, name, render, log)
  const wants = (format: ReportFormat) => formats.includes(format)
  const ofService = outcome.serviceReports.flatMap(({ state }) =>
    state.kind === 'fetched' ? [state.path] : [],
  )
  const ownFiles = [
    ...(wants('json') ? [resultFile] : []),
    ...(wants('outcome') ? await write(OUTCOME_FILE, () => storeOutcome(outcome, pullRequest)) : []),
    ...(wants('csv') || lacksReport(outcome.serviceReports)
      ? await write('scans.csv', () => drawCsv(gate))
      : []),
    ...(wants('html') ? await write('report.html', () => drawHtml(gateDocument(gate))) : []),
    ...(wants('pdf') ? await write('report.pdf', () => drawPdf(gateDocument(gate), log)) : []),
    ...(await writeForTools(folder, [gate], wants, { log, readVersion })),
  ]
  const draftFiles: string[] = []
  for (const { name, text } of renderDrafts(outcome)) draftFiles.push(...(await write(name, () => text)))
  return { resultFile, reportFiles: [...ownFiles, ...ofService, ...draftFiles], draftFiles, folder }
}

async function writeForTools(
  folder: string,
  gates: readonly JudgedGate[],
  wants: (format: ReportFormat) => boolean,
  { log, readVersion }: Pick<ReportsContext, 'log' | 'readVersion'>,
): Promise<string[]> {
  const format = (name: 'junit' | 'sarif') => () => formatForTool(name, gates, readVersion)
  return [
    ...(wants('junit') ? await writeReport(folder, 'findings.xml', format('junit'), log) : []),
    ...(wants('sarif') ? await writeReport(folder, 'findings.sarif', format('sarif'), log) : []),
  ]
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

async function drawCsv(gate: JudgedGate): Promise<Iterable<string>> {
  const { renderAnswers } = await import('../report/files/csv.ts')
  return renderAnswers(gate.load())
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

/** Returns whether a report of the service is missing, so that the run also writes its own CSV. */
export function lacksReport(reports: ServiceReport[]): boolean {
  return reports.some(({ state }) => state.kind !== 'fetched')
}
