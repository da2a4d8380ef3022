/** The verdict of a change on a machine that is free, and on one that is not. */
import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { serialize } from 'node:v8'
import { expect, it, onTestFinished } from 'vitest'
import { POSITION_FD } from '../../../src/embedded/page-worker/messages.ts'
import { openPageWorker } from '../../../src/embedded/page-worker/open-page-worker.ts'
import { startWorker } from '../../../src/embedded/page-worker/start-worker.ts'
import { embeddedSettings } from '../../support/embedded.ts'
import { aRepository, commit } from '../../support/git-repository.ts'

const BUSY_PROCESSES = 4
const LOW_PRIORITY = 7

/** Processor time that a page may take, in milliseconds. The page takes 90, which last for over a second beside the others. */
const DEADLINE = 500

const keywords = ['best kanban board', 'time tracking', 'export of invoices']

function release(index: number): string {
  return [
    `## Release ${index}`,
    `- **Time tracking**: turns hours into the [lines](/docs/${index}) of an *invoice*, see \`track ${index}\`.`,
    `- Fixes the export of invoices for [teams](https://acme.example/${index}) of more than ${index} people.`,
    `- The best kanban board of release ${index} limits the work in progress.`,
  ].join('\n')
}

/** A commit that takes half away from a page of 120 KB. */
function aChange() {
  const folder = aRepository()
  const releases = Array.from({ length: 400 }, (_, index) => release(index))
  const base = commit(folder, { 'docs/releases.md': `# Releases\n\n${releases.join('\n\n')}\n` })
  const head = commit(folder, { 'docs/releases.md': `# Releases\n\n${releases.slice(200).join('\n\n')}\n` })
  return { folder, commits: { base, head } }
}

async function compare(
  { folder, commits }: ReturnType<typeof aChange>,
  onStart: (worker: ChildProcess) => void,
): Promise<Buffer> {
  const start = (folders: string[]) => {
    const child = startWorker(folders)
    onStart(child)
    return child
  }
  const data = { settings: embeddedSettings(), folder, keywords: [] }
  const worker = openPageWorker(data, start, { onUnreadable() {} }, DEADLINE)
  onTestFinished(() => worker.close())
  return serialize(await worker.call(new AbortController().signal, 'compare', commits, keywords, 'en'))
}

function keepBusy(): void {
  const busy = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
  onTestFinished(() => void busy.kill('SIGKILL'))
}

it('is the same beside busy processes and with a low priority', async () => {
  const change = aChange()
  const free = await compare(change, () => {})
  for (let count = 0; count < BUSY_PROCESSES; count += 1) keepBusy()
  const busy = await compare(change, worker => {
    // From the first page on: the start of a process is nothing that a page could be blamed for.
    worker.stdio[POSITION_FD]?.once('data', () => setPriority(worker.pid ?? 0, LOW_PRIORITY))
  })
  expect(busy.equals(free)).toBe(true)
}, 60_000)
