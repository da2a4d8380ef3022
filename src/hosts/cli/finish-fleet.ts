/** What follows the verdicts of several gates on the command line: the records, the files, one text and the exit code. */

import { dirname } from 'node:path'
import { recordRun } from '../../commands/record-run.ts'
import { writeFleetReports } from '../../commands/write-fleet-reports.ts'
import { fleetDocument, gateReports } from '../../report/document/fleet-document.ts'
import { formatFleetResult } from '../../report/json/fleet-result.ts'
import { renderFleetSummary } from '../../report/markdown/portfolio.ts'
import { describeFleetFailures, type RunOutcome } from '../../report/run-outcome.ts'
import { renderFleetText } from '../../report/text/text.ts'
import { type FinishOptions, isRecorded } from './finish-run.ts'
import { printLines } from './print.ts'
import type { Format } from './run-flags.ts'
import type { Output, Terminal } from './terminal.ts'

/**
 * Records the runs of the gates, writes their files, and prints the fleet. Returns the exit code: 1 where a condition of
 * `fail-on` holds for a gate.
 */
export async function finishFleet(
  fleet: RunOutcome,
  { facts, format, attempt, keepsFiles, log }: Omit<FinishOptions, 'settings'>,
  { out, err }: Terminal,
): Promise<number> {
  const { gates } = fleet
  for (const { settings, history, failures, load } of gates) {
    if (!isRecorded(settings) || history === undefined) continue
    await recordRun(load(), history, { failed: failures.length > 0, accept: settings.accept, attempt, log })
  }
  if (keepsFiles) {
    const { resultFile } = await writeFleetReports(fleet, { facts, log })
    const folder = dirname(resultFile)
    log.info(
      `Wrote ${resultFile}, and the files of ${gates.length} gates into folders below ${dirname(folder)}`,
    )
  }
  log.clear()
  for (const piece of render(fleet, format, out)) await out.write(piece)
  const failures = describeFleetFailures(fleet)
  if (failures === '') return 0
  // The text names the reasons itself; other formats are for machines.
  if (format !== 'text') await err.write(`${failures}\n`)
  return 1
}

function render(fleet: RunOutcome, format: Format, out: Output): Iterable<string> {
  switch (format) {
    case 'json':
      return formatFleetResult(fleet)
    case 'markdown':
      return [`${renderFleetSummary(fleetDocument(fleet))}\n`]
    case 'text':
      return [printLines(renderFleetText(fleetDocument(fleet), attended(fleet)), out)]
  }
}

function attended(fleet: RunOutcome) {
  return gateReports(fleet).flatMap(({ needsAttention, load }) => (needsAttention ? [load] : []))
}
