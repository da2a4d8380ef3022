/** Speed of the backtest: 200 commits that each change a page of a site of 500 pages, with 30 keywords. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runBacktest } from '../src/owners/backtest/backtest.ts'
import { createBenchCorpus } from './bench-corpus.ts'
import { print } from './lib/print.ts'

const PAGES = 500
const COMMITS = 200
const KEYWORDS = 30
const MIN_PER_SECOND = 20

const folder = mkdtempSync(join(tmpdir(), 'bench-backtest-'))
try {
  writeHistory(folder)
  const start = performance.now()
  let commits = 0
  await runBacktest(
    { folder },
    {
      content: [],
      competitors: [],
      siteUrls: [],
      language: 'en',
      keywords: createBenchCorpus().keywords(KEYWORDS),
    },
    {
      range: { most: COMMITS },
      onPart: part => {
        if ('commit' in part) commits += 1
      },
    },
  )
  const seconds = (performance.now() - start) / 1000
  const perSecond = commits / seconds
  const megabytes = process.resourceUsage().maxRSS / 1024
  const isMet = commits === COMMITS && perSecond >= MIN_PER_SECOND
  print(`backtest: ${commits} commits on ${PAGES} pages with ${KEYWORDS} keywords`)
  print(
    `total ${seconds.toFixed(2)} s   ${perSecond.toFixed(0)} commits/s (at least ${MIN_PER_SECOND})   peak ${megabytes.toFixed(0)} MB   ${isMet ? 'met' : 'NOT MET'}`,
  )
  if (!isMet) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
}

/** Each commit after the first gives one page the text of another. */
function writeHistory(folder: string): void {
  const corpus = createBenchCorpus()
  const page = (index: number, text: string) =>
    `M 100644 inline docs/section-${index % 20}/page-${index}.md\ndata ${Buffer.byteLength(text)}\n${text}\n`
  const commit = (number: number, files: string[]) =>
    `commit refs/heads/main\ncommitter A <a@example.com> ${1_700_000_000 + number} +0000\ndata 1\n.\n${files.join('')}`
  const first = Array.from({ length: PAGES }, (_, index) => page(index, corpus.page(index)))
  const changes = Array.from({ length: COMMITS }, (_, number) =>
    commit(number + 1, [page((number * 7) % PAGES, corpus.page(PAGES + number))]),
  )
  execFileSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: folder })
  execFileSync('git', ['fast-import', '--quiet'], { cwd: folder, input: commit(0, first) + changes.join('') })
}
