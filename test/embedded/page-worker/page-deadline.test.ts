/** What a page can do to the reading: real workers, whose parser fails at some pages. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Unreadable } from '../../../src/embedded/corpus/source.ts'
import { openPageWorker } from '../../../src/embedded/page-worker/open-page-worker.ts'
import { startWorkerOn } from '../../../src/embedded/page-worker/start-worker.ts'
import { embeddedSettings } from '../../support/embedded.ts'
import { aFolder, aRepository, commit, git } from '../../support/git-repository.ts'

const brand = { names: ['Acme'], domains: [], competitor: undefined }
const never = new AbortController().signal
const script = new URL('../../support/faulty-page-worker.ts', import.meta.url)
const kanban = '# Kanban boards\n\nThe best kanban board limits the work in progress of a team.\n'
const time = '# Invoices\n\nTime tracking turns hours into the lines of an invoice.\n'
const keywords = ['best kanban board', 'time tracking']

type Fault = 'stuck' | 'unscannable' | 'native' | 'full' | 'pause'

/**
 * Reads `folder` with a parser that fails at the newest versions of some files. The deadline, in milliseconds, is one that
 * a small page keeps on a busy machine.
 */
function aReading(folder: string, faults: Record<string, Fault>, deadline = 500) {
  const heard: Unreadable[] = []
  const started: ChildProcess[] = []
  const idOf = (path: string) => git(folder, 'rev-parse', `HEAD:${path}`)
  const words = [aFolder(), ...Object.entries(faults).map(([path, fault]) => `${fault}=${idOf(path)}`)]
  const worker = openPageWorker(
    { settings: embeddedSettings(), folder, keywords },
    () => {
      const child = startWorkerOn(script, words, { young: 1, old: 48 })
      started.push(child)
      return child
    },
    { onUnreadable: unreadable => heard.push(...unreadable) },
    deadline,
  )
  onTestFinished(() => worker.close())
  const scan = (signal = never) => worker.call(signal, 'scan', brand, keywords, 'en')
  return { worker, scan, heard, started }
}

describe('a page that stops the worker', () => {
  it.each([
    { how: 'is too slow', fault: 'stuck', reason: 'too-slow', deadline: 500 },
    { how: 'is too slow to be scanned', fault: 'unscannable', reason: 'too-slow', deadline: 500 },
    { how: 'is too slow in native code', fault: 'native', reason: 'too-slow', deadline: 500 },
    { how: 'fills the memory', fault: 'full', reason: 'out-of-memory', deadline: 30_000 },
  ] as const)('is not read when it $how, and the others are', async ({ fault, reason, deadline }) => {
    const folder = aRepository()
    const long = `# Teams\n\n${'Some words on teams. '.repeat(600)}\n`
    commit(folder, { 'docs/a.md': kanban, 'docs/b.md': long, 'docs/c.md': time })
    const { scan, heard } = aReading(folder, { 'docs/b.md': fault }, deadline)
    expect(await scan()).toMatchObject({ cited: true, source_url: 'docs/a.md' })
    expect(heard).toEqual([{ path: 'docs/b.md', reason }])
  })

  it('is a lost page where the base could read it', async () => {
    const folder = aRepository()
    const base = commit(folder, { 'docs/kanban.md': kanban, 'docs/time.md': time })
    const head = commit(folder, { 'docs/kanban.md': `${kanban}\nAnd more.\n` })
    const { worker } = aReading(folder, { 'docs/kanban.md': 'stuck' })
    const compared = await worker.call(never, 'compare', { base, head }, keywords, 'en')
    expect(compared.keywords).toMatchObject([
      { outcome: 'lost', causes: [{ kind: 'unread', path: 'docs/kanban.md', reason: 'too-slow' }] },
      { outcome: 'unchanged' },
    ])
    expect(compared.passedOver).toEqual([{ reason: 'too-slow', count: 1, examples: ['docs/kanban.md'] }])
  })

  it('is no loss where neither side can read it', async () => {
    const folder = aRepository()
    const base = commit(folder, { 'docs/kanban.md': kanban, 'docs/time.md': time })
    const head = commit(folder, { 'docs/time.md': `${time}\nMore.\n` })
    const { worker } = aReading(folder, { 'docs/kanban.md': 'stuck' })
    const compared = await worker.call(never, 'compare', { base, head }, keywords, 'en')
    expect(compared.keywords.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
  })

  it('fails its commit in a backtest', async () => {
    const folder = aRepository()
    commit(folder, { 'docs/kanban.md': kanban, 'docs/time.md': time })
    commit(folder, { 'docs/kanban.md': `${kanban}\nAnd more.\n` })
    const { worker, heard } = aReading(folder, { 'docs/kanban.md': 'stuck' })
    const options = { range: { merges: false }, inject: false }
    expect(await worker.call(never, 'backtest', options, 'en')).toMatchObject({
      pages: 1,
      commits: [{ verdict: 'fail', keywords: [{ keyword: 'best kanban board' }] }],
    })
    expect(heard).toEqual([{ path: 'docs/kanban.md', reason: 'too-slow' }])
  })
})

describe('a page that was slow once', () => {
  it('is read, because the machine may have been slow', async () => {
    const folder = aRepository()
    commit(folder, { 'docs/kanban.md': kanban })
    const { scan, heard, started } = aReading(folder, { 'docs/kanban.md': 'pause' })
    expect(await scan()).toMatchObject({ cited: true })
    expect(heard).toEqual([])
    expect(started).toHaveLength(2)
  })
})

describe('many pages that stop the worker', () => {
  it('end with the time of the run; those left out until then have been named', async () => {
    const folder = aRepository()
    const pages = Array.from({ length: 50 }, (_, index) => [`docs/${index}.md`, `# Page ${index}\n`] as const)
    commit(folder, Object.fromEntries(pages))
    const faults = Object.fromEntries(pages.map(([path]) => [path, 'stuck' as const]))
    const { scan, heard, started } = aReading(folder, faults, 100)
    const budget = new AbortController()
    const ended = scan(budget.signal).catch((reason: unknown) => reason)
    await expect.poll(() => heard.length, { timeout: 15_000 }).toBe(1)
    const abortedAt = performance.now()
    budget.abort('the time ended')
    expect(await ended).toBe('the time ended')
    const last = started.at(-1)
    if (last?.exitCode === null && last.signalCode === null) await once(last, 'exit')
    expect(performance.now() - abortedAt).toBeLessThan(2_000)
    expect(heard.map(({ reason }) => reason)).toEqual(['too-slow'])
  })
})
