import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { findCommitPages } from '../../../src/checkout/git.ts'
import { renderTextParts } from '../../../src/lib/document/text/text.ts'
import { runBacktest } from '../../../src/owners/backtest/backtest.ts'
import {
  addPart,
  type Backtest,
  type BacktestPart,
  countVerdicts,
} from '../../../src/owners/backtest/parts.ts'
import { backtestParts } from '../../../src/report/document/backtest.ts'
import { renderMarkdownParts } from '../../../src/report/posts/comment.ts'
import { type BacktestSite, createBacktestSite, pricing, restore, team } from '../../support/backtest-site.ts'
import { aFolder, aRepository, commit, git, shallowClone } from '../../support/git-repository.ts'

const keywords = ['restore a deleted file', 'cloud storage cost']
const siteUrls = [{ folder: 'docs', template: 'https://acme.dev/{path}' }]
const settings = { content: [], competitors: [], siteUrls, language: 'en', keywords }
const firstPages = { 'docs/restore.md': restore, 'docs/pricing.md': pricing, 'docs/team.md': team }

type Settings = Parameters<typeof runBacktest>[1]
type Options = Parameters<typeof runBacktest>[2]

/** Replays in this process, as a page worker does for the command. */
async function replay(
  folder: string,
  changes: Partial<Settings> = {},
  options: Partial<Options> = {},
): Promise<Backtest> {
  let found: Backtest | undefined
  const onPart = (part: BacktestPart) => {
    found = addPart(found, part)
  }
  const range = { most: 200 }
  await runBacktest({ folder }, { ...settings, ...changes }, { range, onPart, ...options })
  if (found === undefined) throw new Error('the backtest has no start')
  return found
}

function textOf(found: Backtest): string {
  const lines = renderTextParts(backtestParts(found)).map(line => line.map(({ text }) => text).join(''))
  return lines.join('\n').replaceAll(/\n *(?![✗✓!])/g, ' ')
}

function remove(folder: string, path: string): string {
  rmSync(join(folder, path))
  return commit(folder, {})
}

describe('a site', () => {
  let site: BacktestSite
  let found: Backtest
  beforeAll(async () => {
    site = createBacktestSite()
    found = await replay(site.folder)
  })

  it('lists the commits that the gate would have failed, with the sentence, the page and the cause', () => {
    const text = textOf(found)
    expect(text).toMatch(
      /^✗ 2 of 4 commits touched a page that owns a question; 2 would have failed, 0 warned\./,
    )
    for (const words of [
      `Failed ${site.deleted.slice(0, 10)}`,
      '100% of the text of its owner is gone',
      'before: “Cloud storage costs four dollars a month for each terabyte.”',
      'after: no answer',
      'This change deletes docs/pricing.md, and its text is on no other page',
      `Failed ${site.hidden.slice(0, 10)}`,
      'Line 2 of docs/restore.md: robots: noindex. Search engines leave the page out',
    ])
      expect(text).toContain(words)
  })

  it('has a record of each commit, newest first', () => {
    const { edited, deleted, hidden, restored, folder } = site
    expect(found).toMatchObject({ head: git(folder, 'rev-parse', 'HEAD'), pages: 3, unanswered: [] })
    expect(countVerdicts(found.commits)).toMatchObject({ judged: 4, failed: 2, errors: 0 })
    expect(found.commits).toMatchObject([
      { commit: { id: restored, parent: hidden }, verdict: 'pass' },
      { commit: { id: hidden, parent: deleted }, verdict: 'fail' },
      { commit: { id: deleted }, verdict: 'fail' },
      { commit: { id: edited }, verdict: 'pass', keywords: [] },
    ])
    const owner = { path: 'docs/restore.md', headings: [], certainty: expect.any(String) }
    expect(found.commits[1]?.keywords).toMatchObject([{ keyword: 'restore a deleted file', owner }])
    expect(found.commits[2]?.keywords).toMatchObject([
      {
        ...{ keyword: 'cloud storage cost', outcome: 'lost', owner: { path: 'docs/pricing.md' }, loss: 1 },
        ...{ before: { place: { path: 'docs/pricing.md' } }, after: undefined },
        causes: [{ kind: 'deleted', path: 'docs/pricing.md' }],
      },
    ])
  })

  it('stays unchanged', () => {
    expect(git(site.folder, 'status', '--porcelain', '--ignored')).toBe('')
    expect(git(site.folder, 'rev-parse', 'HEAD')).toBe(site.restored)
  })

  it('links each failed commit to its page if the remote is a known host', () => {
    const linked = { ...found, commitPages: 'https://github.com/acme/site/commit/' }
    const short = site.deleted.slice(0, 10)
    const url = `https://github.com/acme/site/commit/${short}`
    expect(renderMarkdownParts(backtestParts(linked))).toContain(`[${short}](${url})`)
    expect(textOf(linked)).toContain(`Failed ${short} (${url})`)
  })

  it('replays as many of the newest commits as requested', async () => {
    const { commits } = await replay(site.folder, {}, { range: { most: 2 } })
    expect(commits.map(({ commit }) => commit.id)).toEqual([site.restored, site.hidden])
  })

  it('fails by the share of the text that may be removed', async () => {
    const { commits } = await replay(site.folder, { maxAnswerLoss: 1 })
    expect(countVerdicts(commits)).toMatchObject({ judged: 4, failed: 0 })
    expect(commits[2]).toMatchObject({ verdict: 'warn', keywords: [{ outcome: 'weaker', loss: 1 }] })
    const text = textOf({ ...found, commits })
    expect(text).toMatch(
      /^! 2 of 4 commits touched a page that owns a question; 0 would have failed, 2 warned\./,
    )
    expect(text).toContain(`Warned ${site.deleted.slice(0, 10)}`)
    expect(text).toContain('100% of the text of its owner is gone')
  })

  it('may be a subfolder of a repository', async () => {
    const { pages, commits } = await replay(join(site.folder, 'docs'))
    expect(pages).toBe(3)
    const [, failing] = commits.filter(({ verdict }) => verdict === 'fail')
    expect(failing).toMatchObject({
      commit: { id: site.deleted },
      keywords: [{ causes: [{ path: 'pricing.md' }] }],
    })
  })

  it('that lacks older commits is reported as shallow', async () => {
    const clone = aFolder()
    git(clone, 'clone', '--quiet', '--depth=3', pathToFileURL(site.folder).href, '.')
    const text = textOf(await replay(clone))
    expect(text).toContain('of 2 commits touched')
    expect(text).toContain('The checkout is shallow')
  })

  it('reports that it was stopped, and does not count as passed if no commit has failed', () => {
    const cut: Backtest = { ...found, commits: found.commits.slice(0, 1), stopped: 'interrupted' }
    expect(textOf(cut)).toMatch(/^! 0 of 1 commit touched .*; 0 would have failed/)
  })
})

it('counts commits that change robots.txt or an included file, and a merge as one change', async () => {
  const folder = aRepository()
  const included = { 'docs/pricing.md': '{% include price.md %}', '_includes/price.md': pricing }
  commit(folder, { ...firstPages, ...included })
  const changed = commit(folder, { '_includes/price.md': '# Pricing\n\nAsk us.\n' })
  commit(folder, { '_includes/footer.md': 'Bye.' })
  const mended = commit(folder, { '_includes/price.md': pricing })
  const agents = 'User-agent: GPTBot\nUser-agent: OAI-SearchBot\n'
  const disallowed = commit(folder, { 'robots.txt': `${agents}Disallow: /restore\n` })
  const allowed = commit(folder, { 'robots.txt': '' })
  git(folder, 'checkout', '--quiet', '-b', 'change')
  remove(folder, 'docs/team.md')
  remove(folder, 'docs/restore.md')
  git(folder, 'checkout', '--quiet', 'main')
  const parent = commit(folder, { 'docs/about.md': `${team}\nHello.\n` })
  git(folder, 'merge', '--quiet', '--no-ff', '--message', 'merge it', 'change')
  const found = await replay(folder)
  expect(found.commits).toMatchObject([
    { commit: { parent, subject: 'merge it' }, verdict: 'fail', keywords: [{}] },
    { commit: { id: parent, parent: allowed }, verdict: 'pass' },
    { commit: { id: allowed }, verdict: 'pass' },
    { commit: { id: disallowed }, verdict: 'fail' },
    { commit: { id: mended }, verdict: 'pass' },
    { commit: { id: changed }, verdict: 'fail' },
  ])
  expect(textOf(found)).toContain('Line 3 of robots.txt: Disallow: /restore. It keeps OAI-SearchBot')
})

it('skips commits that only change translations', async () => {
  const folder = aRepository()
  commit(folder, { 'docs/en/restore.md': restore, 'docs/fr/restore.md': '# Restaurer\n\nLa corbeille.\n' })
  commit(folder, { 'docs/fr/restore.md': '# Restaurer\n\nOuvrez la corbeille.\n' })
  const edited = commit(folder, { 'docs/en/restore.md': `${restore}\nMore.\n` })
  expect((await replay(folder)).commits).toMatchObject([{ commit: { id: edited } }])
})

it('counts commits that leave no page separately, in one line', async () => {
  const folder = aRepository()
  commit(folder, { 'docs/pricing.md': pricing })
  for (const _ of [0, 1]) {
    remove(folder, 'docs/pricing.md')
    commit(folder, { 'docs/pricing.md': pricing })
  }
  commit(folder, { 'docs/pricing.md': team })
  const found = await replay(folder)
  const { commits } = found
  expect(countVerdicts(commits)).toMatchObject({ judged: 3, failed: 1, errors: 2 })
  expect(commits[2]).toMatchObject({ verdict: 'error', problem: { code: 'AVG_NO_PAGES' } })
  const text = textOf(found)
  expect(text).toContain('of 3 commits touched a page that owns a question; 1 would have failed')
  expect(text.split('could not be compared')).toHaveLength(2)
  expect(text).toContain('2 more commits could not be compared: No page with text was found')
})

it('prints no markup or control characters of subjects and paths', async () => {
  const folder = aRepository()
  const hostile = { 'docs/@me|<b>.md': `${pricing}\nCloud storage cost is **[x](http://e.vil)**.\n` }
  commit(folder, { ...firstPages, ...hostile, 'docs/\u001b[31m.md': pricing })
  git(folder, 'rm', '--quiet', 'docs/@me|<b>.md', 'docs/\u001b[31m.md', 'docs/pricing.md')
  const subject = 'Fix #1 for @octocat <img src=x> | ::error::x \u001b[31m and\u0007 bell'
  git(folder, 'commit', '--quiet', '--message', subject)
  const found = await replay(folder)
  const markdown = renderMarkdownParts(backtestParts(found))
  expect(markdown).toMatch(/^## ❌ 1 of 1 commit touched/)
  expect(markdown).not.toMatch(/<img|<b>|@octocat|@me|Fix #1/)
  expect(markdown).toContain('img src=x')
  expect(textOf(found)).toContain('1 would have failed')
  expect(textOf(found).replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
})

describe('owners', () => {
  const words = (start: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${start}${index}`).join(' ')
  const start = `# Guide of boards and teams\n\nThe kanban board limits work.\n\n${words('one', 60)}.\n`
  const guide = `${start}\n## More\n\n${words('two', 60)}.\n`
  const asked = { keywords: ['kanban board'] }

  /** The owner is guessed, because its title has more words than the question. It loses half of its text for a while. */
  let folder: string
  let shortened: string
  beforeAll(() => {
    folder = aRepository()
    commit(folder, { 'docs/guide.md': guide, 'docs/team.md': team })
    shortened = commit(folder, { 'docs/guide.md': start })
    commit(folder, { 'docs/guide.md': guide })
    git(folder, 'mv', 'docs/guide.md', 'docs/boards.md')
    commit(folder, {})
  })

  it('that are confirmed are followed back through renames', async () => {
    const owners = [{ keyword: 'kanban board', path: 'docs/boards.md' }]
    const failedOf = async (settings: Partial<Settings>) => {
      const { commits } = await replay(folder, { ...asked, ...settings })
      return commits.filter(({ verdict }) => verdict === 'fail').map(({ commit }) => commit.id)
    }
    expect(await failedOf({})).toEqual([])
    expect(await failedOf({ owners })).toEqual([shortened])
  })
})

describe('a history that cannot be replayed', () => {
  it.each([
    ['a folder without git', () => aFolder(), 'The folder is not inside a git checkout'],
    ['a repository without commits', () => aRepository(), 'no commit with a parent changes a page'],
    [
      'a repository without pages',
      () => aRepositoryWith({ 'a.rst': 'text' }),
      'No page with text was found in the repository. Skipped: 1 .rst',
    ],
    ['a history of one commit', () => aRepositoryWith(firstPages), 'no commit with a parent changes a page'],
    ['a shallow clone', () => shallowClone(aRepositoryWith(firstPages)), 'The checkout is shallow'],
  ])('%s', async (_, create, words) => {
    await expect(replay(create())).rejects.toThrow(words)
  })

  function aRepositoryWith(files: Record<string, string>): string {
    const folder = aRepository()
    commit(folder, files)
    return folder
  }
})

it('finds the pages of commits of a remote', async () => {
  const folder = aRepository()
  git(folder, 'remote', 'add', 'origin', 'x')
  const found: (string | undefined)[] = []
  for (const remote of [
    'https://user:secret@github.com/acme/site.git',
    'git@github.com:acme/site.git',
    'ssh://git@github.acme.com:2222/acme/site',
    'https://gitlab.com/acme/site',
    'https://git.acme.com/acme/site',
    'https://notgithub.com/acme/site',
    '../acme/site',
  ]) {
    git(folder, 'remote', 'set-url', 'origin', remote)
    found.push(await findCommitPages({ folder }))
  }
  expect(found).toEqual([
    ...['https://github.com/acme/site/commit/', 'https://github.com/acme/site/commit/'],
    ...['https://github.acme.com/acme/site/commit/', 'https://gitlab.com/acme/site/-/commit/'],
    ...[undefined, undefined, undefined],
  ])
})
