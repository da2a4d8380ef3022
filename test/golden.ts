/**
 * Writes what each surface says in every situation that the tests know and of three fleets into a folder:
 * `npm run golden -- FOLDER`. Write it before and after a change, and compare with `diff -r BEFORE AFTER`:
 * a change of the code that is not meant for readers leaves both equal.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { print } from '../scripts/lib/print.ts'
import { renderHtml } from '../src/lib/document/html/html.ts'
import { renderPdf } from '../src/lib/document/pdf/pdf.ts'
import { renderText } from '../src/lib/document/text/text.ts'
import { shippedTypefaces } from '../src/lib/fonts/draw-with-fonts.ts'
import { runDocument } from '../src/report/document/fleet-document.ts'
import { renderAnswers } from '../src/report/files/csv.ts'
import { formatOutcome } from '../src/report/files/json/outcome-file.ts'
import { formatRunResult } from '../src/report/files/json/result.ts'
import { formatJunit } from '../src/report/files/junit.ts'
import { formatSarif } from '../src/report/files/sarif.ts'
import type { Outcome } from '../src/report/outcome.ts'
import { annotationsOf } from '../src/report/posts/annotations.ts'
import { fleetMarker, renderPage, renderPost } from '../src/report/posts/comment.ts'
import { buildNotification, formatNotification } from '../src/report/posts/notification.ts'
import type { RunOutcome } from '../src/report/run-outcome.ts'
import { describeRunFailures, summarizeRun } from '../src/report/text/log.ts'
import { twelveGates } from './browser/twelve-gates.ts'
import { withDeliveries } from './support/deliveries.ts'
import { measuredCases } from './support/measured-cases.ts'
import { searchableText } from './support/pdf-document.ts'
import { aFleet, aFleetGate, manyGates, mixedFleet } from './support/portfolio.ts'
import { failedWithEverything, notMeasured, passed } from './support/report-outcomes.ts'
import { situations } from './support/situations.ts'

const outcomes: Record<string, Outcome> = {
  ...situations,
  ...measuredCases,
  ...{ passed, 'not-measured': notMeasured },
  'failed-with-everything': withDeliveries(failedWithEverything, 'best crm'),
}
const fleets = { 'fleet-mixed': mixedFleet, 'fleet-twelve': twelveGates, 'fleet-many': manyGates(60, 9) }

function jsonOf(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`
}

/** Returns the texts of a run by the names of their files. */
async function tell(run: RunOutcome): Promise<Record<string, string>> {
  const document = runDocument(run)
  const message = buildNotification(run)
  return {
    'comment.md': renderPost(document, fleetMarker(run.config), run.runUrl),
    'summary.md': renderPage(document),
    // A tag on a line of its own can be compared.
    'report.html': renderHtml(document).replaceAll('><', '>\n<'),
    'report.pdf.txt': await searchableText((await renderPdf(document, shippedTypefaces())).bytes),
    'terminal.txt': `${renderText(document)
      .map(line => line.map(({ text }) => text).join(''))
      .join('\n')}\n`,
    'log.txt': [summarizeRun(run), describeRunFailures(run)].join('\n\n'),
    'annotations.json': jsonOf(annotationsOf(run.gates)),
    'findings.xml': [...formatJunit(run.gates)].join(''),
    'findings.sarif': jsonOf(JSON.parse(formatSarif(run.gates, '1.0.0'))),
    'result.json': jsonOf(JSON.parse([...formatRunResult(run)].join(''))),
    ...(message && {
      'message.json': jsonOf(
        (['slack', 'json'] as const).map(format => JSON.parse(formatNotification(message, format))),
      ),
    }),
    ...Object.assign(
      {},
      ...(run.gates.length === 1 ? run.gates : []).map(gate => ({
        'scans.csv': [...renderAnswers(gate.load())].join(''),
        'outcome.json': jsonOf(JSON.parse(formatOutcome(gate.load(), 7))),
      })),
    ),
  }
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new RangeError('give the folder to write into: npm run golden -- FOLDER')
const runs = {
  ...Object.fromEntries(
    Object.entries(outcomes).map(([name, outcome]) => [name, aFleet([aFleetGate(outcome.key, outcome)])]),
  ),
  ...fleets,
}
let count = 0
for (const [name, run] of Object.entries(runs)) {
  for (const [file, text] of Object.entries(await tell(run))) {
    mkdirSync(join(folder, name), { recursive: true })
    writeFileSync(join(folder, name, file), text)
    count += 1
  }
}
print(`${count} files of ${Object.keys(runs).length} situations in ${folder}`)
