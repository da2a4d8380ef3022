/** The pages of a commit, from git's objects alone. */
import { join } from 'node:path'
import { excerpt } from '../../lib/http/excerpt.ts'
import { CorpusError } from './errors.ts'
import { type Checkout, git, isCheckedOut, requireObjectId, spawnGit, splitZero } from './git.ts'
import { isSiteFile } from './indexing/site.ts'
import { ensureCommit } from './merge-base.ts'
import { type FileChoice, within } from './selection.ts'
import {
  byPath,
  joinSources,
  MOST_PAGE_BYTES,
  type PageSource,
  type Reading,
  readText,
  renameFiles,
  type SourceFile,
} from './source.ts'

/**
 * The selected files of `commit`, relative to the checkout's folder. Symbolic links are passed over, as are submodules
 * that are not checked out. `blobs` reads the texts of many trees of the checkout with one process; without it each read
 * starts one. Rejects with a CorpusError, also where the commit of a submodule cannot be had.
 */
export async function openTree(
  checkout: Checkout,
  commit: string,
  selection: FileChoice,
  blobs?: BlobReader,
): Promise<PageSource> {
  requireObjectId(commit)
  const listing = splitZero(await git(checkout, ['ls-tree', '-r', '-z', commit]))
  const files = listing
    .map(line => readEntry(line, BLOB))
    .filter(file => file !== undefined)
    .sort(byPath)
  const own: PageSource = {
    files: files.filter(({ path }) => selection.isPage(path)),
    siteFiles: files.filter(({ path }) => isSiteFile(path)),
    absent: new Set(),
    untracked: new Set(),
    passedOver: [],
    read: wanted => blobs?.read(wanted) ?? readBlobs(checkout, wanted),
  }
  const sources = [own]
  for (const { path, id } of listing
    .map(line => readEntry(line, SUBMODULE))
    .filter(entry => entry !== undefined)) {
    const submodule = { ...checkout, folder: join(checkout.folder, path) }
    if (!selection.mayHold(path) || !(await isCheckedOut(submodule.folder))) continue
    await ensureCommit(submodule, id)
    const pages = await openTree(submodule, id, within(selection, path))
    sources.push(renameFiles(pages, inner => `${path}/${inner}`))
  }
  return joinSources(sources)
}

const BLOB = /^100[0-7]{3} blob ([0-9a-f]+)\t(.+)$/s
const SUBMODULE = /^160000 commit ([0-9a-f]+)\t(.+)$/s

/** `100644 blob id<TAB>path`. */
function readEntry(line: string, form: RegExp): SourceFile | undefined {
  const [, id, path] = form.exec(line) ?? []
  return id === undefined || path === undefined ? undefined : { path, id }
}

/** Reads the files of any commits of one repository. */
export interface BlobReader {
  /** Yields the texts in the order given. Reads must not overlap; a read that is not taken to its end is the last. */
  read(files: SourceFile[]): AsyncGenerator<Reading>
  /** Ends git. */
  close(): void
}

/** Opens a reader of many reads: one `git cat-file --batch`, which starts with the first read. */
export function openBlobReader(checkout: Checkout): BlobReader {
  let batch: BlobReader | undefined
  return {
    async *read(files) {
      if (files.length === 0) return
      batch ??= startBatch(checkout)
      yield* batch.read(files)
    },
    close: () => batch?.close(),
  }
}

async function* readBlobs(checkout: Checkout, files: SourceFile[]): AsyncGenerator<Reading> {
  const reader = openBlobReader(checkout)
  try {
    yield* reader.read(files)
  } finally {
    reader.close()
  }
}

/** It answers each id with `id type size`, the content and a line feed. */
function startBatch(checkout: Checkout): BlobReader {
  const child = spawnGit(checkout, ['cat-file', '--batch'])
  const errors: string[] = []
  child.stderr.setEncoding('utf8').on('data', text => errors.push(String(text)))
  const ended = new Promise(resolve => child.on('error', resolve).on('close', resolve))
  // A git that ends early breaks the pipe; the answer that does not come tells that story better.
  child.stdin.on('error', () => {})
  const output = createReader(child.stdout)
  return {
    async *read(files) {
      child.stdin.write(files.map(({ id }) => `${id}\n`).join(''))
      let left = files.length
      try {
        for (const file of files) {
          const reading = await readBlob(file, output)
          left -= 1
          yield reading
        }
      } catch (cause) {
        child.kill()
        await ended
        checkout.signal?.throwIfAborted()
        const detail = excerpt(errors.join('')) || 'it ended before its last answer'
        throw new CorpusError({ kind: 'git-failed', command: 'git cat-file', detail }, { cause })
      } finally {
        // What was not taken would answer the next read.
        if (left > 0) child.kill()
      }
    },
    close: () => void child.kill(),
  }
}

async function readBlob(file: SourceFile, output: Reader): Promise<Reading> {
  const answer = await output.line()
  const [, digits] = / blob (\d+)$/.exec(answer) ?? []
  // A comparison with part of a tree would blame the wrong change.
  if (digits === undefined) throw new Error(answer)
  const size = Number(digits)
  if (size > MOST_PAGE_BYTES) {
    await output.skip(size + 1)
    return { file, unreadable: 'too-large' }
  }
  const content = await output.bytes(size + 1)
  return readText(file, content.subarray(0, size))
}

interface Reader {
  /** Up to the next line feed, without it. */
  line(): Promise<string>
  bytes(count: number): Promise<Buffer>
  /** Lets bytes pass without holding them. */
  skip(count: number): Promise<void>
}

/** Reads a stream by lines and by counts; each read rejects when the stream ends first. */
function createReader(stream: AsyncIterable<Buffer>): Reader {
  const chunks = stream[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  async function grow(): Promise<void> {
    const next = await chunks.next()
    if (next.done) throw new Error('the stream ended')
    rest = rest.length === 0 ? next.value : Buffer.concat([rest, next.value])
  }

  function take(count: number): Buffer {
    const taken = rest.subarray(0, count)
    rest = rest.subarray(count)
    return taken
  }

  return {
    async line() {
      while (!rest.includes(10)) await grow()
      const line = take(rest.indexOf(10) + 1)
      return line.toString('utf8', 0, line.length - 1)
    },
    async bytes(count) {
      while (rest.length < count) await grow()
      return take(count)
    },
    async skip(count) {
      let left = count
      while (rest.length < left) {
        left -= take(rest.length).length
        await grow()
      }
      take(left)
    },
  }
}
