import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { backtest } from '../../../src/hosts/cli/backtest.ts'
import { check } from '../../../src/hosts/cli/check.ts'
import { flagNames } from '../../../src/hosts/cli/flags.ts'
import { renderCommandHelp } from '../../../src/hosts/cli/help.ts'
import { resultSchema } from '../../../src/report/json/result-schema.ts'
import { aFolder, aRepository, commit, git, shallowClone, write } from '../../support/git-repository.ts'
import { createTerminal, joinBroken } from '../../support/terminal.ts'

const { signal } = new AbortController()
const gate = ['--brand', 'Acme', '--keywords', 'restore a deleted file', '--keywords', 'cloud storage cost']

const restore = `# Restore files

Open the trash, select the deleted file and press Restore. A deleted file stays in the trash for 30 days.
`
const pricing = `# Pricing

Cloud storage costs four dollars a month for each terabyte. The first ten gigabytes of cloud storage cost nothing.
`
const team = '# Team\n\nWe are a small team in three countries. Write to us at any time.\n'
const firstPages = { 'docs/restore.md': restore, 'docs/pricing.md': pricing, 'docs/team.md': team }

async function run(
  folder: string,
  argv: string[] = [],
  { isTTY = false, words = gate }: { isTTY?: boolean; words?: string[] } = {},
) {
  const terminal = createTerminal({ NO_COLOR: '1' }, isTTY)
  const code = await backtest([...words, ...argv], { ...terminal, folder, signal })
  return { code, ...terminal.printed }
}

async function runJson(folder: string, argv: string[] = []) {
  const { code, out, err } = await run(folder, [...argv, '--format', 'json'])
  return { code, err, result: JSON.parse(out) }
}

function remove(folder: string, path: string): string {
  rmSync(join(folder, path))
  return commit(folder, {})
}

/** A history that loses the page on prices, hides the page on restoring, and edits another. */
function aSite() {
  const folder = aRepository()
  commit(folder, firstPages)
  const edited = commit(folder, { 'docs/team.md': `${team}\nWe like letters.\n` })
  commit(folder, { 'README.txt': 'no page' })
  const deleted = remove(folder, 'docs/pricing.md')
  const hidden = commit(folder, { 'docs/restore.md': `---\nrobots: noindex\n---\n${restore}` })
  return { folder, edited, deleted, hidden }
}

describe('backtest', () => {
  it('says which commits the gate would have failed, with the sentence, the page and the cause', async () => {
    const { folder, deleted, hidden } = aSite()
    commit(folder, { 'docs/pricing.md': pricing })
    const { code, out: printed } = await run(folder)
    const out = joinBroken(printed)
    expect(code).toBe(0)
    expect(out).toMatch(/^✗ The gate would have failed 2 of 4 commits that change pages \(50\.0%\)\./)
    expect(out).toContain(`Failed ${deleted.slice(0, 10)}`)
    expect(out).toContain('cloud storage cost: 100% of its answer is gone')
    expect(out).toContain(
      'before: “Cloud storage costs four dollars a month for each terabyte.” (docs/pricing.md)',
    )
    expect(out).toContain('after: no answer')
    expect(out).toContain('cause: This change deletes docs/pricing.md, and its text is on no other page.')
    expect(out).toContain(`Failed ${hidden.slice(0, 10)}`)
    expect(out).toContain(
      'cause: Line 2 of docs/restore.md: robots: noindex. Search engines leave the page out',
    )
  })

  it('prints a record of each commit as JSON, newest first', async () => {
    const { folder, edited, deleted, hidden } = aSite()
    commit(folder, { 'docs/restore.md': restore })
    const { code, result } = await runJson(folder)
    expect(code).toBe(0)
    expect(result).toMatchObject({
      schema_version: 1,
      head: git(folder, 'rev-parse', 'HEAD'),
      pages: 2,
      unanswered_keywords: ['cloud storage cost'],
      summary: { commits: 4, failed: 2, errors: 0, failed_share: 0.5 },
      injections: null,
    })
    expect(result.commits.slice(1)).toMatchObject([
      { commit: hidden, parent: deleted, verdict: 'fail' },
      { commit: deleted, verdict: 'fail' },
      { commit: edited, verdict: 'pass', keywords: [] },
    ])
    const owner = { path: 'docs/restore.md', headings: [], certainty: expect.any(String) }
    expect(result.commits[1].keywords).toMatchObject([{ keyword: 'restore a deleted file', owner }])
    expect(result.commits[2].keywords).toMatchObject([
      {
        keyword: 'cloud storage cost',
        outcome: 'lost',
        owner: null,
        loss: 1,
        before: { path: 'docs/pricing.md' },
        after: null,
        causes: [{ kind: 'deleted', path: 'docs/pricing.md', moved_to: null, hidden_by: null }],
      },
    ])
  })

  it('counts a commit that changes robots.txt alone', async () => {
    const folder = aRepository()
    commit(folder, firstPages)
    commit(folder, { 'robots.txt': 'User-agent: GPTBot\nUser-agent: OAI-SearchBot\nDisallow: /restore\n' })
    const { out } = await run(folder)
    expect(out).toContain('failed 1 of 1 commits')
    expect(out).toContain('Line 3 of robots.txt: Disallow: /restore. It keeps OAI-SearchBot')
  })

  it('counts a commit that changes what a page includes, and no other partial', async () => {
    const folder = aRepository()
    commit(folder, {
      ...firstPages,
      'docs/pricing.md': '{% include price.md %}',
      '_includes/price.md': pricing,
    })
    const changed = commit(folder, { '_includes/price.md': '# Pricing\n\nAsk us.\n' })
    commit(folder, { '_includes/footer.md': 'Bye.' })
    const { result } = await runJson(folder)
    expect(result.commits).toMatchObject([{ commit: changed, verdict: 'fail' }])
  })

  it('passes over commits that change translations alone', async () => {
    const folder = aRepository()
    commit(folder, { 'docs/en/restore.md': restore, 'docs/fr/restore.md': '# Restaurer\n\nLa corbeille.\n' })
    commit(folder, { 'docs/fr/restore.md': '# Restaurer\n\nOuvrez la corbeille.\n' })
    commit(folder, { 'docs/en/restore.md': `${restore}\nMore.\n` })
    expect((await runJson(folder)).result.commits).toHaveLength(1)
  })

  it('replays as many commits as asked for, the newest', async () => {
    const { folder, hidden } = aSite()
    commit(folder, { 'docs/restore.md': restore, 'docs/pricing.md': pricing })
    const { result } = await runJson(folder, ['--commits', '2'])
    expect(result.commits.map(({ commit }: { commit: string }) => commit)).toEqual([
      git(folder, 'rev-parse', 'HEAD'),
      hidden,
    ])
  })

  it('fails by the share of --max-answer-loss', async () => {
    const { folder } = aSite()
    commit(folder, { 'docs/pricing.md': pricing })
    const { result } = await runJson(folder, ['--max-answer-loss', '100%'])
    expect(result.summary).toMatchObject({ commits: 4, failed: 0 })
    expect(result.commits[2].keywords).toMatchObject([{ outcome: 'weaker', loss: 1 }])
  })

  it('takes a merge as one change of its first parent, and not the commits that it brought', async () => {
    const folder = aRepository()
    const first = commit(folder, firstPages)
    git(folder, 'checkout', '--quiet', '-b', 'change')
    remove(folder, 'docs/pricing.md')
    remove(folder, 'docs/restore.md')
    git(folder, 'checkout', '--quiet', 'main')
    const parent = commit(folder, { 'docs/team.md': `${team}\nHello.\n` })
    git(folder, 'merge', '--quiet', '--no-ff', '--message', 'merge it', 'change')
    const { result } = await runJson(folder)
    expect(result.commits).toMatchObject([
      { parent, subject: 'merge it', verdict: 'fail', keywords: [{}, {}] },
      { commit: parent, parent: first, verdict: 'pass' },
    ])
  })

  it('counts commits that leave no page apart, in one line, and the share without them', async () => {
    const folder = aRepository()
    commit(folder, { 'docs/pricing.md': pricing })
    const [, newest] = [0, 1].map(() => {
      const removed = remove(folder, 'docs/pricing.md')
      commit(folder, { 'docs/pricing.md': pricing })
      return removed
    })
    commit(folder, { 'docs/pricing.md': team })
    const { code, result } = await runJson(folder)
    expect(code).toBe(0)
    expect(result.summary).toEqual({
      ...{ commits: 5, left: 0, judged: 3, failed: 1, errors: 2 },
      ...{ failed_share: 1 / 3, failed_if_confirmed: null },
    })
    expect(result.commits[2]).toMatchObject({ verdict: 'error', error: { kind: 'no-pages' } })
    const out = joinBroken((await run(folder)).out)
    expect(out).toContain('failed 1 of 3 commits that change pages (33.3%)')
    const why = `2 more commits could not be compared, such as ${newest?.slice(0, 10)}: No page with text was found`
    expect(out.split('could not be compared')).toHaveLength(2)
    expect(out).toContain(why)
  })

  it('links each commit that fails to its page, where the remote is a known host', async () => {
    const { folder, deleted } = aSite()
    git(folder, 'remote', 'add', 'origin', 'git@github.com:acme/site.git')
    commit(folder, { 'docs/pricing.md': pricing })
    const url = `https://github.com/acme/site/commit/${deleted}`
    const short = deleted.slice(0, 10)
    const { out } = await run(folder, ['--format', 'markdown'])
    expect(out).toContain(`[${short}](https://github.com/acme/site/commit/${short})`)
    expect((await run(folder)).out).toContain(
      `Failed ${short} (https://github.com/acme/site/commit/${short})`,
    )
    expect((await runJson(folder)).result.commits[2]).toMatchObject({ commit: deleted, url })
  })

  it('takes the pages of a folder, and files that git does not track as pages of a competitor', async () => {
    const folder = aRepository()
    commit(folder, { ...firstPages, '.gitignore': 'captured\n', 'blog/a.md': team })
    const edited = commit(folder, { 'docs/team.md': `${team}\nHello.\n` })
    commit(folder, { 'blog/a.md': 'other' })
    rmSync(join(folder, 'blog'), { recursive: true })
    const argv = ['--content', 'docs/**', '--competitor-content', 'Globex = captured']
    expect(await run(folder, argv)).toMatchObject({ code: 1, err: expect.stringContaining('Globex') })
    write(folder, { 'captured/globex.md': pricing.replace('four', 'two') })
    const { result } = await runJson(folder, argv)
    expect(result.pages).toBe(4)
    expect(result.commits).toMatchObject([{ commit: edited, verdict: 'pass' }])
  })

  it('compares the pages of the folder that it runs in', async () => {
    const { folder, deleted } = aSite()
    commit(folder, { 'docs/restore.md': restore, 'other/a.md': team })
    const { result } = await runJson(join(folder, 'docs'))
    const failing = result.commits.filter(({ verdict }: { verdict: string }) => verdict === 'fail')
    expect(failing[1]).toMatchObject({ commit: deleted, keywords: [{ causes: [{ path: 'pricing.md' }] }] })
    expect(result.pages).toBe(2)
  })

  it('leaves the repository as it is', async () => {
    const { folder } = aSite()
    commit(folder, { 'docs/pricing.md': pricing })
    const before = git(folder, 'rev-parse', 'HEAD')
    await run(folder, ['--inject'])
    expect(git(folder, 'status', '--porcelain', '--ignored')).toBe('')
    expect(git(folder, 'rev-parse', 'HEAD')).toBe(before)
  })
})

describe('owners', () => {
  const words = (start: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${start}${index}`).join(' ')
  const start = `# Guide of boards and teams\n\nThe kanban board limits work.\n\n${words('one', 60)}.\n`
  const guide = `${start}\n## More\n\n${words('two', 60)}.\n`

  const asked = ['--brand', 'Acme', '--keywords', 'kanban board']

  /** The owner is guessed, because its title says more than the question. It loses half of its text for a while. */
  function aGuess() {
    const folder = aRepository()
    commit(folder, { 'docs/guide.md': guide, 'docs/team.md': team })
    const shortened = commit(folder, { 'docs/guide.md': start })
    commit(folder, { 'docs/guide.md': guide })
    return { folder, shortened }
  }

  it('are proposed, and each commit is judged as if they were confirmed', async () => {
    const { folder, shortened } = aGuess()
    const { out } = await run(folder, ['--format', 'json'], { words: asked })
    const { commits, summary, proposed_owners } = JSON.parse(out)
    expect(proposed_owners).toEqual([{ keyword: 'kanban board', path: 'docs/guide.md', heading: null }])
    expect(summary).toMatchObject({ failed: 0, failed_if_confirmed: 1 })
    expect(commits[1]).toMatchObject({
      ...{ commit: shortened, verdict: 'pass' },
      lost_if_confirmed: ['kanban board'],
    })
    const text = joinBroken((await run(folder, [], { words: asked })).out)
    expect(text).toContain('kanban board | owner: docs/guide.md')
  })

  it('are followed back through renames', async () => {
    const { folder, shortened } = aGuess()
    git(folder, 'mv', 'docs/guide.md', 'docs/boards.md')
    commit(folder, {})
    const { out } = await run(folder, ['--format', 'json'], { words: asked })
    const { commits, proposed_owners } = JSON.parse(out)
    expect(proposed_owners).toMatchObject([{ path: 'docs/boards.md' }])
    expect(commits[2]).toMatchObject({ commit: shortened, lost_if_confirmed: ['kanban board'] })
  })

  it('that are confirmed are not proposed', async () => {
    const { folder } = aGuess()
    const words = ['--brand', 'Acme', '--keywords', 'kanban board | owner: docs/guide.md']
    const { out } = await run(folder, ['--format', 'json'], { words })
    expect(JSON.parse(out)).toMatchObject({
      proposed_owners: [],
      summary: { failed: 1, failed_if_confirmed: null },
      commits: [{ lost_if_confirmed: null }, { verdict: 'fail' }],
    })
  })
})

describe('--inject', () => {
  it('puts every loss into every page that answers, and says how many fail', async () => {
    const folder = aRepository()
    commit(folder, firstPages)
    commit(folder, { 'docs/team.md': `${team}\nHello.\n` })
    const { result } = await runJson(folder, ['--inject'])
    expect(result.injections).toHaveLength(8)
    expect(result.injections[0]).toEqual({
      kind: 'deleted',
      path: 'docs/pricing.md',
      keywords: ['cloud storage cost'],
      verdict: 'fail',
      lost_keywords: ['cloud storage cost'],
    })
    const { out } = await run(folder, ['--inject'])
    expect(joinBroken(out)).toContain('the gate fails 8 of 8 (100.0%).')
    expect(out).toMatch(/Page hidden by noindex +2 of 2 \(100\.0%\)/)
  })

  it('names the losses that it does not see', async () => {
    const folder = aRepository()
    commit(folder, { ...firstPages, 'docs/copy.md': pricing })
    commit(folder, { 'docs/team.md': `${team}\nHello.\n` })
    const { out } = await run(folder, ['--inject'])
    expect(joinBroken(out)).toContain(
      'Not seen: docs/copy.md deleted, replaced by a stub, made a draft, hidden by noindex',
    )
  })
})

describe('the verdict', () => {
  it('is that of check with the parent as its baseline', async () => {
    const folder = aRepository()
    commit(folder, firstPages)
    const changes: (() => string)[] = [
      () => commit(folder, { 'docs/team.md': `${team}\nHello.\n` }),
      () => commit(folder, { 'docs/restore.md': `---\ndraft: true\n---\n${restore}` }),
      () => commit(folder, { 'docs/restore.md': restore }),
      () => {
        git(folder, 'mv', 'docs/pricing.md', 'docs/prices.md')
        return commit(folder, {})
      },
      () => commit(folder, { 'robots.txt': 'User-agent: *\nDisallow: /prices\n' }),
    ]
    const checked: unknown[] = []
    for (const change of changes) {
      const id = change()
      const terminal = createTerminal()
      const argv = [...gate, '--baseline-ref', 'HEAD~1', '--format', 'json']
      await check(argv, { ...terminal, folder, signal })
      const { verdict, keyword_changes } = resultSchema.parse(JSON.parse(terminal.printed.out))
      const outcomes = (keyword_changes ?? [])
        .filter(({ outcome }) => outcome !== 'unchanged')
        .map(({ keyword, outcome, loss }) => [keyword, outcome, loss])
      checked.unshift({ commit: id, verdict, outcomes })
    }
    const { result } = await runJson(folder)
    const replayed = result.commits.map(
      (record: {
        commit: string
        verdict: string
        keywords: { keyword: string; outcome: string; loss: number }[]
      }) => ({
        commit: record.commit,
        verdict: record.verdict,
        outcomes: record.keywords.map(({ keyword, outcome, loss }) => [keyword, outcome, loss]),
      }),
    )
    expect(replayed).toEqual(checked)
    expect(new Set(replayed.map(({ verdict }: { verdict: string }) => verdict))).toEqual(
      new Set(['pass', 'fail']),
    )
  })
})

describe('output', () => {
  it('is Markdown in which nothing from outside is markup', async () => {
    const folder = aRepository()
    commit(folder, {
      ...firstPages,
      'docs/@me|<b>.md': `${pricing}\nCloud storage cost is **[x](http://e.vil)**.\n`,
    })
    git(folder, 'rm', '--quiet', 'docs/@me|<b>.md', 'docs/pricing.md')
    git(folder, 'commit', '--quiet', '--message', 'Fix #1 for @octocat <img src=x> | ::error::x')
    const { out } = await run(folder, ['--format', 'markdown'])
    expect(out).toMatch(/^## ❌ The gate would have failed 1 of 1 commits/)
    expect(out).not.toMatch(/<img|<b>|@octocat|@me|Fix #1/)
    expect(out).toContain('img src=x')
  })

  it('holds no control characters of subjects and paths', async () => {
    const folder = aRepository()
    commit(folder, { ...firstPages, 'docs/\u001b[31m.md': pricing })
    git(folder, 'rm', '--quiet', '-r', 'docs/\u001b[31m.md', 'docs/pricing.md')
    git(folder, 'commit', '--quiet', '--message', 'red \u001b[31m and\u0007 bell')
    const { out } = await run(folder)
    expect(out).toContain('failed 1 of 1')
    expect(out.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
  })

  it('counts on one line of a terminal, and not at all in a pipe where it is fast', async () => {
    const { folder } = aSite()
    commit(folder, { 'docs/pricing.md': pricing })
    const onTerminal = await run(folder, [], { isTTY: true })
    expect(onTerminal.err).toContain('\r\u001b[KReplayed 1 of 4 commits')
    expect(onTerminal.err.endsWith('\r\u001b[K')).toBe(true)
    expect((await run(folder)).err).not.toContain('\r')
  })
})

describe('what cannot run', () => {
  it.each([
    ['a folder without git', () => aFolder(), 'the folder is not inside a git checkout'],
    ['a repository without commits', () => aRepository(), 'the repository has none yet'],
    [
      'a repository without pages',
      () => {
        const folder = aRepository()
        commit(folder, { 'a.rst': 'text' })
        commit(folder, { 'a.rst': 'other' })
        return folder
      },
      'No page with text was found in the repository. Passed over: 1 .rst',
    ],
    [
      'a history of one commit',
      () => {
        const folder = aRepository()
        commit(folder, firstPages)
        return folder
      },
      'no commit with a parent changes a page',
    ],
    ['a shallow clone', () => shallowClone(aSite().folder), 'The checkout is shallow'],
  ])('%s', async (_, create, words) => {
    const { code, out, err } = await run(create())
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(err).toMatch(/^AVG_SETUP: /)
    expect(err).toContain(words)
  })

  it('says that a shallow clone lacks older commits', async () => {
    const { folder } = aSite()
    commit(folder, { 'docs/pricing.md': pricing })
    const clone = aFolder()
    git(clone, 'clone', '--quiet', '--depth=3', pathToFileURL(folder).href, '.')
    const { code, out } = await run(clone)
    expect(code).toBe(0)
    expect(out).toContain('of 2 commits')
    expect(out).toContain('The checkout is shallow')
  })
})

/** Runs the backtest until standard error shows `words`. */
async function runUntil(folder: string, words: string, argv: string[] = []) {
  const stop = new AbortController()
  const { printed, err, ...terminal } = createTerminal({ NO_COLOR: '1' }, true)
  const write = (text: string) => {
    if (text.includes(words)) stop.abort()
    return err.write(text)
  }
  const context = { ...terminal, err: { ...err, write }, folder, signal: stop.signal }
  return { code: await backtest([...gate, ...argv], context), ...printed }
}

describe('a backtest that is stopped', () => {
  it('prints the commits that it has and how many are left, and exits with 1', async () => {
    const { folder } = aSite()
    commit(folder, { 'docs/pricing.md': pricing })
    const { code, out } = await runUntil(folder, 'Replayed 2 of 4')
    expect(code).toBe(1)
    expect(joinBroken(out)).toContain('failed 1 of 2 commits')
    expect(joinBroken(out)).toContain('The backtest was stopped. Not replayed: the oldest 2 of 4 commits.')
  })

  it('says so in JSON', async () => {
    const { folder } = aSite()
    commit(folder, { 'docs/pricing.md': pricing })
    const { out } = await runUntil(folder, 'Replayed 1 of 4', ['--format', 'json'])
    expect(JSON.parse(out)).toMatchObject({
      stopped: { kind: 'interrupted', detail: null },
      summary: { commits: 1, left: 3, failed: 0 },
    })
  })

  it('does not pass by its mark where no commit failed so far', async () => {
    const { folder } = aSite()
    commit(folder, { 'docs/pricing.md': pricing })
    expect((await runUntil(folder, 'Replayed 1 of 4')).out).toMatch(/^! The gate would have failed 0 of 1/)
  })

  it('prints the losses that it has', async () => {
    const { folder } = aSite()
    commit(folder, { 'docs/pricing.md': pricing })
    const { code, out } = await runUntil(folder, 'Put in 3 of 4', ['--inject'])
    expect(code).toBe(1)
    expect(joinBroken(out)).toContain('The backtest was stopped. Not put in: 1 of 4 losses.')
    expect(joinBroken(out)).toContain('the gate fails 3 of 3')
  })

  it('says so where it has no commit yet, and exits with 1', async () => {
    const { folder } = aSite()
    const { printed, ...terminal } = createTerminal()
    const code = await backtest(gate, { ...terminal, folder, signal: AbortSignal.abort() })
    expect({ code, ...printed }).toEqual({ code: 1, out: '', err: 'Stopped before the first commit.\n' })
  })
})

describe('--help', () => {
  it('lists every flag and input that the command takes', () => {
    const page = renderCommandHelp(createTerminal().out, 'backtest')
    for (const name of flagNames('backtest')) expect(page).toContain(`\n  --${name}`)
  })
})

describe('wrong usage', () => {
  it('exits with 2 and reports all problems at once', async () => {
    const { folder } = aSite()
    const argv = ['--commits', '0', '--format', 'xml', '--inject=maybe', '--engines', 'openai']
    const { code, out, err } = await run(folder, argv, { words: [] })
    expect(code).toBe(2)
    expect(out).toBe('')
    const names = ['--brand', '--keywords', '--commits', '--format', '--inject', '--engines']
    for (const name of names) expect(err).toContain(`\n${name}: `)
    expect(err).toContain('one of the flags that backtest --help lists')
  })
})
