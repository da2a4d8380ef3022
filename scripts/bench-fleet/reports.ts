/** How large the reports of a fleet are. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { judge } from '../../src/commands/judge.ts'
import { readPartials } from '../../src/commands/shards/read-partials.ts'
import { fleetDocument } from '../../src/report/document/fleet-document.ts'
import { renderHtml } from '../../src/report/html/html.ts'
import { portfolioMarker, renderPage, renderPost } from '../../src/report/markdown/comment.ts'
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
      comment: renderPost(document, portfolioMarker(run.config), undefined).length,
      summary: Buffer.byteLength(renderPage(document)),
      html: Buffer.byteLength(renderHtml(document)),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
