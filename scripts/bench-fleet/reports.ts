/** How large the reports of a fleet are. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { judge } from '../../src/commands/judge.ts'
import { readPartials } from '../../src/commands/shards/read-partials.ts'
import { fleetDocument, gateReports } from '../../src/report/document/fleet-document.ts'
import { renderFleetHtml } from '../../src/report/html/documents.ts'
import {
  portfolioMarker,
  renderFleetComment,
  renderFleetSummary,
} from '../../src/report/markdown/portfolio.ts'
import { writeFleet } from './fleet.ts'
import { DEFAULTS, SIZE } from './merge.ts'
import { contextOf, readFleet, writePartials } from './partials.ts'

export interface ReportSizes {
  gates: number
  failed: number
  /** Characters. */
  comment: number
  /** Bytes. */
  summary: number
  html: number
}

/** Renders the reports of 200 gates with 60,000 answers, of which about half break a floor. */
export async function measureReports(): Promise<ReportSizes> {
  const folder = writeFleet(SIZE, [...DEFAULTS.answers, 'min-overall-bcr: 45'])
  try {
    await writePartials(folder, 20, 'answers')
    const run = await judge(
      await readFleet(folder),
      await readPartials([join(folder, 'parts')]),
      { runId: 'local', attempt: 1, sha: undefined, allowsGap: false },
      { ...contextOf(folder), histories: new Map(), outcomeFolder: join(folder, 'outcomes') },
    )
    const document = fleetDocument(run)
    return {
      gates: run.gates.length,
      failed: run.gates.filter(({ failures }) => failures.length > 0).length,
      comment: renderFleetComment(document, portfolioMarker(run.config)).length,
      summary: Buffer.byteLength(renderFleetSummary(document)),
      html: Buffer.byteLength(renderFleetHtml(document, gateReports(run))),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
