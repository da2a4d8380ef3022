/** The action as a process from its sources, on a pull request with a page that the parser cannot cope with. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { prepareStep, pullRequestEvent } from '../../../scripts/lib/action.ts'
import { startGitHub, workflowToken } from '../../../scripts/lib/github-server.ts'
import { aFolder, aRepository, commit } from '../../support/git-repository.ts'

const entry = fileURLToPath(new URL('../../../src/index.ts', import.meta.url))
const parser = new URL('../../support/faulty-parser.ts', import.meta.url)
const compileCache = { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '' }
const kanban = '# Kanban boards\n\nThe best kanban board limits the work in progress of a team.\n'
const time = '# Invoices\n\nTime tracking turns hours into the lines of an invoice.\n'

/** Starts the action on a change of `docs/kanban.md`. `stuckFile` is there once the parser is stuck. */
async function runOnPage(page: string, inputs: Record<string, string> = {}) {
  const github = await startGitHub({})
  onTestFinished(async () => void (await github.close()))
  const checkout = aRepository()
  const baseSha = commit(checkout, { 'docs/kanban.md': kanban, 'docs/time.md': time })
  const headSha = commit(checkout, { 'docs/kanban.md': page })
  github.moveHead(headSha)
  const stuckFile = join(aFolder(), 'stuck')
  const { env, collect } = prepareStep({
    inputs: {
      brand: 'Acme',
      keywords: 'best kanban board\ntime tracking',
      baseline: 'base',
      'github-token': workflowToken,
      ...inputs,
    },
    event: pullRequestEvent({ headSha, baseSha }),
    env: {
      GITHUB_API_URL: github.url,
      NODE_OPTIONS: `--import=${parser}`,
      STUCK_FILE: stuckFile,
      ...compileCache,
    },
    checkout,
  })
  const child = spawn(process.execPath, [entry], { cwd: checkout, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (log += String(data)))
  const result = new Promise<ReturnType<typeof collect>>(resolve => {
    child.once('close', code => resolve(collect(code, log)))
  })
  return { child, result, stuckFile }
}

describe('a page that the parser cannot cope with', () => {
  it.each([
    { page: 'STUCK PAGE', said: /kanban\.md takes too long to read now/ },
    // On a busy machine, its time ends before its memory.
    { page: 'HUGE PAGE', said: /kanban\.md takes too (much memory|long) to read now/ },
  ])(
    'is a lost page, in outputs, summary and exit: $page',
    async ({ page, said }) => {
      const { result } = await runOnPage(`# Page\n\n${page}\n`)
      const { exitCode, outputs, summary, log } = await result
      expect({ exitCode, verdict: outputs['verdict'] }).toEqual({ exitCode: 1, verdict: 'fail' })
      expect(summary).toMatch(said)
      expect(log).toMatch(/docs\/kanban\.md is not scanned: (too-slow|out-of-memory)/)
    },
    60_000,
  )

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'does not keep a run two seconds after %s',
    async signal => {
      const { child, result, stuckFile } = await runOnPage('# Page\n\nSTUCK PAGE\n')
      await expect.poll(() => existsSync(stuckFile), { timeout: 30_000 }).toBe(true)
      const killedAt = performance.now()
      child.kill(signal)
      const { exitCode, outputs, summary } = await result
      expect(performance.now() - killedAt).toBeLessThan(2_000)
      expect({ exitCode, verdict: outputs['verdict'] }).toEqual({ exitCode: 1, verdict: 'error' })
      expect(summary).toContain('cancelled')
    },
    60_000,
  )

  it('does not keep a run whose time ends', async () => {
    const { result } = await runOnPage('# Page\n\nSTUCK PAGE\n', { 'timeout-minutes': '0.02' })
    const { exitCode, outputs, summary } = await result
    expect({ exitCode, verdict: outputs['verdict'] }).toEqual({ exitCode: 1, verdict: 'error' })
    expect(summary).toContain('time')
  }, 60_000)
})
