import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findNewlyHidden } from '../../src/sites/indexing/hidden.ts'
import { type PageSettings, readBothPages, readPages } from '../../src/sites/read-pages.ts'
import { aFolder, aRepository, aRepositoryOf, commit, git, write } from '../support/git-repository.ts'
import { detailsOf } from '../support/pages.ts'

const settings: PageSettings = { content: [], competitors: [], siteUrls: [] }
const rival = { name: 'Rival', folder: 'captures/rival' }

/** Each page as its path and its text. */
const textsOf = ({ pages }: Awaited<ReturnType<typeof readPages>>) =>
  pages.map(({ path, content }) => `${path}: ${content.passages.map(({ text }) => text).join(' ')}`)

/** A repository, and the ids that a pull request's event names: the base and its own newest commit. */
function aChange(before: Record<string, string>, after: Record<string, string>) {
  const folder = aRepository()
  const base = commit(folder, before)
  git(folder, 'checkout', '--quiet', '-b', 'change')
  return { folder, commits: { base, head: commit(folder, after) } }
}

/** The details of a refusal: what was looked for, and what was skipped. */
const nothing = (code: string, lookedFor: string[], skipped: object[] = []) => ({
  code,
  lookedFor,
  skipped,
})
const passed = (reason: string, ...examples: string[]) => ({ reason, count: examples.length, examples })
const format = (extension: string, ...examples: string[]) => ({ ...passed('format', ...examples), extension })

describe('readPages', () => {
  it('reads a built site that git ignores', async () => {
    const folder = aRepositoryOf({ '.gitignore': 'site', 'docs/a.rst': 'Source.' })
    write(folder, { 'site/index.html': '<h1>A</h1><p>Built.' })
    const corpus = await readPages({ folder }, { ...settings, content: ['site/**'] })
    expect(textsOf(corpus)).toEqual(['site/index.html: Built.'])
  })

  it('reports what it skipped', async () => {
    const draft = '---\ndraft: true\n---\nx'
    const folder = aRepositoryOf({ 'a.md': 'Text.', 'b.rst': 'x', 'CHANGELOG.md': 'x', 'draft.md': draft })
    const corpus = await readPages({ folder }, settings)
    expect(textsOf(corpus)).toEqual(['a.md: Text.'])
    expect(corpus.skipped).toEqual([
      { path: 'CHANGELOG.md', reason: 'changelog' },
      { path: 'b.rst', reason: 'format', extension: 'rst' },
      { path: 'draft.md', reason: 'not-public' },
    ])
  })

  it('rejects with the counts of skipped files if there are no pages', async () => {
    const sources = { 'a.rst': 'x', 'b.rst': 'x', 'c.ipynb': '{}', 'code.ts': '' }
    const folder = aRepositoryOf({ ...sources, 'CHANGELOG.md': 'x' })
    write(folder, { 'untracked.md': 'Text.' })
    const skipped = [
      format('rst', 'a.rst', 'b.rst'),
      passed('changelog', 'CHANGELOG.md'),
      format('ipynb', 'c.ipynb'),
      passed('untracked', 'untracked.md'),
    ]
    expect(await detailsOf(readPages({ folder }, settings))).toEqual(nothing('AVG_NO_PAGES', [], skipped))
  })

  it('rejects if no page has text', async () => {
    const folder = aFolder()
    write(folder, { 'site/index.html': '<div id="root"></div><script src="app.js"></script>' })
    const details = nothing('AVG_NO_PAGES', ['site/**'], [passed('no-text', 'site/index.html')])
    expect(await detailsOf(readPages({ folder }, { ...settings, content: ['site/**'] }))).toEqual(details)
  })

  it.each([
    ['blog/**', []],
    ['docs', []],
    ['docs/*.html', []],
    ['static/**', []],
    ['guide/**', [format('rst', 'guide/b.rst')]],
  ])('rejects if only %s of two globs matches no page', async (glob, skipped) => {
    const others = { 'docs/b.rst': 'x', 'guide/b.rst': 'x', 'static/robots.txt': '' }
    const folder = aRepositoryOf({ 'docs/a.md': 'Text.', ...others })
    const details = nothing('AVG_NO_MATCH', [glob], skipped)
    expect(await detailsOf(readPages({ folder }, { ...settings, content: ['docs/*.md', glob] }))).toEqual(
      details,
    )
  })

  it.each<[string, Record<string, string>, object]>([
    [
      'has no page',
      { 'a.md': 'Text.', 'captures/rival/a.pdf': 'x' },
      {
        ...nothing('AVG_NO_COMPETITOR_PAGES', ['captures/rival'], [format('pdf', 'captures/rival/a.pdf')]),
        competitor: 'Rival',
      },
    ],
    ['has the only pages', { 'captures/rival/a.md': 'Text.' }, nothing('AVG_NO_PAGES', [])],
  ])('rejects if a folder of a competitor %s', async (_, files, details) => {
    const folder = aRepositoryOf(files)
    expect(await detailsOf(readPages({ folder }, { ...settings, competitors: [rival] }))).toEqual(details)
  })
})

describe('readBothPages, with a commit', () => {
  it('reads both sides with the same globs, without untracked pages', async () => {
    const { folder, commits } = aChange({ 'docs/a.md': 'Old.', 'other.md': 'x' }, { 'docs/a.md': 'New.' })
    write(folder, { 'docs/generated.md': 'Generated.' })
    const wanted = { ...settings, content: ['docs/**'] }
    const { base, head, against } = await readBothPages({ folder }, commits, wanted)
    expect(textsOf(base)).toEqual(['docs/a.md: Old.'])
    expect(textsOf(head)).toEqual(['docs/a.md: New.'])
    expect(head.skipped).toEqual([{ path: 'docs/generated.md', reason: 'untracked' }])
    expect(against).toEqual({ kind: 'merge-base', commit: commits.base })
  })

  it('rejects if all pages of a glob are untracked', async () => {
    const { folder, commits } = aChange({ '.gitignore': 'site', 'a.md': 'Text.' }, {})
    write(folder, { 'site/a.html': '<p>Built.' })
    const reading = readBothPages({ folder }, commits, { ...settings, content: ['*.md', 'site/**'] })
    const details = nothing('AVG_BASE_NOT_IN_GIT', ['site/**'], [passed('untracked', 'site/a.html')])
    expect(await detailsOf(reading)).toEqual(details)
  })

  it('adds untracked pages of a competitor to both sides', async () => {
    const { folder, commits } = aChange({ 'a.md': 'Old.' }, { 'a.md': 'New.' })
    write(folder, { 'captures/rival/b.html': '<p>Captured.' })
    const { base, head } = await readBothPages({ folder }, commits, { ...settings, competitors: [rival] })
    expect(textsOf(base)).toEqual(['a.md: Old.', 'captures/rival/b.html: Captured.'])
    expect(textsOf(head)).toEqual(['a.md: New.', 'captures/rival/b.html: Captured.'])
  })

  it('has an empty base if the base has no pages yet', async () => {
    const { folder, commits } = aChange({ 'code.ts': '' }, { 'a.md': 'New.' })
    expect(textsOf((await readBothPages({ folder }, commits, settings)).base)).toEqual([])
  })
})

describe('pages of another commit than the change', () => {
  it('are not read, also not with those of a commit or a build', async () => {
    const { folder, commits } = aChange({ 'a.md': 'Old.' }, { 'a.md': 'New.' })
    git(folder, 'checkout', '--quiet', commits.base)
    write(folder, { '_base/a.md': 'Old.' })
    const refused = { code: 'AVG_OTHER_TREE', checkedOut: commits.base, head: commits.head }
    expect(await detailsOf(readPages({ folder }, settings, commits))).toEqual(refused)
    for (const baseContent of [undefined, '_base']) {
      const reading = readBothPages({ folder }, commits, { ...settings, baseContent })
      expect(await detailsOf(reading)).toEqual(refused)
    }
  })
})

describe('readBothPages, with the folder of the base’s build', () => {
  const built = { ...settings, content: ['site/**', '!site/404.html'], baseContent: '_base/site' }

  it('pairs pages by their path in each folder', async () => {
    const folder = aFolder()
    write(folder, {
      'site/index.html': '<p>New.',
      'site/404.html': '<p>Gone.',
      'site/same.html': '<p>Same.',
      '_base/site/index.html': '<p>Old.',
      '_base/site/404.html': '<p>Gone.',
      '_base/site/same.html': '<p>Same.',
      '_base/other.html': '<p>Other.',
    })
    const { base, head, against } = await readBothPages({ folder }, { base: '', head: '' }, built)
    expect(textsOf(base)).toEqual(['site/index.html: Old.', 'site/same.html: Same.'])
    expect(textsOf(head)).toEqual(['site/index.html: New.', 'site/same.html: Same.'])
    expect(base.pages[1]?.content).toBe(head.pages[1]?.content)
    expect(against).toEqual({ kind: 'folder', folder: '_base/site' })
  })

  it('leaves out the folder of the base', async () => {
    const folder = aFolder()
    write(folder, { 'a.md': 'New.', '_base/a.md': 'Old.' })
    const { base, head } = await readBothPages(
      { folder },
      { base: '', head: '' },
      { ...settings, content: ['**/*.md'], baseContent: '_base' },
    )
    expect(textsOf(base)).toEqual(['a.md: Old.'])
    expect(textsOf(head)).toEqual(['a.md: New.'])
  })

  it('rejects if the checked commit contains it, or a link above it', async () => {
    const folder = aRepository()
    write(folder, { 'site/a.html': '<p>New.', '_base/site/a.html': '<p>Old.' })
    commit(folder, { '.gitignore': '_base' })
    const read = () => readBothPages({ folder }, { base: '', head: git(folder, 'rev-parse', 'HEAD') }, built)
    expect(textsOf((await read()).base)).toEqual(['site/a.html: Old.'])
    git(folder, 'add', '--force', '_base')
    commit(folder, {})
    expect(await detailsOf(read())).toEqual({ code: 'AVG_BASE_COMMITTED', folder: '_base/site' })
    git(folder, 'rm', '--quiet', '-r', '_base')
    symlinkSync('.', join(folder, '_base'))
    git(folder, 'add', '--force', '_base')
    commit(folder, {})
    expect(await detailsOf(read())).toEqual({ code: 'AVG_BASE_COMMITTED', folder: '_base/site' })
  })

  it('adds pages of a competitor to both sides', async () => {
    const folder = aFolder()
    write(folder, {
      'site/a.html': '<p>New.',
      '_base/site/a.html': '<p>Old.',
      'captures/rival/b.html': '<p>Captured.',
    })
    const { base } = await readBothPages(
      { folder },
      { base: '', head: '' },
      { ...built, competitors: [rival] },
    )
    expect(textsOf(base)).toEqual(['captures/rival/b.html: Captured.', 'site/a.html: Old.'])
  })

  it('rejects if it has no page or does not exist', async () => {
    const folder = aFolder()
    write(folder, { 'site/a.html': '<p>New.', '_base/site/a.rst': 'x' })
    const commits = { base: '', head: '' }
    const details = nothing('AVG_NO_BASE_PAGES', ['_base/site'], [format('rst', '_base/site/a.rst')])
    expect(await detailsOf(readBothPages({ folder }, commits, built))).toEqual(details)
    rmSync(join(folder, '_base'), { recursive: true })
    expect(await detailsOf(readBothPages({ folder }, commits, built))).toMatchObject({
      code: 'AVG_NO_BASE_PAGES',
    })
  })
})

describe('readBothPages, of what hides pages', () => {
  const blocking = 'User-agent: *\nDisallow: /'
  const siteUrls = [{ folder: '', template: 'https://acme.dev/{path}' }]
  const robotsOf = ({ site }: Awaited<ReturnType<typeof readPages>>) => site.robots.map(({ path }) => path)

  it('reads the robots.txt and redirects of both trees with any globs', async () => {
    const { folder, commits } = aChange(
      { 'docs/a.md': 'A.', 'static/robots.txt': '' },
      { 'static/robots.txt': blocking, 'netlify.toml': '[[redirects]]\nfrom = "/b"\nto = "/a"' },
    )
    const trees = await readBothPages({ folder }, commits, { ...settings, siteUrls, content: ['docs/**'] })
    const hidden = findNewlyHidden(trees.base.pages, trees.base, trees.head)
    expect(hidden.get('docs/a.md')?.[0]).toMatchObject({ file: 'static/robots.txt', line: 2 })
    expect(robotsOf(trees.base)).toEqual(['static/robots.txt'])
    expect(trees.head.site.redirects.map(({ file }) => file)).toEqual(['netlify.toml'])
    expect(textsOf(trees.head)).toEqual(['docs/a.md: A.'])
  })

  it('compares a robots.txt outside of a sparse checkout, but not an untracked one', async () => {
    const files = { 'docs/a.md': 'A.', 'static/robots.txt': blocking }
    const { folder, commits } = aChange(files, { 'docs/b.md': 'B.' })
    git(folder, 'sparse-checkout', 'set', 'docs')
    write(folder, { 'docs/robots.txt': blocking })
    const { base, head } = await readBothPages({ folder }, commits, settings)
    expect([robotsOf(base), robotsOf(head)]).toEqual([['static/robots.txt'], ['static/robots.txt']])
  })

  it('compares the robots.txt of a build only with that of the base’s build', async () => {
    const folder = aRepository()
    const commits = {
      base: '',
      head: commit(folder, { 'static/robots.txt': blocking, _redirects: '/old /a' }),
    }
    write(folder, { 'site/a.html': '<p>New.', '_base/site/a.html': '<p>Old.' })
    const build = { ...settings, siteUrls, content: ['site/**'], baseContent: '_base/site' }
    const { base, head } = await readBothPages({ folder }, commits, build)
    expect([robotsOf(base), robotsOf(head)]).toEqual([[], []])
    expect(head.site.redirects).toHaveLength(1)
    write(folder, { 'site/robots.txt': blocking, '_base/site/robots.txt': '' })
    const trees = await readBothPages({ folder }, commits, build)
    expect([robotsOf(trees.base), robotsOf(trees.head)]).toEqual([['site/robots.txt'], ['site/robots.txt']])
    expect([...findNewlyHidden(trees.base.pages, trees.base, trees.head).keys()]).toEqual(['site/a.html'])
  })
})
