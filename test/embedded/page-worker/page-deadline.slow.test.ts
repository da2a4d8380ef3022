/** Pages that hang or crash real workers, whose parser fails at some pages. */

import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openPageWorker } from '../../../src/embedded/page-worker/open-page-worker.ts'
import { startWorkerOn } from '../../../src/embedded/page-worker/start-worker.ts'
import { AvgError } from '../../../src/errors/avg-error.ts'
import { embeddedSettings } from '../../support/embedded.ts'
import { aRepository, commit, git } from '../../support/git-repository.ts'

const brand = { names: ['Acme'], domains: [], competitor: undefined }
const never = new AbortController().signal
const packageFolder = fileURLToPath(new URL('../../../', import.meta.url))
const script = new URL('../../support/faulty-page-worker.ts', import.meta.url)
const kanban = '# Kanban boards\n\nThe best kanban board limits the work in progress of a team.\n'
const time = '# Invoices\n\nTime tracking turns hours into the lines of an invoice.\n'
const keywords = ['best kanban board', 'time tracking']
const price = { name: 'price', about: ['Acme'], is: ['$2'], was: ['$1'], except: [], asOf: undefined }

type Fault = 'stuck' | 'unscannable' | 'native' | 'full'

/** Reads `folder` with a worker that fails at the newest versions of some files, or at the fact. The deadline is in milliseconds. */
function aReading(folder: string, faults: Record<string, Fault>, deadline = 1_500) {
  const started: ChildProcess[] = []
  const idOf = (path: string) => git(folder, 'rev-parse', `HEAD:${path}`)
  const words = Object.entries(faults).map(([at, fault]) => `${fault}=${at === price.name ? at : idOf(at)}`)
  const worker = openPageWorker(
    { settings: embeddedSettings({ facts: [price] }), folder, keywords },
    () => {
      const child = startWorkerOn(script, words, [folder, packageFolder], { young: 1, old: 48 })
      started.push(child)
      return child
    },
    { onUnreadable() {} },
    deadline,
  )
  onTestFinished(() => worker.close())
  const scan = (signal = never) => worker.call(signal, 'scan', brand, keywords, 'en')
  return { worker, scan, started }
}

async function factsOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => (error instanceof AvgError ? error.details : error),
  )
}

describe('a page that stops the worker', () => {
  it.each([
    { how: 'is too slow', fault: 'stuck', code: 'AVG_PAGE_TIME', deadline: 1_500 },
    { how: 'is too slow to be scanned', fault: 'unscannable', code: 'AVG_PAGE_TIME', deadline: 1_500 },
    { how: 'is too slow in native code', fault: 'native', code: 'AVG_PAGE_TIME', deadline: 1_500 },
    { how: 'fills the memory', fault: 'full', code: 'AVG_PAGE_MEMORY', deadline: 30_000 },
  ] as const)('is an error by its name when it $how', async ({ fault, code, deadline }) => {
    const folder = aRepository()
    const long = `# Teams\n\n${'Some words on teams. '.repeat(600)}\n`
    commit(folder, { 'docs/a.md': kanban, 'docs/b.md': long, 'docs/c.md': time })
    const { scan } = aReading(folder, { 'docs/b.md': fault }, deadline)
    expect(await factsOf(scan())).toMatchObject({ code, path: 'docs/b.md' })
  })

  it('is not a lost page if the base could read it', async () => {
    const folder = aRepository()
    const base = commit(folder, { 'docs/kanban.md': kanban, 'docs/time.md': time })
    const head = commit(folder, { 'docs/kanban.md': `${kanban}\nAnd more.\n` })
    const { worker } = aReading(folder, { 'docs/kanban.md': 'stuck' })
    expect(await factsOf(worker.call(never, 'compare', { base, head }, keywords, 'en'))).toEqual({
      code: 'AVG_PAGE_TIME',
      detail: 'more than 1.5 s',
      path: 'docs/kanban.md',
    })
  })

  it('is named when the search for a fact is too slow', async () => {
    const folder = aRepository()
    const base = commit(folder, { 'docs/kanban.md': kanban })
    const head = commit(folder, { 'docs/kanban.md': `${kanban}\nAnd more.\n` })
    const { worker } = aReading(folder, { price: 'stuck' })
    const comparison = worker.call(never, 'compare', { base, head }, keywords, 'en')
    expect(await factsOf(comparison)).toMatchObject({ code: 'AVG_PAGE_TIME', fact: 'price' })
  })

  it('does not stop a second worker', async () => {
    const folder = aRepository()
    commit(folder, { 'docs/kanban.md': kanban })
    const { scan, started } = aReading(folder, { 'docs/kanban.md': 'stuck' }, 100)
    const first = await factsOf(scan())
    expect(await factsOf(scan())).toEqual(first)
    expect(started).toHaveLength(1)
  })
})
