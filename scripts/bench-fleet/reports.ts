/** How large the reports of a fleet are. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { mergeFleet } from '../../src/commands/merge-fleet.ts'
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
    const merged = await mergeFleet(
      await readFleet(folder),
      await readPartials([join(folder, 'parts')]),
      { runId: 'local', attempt: 1, sha: undefined, allowsGap: false },
      { ...contextOf(folder), openHistory: async () => undefined },
      join(folder, 'outcomes'),
    )
    const fleet = { config: 'fleet.yml', configChanges: [], runUrl: undefined, gates: merged }
    const document = fleetDocument(fleet)
    return {
      gates: merged.length,
      failed: merged.filter(({ failures }) => failures.length > 0).length,
      comment: renderFleetComment(document, portfolioMarker(fleet.config)).length,
      summary: Buffer.byteLength(renderFleetSummary(document)),
      html: Buffer.byteLength(renderFleetHtml(document, gateReports(fleet))),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
