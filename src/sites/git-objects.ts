/** Objects of a repository, with one long-lived git process. */
import { excerpt } from '../lib/http/excerpt.ts'
import { CorpusError } from './errors.ts'
import { type Checkout, git, spawnGit } from './git.ts'
import { MOST_PAGE_BYTES, type Reading, readText, type SourceFile } from './source.ts'

/** A file, symbolic link or submodule of a tree, at any depth. */
export interface TreeEntry {
  /** As git writes it: `100644`, `120000`, `160000`. */
  mode: string
  id: string
  /** Relative to the checkout's folder. */
  path: string
}

/** Its calls wait for each other. */
export interface ObjectReader {
  /** Returns what is in a commit, below the checkout's folder. Folders that two commits share are read once. */
  list(commit: string): Promise<TreeEntry[]>
  /** Yields texts of blobs in the order given. A read that is not taken to its end is the last call. */
  read(files: SourceFile[]): AsyncGenerator<Reading>
  /** Ends git. */
  close(): void
}

const FOLDER = '40000'

/**
 * Opens a reader of the checkout's repository: one `git cat-file --batch`, which starts with the first call. Its calls
 * reject with a CorpusError, or with the signal's reason.
 */
export function openObjects(checkout: Checkout): ObjectReader {
  const take = createLock()
  const folders = new Map<string, TreeEntry[]>()
  let started: Batch | undefined
  let prefix: string | undefined
  const open = () => {
    started ??= startBatch(checkout)
    return started
  }

  async function listFolder(batch: Batch, { id, content }: GitObject, path: string): Promise<TreeEntry[]> {
    const key = `${id} ${path}`
    const known = folders.get(key)
    if (known !== undefined) return known
    const entries: TreeEntry[] = []
    for (const { mode, name, id: inner } of parseTree(content, id.length / 2)) {
      const place = `${path}${name}`
      if (mode !== FOLDER) entries.push({ mode, id: inner, path: place })
      else {
        const found = folders.get(`${inner} ${place}/`)
        const below = found ?? (await listFolder(batch, await batch.require(inner), `${place}/`))
        // One at a time: a call takes no list of 100,000.
        for (const entry of below) entries.push(entry)
      }
    }
    folders.set(key, entries)
    return entries
  }

  async function listCommit(batch: Batch, commit: string, folder: string): Promise<TreeEntry[]> {
    const root = await batch.find(`${commit}:${folder}`)
    if (root !== undefined) return listFolder(batch, root, '')
    // The commit may be older than the folder, or not be there at all.
    await batch.require(`${commit}^{tree}`)
    return []
  }

  return {
    async list(commit) {
      const release = await take()
      try {
        prefix ??= (await git(checkout, ['rev-parse', '--show-prefix'])).replace(/\n$/, '')
        const batch = open()
        const folder = prefix
        return await batch.orExplain(() => listCommit(batch, commit, folder))
      } finally {
        release()
      }
    },
    async *read(files) {
      if (files.length === 0) return
      const release = await take()
      try {
        yield* open().readBlobs(files)
      } finally {
        release()
      }
    },
    close: () => started?.close(),
  }
}

/** Yields texts of blobs in the order given, with a process of their own. Rejects like a reader's calls. */
export async function* readBlobs(checkout: Checkout, files: SourceFile[]): AsyncGenerator<Reading> {
  if (files.length === 0) return
  const objects = openObjects(checkout)
  try {
    yield* objects.read(files)
  } finally {
    objects.close()
  }
}

/** Returns a function that waits for its turn, and resolves to a function that ends it. */
function createLock(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve()
  return async () => {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    await before
    return resolve
  }
}

/** `mode name<NUL>id`, the id in bytes, one after the other. */
function parseTree(content: Buffer, idBytes: number): { mode: string; name: string; id: string }[] {
  const entries: { mode: string; name: string; id: string }[] = []
  for (let start = 0; start < content.length; ) {
    const space = content.indexOf(32, start)
    const zero = content.indexOf(0, space)
    const next = zero + 1 + idBytes
    entries.push({
      mode: content.toString('latin1', start, space),
      name: content.toString('utf8', space + 1, zero),
      id: content.toString('hex', zero + 1, next),
    })
    start = next
  }
  return entries
}

interface GitObject {
  id: string
  content: Buffer
}

interface Batch {
  /** Undefined for an object that is not there. */
  find(name: string): Promise<GitObject | undefined>
  /** Rejects for an object that is not there. */
  require(name: string): Promise<GitObject>
  readBlobs(files: SourceFile[]): AsyncGenerator<Reading>
  /** Rejects with a CorpusError where `work` rejects, and ends git: its answers no longer pair with what was asked. */
  orExplain<Result>(work: () => Promise<Result>): Promise<Result>
  close(): void
}

/** git answers each name with `id type size`, the content and a line feed; or `name missing`. */
function startBatch(checkout: Checkout): Batch {
  const child = spawnGit(checkout, ['cat-file', '--batch'])
  const errors: string[] = []
  child.stderr.setEncoding('utf8').on('data', text => errors.push(String(text)))
  const ended = new Promise(resolve => child.on('error', resolve).on('close', resolve))
  // A git that ends early breaks the pipe; the answer that does not come tells that story better.
  child.stdin.on('error', () => {})
  const output = createReader(child.stdout)

  async function orExplain<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (cause) {
      child.kill()
      // An answer that is not read would keep it from its end.
      child.stdout.destroy()
      await ended
      checkout.signal?.throwIfAborted()
      const detail = excerpt(errors.join('')) || (cause instanceof Error ? cause.message : 'it ended early')
      throw new CorpusError({ kind: 'git-failed', command: 'git cat-file', detail }, { cause })
    }
  }

  async function find(name: string): Promise<GitObject | undefined> {
    child.stdin.write(`${name}\n`)
    const answer = await output.line()
    const [, id, size] = /^([0-9a-f]+) \w+ (\d+)$/.exec(answer) ?? []
    if (id !== undefined) return { id, content: (await output.bytes(Number(size) + 1)).subarray(0, -1) }
    if (answer.endsWith(' missing')) return undefined
    throw new Error(answer)
  }

  return {
    orExplain,
    find,
    async require(name) {
      const object = await find(name)
      if (object === undefined) throw new Error(`${name} is missing`)
      return object
    },
    async *readBlobs(files) {
      child.stdin.write(files.map(({ id }) => `${id}\n`).join(''))
      let left = files.length
      try {
        for (const file of files) {
          const reading = await orExplain(() => readBlob(file, output))
          left -= 1
          yield reading
        }
      } finally {
        // What was not taken would answer the next call.
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
