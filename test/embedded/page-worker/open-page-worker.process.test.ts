import { type ChildProcess, execFile } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { serialize } from 'node:v8'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Unreadable } from '../../../src/checkout/source.ts'
import type { PageWorkerData } from '../../../src/embedded/page-worker/messages.ts'
import { openPageWorker, type PageWorker } from '../../../src/embedded/page-worker/open-page-worker.ts'
import { startWorker, startWorkerOn } from '../../../src/embedded/page-worker/start-worker.ts'
import { createRepositoryEngine } from '../../../src/embedded/repository-engine.ts'
import { AvgError } from '../../../src/errors/avg-error.ts'
import { ServiceError } from '../../../src/errors/service.ts'
import { aBusySite, busyKeywords } from '../../support/busy-site.ts'
import { embeddedSettings } from '../../support/embedded.ts'
import { aFolder, aRepository, commit, git } from '../../support/git-repository.ts'
import { keepNoPageWorkers } from '../../support/keep-page-workers.ts'

const run = promisify(execFile)

beforeAll(keepNoPageWorkers)

const brand = { names: ['Acme'], domains: [], competitor: undefined }
const never = new AbortController().signal
const kanban = 'The best kanban board limits the work in progress of a team.'
const pages = {
  'docs/kanban.md': `# Kanban boards\n\n${kanban}\n`,
  'docs/invoices.md': '# Invoices\n\nTime tracking turns hours into the lines of an invoice.\n',
}
const keywords = ['best kanban board', 'time tracking']

interface Site {
  folder: string
  onUnreadable?: (unreadable: Unreadable[]) => void
}

const quiet = { onUnreadable() {} }

function dataOf(folder: string): PageWorkerData {
  return { settings: embeddedSettings(), folder, keywords: [] }
}

function aPageWorker({ folder, onUnreadable = () => {} }: Site): PageWorker {
  return closing(openPageWorker(dataOf(folder), startWorker, { onUnreadable }))
}

function closing(worker: PageWorker): PageWorker {
  onTestFinished(() => worker.close())
  return worker
}

function aSite(files: Record<string, string> = pages): string {
  const folder = aRepository()
  commit(folder, files)
  return folder
}

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  )
}

async function factsOf(work: Promise<unknown>): Promise<unknown> {
  const error = await errorOf(work)
  if (error instanceof AvgError) return error.details
  return error instanceof ServiceError ? error.details : error
}

describe('a page worker', () => {
  it('answers like the engine in this process', async () => {
    const folder = aSite()
    const base = git(folder, 'rev-parse', 'HEAD')
    const head = commit(folder, { 'docs/kanban.md': '# Kanban boards\n\nAsk us.\n' })
    const engine = createRepositoryEngine(embeddedSettings(), { folder }, [], () => {})
    const worker = aPageWorker({ folder })
    const request = { brand_name: 'Acme', topic: 'time tracking' }
    const change = { base, head }
    expect(await worker.call(never, 'scan', brand, keywords, 'en')).toEqual(
      await engine.scan(brand, keywords, 'en'),
    )
    expect(await worker.call(never, 'compare', change, keywords, 'en')).toEqual(
      await engine.compare(change, keywords, 'en'),
    )
    const generated = await worker.call(never, 'generate', request, 'en')
    expect({ ...(await engine.generate(request, 'en')), generation_id: generated.generation_id }).toEqual(
      generated,
    )
  })

  it('sends no whole pages', async () => {
    const text = `# Best kanban board\n\n${'No keyword is in these words.\n\n'.repeat(10_000)}${kanban}\n`
    const folder = aSite({ 'a.md': text })
    const base = git(folder, 'rev-parse', 'HEAD')
    const head = commit(folder, { 'a.md': '# Best kanban board\n\nAsk us.\n' })
    const compared = await aPageWorker({ folder }).call(never, 'compare', { base, head }, keywords, 'en')
    expect(compared.keywords).toMatchObject([{ outcome: 'lost' }, { outcome: 'unchanged' }])
    expect(serialize(compared).length).toBeLessThan(2_000)
  })

  it('passes on which files have no readable page', async () => {
    const heard: Unreadable[] = []
    const worker = aPageWorker({
      folder: aSite({ ...pages, 'docs/broken.md': 'a\0b' }),
      onUnreadable: unreadable => heard.push(...unreadable),
    })
    await worker.call(never, 'scan', brand, keywords, 'en')
    expect(heard).toEqual([{ path: 'docs/broken.md', reason: 'not-text' }])
  })

  it('passes on errors with their class and facts', async () => {
    const worker = aPageWorker({ folder: aSite() })
    const nothing = { brand_name: 'Acme', topic: 'quantum computing' }
    expect(await factsOf(worker.call(never, 'generate', nothing, 'en'))).toMatchObject({
      kind: 'http',
      code: 'not_found',
    })
    expect(await errorOf(worker.call(never, 'scan', brand, keywords, '?'))).toBeInstanceOf(RangeError)
    const empty = aPageWorker({ folder: aFolder() })
    expect(await factsOf(empty.call(never, 'scan', brand, keywords, 'en'))).toMatchObject({
      code: 'AVG_NO_PAGES',
    })
  })
})

describe('an aborted call', () => {
  it('ends at once, whatever the worker does, and the next call starts a new worker', async () => {
    const cancelled = new AbortController()
    const reason = new Error('cancelled')
    const started: ChildProcess[] = []
    const worker = closing(
      openPageWorker(
        dataOf(aBusySite()),
        folders => {
          const child = startWorker(folders)
          started.push(child)
          return child
        },
        {
          onUnreadable() {
            cancelled.abort(reason)
          },
        },
      ),
    )
    expect(await errorOf(worker.call(cancelled.signal, 'scan', brand, busyKeywords, 'en'))).toBe(reason)
    const [first] = started
    if (first === undefined) throw new Error('no worker was started')
    // A worker that finishes its work receives the message and exits on its own.
    expect(await once(first, 'exit')).toEqual([null, 'SIGKILL'])
    expect(await worker.call(never, 'scan', brand, ['kanban'], 'en')).toMatchObject({ cited: true })
    expect(started).toHaveLength(2)
  })

  it('does not disturb the call before it', async () => {
    const worker = aPageWorker({ folder: aSite() })
    const cancelled = new AbortController()
    const first = worker.call(never, 'scan', brand, keywords, 'en')
    const second = errorOf(worker.call(cancelled.signal, 'scan', brand, keywords, 'en'))
    const third = worker.call(never, 'scan', brand, keywords, 'en')
    cancelled.abort('not needed')
    expect(await second).toBe('not needed')
    expect(await first).toMatchObject({ cited: true })
    expect(await third).toEqual(await first)
  })

  it('ends the git process that it waits for', async () => {
    const remote = createServer()
    remote.listen(0, '127.0.0.1')
    await once(remote, 'listening')
    onTestFinished(() => void remote.close())
    const address = remote.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const folder = aSite()
    git(folder, 'remote', 'add', 'origin', `git://127.0.0.1:${port}/site`)
    const cancelled = new AbortController()
    const change = { base: '1'.repeat(40), head: git(folder, 'rev-parse', 'HEAD') }
    const call = errorOf(aPageWorker({ folder }).call(cancelled.signal, 'compare', change, keywords, 'en'))
    const [socket] = await once(remote, 'connection')
    socket.resume()
    const closed = once(socket, 'close')
    cancelled.abort('cancelled')
    expect(await call).toBe('cancelled')
    await closed
  })
})

describe('a worker that ends without an answer', () => {
  it.each([
    { script: 'process.exit(3)', code: 'AVG_PAGE_READING', detail: 'the worker ended' },
    { script: 'throw new TypeError("broken")', code: 'AVG_PAGE_READING', detail: 'TypeError: broken' },
    { script: 'process.abort()', code: 'AVG_PAGE_MEMORY', detail: expect.any(String) },
  ])('is an error with a code after $script', async ({ script, code, detail }) => {
    const path = join(aFolder(), 'worker.mjs')
    writeFileSync(path, script)
    const worker = closing(
      openPageWorker(dataOf(aFolder()), () => startWorkerOn(pathToFileURL(path), [], []), quiet),
    )
    const expected = { code, detail }
    expect(await factsOf(worker.call(never, 'scan', brand, keywords, 'en'))).toEqual(expected)
    expect(await factsOf(worker.call(never, 'scan', brand, keywords, 'en'))).toEqual(expected)
  })
})

describe('close', () => {
  it('leaves nothing open that would keep the process alive', async () => {
    const script = new URL('../../support/use-page-worker.ts', import.meta.url)
    const data = JSON.stringify({ settings: embeddedSettings(), folder: aSite(), keywords: [] })
    const { stdout } = await run(process.execPath, [fileURLToPath(script), data], { timeout: 15_000 })
    expect(stdout).toBe('cited\nclosed\n')
  })

  it('ends a worker that is busy, and is called again without harm', async () => {
    const worker: PageWorker = openPageWorker(dataOf(aBusySite()), startWorker, {
      onUnreadable: () => void worker.close(),
    })
    expect(await factsOf(worker.call(never, 'scan', brand, busyKeywords, 'en'))).toMatchObject({
      code: 'AVG_PAGE_READING',
    })
    await worker.close()
  })
})
