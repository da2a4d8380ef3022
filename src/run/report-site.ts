import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { type Checkout, git, splitZero } from '../checkout/git.ts'
import { parseHistoryFile } from '../history/file.ts'
import { hasTooManyLines, parseHistory } from '../history/format.ts'
import { isMeasured } from '../history/record.ts'
import type { History } from '../history/store.ts'
import { hasCode, requireFolderInside, withSlashes, writeFileAtomically } from '../lib/files.ts'
import { DAY, sum } from '../lib/numbers.ts'
import { type GateHistory, viewBoard } from '../report/board/board.ts'
import { renderBoard } from '../report/board/html.ts'
import { findHistoryBranch } from './clone-history.ts'

interface WrittenSite {
  brands: number
  runs: number
  /** Numbers of records that cannot be read or are dated in the future, by file. */
  skipped: { file: string; records: number }[]
  files: number
  bytes: number
}

/** A file, a folder of files, or a branch of the checkout. */
export type HistorySource = { path: string } | { branch: string }

/** Why no report is written, as a sentence. */
export class NothingToReport extends Error {}

/** Pages of brands take about 150 KB each. */
const MAX_BRANDS = 1000

const HISTORY_FILE = /\.(?:ndjson|json)$/

/**
 * Writes a site about all brands of a history, or about one, into `output`. Rejects with NothingToReport, with an AvgError if
 * the folder of the site leads out of the checkout, and with system errors.
 */
export async function reportSite(
  source: HistorySource,
  output: string,
  brand: string | undefined,
  checkout: Checkout,
): Promise<WrittenSite> {
  const { histories, skipped } = await readHistories(source, checkout)
  const all = viewBoard(histories)
  const brands = brand === undefined ? all : all.filter(({ name }) => name === brand)
  const names = all.map(({ name }) => name)
  if (brands.length === 0) throw new NothingToReport(describeUnknownBrand(brand, names))
  if (brands.length > MAX_BRANDS) {
    const found = `The records are of ${brands.length} brands, and a site has at most ${MAX_BRANDS}.`
    throw new NothingToReport(`${found} Choose one with --brand.`)
  }
  await requireFolderInside(checkout.folder, output)
  let [files, bytes] = [0, 0]
  for (const { path, content } of renderBoard(brands)) {
    await writeFileAtomically(join(output, path), content, checkout.folder)
    files += 1
    bytes += Buffer.byteLength(content)
  }
  const runs = sum(brands.map(each => each.runs))
  return { brands: brands.length, runs, skipped, files, bytes }
}

/** Returns a sentence for a brand that no record has. */
export function describeUnknownBrand(brand: string | undefined, names: readonly string[]): string {
  return `No record has the brand ${brand}. The records have: ${names.join(', ')}.`
}

interface ReadHistories {
  histories: GateHistory[]
  skipped: WrittenSite['skipped']
}

/** Reads the measured runs of a history. Rejects with NothingToReport if there are none, and with system errors. */
export async function readHistories(source: HistorySource, checkout: Checkout): Promise<ReadHistories> {
  const histories: GateHistory[] = []
  const skipped: WrittenSite['skipped'] = []
  const found = await ('path' in source ? findFiles(source.path) : findOnBranch(source.branch, checkout))
  for await (const { path, bytes } of found) {
    const read = parse(path, bytes)
    // A record from the future would make every other brand look outdated. Clocks of runners differ by less than a day.
    const past = read.records.filter(({ createdAt }) => Date.parse(createdAt) <= Date.now() + DAY)
    const left = read.problems + read.records.length - past.length
    if (left > 0) skipped.push({ file: path, records: left })
    const records = past.filter(isMeasured)
    if (records.length > 0) histories.push({ key: path.replace(HISTORY_FILE, ''), records })
  }
  if (histories.length > 0) return { histories, skipped }
  throw new NothingToReport(`${'path' in source ? source.path : source.branch} holds no records of runs.`)
}

interface HistoryFile {
  /** Relative to the folder or the root of the branch. */
  path: string
  bytes: Buffer
}

/** Searches folders recursively. Skips links and names that begin with a dot. */
async function findFiles(path: string): Promise<AsyncIterable<HistoryFile>> {
  const stats = await stat(path).catch(error => {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined
    throw error
  })
  if (stats === undefined) throw new NothingToReport(`${path} does not exist.`)
  if (!stats.isDirectory()) return readEach([basename(path)], () => readFile(path))
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile() && HISTORY_FILE.test(entry.name))
    .map(entry => withSlashes(relative(path, join(entry.parentPath, entry.name))))
    .filter(file => !file.split('/').some(part => part.startsWith('.')))
    .sort()
  return readEach(paths, file => readFile(join(path, file)))
}

/** Uses the remote branch as it was last fetched, otherwise the local branch. */
async function findOnBranch(branch: string, checkout: Checkout): Promise<AsyncIterable<HistoryFile>> {
  const commit = await findHistoryBranch(checkout, branch)
  if (commit === undefined) {
    const fetch = `git fetch origin ${branch}:refs/remotes/origin/${branch}`
    throw new NothingToReport(
      `This clone has no branch ${branch}. Name a file of records with --history FILE, or fetch the branch: ${fetch}`,
    )
  }
  const listed = splitZero(await git(checkout, ['ls-tree', '-r', '-z', '--full-tree', commit]))
  const ids = new Map<string, string>()
  for (const line of listed) {
    const [, id = '', path = ''] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(line) ?? []
    if (HISTORY_FILE.test(path)) ids.set(path, id)
  }
  return readEach([...ids.keys()], async path =>
    Buffer.from(await git(checkout, ['cat-file', 'blob', ids.get(path) ?? ''])),
  )
}

async function* readEach(
  paths: string[],
  read: (path: string) => Promise<Buffer>,
): AsyncGenerator<HistoryFile> {
  for (const path of paths) yield { path, bytes: await read(path) }
}

function parse(path: string, bytes: Buffer): { records: History['records']; problems: number } {
  const isLines = path.endsWith('.ndjson')
  if (isLines && hasTooManyLines(bytes)) return { records: [], problems: 1 }
  const read = isLines ? parseHistory(bytes.toString()) : parseHistoryFile(bytes.toString())
  if (!('records' in read)) return { records: [], problems: 1 }
  return { records: read.records, problems: read.problems.length }
}
