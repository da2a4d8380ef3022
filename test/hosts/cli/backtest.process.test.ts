import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { backtest } from '../../../src/hosts/cli/backtest.ts'
import { check } from '../../../src/hosts/cli/check.ts'
import type { KeywordChange } from '../../../src/owners/keyword-change.ts'
import { type BacktestSite, createBacktestSite, pricing, restore, team } from '../../support/backtest-site.ts'
import { aFolder, aRepository, commit, git, write } from '../../support/git-repository.ts'
import { createTerminal, joinBroken } from '../../support/terminal.ts'

const { signal } = new AbortController()
const gate = ['--brand', 'Acme', '--keywords', 'restore a deleted file', '--keywords', 'cloud storage cost']
const firstPages = { 'docs/restore.md': restore, 'docs/pricing.md': pricing, 'docs/team.md': team }

async function run(folder: string, argv: string[] = [], words = gate) {
  const terminal = createTerminal({ NO_COLOR: '1' })
  const code = await backtest([...words, ...argv], { ...terminal, folder, signal })
  return { code, ...terminal.printed }
}

async function runJson(folder: string, argv: string[] = []) {
  const { code, out, err } = await run(folder, [...argv, '--format', 'json'])
  return { code, err, result: JSON.parse(out) }
}

let site: BacktestSite
beforeAll(() => {
  site = createBacktestSite()
})

describe('backtest', () => {
  it('prints JSON by the flags, and no progress in a pipe if it is fast', async () => {
    const argv = ['--commits', '3', '--max-answer-loss', '100%']
    const { code, err, result } = await runJson(site.folder, argv)
    expect(code).toBe(0)
    expect(result).toMatchObject({ format: 'ai-visibility-backtest', schema_version: 3 })
    expect(result.verdicts).toMatchObject({ judged: 3, failed: 0, errors: 0 })
    expect(err).not.toContain('\r')
  })

  it('prints Markdown', async () => {
    const { code, out } = await run(site.folder, ['--format', 'markdown'])
    expect(code).toBe(0)
    expect(out).toMatch(/^## ❌ 2 of 4 commits touched a page that owns a question; 2 would have failed/)
  })

  it('prints text, and counts on one line of a terminal', async () => {
    const terminal = createTerminal({ NO_COLOR: '1' }, true)
    expect(await backtest(gate, { ...terminal, folder: site.folder, signal })).toBe(0)
    const { out, err } = terminal.printed
    expect(out).toMatch(/^✗ 2 of 4 commits touched/)
    expect(err).toContain('\r\u001b[KReplayed 1 of 4 commits')
    expect(err.endsWith('\r\u001b[K')).toBe(true)
  })

  it('takes the pages of a folder, and none of a competitor', async () => {
    const folder = aRepository()
    commit(folder, { ...firstPages, '.gitignore': 'captured\n', 'blog/a.md': team })
    const edited = commit(folder, { 'docs/team.md': `${team}\nHello.\n` })
    commit(folder, { 'blog/a.md': 'other' })
    rmSync(join(folder, 'blog'), { recursive: true })
    write(folder, { '.github/ai-visibility.yml': 'competitor-content: Globex = captured\n' })
    const argv = ['--content', 'docs/**']
    write(folder, { 'captured/globex.md': pricing.replace('four', 'two') })
    const { result } = await runJson(folder, argv)
    expect(result.pages).toBe(3)
    expect(result.commits).toMatchObject([{ commit: { id: edited }, verdict: 'pass' }])
  })

  it('exits with 2 if nothing can be replayed', async () => {
    const { code, out, err } = await run(aFolder())
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('AVG_NO_CHECKOUT: The folder is not inside a git checkout')
  })
})

/** Keyword, outcome and loss of the questions that a change is about. */
const changedOf = (keywords: Pick<KeywordChange, 'keyword' | 'outcome' | 'loss'>[]) =>
  keywords
    .filter(({ outcome }) => outcome !== 'unchanged')
    .map(({ keyword, outcome, loss }) => [keyword, outcome, loss])

describe('the verdict', () => {
  it('is that of check with the parent as its baseline', async () => {
    const folder = aRepository()
    commit(folder, firstPages)
    const changes: (() => string)[] = [
      () => commit(folder, { 'docs/restore.md': `---\ndraft: true\n---\n${restore}` }),
      () => {
        git(folder, 'mv', 'docs/pricing.md', 'docs/prices.md')
        return commit(folder, { 'docs/restore.md': restore })
      },
      () => commit(folder, { 'robots.txt': 'User-agent: *\nDisallow: /\n' }),
    ]
    const checked: unknown[] = []
    for (const change of changes) {
      const id = change()
      const terminal = createTerminal()
      const argv = [...gate, '--baseline-ref', 'HEAD~1', '--format', 'json']
      await check(argv, { ...terminal, folder, signal })
      const { verdict, baseline } = JSON.parse(terminal.printed.out)
      checked.unshift([id, verdict.status, changedOf(baseline.content.keywords)])
    }
    const { result } = await runJson(folder)
    const replayed: [id: string, verdict: string, changed: unknown][] = []
    for (const { commit: replayedCommit, verdict, keywords } of result.commits)
      replayed.push([replayedCommit.id, verdict, changedOf(keywords)])
    expect(replayed).toEqual(checked)
    expect(replayed.map(([, verdict]) => verdict)).toEqual(['fail', 'pass', 'fail'])
  })
})

/** Runs the backtest until standard error shows `words`. */
async function runUntil(words: string, argv: string[] = []) {
  const stop = new AbortController()
  const { printed, err, ...terminal } = createTerminal({ NO_COLOR: '1' }, true)
  const write = (text: string) => {
    if (text.includes(words)) stop.abort()
    return err.write(text)
  }
  const context = { ...terminal, err: { ...err, write }, folder: site.folder, signal: stop.signal }
  return { code: await backtest([...gate, ...argv], context), ...printed }
}

describe('a backtest that is stopped', () => {
  it('prints the commits that it has and how many are left, and exits with 2', async () => {
    const { code, out } = await runUntil('Replayed 2 of 4')
    expect(code).toBe(2)
    expect(joinBroken(out)).toContain('1 would have failed')
    expect(joinBroken(out)).toContain('The backtest was stopped. Replayed: 2 of 4 commits.')
  })

  it('reports that there is no commit yet, and exits with 2', async () => {
    const { printed, ...terminal } = createTerminal()
    const context = { ...terminal, folder: site.folder, signal: AbortSignal.abort() }
    const code = await backtest(gate, context)
    expect({ code, ...printed }).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(/\nStopped before the first commit\.\n$/),
    })
  })
})

describe('wrong usage', () => {
  it('exits with 2 and reports all problems at once', async () => {
    const argv = ['--commits', '0', '--format', 'xml', '--engines', 'openai']
    const { code, out, err } = await run(site.folder, argv, [])
    expect(code).toBe(2)
    expect(out).toBe('')
    const names = ['--brand', '--keywords', '--commits', '--format', '--engines']
    for (const name of names) expect(err).toContain(`\n${name}: `)
    expect(err).toContain('one of the flags that backtest --help lists')
  })
})
