/** Measures writing a CSV report of a million rows: in parts, as the action writes it, and as one text. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeFileAtomically } from '../src/lib/files.ts'
import { renderAnswers } from '../src/report/csv/csv.ts'
import type { CompletedScan } from '../src/scan/run.ts'
import { print } from './lib/print.ts'

const ROWS = 1_000_000
const ENGINES = 10
const timestamp = '2026-01-15T09:00:00Z'

const scan: CompletedScan = {
  keyword: 'crm',
  sample: 1,
  request: { brand_name: 'Acme', keywords: ['crm'], language: 'en' },
  scan: {
    scan_id: 'scan-1',
    brand_name: 'Acme',
    status: 'completed',
    results: Array.from({ length: ENGINES }, (_, index) => ({
      engine: `engine ${index}`,
      cited: true,
      bcr_score: 80,
      sentiment: 'positive',
      snippet: `engine ${index} says Acme is good`,
      source_url: 'https://acme.example/page',
      timestamp,
    })),
    summary: { total_engines: ENGINES, cited_engines: ENGINES, overall_bcr: 80, avg_sentiment: 'positive' },
  },
}

const [mode, file] = process.argv.slice(2)

if (file === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  for (const each of ['parts', 'whole']) {
    const path = join(folder, `${each}.csv`)
    const child = spawnSync(process.execPath, [import.meta.filename, each, path], { encoding: 'utf8' })
    if (child.status !== 0) throw new Error(child.stderr)
    const { seconds, megabytes } = JSON.parse(child.stdout)
    const size = Math.round(statSync(path).size / 1e6)
    print(`${each}: ${ROWS} rows, ${size} MB, in ${seconds} s with a peak of ${megabytes} MB`)
  }
} else {
  // The same scan is repeated, because only writing is measured.
  const scans = Array.from({ length: ROWS / ENGINES }, () => scan)
  const run = {
    startedAt: timestamp,
    finishedAt: timestamp,
    runUrl: undefined,
    commitUrl: undefined,
    sha: undefined,
  }
  const parts = renderAnswers({ brand: 'Acme', answerRecords: [], fingerprint: {}, scans, run })
  const start = performance.now()
  await writeFileAtomically(file, mode === 'parts' ? parts : [...parts].join(''))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  print(JSON.stringify({ seconds, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) }))
}
