/**
 * Speed of the backtest: 200 commits that each change a page of a site of 500 pages, with 30 keywords. With arguments: the
 * newest 200 commits of each clone, by its config file.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describeLocalRun } from '../src/hosts/local-run.ts'
import { readGates } from '../src/inputs/read-gates.ts'
import { runBacktest } from '../src/owners/backtest/backtest.ts'
import { type BacktestPart, countVerdicts } from '../src/owners/backtest/parts.ts'
import { createBenchCorpus } from './bench-corpus.ts'
import { print } from './lib/print.ts'

const PAGES = 500
const COMMITS = 200
const KEYWORDS = 30
const MIN_PER_SECOND = 20

const clones = process.argv.slice(2)
if (clones.length > 0) for (const clone of clones) await measureClone(clone)
else await measureInventedHistory()

/** Replays a clone with the config file that `init` wrote there. */
async function measureClone(folder: string): Promise<void> {
  const context = { ...describeLocalRun(folder), env: {}, fixed: { baseline: 'base' }, prefersPages: true }
  const [{ settings }] = (await readGates({}, context)).gates
  const { service, keywords, language } = settings
  if (!('content' in service)) throw new TypeError(`${folder} has no pages`)
  const { content, siteUrls, generators } = service
  const pages = { content, competitors: [], siteUrls, generators, language }
  const { parts, seconds, processor } = await measure(folder, { ...pages, keywords })
  const judged = countVerdicts(parts.flatMap(part => ('commit' in part ? [part.commit] : []))).judged
  const [size = 0] = parts.flatMap(part => ('start' in part ? [part.start.pages] : []))
  print(
    `${basename(folder)}: ${size} pages, ${judged} commits judged, ${seconds.toFixed(1)} s, of the processor ${processor.toFixed(1)} s`,
  )
}

async function measureInventedHistory(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-backtest-'))
  try {
    writeHistory(folder)
    const keywords = createBenchCorpus().keywords(KEYWORDS)
    const pages = { content: [], competitors: [], siteUrls: [], language: 'en' }
    const { parts, seconds } = await measure(folder, { ...pages, keywords })
    const commits = parts.filter(part => 'commit' in part).length
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
}

/** Returns the parts of a backtest, its time, and its processor time, which other work on the machine hardly changes; in seconds. */
async function measure(folder: string, settings: Parameters<typeof runBacktest>[1]) {
  const parts: BacktestPart[] = []
  const [start, before] = [performance.now(), process.cpuUsage()]
  await runBacktest({ folder }, settings, { range: { most: COMMITS }, onPart: part => void parts.push(part) })
  const { user, system } = process.cpuUsage(before)
  return { parts, seconds: (performance.now() - start) / 1000, processor: (user + system) / 1e6 }
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
