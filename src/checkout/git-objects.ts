import { AvgError } from '../errors/avg-error.ts'
import { excerpt } from '../lib/http/excerpt.ts'
import { type Checkout, git, requireObjectId, spawnGit, splitZero } from './git.ts'
import {
  byPath,
  type FileSelection,
  MAX_PAGE_BYTES,
  type PageSource,
  type Reading,
  readText,
  type SourceFile,
} from './source.ts'

/**
 * Lists the selected files of a commit, relative to the checkout's folder, without symbolic links and submodules. Reads
 * with `blobs`, which many commits can share, or with a process of its own. Rejects with an AvgError.
 */
export async function openTree(
  checkout: Checkout,
  commit: string,
  selection: FileSelection,
  blobs?: BlobReader,
): Promise<PageSource> {
  requireObjectId(commit)
  const listing = splitZero(await git(checkout, ['ls-tree', '-r', '-z', commit]))
  const files = listing
    .map(readEntry)
    .filter(file => file !== undefined)
    .sort(byPath)
  return toPageSource(files, selection, wanted => blobs?.read(wanted) ?? readBlobs(checkout, wanted))
}

/** Returns the selected files of a tree, in their order. */
export function toPageSource(
  files: SourceFile[],
  selection: FileSelection,
  read: PageSource['read'],
): PageSource {
  return {
    files: files.filter(({ path }) => selection.isPage(path)),
    siteFiles: files.filter(({ path }) => selection.isSiteFile(path)),
    parts: files.filter(({ path }) => selection.isPart(path)),
    untracked: new Set(),
    skipped: [],
    read,
  }
}

/** Reads `100644 blob id<TAB>path`, a regular file. */
function readEntry(line: string): SourceFile | undefined {
  const [, id, path] = /^100[0-7]{3} blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? []
  return id === undefined || path === undefined ? undefined : { id, path }
}

interface BlobReader {
  /** Yields texts in the given order. Reads must not overlap; no read can follow one that was not finished. */
  read(files: SourceFile[]): AsyncGenerator<Reading>
  close(): void
}

/**
 * Opens a reader that starts one `git cat-file --batch` at its first call. Reads reject with an AvgError, or with the
 * signal's reason.
 */
export function openBlobs(checkout: Checkout): BlobReader {
  let batch: BlobReader | undefined
  return {
    async *read(files) {
      if (files.length === 0) return
      batch ??= await startBatch(checkout)
      yield* batch.read(files)
    },
    close: () => batch?.close(),
  }
}

/** Reads blobs with a process of their own. */
export async function* readBlobs(checkout: Checkout, files: SourceFile[]): AsyncGenerator<Reading> {
  const blobs = openBlobs(checkout)
  try {
    yield* blobs.read(files)
  } finally {
    blobs.close()
  }
}

/** git answers each id with `id type size`, the content and a line feed, or with `id missing`. */
async function startBatch(checkout: Checkout): Promise<BlobReader> {
  const child = await spawnGit(checkout, ['cat-file', '--batch'])
  const errors: string[] = []
  child.stderr.setEncoding('utf8').on('data', text => errors.push(String(text)))
  const ended = new Promise(resolve => child.on('error', resolve).on('close', resolve))
  // If git ends early, the pipe breaks. The missing answer is then reported, which is clearer.
  child.stdin.on('error', () => {})
  const output = createReader(child.stdout)

  async function explain(cause: unknown): Promise<AvgError> {
    child.kill()
    // Unread output would keep the process from closing.
    child.stdout.destroy()
    await ended
    checkout.signal?.throwIfAborted()
    const detail = excerpt(errors.join('')) || (cause instanceof Error ? cause.message : 'it ended early')
    return new AvgError({ code: 'AVG_GIT', command: 'git cat-file', detail }, { cause })
  }

  return {
    async *read(files) {
      child.stdin.write(files.map(({ id }) => `${id}\n`).join(''))
      let left = files.length
      try {
        for (const file of files) {
          const reading = await readBlob(file, output).catch(async cause => {
            throw await explain(cause)
          })
          left -= 1
          yield reading
        }
      } finally {
        // The next call would read the remaining answers as its own.
        if (left > 0) child.kill()
      }
    },
    close: () => void child.kill(),
  }
}

async function readBlob(file: SourceFile, output: Reader): Promise<Reading> {
  const answer = await output.line()
  const [, id, digits] = /^(\w+) blob (\d+)$/.exec(answer) ?? []
  // A comparison with an incomplete tree would blame the wrong change.
  if (id !== file.id) throw new Error(answer)
  const size = Number(digits)
  if (size > MAX_PAGE_BYTES) {
    await output.skip(size + 1)
    return { file, unreadable: 'too-large' }
  }
  const content = await output.bytes(size + 1)
  return readText(file, content.subarray(0, size))
}

interface Reader {
  line(): Promise<string>
  bytes(count: number): Promise<Buffer>
  skip(count: number): Promise<void>
}

function createReader(stream: AsyncIterable<Buffer>): Reader {
  const chunks = stream[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  async function grow(): Promise<void> {
    const next = await chunks.next()
    if (next.done) throw new Error('it ended before its last answer')
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
