/** A million rows of a CSV report, in parts as the action writes them, and beside it the same text made at once. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeFileAtomically } from '../src/lib/files.ts'
import { renderCsv } from '../src/report/csv/csv.ts'
import { aCompletedScan, aResult } from '../test/support/completed-scans.ts'
import { anOutcome } from '../test/support/outcomes.ts'

const ROWS = 1_000_000
const ENGINES = 10
const [mode, file] = process.argv.slice(2)

if (file === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  for (const each of ['parts', 'whole']) {
    const path = join(folder, `${each}.csv`)
    const child = spawnSync(process.execPath, [import.meta.filename, each, path], { encoding: 'utf8' })
    if (child.status !== 0) throw new Error(child.stderr)
    const { seconds, megabytes } = JSON.parse(child.stdout)
    const size = Math.round(statSync(path).size / 1e6)
    console.log(`${each}: ${ROWS} rows, ${size} MB, in ${seconds} s with a peak of ${megabytes} MB`)
  }
} else {
  // One scan many times over: what is measured is the writing.
  const results = Array.from({ length: ENGINES }, (_, index) => aResult(`engine ${index}`, true))
  const scans = new Array(ROWS / ENGINES).fill(aCompletedScan({ results }))
  const parts = renderCsv(anOutcome({ scans }))
  const start = performance.now()
  await writeFileAtomically(file, mode === 'parts' ? parts : [...parts].join(''))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(JSON.stringify({ seconds, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) }))
}
