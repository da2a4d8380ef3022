/** The action as a process from its sources, on a pull request with a page that is hard to read. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { prepareStep, pullRequestEvent } from '../../../scripts/lib/action.ts'
import { startGitHub, workflowToken } from '../../../scripts/lib/github-server.ts'
import { aRepository, commit } from '../../support/git-repository.ts'

const entry = fileURLToPath(new URL('../../../src/index.ts', import.meta.url))
const { NODE_COMPILE_CACHE = '', NODE_OPTIONS = '' } = process.env
const kanban = '# Kanban boards\n\nThe best kanban board limits the work in progress of a team.\n'
const time = '# Invoices\n\nTime tracking turns hours into the lines of an invoice.\n'

/** Within the limits. Each of its 60,000 sentences is a candidate for the answer to each keyword. */
const busyPages = {
  'docs/kanban.md': `# Kanban\n\n${'The best kanban board limits. '.repeat(60_000)}\n`,
  'docs/broken.md': 'a\0b',
}
const busyKeywords = Array.from({ length: 100 }, (_, index) => `best kanban board w${index}`).join('\n')

/** The line that a worker causes when its pages are read and the scan of them begins. */
const SCAN_BEGINS = /docs\/broken\.md cannot be read/

/** Starts the action on a change of pages. */
async function runOnPages(pages: Record<string, string>, inputs: Record<string, string> = {}) {
  const github = await startGitHub({})
  onTestFinished(async () => void (await github.close()))
  const checkout = aRepository()
  const baseSha = commit(checkout, { 'docs/kanban.md': kanban, 'docs/time.md': time })
  const headSha = commit(checkout, pages)
  github.moveHead(headSha)
  const { env, collect } = prepareStep({
    inputs: {
      brand: 'Acme',
      keywords: 'best kanban board\ntime tracking',
      baseline: 'base',
      'github-token': workflowToken,
      ...inputs,
    },
    event: pullRequestEvent({ headSha, baseSha }),
    env: { GITHUB_API_URL: github.url, NODE_COMPILE_CACHE, NODE_OPTIONS },
    checkout,
  })
  const child = spawn(process.execPath, [entry], { cwd: checkout, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (log += String(data)))
  const result = new Promise<ReturnType<typeof collect>>(resolve => {
    child.once('close', code => resolve(collect(code, log)))
  })
  return { child, result, readLog: () => log }
}

describe('a page that a change takes beyond a limit', () => {
  it.each([
    { how: 'by its size', page: `${kanban}\n${'Much text. '.repeat(200_000)}`, said: 'kanban.md' },
    { how: 'by its nesting', page: `${kanban}\n${'> '.repeat(100)}a\n`, said: 'kanban.md' },
  ])('is an error, in outputs, summary and exit, and no lost answer: $how', async ({ page, said }) => {
    const { result } = await runOnPages({ 'docs/kanban.md': page })
    const { exitCode, outputs, summary, log } = await result
    expect({ exitCode, verdict: outputs['verdict'] }).toEqual({ exitCode: 1, verdict: 'error' })
    expect(summary).toContain(said)
    expect(log).toContain('AVG_PAGE_LIMIT')
  })

  it('does not matter if no answer depends on it', async () => {
    const { result } = await runOnPages({ 'docs/more.md': `# More\n\n${'> '.repeat(100)}a\n` })
    const { exitCode, outputs, log } = await result
    expect({ exitCode, verdict: outputs['verdict'] }).toEqual({ exitCode: 0, verdict: 'pass' })
    expect(log).toContain('docs/more.md cannot be read: it is too complex')
  })
})

describe('a page that keeps the worker busy', () => {
  it('does not keep a run after SIGTERM', async () => {
    const { child, result, readLog } = await runOnPages(busyPages, { keywords: busyKeywords })
    await expect.poll(readLog, { timeout: 30_000 }).toMatch(SCAN_BEGINS)
    child.kill('SIGTERM')
    const { exitCode, outputs, summary } = await result
    expect({ exitCode, verdict: outputs['verdict'] }).toEqual({ exitCode: 1, verdict: 'error' })
    expect(summary).toContain('cancelled')
  })

  it('does not keep a run whose time ends', async () => {
    const { result } = await runOnPages(busyPages, { keywords: busyKeywords, 'timeout-minutes': '0.02' })
    const { exitCode, outputs, summary } = await result
    expect({ exitCode, verdict: outputs['verdict'] }).toEqual({ exitCode: 1, verdict: 'error' })
    expect(summary).toContain('time')
  })
})
