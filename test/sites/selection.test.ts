import { describe, expect, it } from 'vitest'
import { formatOf } from '../../src/pages/formats.ts'
import {
  createSelection,
  findCommonFolder,
  NEVER_PAGES,
  PAGES_IN_DOCUMENTATION_ONLY,
} from '../../src/sites/selection.ts'

const rivals = [{ name: 'Rival', folder: 'captures/rival' }]

it.each([
  ['a.md', 'markdown'],
  ['README.MD', 'markdown'],
  ['a.mdx', 'mdx'],
  ['a.html', 'html'],
  ['a.txt', undefined],
  ['a.md/logo', undefined],
])('the format of %s is %s', (path, format) => {
  expect(formatOf(path)).toBe(format)
})

describe('createSelection, without globs', () => {
  const { isPage, mayHold, skip } = createSelection([], [])

  it('ignores paths of more than 1,024 characters or 50 folders', () => {
    const long = (length: number) => `docs/${'a'.repeat(length - 8)}.md`
    const deep = (folders: number) => `${'a/'.repeat(folders)}b.md`
    expect([long(1024), deep(50), long(1025), deep(51)].map(isPage)).toEqual([true, true, false, false])
    expect(skip(long(1025))).toBeUndefined()
    expect(createSelection(['**/*.md'], []).isPage(deep(51))).toBe(false)
    expect(createSelection(['**/*.md'], []).mayHold('a/'.repeat(60))).toBe(true)
  })

  it.each(NEVER_PAGES.flatMap(([reason, names]) => names.split(' ').map(name => [name, reason])))(
    'takes nothing from %s anywhere: %s',
    (name, reason) => {
      expect(isPage(`${name}/a.md`)).toBe(false)
      expect(isPage(`docs/${name.toUpperCase()}/deep/a.md`)).toBe(false)
      if (name !== 'node_modules') expect(skip(`${name}/a.md`)).toEqual({ path: `${name}/a.md`, reason })
      expect(mayHold(`docs/${name}`)).toBe(false)
    },
  )

  it.each(
    PAGES_IN_DOCUMENTATION_ONLY.flatMap(([reason, names]) => names.split(' ').map(name => [name, reason])),
  )('takes Markdown from %s only in documentation, and no HTML: %s', (name, reason) => {
    expect(skip(`packages/${name}/a.md`)?.reason).toBe(reason)
    expect(skip(`docs/${name}/a.html`)?.reason).toBe(reason)
    expect(isPage(`docs/guide/${name}/a.md`)).toBe(true)
    expect(mayHold(`docs/${name}`)).toBe(true)
  })

  it.each([
    ['CHANGELOG.md', 'changelog'],
    ['packages/a/changelog-v1.md', 'changelog'],
    ['HISTORY.md', 'changelog'],
    ['LICENSE.md', 'community'],
    ['docs/CODE_OF_CONDUCT.md', 'community'],
    ['AGENTS.md', 'community'],
    ['src/step-1/App/template.html', 'template'],
    ['src/app.component.html', 'template'],
    ['.github/pull_request_template.md', 'hidden'],
    ['docs/.draft.md', 'hidden'],
    ['docs/a.rst', 'format', 'rst'],
    ['docs/A.IPYNB', 'format', 'ipynb'],
  ])('skips %s: %s', (path, reason, extension?: string) => {
    expect(skip(path)).toEqual({ path, reason, ...(extension === undefined ? {} : { extension }) })
    expect(isPage(path)).toBe(false)
  })

  it.each([
    ['a.md docs/a.mdx a.html README.md docs/security.md docs/history.md docs/vendor.md', true],
    ['docs/changelogs-explained.md', true],
    ['a.ts a.png robots.txt requirements-dev.txt test/a.rst node_modules/a/a.rst', false],
  ])('skips none of %s; they are pages: %s', (paths, expected) => {
    for (const path of paths.split(' ')) expect([skip(path), isPage(path)]).toEqual([undefined, expected])
  })
})

describe('createSelection, with globs', () => {
  it.each<[string[], string[], string[]]>([
    [['!README.md'], ['a.md'], ['README.md', 'dist/a.md']],
    [
      ['docs/**', './build/*.html'],
      ['docs/deep/a.md', 'docs/fixtures/CHANGELOG.md', 'build/index.html'],
      ['README.md', 'docs/logo.png'],
    ],
    [['docs/**', '!docs/internal/**'], ['docs/a.md', 'docs/a\nb.md'], ['docs/internal/a.md']],
  ])('%j selects %j, but not %j', (globs, taken, others) => {
    expect([...taken, ...others].filter(createSelection(globs, rivals).isPage)).toEqual(taken)
  })

  it('takes nothing from .git, node_modules, _drafts and the folder of the base', () => {
    const { isPage, mayHold } = createSelection(['**', '.git/**', '**/.git/**'], [], '_base/site')
    for (const folder of ['.git', 'a/.git', 'node_modules', 'a/node_modules', 'a/_drafts', '_base/site']) {
      expect(isPage(`${folder}/a.md`), folder).toBe(false)
      expect(mayHold(folder), folder).toBe(false)
    }
    expect(['_base/other/a.md', '_base/site-map.md'].map(isPage)).toEqual([true, true])
  })

  it('reports other formats only if a glob matches them', () => {
    const { skip } = createSelection(['docs/**', '!docs/old/**'], [])
    const reasons = ['docs/a.rst', 'docs/old/a.rst', 'other/a.rst'].map(path => skip(path)?.reason)
    expect(reasons).toEqual(['format', undefined, undefined])
  })

  it.each([
    [['site/**'], ['site', 'site/a', 'site/a/b'], ['sites', 'docs', 'site/.cache']],
    [['docs/api/*.html'], ['docs', 'docs/api'], ['docs/guide', 'src']],
    [['**/*.md'], ['a', 'a/b'], ['.venv', 'a/.git']],
    [['.vitepress/dist/**'], ['.vitepress', '.vitepress/dist', '.vitepress/dist/a'], ['docs']],
    [['{docs,.site}/**'], ['docs', '.site'], []],
    [['a\\[1\\]/*.md'], ['a[1]'], ['a']],
    [['docs/**', '!docs/old/**', '!docs/new/*.md'], ['docs/new'], ['docs/old', 'docs/old/a']],
  ])('searches for %j in %j, but not in %j', (globs, near, far) => {
    expect([...near, ...far].filter(createSelection(globs, []).mayHold)).toEqual(near)
  })

  it('takes pages of a competitor with any globs', () => {
    const { isPage, mayHold } = createSelection(['docs/**'], rivals)
    expect(['captures/rival/a.html', 'captures/other/a.html'].map(isPage)).toEqual([true, false])
    expect(mayHold('captures')).toBe(true)
    expect(createSelection([], [{ name: 'R', folder: 'vendor/r' }]).isPage('vendor/r/a.html')).toBe(true)
  })
})

it.each([
  [['site/**'], 'site'],
  [['./site/docs/*.html'], 'site/docs'],
  [['site/docs/**', 'site/blog/**', '!site/blog/old/**'], 'site'],
  [['site/**', 'other/**'], ''],
  [['**'], ''],
])('the common folder of %j is %j', (content, folder) => {
  expect(findCommonFolder(createSelection(content, []).globs)).toBe(folder)
})
