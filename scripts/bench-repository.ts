/**
 * Time and memory of the engine `repository`, in the worker of the bundle, as a run uses it: a scan of 10,000 pages for
 * 1,000 keywords, next to minisearch on the same passages; and a pull request on a site of 2,600 pages with 30 keywords.
 * Each run is a process of its own, so that none inherits another's heap; they take turns.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { PAGE_WORKER } from '../src/embedded/page-worker/argument.ts'
import { openPageWorker, type PageWorker } from '../src/embedded/page-worker/open-page-worker.ts'
import { startWorkerOn } from '../src/embedded/page-worker/start-worker.ts'
import { createBenchCorpus } from './bench-corpus.ts'
import { print } from './lib/print.ts'

const ROUNDS = 10
/** Clock ticks a second in /proc, the same on all common Linux systems. */
const TICKS = 100
/** Enough for the ratio, which hardly varies. */
const MINISEARCH_ROUNDS = 3

const large = { pages: 10_000, keywords: 1_000, bars: { ratio: 0.25, seconds: 6, megabytes: 350 } }
const change = { pages: 2_600, changed: 25, keywords: 30, bars: { seconds: 3, megabytes: 300 } }

const usageSchema = z.object({ seconds: z.number(), cpuSeconds: z.number(), megabytes: z.number() })
type Usage = z.output<typeof usageSchema>

const never = new AbortController().signal

const [, script = '', part, folder = '', base = '', head = ''] = process.argv
if (part === 'scan') print(JSON.stringify(await measureScan(folder)))
else if (part === 'change') print(JSON.stringify(await measureChange(folder, { base, head })))
else if (part === 'minisearch') print(JSON.stringify(await measureMinisearch(folder)))
else runAll()

/** Starting the worker, reading and parsing, then counting, ranking and answering. */
function measureScan(folder: string): Promise<Usage> {
  const keywords = createBenchCorpus().keywords(large.keywords)
  return inWorker(folder, keywords, pages => scan(pages, keywords))
}

/** What a run on a pull request asks of the engine: a comparison with the base, then the scan of the head. */
function measureChange(folder: string, commits: { base: string; head: string }): Promise<Usage> {
  const keywords = createBenchCorpus().keywords(change.keywords)
  return inWorker(folder, keywords, async pages => {
    await pages.call(never, 'compare', commits, keywords, 'en')
    await scan(pages, keywords)
  })
}

async function scan(pages: PageWorker, keywords: string[]): Promise<void> {
  const brand = { names: ['Acme'], domains: [], competitor: undefined }
  await pages.call(never, 'scan', brand, keywords, 'en')
}

async function inWorker(
  folder: string,
  keywords: string[],
  work: (pages: PageWorker) => Promise<void>,
): Promise<Usage> {
  const settings = {
    ...{
      content: [],
      siteUrls: [],
      competitorFolders: [],
      competitors: [],
      brandDomains: [],
      brandAliases: [],
    },
    ...{
      models: [],
      promptTemplates: [],
      ownQuestions: [],
      owners: [],
      facts: [],
      countries: [],
      maxRequests: undefined,
      answers: { mode: 'live' as const },
    },
  }
  const usage = startUsage()
  let pid: number | undefined
  const start = (folders: string[]) => {
    const worker = startWorkerOn(new URL('../dist/index.js', import.meta.url), [PAGE_WORKER], folders)
    pid = worker.pid
    return worker
  }
  const pages = openPageWorker({ settings, folder, keywords }, start, { onUnreadable() {} })
  await work(pages)
  const own = usage()
  const worker = readUsage(pid)
  await pages.close()
  return {
    seconds: own.seconds,
    cpuSeconds: own.cpuSeconds + worker.cpuSeconds,
    megabytes: own.megabytes + worker.megabytes,
  }
}

/** Returns what a process used so far, and its peak memory. Linux only: Node does not tell it of another process. */
function readUsage(pid: number | undefined): Omit<Usage, 'seconds'> {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  // The name of the program, in brackets, may hold spaces.
  const [, fields = ''] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  const [utime = 0, stime = 0] = fields.split(' ').slice(11, 13).map(Number)
  return {
    cpuSeconds: (utime + stime) / TICKS,
    megabytes: Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024,
  }
}

/** Indexing, then searching; reading and parsing are not counted. */
async function measureMinisearch(folder: string): Promise<Usage> {
  // Loaded here, so that the other measurements do not include them.
  const { default: MiniSearch } = await import('minisearch')
  const { loadCorpus } = await import('../src/sites/corpus.ts')
  const { createSelection } = await import('../src/sites/selection.ts')
  const { openWorkTree } = await import('../src/checkout/work-tree.ts')
  const { HEADING_WEIGHT, TITLE_WEIGHT } = await import('../src/retrieval/retrieval.ts')
  const { createLanguage } = await import('../src/retrieval/words.ts')
  const keywords = createBenchCorpus().keywords(large.keywords)
  const source = await openWorkTree({ folder }, createSelection([], []))
  const { pages } = await loadCorpus(source, { competitors: [], siteUrls: [] })
  const passages = pages.flatMap(({ content }) =>
    content.passages.map(({ headings, text }) => ({
      title: content.title,
      headings: headings.join('\n'),
      text,
    })),
  )
  const documents = passages.map((passage, id) => ({ id, ...passage }))
  const language = createLanguage('en')
  const stems = new Map<string, string>()
  const stem = (word: string) => {
    const known = stems.get(word) ?? language.term(word)
    stems.set(word, known)
    return known
  }
  const search = new MiniSearch({
    fields: ['title', 'headings', 'text'],
    tokenize: language.words,
    processTerm: word => (language.isInformative(word) ? stem(word) : null),
  })
  const usage = startUsage()
  search.addAll(documents)
  const options = {
    boost: { title: TITLE_WEIGHT, headings: HEADING_WEIGHT },
    bm25: { k: 1.2, b: 0.75, d: 0 },
  }
  for (const keyword of keywords) search.search(keyword, options)
  return usage()
}

/** Starts a measurement. The result ends it: time, processor time of all threads, and peak memory of the process. */
function startUsage(): () => Usage {
  const start = performance.now()
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return {
      seconds: (performance.now() - start) / 1000,
      cpuSeconds: (user + system) / 1_000_000,
      megabytes: process.resourceUsage().maxRSS / 1024,
    }
  }
}

function runAll(): void {
  const folder = mkdtempSync(join(tmpdir(), 'bench-repository-'))
  try {
    compareWithMinisearch(join(folder, 'large'))
    compareTrees(join(folder, 'change'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function compareWithMinisearch(folder: string): void {
  const bytes = writePages(folder, large.pages)
  print(
    `${large.pages} pages of ${(bytes / large.pages / 1000).toFixed(1)} KB, ${large.keywords} keywords, ${ROUNDS} rounds\n`,
  )
  const ours: Usage[] = []
  const theirs: Usage[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(runPart('scan', folder))
    if (round < MINISEARCH_ROUNDS) theirs.push(runPart('minisearch', folder))
  }
  row('repository', ours)
  row('minisearch', theirs)
  const ratio = median(ours.map(({ seconds }) => seconds)) / median(theirs.map(({ seconds }) => seconds))
  const { bars } = large
  print(`\nratio of medians ${ratio.toFixed(2)} (at most ${bars.ratio}): ${met(ratio <= bars.ratio)}`)
  judge(ours, bars)
}

function compareTrees(folder: string): void {
  writePages(folder, change.pages)
  const base = commit(folder)
  const corpus = createBenchCorpus()
  for (let index = 0; index < change.changed; index += 1) {
    // Every tenth page is deleted, and the others are rewritten.
    const path = pathOf(folder, index * 100)
    if (index % 10 === 9) rmSync(path)
    else writeFileSync(path, corpus.page(change.pages + index))
  }
  const head = commit(folder)
  print(
    `\n${change.pages} pages, ${change.changed} of them changed, ${change.keywords} keywords, ${ROUNDS} rounds\n`,
  )
  const ours = Array.from({ length: ROUNDS }, () => runPart('change', folder, base, head))
  row('pull request', ours)
  print('')
  judge(ours, change.bars)
}

/** Writes and stages pages; returns their size in bytes. */
function writePages(folder: string, count: number): number {
  const corpus = createBenchCorpus()
  let bytes = 0
  for (let index = 0; index < count; index += 1) {
    const path = pathOf(folder, index)
    const text = corpus.page(index)
    bytes += Buffer.byteLength(text)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  git(folder, 'init', '--quiet')
  git(folder, 'add', '.')
  return bytes
}

function pathOf(folder: string, index: number): string {
  return join(folder, `section-${index % 100}`, `page-${index}.md`)
}

function commit(folder: string): string {
  const author = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com']
  git(folder, 'add', '--all')
  git(folder, ...author, 'commit', '--quiet', '--message', 'pages')
  return git(folder, 'rev-parse', 'HEAD').trim()
}

function git(folder: string, ...words: string[]): string {
  return execFileSync('git', words, { cwd: folder, encoding: 'utf8' })
}

function runPart(...words: string[]): Usage {
  const output = execFileSync(process.execPath, [script, ...words], { encoding: 'utf8' })
  return usageSchema.parse(JSON.parse(output))
}

function row(name: string, usages: Usage[]): void {
  const seconds = usages.map(usage => usage.seconds)
  const cpu = median(usages.map(({ cpuSeconds }) => cpuSeconds)).toFixed(2)
  const peaks = usages.map(({ megabytes }) => megabytes)
  print(
    `${name.padEnd(13)} median ${median(seconds).toFixed(2)} s, most ${Math.max(...seconds).toFixed(2)} s, ${cpu} s of CPU   peak ${median(peaks).toFixed(0)} MB, most ${Math.max(...peaks).toFixed(0)} MB`,
  )
}

/** Every run has to be under the bars, for users meet single runs. */
function judge(usages: Usage[], bars: { seconds: number; megabytes: number }): void {
  const isFast = usages.every(({ seconds }) => seconds < bars.seconds)
  const isSmall = usages.every(({ megabytes }) => megabytes < bars.megabytes)
  print(`every run under ${bars.seconds} s: ${met(isFast)}`)
  print(`every run under ${bars.megabytes} MB: ${met(isSmall)}`)
}

function met(isMet: boolean): string {
  if (!isMet) process.exitCode = 1
  return isMet ? 'met' : 'NOT MET'
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
