import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { CorpusErrorFacts } from '../../src/contract/corpus-facts.ts'
import { CorpusError } from '../../src/sites/errors.ts'
import { hiddenSince } from '../../src/sites/indexing/hidden.ts'
import { type PageSettings, readBothPages, readPages } from '../../src/sites/read-pages.ts'
import {
  aFolder,
  aRepository,
  aRepositoryWithSubmodule,
  commit,
  git,
  write,
} from '../support/git-repository.ts'

const settings: PageSettings = { content: [], competitors: [], siteUrls: [] }
const rival = { name: 'Rival', folder: 'captures/rival' }

/** Each page as its path and its text. */
const textsOf = ({ pages }: Awaited<ReturnType<typeof readPages>>) =>
  pages.map(({ path, content }) => `${path}: ${content.passages.map(({ text }) => text).join(' ')}`)

async function factsOf(work: Promise<unknown>): Promise<CorpusErrorFacts> {
  const error = await work.catch(error => error)
  if (error instanceof CorpusError) return error.facts
  throw new Error(`expected a CorpusError, not ${error}`)
}

/** A repository, and the ids that a pull request's event names: the base and its own newest commit. */
function aChange(before: Record<string, string>, after: Record<string, string>) {
  const folder = aRepository()
  const base = commit(folder, before)
  git(folder, 'checkout', '--quiet', '-b', 'change')
  return { folder, commits: { base, head: commit(folder, after) } }
}

describe('readPages', () => {
  it('reads a folder without git', async () => {
    const folder = aFolder()
    write(folder, { 'docs/a.md': 'Text.', 'node_modules/x/README.md': 'No.' })
    expect(textsOf(await readPages({ folder }, settings))).toEqual(['docs/a.md: Text.'])
  })

  it('reads a built site that git ignores', async () => {
    const folder = aRepository()
    commit(folder, { '.gitignore': 'site', 'docs/a.rst': 'Source.' })
    write(folder, { 'site/index.html': '<h1>A</h1><p>Built.' })
    const corpus = await readPages({ folder }, { ...settings, content: ['site/**'] })
    expect(textsOf(corpus)).toEqual(['site/index.html: Built.'])
  })

  it('tells what it passed over beside what it read', async () => {
    const folder = aRepository()
    commit(folder, {
      'a.md': 'Text.',
      'b.rst': 'x',
      'CHANGELOG.md': 'x',
      'draft.md': '---\ndraft: true\n---\nx',
    })
    const { pages, passedOver } = await readPages({ folder }, settings)
    expect(pages).toHaveLength(1)
    expect(passedOver).toEqual([
      { path: 'CHANGELOG.md', reason: 'changelog' },
      { path: 'b.rst', reason: 'format', extension: 'rst' },
      { path: 'draft.md', reason: 'not-public' },
    ])
  })
})

describe('readPages, where nothing is read', () => {
  it('rejects with what was passed over, counted', async () => {
    const folder = aRepository()
    commit(folder, { 'a.rst': 'x', 'b.rst': 'x', 'c.ipynb': '{}', 'CHANGELOG.md': 'x', 'code.ts': '' })
    write(folder, { 'untracked.md': 'Text.' })
    expect(await factsOf(readPages({ folder }, settings))).toEqual({
      kind: 'no-pages',
      lookedFor: [],
      passedOver: [
        { reason: 'format', extension: 'rst', count: 2, examples: ['a.rst', 'b.rst'] },
        { reason: 'changelog', count: 1, examples: ['CHANGELOG.md'] },
        { reason: 'format', extension: 'ipynb', count: 1, examples: ['c.ipynb'] },
        { reason: 'untracked', count: 1, examples: ['untracked.md'] },
      ],
    })
  })

  it('rejects where no page has text', async () => {
    const folder = aFolder()
    write(folder, { 'site/index.html': '<div id="root"></div><script src="app.js"></script>' })
    expect(await factsOf(readPages({ folder }, { ...settings, content: ['site/**'] }))).toEqual({
      kind: 'no-pages',
      lookedFor: ['site/**'],
      passedOver: [{ reason: 'data', count: 1, examples: ['site/index.html'] }],
    })
  })

  it.each([['blog/**'], ['docs'], ['docs/*.html']])(
    'rejects where %s alone of two globs matches nothing',
    async glob => {
      const folder = aRepository()
      commit(folder, { 'docs/a.md': 'Text.', 'docs/b.rst': 'x' })
      const facts = await factsOf(readPages({ folder }, { ...settings, content: ['docs/*.md', glob] }))
      expect(facts).toEqual({ kind: 'no-match', lookedFor: [glob], passedOver: [] })
    },
  )

  it('says which files a glob without pages does match', async () => {
    const folder = aRepository()
    commit(folder, { 'docs/a.md': 'Text.', 'guide/b.rst': 'x' })
    const facts = await factsOf(readPages({ folder }, { ...settings, content: ['docs/**', 'guide/**'] }))
    expect(facts).toMatchObject({
      lookedFor: ['guide/**'],
      passedOver: [{ reason: 'format', extension: 'rst', count: 1 }],
    })
  })

  it('rejects where a competitor’s folder holds no page', async () => {
    const folder = aRepository()
    commit(folder, { 'a.md': 'Text.', 'captures/rival/a.pdf': 'x' })
    expect(await factsOf(readPages({ folder }, { ...settings, competitors: [rival] }))).toEqual({
      kind: 'no-competitor-pages',
      lookedFor: ['captures/rival'],
      competitor: 'Rival',
      passedOver: [{ reason: 'format', extension: 'pdf', count: 1, examples: ['captures/rival/a.pdf'] }],
    })
  })

  it('does not take a competitor’s pages for the brand’s', async () => {
    const folder = aRepository()
    commit(folder, { 'captures/rival/a.md': 'Text.' })
    const facts = await factsOf(readPages({ folder }, { ...settings, competitors: [rival] }))
    expect(facts).toMatchObject({ kind: 'no-pages' })
  })
})

describe('readBothPages, with a commit', () => {
  it('reads both sides by the same globs', async () => {
    const { folder, commits } = aChange({ 'docs/a.md': 'Old.', 'other.md': 'x' }, { 'docs/a.md': 'New.' })
    const { base, head, against } = await readBothPages({ folder }, commits, {
      ...settings,
      content: ['docs/**'],
    })
    expect(textsOf(base)).toEqual(['docs/a.md: Old.'])
    expect(textsOf(head)).toEqual(['docs/a.md: New.'])
    expect(against).toEqual({ kind: 'merge-base', commit: commits.base })
  })

  it('passes over pages that git does not track, for no commit holds them', async () => {
    const { folder, commits } = aChange({ 'docs/a.md': 'Old.' }, { 'docs/a.md': 'New.' })
    write(folder, { 'docs/generated.md': 'Generated.' })
    const { head } = await readBothPages({ folder }, commits, { ...settings, content: ['docs/**'] })
    expect(textsOf(head)).toEqual(['docs/a.md: New.'])
    expect(head.passedOver).toEqual([{ path: 'docs/generated.md', reason: 'untracked' }])
  })

  it('rejects where all pages of a glob are outside of git', async () => {
    const { folder, commits } = aChange({ '.gitignore': 'site', 'a.md': 'Text.' }, {})
    write(folder, { 'site/a.html': '<p>Built.' })
    const facts = await factsOf(
      readBothPages({ folder }, commits, { ...settings, content: ['*.md', 'site/**'] }),
    )
    expect(facts).toEqual({
      kind: 'base-not-in-git',
      lookedFor: ['site/**'],
      passedOver: [{ reason: 'untracked', count: 1, examples: ['site/a.html'] }],
    })
  })

  it('puts a competitor’s pages that git does not track on both sides', async () => {
    const { folder, commits } = aChange({ 'a.md': 'Old.' }, { 'a.md': 'New.' })
    write(folder, { 'captures/rival/b.html': '<p>Captured.' })
    const { base, head } = await readBothPages({ folder }, commits, { ...settings, competitors: [rival] })
    expect(textsOf(base)).toEqual(['a.md: Old.', 'captures/rival/b.html: Captured.'])
    expect(textsOf(head)).toEqual(['a.md: New.', 'captures/rival/b.html: Captured.'])
  })

  it('compares with nothing where the base has no pages yet', async () => {
    const { folder, commits } = aChange({ 'code.ts': '' }, { 'a.md': 'New.' })
    expect(textsOf((await readBothPages({ folder }, commits, settings)).base)).toEqual([])
  })

  it('reads a submodule as each commit names it', async () => {
    const folder = aRepositoryWithSubmodule({ 'b.md': 'Old.' })
    const base = git(folder, 'rev-parse', 'HEAD')
    commit(join(folder, 'sub'), { 'b.md': 'New.' })
    const head = commit(folder, {})
    const corpora = await readBothPages({ folder }, { base, head }, settings)
    expect(textsOf(corpora.base)).toEqual(['a.md: a', 'sub/b.md: Old.'])
    expect(textsOf(corpora.head)).toEqual(['a.md: a', 'sub/b.md: New.'])
  })
})

describe('pages of another tree than that of the change', () => {
  it('are read neither alone nor beside those of a commit or a build', async () => {
    const { folder, commits } = aChange({ 'a.md': 'Old.' }, { 'a.md': 'New.' })
    git(folder, 'checkout', '--quiet', commits.base)
    write(folder, { '_base/a.md': 'Old.' })
    const refused = { kind: 'other-tree', checkedOut: commits.base, head: commits.head }
    expect(await factsOf(readPages({ folder }, settings, commits))).toEqual(refused)
    for (const baseContent of [undefined, '_base']) {
      const reading = readBothPages({ folder }, commits, { ...settings, baseContent })
      expect(await factsOf(reading)).toEqual(refused)
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

  it('leaves the base’s folder out of what globs around it select', async () => {
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

  it('rejects where the commit that is checked holds it, or a link on the way to it', async () => {
    const folder = aRepository()
    write(folder, { 'site/a.html': '<p>New.', '_base/site/a.html': '<p>Old.' })
    commit(folder, { '.gitignore': '_base' })
    const read = () => readBothPages({ folder }, { base: '', head: git(folder, 'rev-parse', 'HEAD') }, built)
    expect(textsOf((await read()).base)).toEqual(['site/a.html: Old.'])
    git(folder, 'add', '--force', '_base')
    commit(folder, {})
    expect(await factsOf(read())).toEqual({ kind: 'base-pages-committed', folder: '_base/site' })
    git(folder, 'rm', '--quiet', '-r', '_base')
    symlinkSync('.', join(folder, '_base'))
    git(folder, 'add', '--force', '_base')
    commit(folder, {})
    expect(await factsOf(read())).toEqual({ kind: 'base-pages-committed', folder: '_base/site' })
  })

  it('puts a competitor’s pages on both sides', async () => {
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

  it('rejects where it holds no page, or is not there', async () => {
    const folder = aFolder()
    write(folder, { 'site/a.html': '<p>New.', '_base/site/a.rst': 'x' })
    const commits = { base: '', head: '' }
    expect(await factsOf(readBothPages({ folder }, commits, built))).toEqual({
      kind: 'no-base-pages',
      lookedFor: ['_base/site'],
      passedOver: [{ reason: 'format', extension: 'rst', count: 1, examples: ['_base/site/a.rst'] }],
    })
    rmSync(join(folder, '_base'), { recursive: true })
    expect(await factsOf(readBothPages({ folder }, commits, built))).toMatchObject({ kind: 'no-base-pages' })
  })
})

describe('readBothPages, of what hides pages', () => {
  const blocking = 'User-agent: *\nDisallow: /'
  const robotsOf = ({ site }: Awaited<ReturnType<typeof readPages>>) => site.robots.map(({ path }) => path)

  it('reads the robots.txt and redirects of both trees, whatever the globs are', async () => {
    const { folder, commits } = aChange(
      { 'docs/a.md': 'A.', 'static/robots.txt': '' },
      { 'static/robots.txt': blocking, 'netlify.toml': '[[redirects]]\nfrom = "/b"\nto = "/a"' },
    )
    const trees = await readBothPages({ folder }, commits, { ...settings, content: ['docs/**'] })
    const hidden = hiddenSince(trees.base.pages, trees.base, trees.head)
    expect(hidden.get('docs/a.md')?.[0]).toMatchObject({ file: 'static/robots.txt', line: 2 })
    expect(robotsOf(trees.base)).toEqual(['static/robots.txt'])
    expect(trees.head.site.redirects.map(({ file }) => file)).toEqual(['netlify.toml'])
    expect(textsOf(trees.head)).toEqual(['docs/a.md: A.'])
  })

  it('compares no robots.txt that git does not track with a commit', async () => {
    const { folder, commits } = aChange({ 'docs/a.md': 'A.' }, { 'docs/a.md': 'B.' })
    write(folder, { 'docs/robots.txt': blocking })
    const { head } = await readBothPages({ folder }, commits, { ...settings, content: ['docs/**'] })
    expect(robotsOf(head)).toEqual([])
  })

  it('compares no robots.txt that a sparse checkout leaves out', async () => {
    const { folder, commits } = aChange(
      { 'docs/a.md': 'A.', 'static/robots.txt': blocking },
      { 'docs/b.md': 'B.' },
    )
    git(folder, 'sparse-checkout', 'set', 'docs')
    const { base, head } = await readBothPages({ folder }, commits, settings)
    expect([robotsOf(base), robotsOf(head)]).toEqual([[], []])
  })

  it('compares the robots.txt of a build with that of the base’s build alone', async () => {
    const folder = aRepository()
    const commits = {
      base: '',
      head: commit(folder, { 'static/robots.txt': blocking, _redirects: '/old /a' }),
    }
    write(folder, { 'site/a.html': '<p>New.', '_base/site/a.html': '<p>Old.' })
    const build = { ...settings, content: ['site/**'], baseContent: '_base/site' }
    const { base, head } = await readBothPages({ folder }, commits, build)
    expect([robotsOf(base), robotsOf(head)]).toEqual([[], []])
    expect(head.site.redirects).toHaveLength(1)
    write(folder, { 'site/robots.txt': blocking, '_base/site/robots.txt': '' })
    const trees = await readBothPages({ folder }, commits, build)
    expect([robotsOf(trees.base), robotsOf(trees.head)]).toEqual([['site/robots.txt'], ['site/robots.txt']])
    expect([...hiddenSince(trees.base.pages, trees.base, trees.head).keys()]).toEqual(['site/a.html'])
  })

  it('finds no match of a glob in a file that is no page', async () => {
    const { folder, commits } = aChange({ 'docs/a.md': 'A.', 'static/robots.txt': '' }, { 'docs/b.md': 'B.' })
    const facts = await factsOf(readBothPages({ folder }, commits, { ...settings, content: ['static/**'] }))
    expect(facts).toMatchObject({ kind: 'no-match', lookedFor: ['static/**'] })
  })
})
