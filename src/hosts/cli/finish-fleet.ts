/** What follows the verdicts of several gates on the command line: the records, the files, one text and the exit code. */
import { dirname } from 'node:path'
import type { FleetMember } from '../../fleet/merge-fleet.ts'
import type { ConfigChange } from '../../inputs/config-file.ts'
import { fleetDocument, gateReports } from '../../report/document/fleet-document.ts'
import type { FleetOutcome } from '../../report/fleet-outcome.ts'
import { explainFleetFailures } from '../../report/fleet-words.ts'
import { formatFleetResult } from '../../report/json/fleet-result.ts'
import { renderFleetSummary } from '../../report/markdown/portfolio.ts'
import { renderFleetText } from '../../report/text/text.ts'
import { recordRun } from '../../run/record-run.ts'
import { writeFleetReports } from '../../run/write-fleet-reports.ts'
import { type FinishOptions, isRecorded } from './finish-run.ts'
import { printLines } from './print.ts'
import type { Format } from './run-flags.ts'
import type { Output, Terminal } from './terminal.ts'

export interface FinishFleetOptions extends Omit<FinishOptions, 'settings'> {
  /** Path of the config file. */
  config: string
  configChanges: ConfigChange[]
}

/**
 * Records the runs of the gates, writes their files, and prints the fleet. Returns the exit code: 1 where a condition of
 * `fail-on` holds for a gate.
 */
export async function finishFleet(
  gates: FleetMember[],
  { config, configChanges, facts, format, attempt, keepsFiles, log }: FinishFleetOptions,
  { out, err }: Terminal,
): Promise<number> {
  const fleet: FleetOutcome = { config, configChanges, runUrl: facts.runUrl, gates }
  for (const { settings, history, failures, load } of gates) {
    if (!isRecorded(settings) || history === undefined) continue
    await recordRun(load(), history, { failed: failures.length > 0, accept: settings.accept, attempt, log })
  }
  if (keepsFiles) {
    const { resultFile } = await writeFleetReports(fleet, gates, { facts, log })
    const folder = dirname(resultFile)
    log.info(
      `Wrote ${resultFile}, and the files of ${gates.length} gates into folders below ${dirname(folder)}`,
    )
  }
  log.clear()
  for (const piece of render(fleet, format, out)) await out.write(piece)
  const failures = explainFleetFailures(fleet)
  if (failures === '') return 0
  // The text names the reasons itself; other formats are for machines.
  if (format !== 'text') await err.write(`${failures}\n`)
  return 1
}

function render(fleet: FleetOutcome, format: Format, out: Output): Iterable<string> {
  switch (format) {
    case 'json':
      return formatFleetResult(fleet)
    case 'markdown':
      return [`${renderFleetSummary(fleetDocument(fleet))}\n`]
    case 'text':
      return [printLines(renderFleetText(fleetDocument(fleet), attended(fleet)), out)]
  }
}

function attended(fleet: FleetOutcome) {
  return gateReports(fleet).flatMap(({ needsAttention, load }) => (needsAttention ? [load] : []))
}
