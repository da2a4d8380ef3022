/**
 * Time and memory of the engine `repository` on 10,000 pages and 1,000 keywords, next to minisearch on the same
 * passages. Each run is a process of its own, so that neither inherits the other's heap; the two take turns.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import MiniSearch from 'minisearch'
import * as z from 'zod'
import { loadCorpus } from '../src/embedded/corpus/corpus.ts'
import { createSelection } from '../src/embedded/corpus/selection.ts'
import { openWorkTree } from '../src/embedded/corpus/work-tree.ts'
import { HEADING_WEIGHT, TITLE_WEIGHT } from '../src/embedded/repository/retrieval.ts'
import { scanRepository } from '../src/embedded/repository/scan.ts'
import { createLanguage } from '../src/embedded/repository/words.ts'
import { createBenchCorpus } from './bench-corpus.ts'
import { print } from './lib/print.ts'

const PAGES = 10_000
const KEYWORDS = 1_000
const ROUNDS = 5

const bars = { ratio: 0.6, seconds: 10, megabytes: 500 }

const timingSchema = z.object({ first: z.number(), second: z.number(), megabytes: z.number() })
type Timing = z.output<typeof timingSchema>

const [, script = '', part, folder = ''] = process.argv
if (part === 'ours') print(JSON.stringify(await measureOurs(folder)))
else if (part === 'minisearch') print(JSON.stringify(await measureMinisearch(folder)))
else compareBoth()

async function load(folder: string) {
  const source = await openWorkTree({ folder }, createSelection([], []))
  return loadCorpus(source, { competitors: [], siteUrls: [] })
}

/** Reading and parsing, then counting, ranking and answering. */
async function measureOurs(folder: string): Promise<Timing> {
  const keywords = createBenchCorpus().keywords(KEYWORDS)
  const start = performance.now()
  const { pages } = await load(folder)
  const parsed = performance.now()
  scanRepository(pages, keywords, 'en')
  return timing(start, parsed)
}

/** Indexing, then searching; reading and parsing are not counted. */
async function measureMinisearch(folder: string): Promise<Timing> {
  const keywords = createBenchCorpus().keywords(KEYWORDS)
  const { pages } = await load(folder)
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
  const start = performance.now()
  search.addAll(documents)
  const indexed = performance.now()
  const options = {
    boost: { title: TITLE_WEIGHT, headings: HEADING_WEIGHT },
    bm25: { k: 1.2, b: 0.75, d: 0 },
  }
  for (const keyword of keywords) search.search(keyword, options)
  return timing(start, indexed)
}

/** Seconds of the part before `middle` and of the part from it to now, and the process's peak memory. */
function timing(start: number, middle: number): Timing {
  const end = performance.now()
  const megabytes = process.resourceUsage().maxRSS / 1024
  return { first: (middle - start) / 1000, second: (end - middle) / 1000, megabytes }
}

function compareBoth(): void {
  const folder = mkdtempSync(join(tmpdir(), 'bench-repository-'))
  try {
    const bytes = writePages(folder)
    print(
      `${PAGES} pages of ${(bytes / PAGES / 1000).toFixed(1)} KB, ${KEYWORDS} keywords, ${ROUNDS} rounds\n`,
    )
    const ours: Timing[] = []
    const theirs: Timing[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(runPart('ours', folder))
      theirs.push(runPart('minisearch', folder))
    }
    report(ours, theirs)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function writePages(folder: string): number {
  const corpus = createBenchCorpus()
  let bytes = 0
  for (let index = 0; index < PAGES; index += 1) {
    const path = join(folder, `section-${index % 100}`, `page-${index}.md`)
    const text = corpus.page(index)
    bytes += Buffer.byteLength(text)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  execFileSync('git', ['add', '.'], { cwd: folder })
  return bytes
}

function runPart(part: string, folder: string): Timing {
  const output = execFileSync(process.execPath, [script, part, folder], { encoding: 'utf8' })
  return timingSchema.parse(JSON.parse(output))
}

function report(ours: Timing[], theirs: Timing[]): void {
  const total = ({ first, second }: Timing) => first + second
  const row = (name: string, timings: Timing[], first: string, second: string) =>
    print(
      `${name.padEnd(12)}${first} ${seconds(timings.map(timing => timing.first))}   ${second} ${seconds(timings.map(timing => timing.second))}   total ${seconds(timings.map(total))}   peak ${Math.max(...timings.map(({ megabytes }) => megabytes)).toFixed(0)} MB`,
    )
  row('repository', ours, 'read, parse', 'scan  ')
  row('minisearch', theirs, 'index      ', 'search')
  const ratio = median(ours.map(total)) / median(theirs.map(total))
  const peak = Math.max(...ours.map(({ megabytes }) => megabytes))
  print(`\nratio of totals  ${ratio.toFixed(2)}   (at most ${bars.ratio})`)
  const met = ratio <= bars.ratio && median(ours.map(total)) < bars.seconds && peak < bars.megabytes
  print(`under ${bars.seconds} s and ${bars.megabytes} MB, at the ratio or below: ${met ? 'met' : 'NOT MET'}`)
  if (!met) process.exitCode = 1
}

function seconds(values: number[]): string {
  return `${median(values).toFixed(2)} s`
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
