/** Writes the report files of a fleet: those of each gate, and those of all gates together. */
import { join } from 'node:path'
import { type RunFacts, runFolder } from '../inputs/run-facts.ts'
import type { ReportFormat } from '../inputs/settings.ts'
import { requireFolderInside, writeFileAtomically } from '../lib/files.ts'
import type { Log } from '../lib/log.ts'
import { fleetDocument, gateReports } from '../report/document/fleet-document.ts'
import { formatFleetResult } from '../report/json/fleet-result.ts'
import type { RunOutcome } from '../report/run-outcome.ts'
import { drawWithTypefaces, type WrittenReports, writeReport, writeReports } from './write-reports.ts'

/** The folder of the files of all gates. No key of a gate begins with this character. */
const FLEET_FOLDER = '_fleet'

/** The formats that all gates have in one file. */
const OF_ALL: readonly ReportFormat[] = ['html', 'pdf']

export interface FleetReportsContext {
  facts: Pick<RunFacts, 'tempFolder' | 'workspace'>
  log: Log
  /** The number of the run's pull request. */
  pullRequest?: number | undefined
}

/**
 * Writes the files of each gate into its folder, and `fleet.json` into a folder of the fleet, with one `report.html` and one
 * `report.pdf` for all gates where a gate asks for them. Rejects when a
 * result file cannot be written, and where the folder of the fleet leads out of the workspace.
 */
export async function writeFleetReports(
  fleet: RunOutcome,
  { facts, log, pullRequest }: FleetReportsContext,
): Promise<WrittenReports> {
  const { gates } = fleet
  const reportFiles: string[] = []
  const draftFiles: string[] = []
  for (const { key, settings, load } of gates) {
    const own = { ...settings, reports: settings.reports.filter(format => !OF_ALL.includes(format)) }
    const written = await writeReports(load(), own, runFolder(facts, key), log, pullRequest)
    reportFiles.push(...written.reportFiles)
    draftFiles.push(...written.draftFiles)
  }
  const folder = runFolder(facts, FLEET_FOLDER)
  await requireFolderInside(facts.workspace, folder)
  const resultFile = join(folder, 'fleet.json')
  await writeFileAtomically(resultFile, formatFleetResult(fleet))
  const wants = (format: ReportFormat) => gates.some(({ settings }) => settings.reports.includes(format))
  const font = gates.map(({ settings }) => settings.reportFont).find(path => path !== undefined)
  return {
    resultFile,
    reportFiles: [
      ...(wants('html') ? await writeReport(folder, 'report.html', () => drawHtml(fleet), log) : []),
      ...(wants('pdf') ? await writeReport(folder, 'report.pdf', () => drawPdf(fleet, font, log), log) : []),
      ...(wants('json') ? [resultFile] : []),
      ...reportFiles,
    ],
    draftFiles,
  }
}

async function drawHtml(fleet: RunOutcome): Promise<string> {
  const { renderFleetHtml } = await import('../report/html/documents.ts')
  return renderFleetHtml(fleetDocument(fleet), gateReports(fleet))
}

async function drawPdf(fleet: RunOutcome, path: string | undefined, log: Log): Promise<Uint8Array> {
  const { renderFleetPdf } = await import('../report/pdf/pdf.ts')
  const loads = gateReports(fleet)
    .filter(({ needsAttention }) => needsAttention)
    .map(({ load }) => load)
  return drawWithTypefaces(typefaces => renderFleetPdf(fleetDocument(fleet), loads, typefaces), path, log)
}
