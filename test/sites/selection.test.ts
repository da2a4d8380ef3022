import fc from 'fast-check'
import picomatch from 'picomatch'
import { describe, expect, it } from 'vitest'
import { formatOf } from '../../src/pages/formats.ts'
import { NEVER_PAGES, PAGES_IN_DOCUMENTATION_ONLY } from '../../src/sites/default-selection.ts'
import { commonFolder, compileGlob, createSelection } from '../../src/sites/selection.ts'
import { expectLinear } from '../support/processor-time.ts'

const rivals = [{ name: 'Rival', folder: 'captures/rival' }]

describe('formatOf', () => {
  it.each([
    ['a.md', 'markdown'],
    ['a.markdown', 'markdown'],
    ['README.MD', 'markdown'],
    ['a.mdx', 'mdx'],
    ['a.html', 'html'],
    ['a/b.htm', 'html'],
    ['a.txt', undefined],
    ['md', undefined],
    ['a.md.bak', undefined],
    ['a.md/logo', undefined],
  ])('%s is %s', (path, format) => {
    expect(formatOf(path)).toBe(format)
  })
})

describe('createSelection, without globs', () => {
  const { isPage, mayHold, passOver } = createSelection([], [])

  it('reads no path of more than 1,024 characters or 50 folders, and names it', () => {
    const long = (length: number) => `docs/${'a'.repeat(length - 8)}.md`
    const deep = (folders: number) => `${'a/'.repeat(folders)}b.md`
    expect([long(1024), deep(50)].map(isPage)).toEqual([true, true])
    expect([long(1025), deep(51)].map(isPage)).toEqual([false, false])
    expect(passOver(long(1025))).toEqual({ path: `docs/${'a'.repeat(194)}…`, reason: 'long-path' })
    expect(passOver(deep(51))).toEqual({ path: deep(51), reason: 'long-path' })
    expect(passOver(`node_modules/${deep(51)}`)).toBeUndefined()
    expect(createSelection(['**/*.md'], []).isPage(deep(51))).toBe(false)
    expect(createSelection(['**/*.md'], []).mayHold('a/'.repeat(60))).toBe(true)
  })

  it('takes Markdown, MDX and HTML', () => {
    const paths = ['a.md', 'docs/a.mdx', 'a.html', 'a.ts', 'a.png', 'README.md']
    expect(paths.filter(isPage)).toEqual(['a.md', 'docs/a.mdx', 'a.html', 'README.md'])
  })

  it.each(NEVER_PAGES.flatMap(([reason, names]) => names.map(name => [name, reason])))(
    'takes nothing from %s anywhere: %s',
    (name, reason) => {
      expect(isPage(`${name}/a.md`)).toBe(false)
      expect(isPage(`docs/${name.toUpperCase()}/deep/a.md`)).toBe(false)
      if (name !== 'node_modules') expect(passOver(`${name}/a.md`)).toEqual({ path: `${name}/a.md`, reason })
      expect(mayHold(`docs/${name}`)).toBe(false)
    },
  )

  it.each(PAGES_IN_DOCUMENTATION_ONLY.flatMap(([reason, names]) => names.map(name => [name, reason])))(
    'takes Markdown from %s inside the documentation alone, and HTML nowhere: %s',
    (name, reason) => {
      expect(passOver(`packages/${name}/a.md`)?.reason).toBe(reason)
      expect(passOver(`docs/${name}/a.html`)?.reason).toBe(reason)
      expect(isPage(`docs/guide/${name}/a.md`)).toBe(true)
      expect(mayHold(`docs/${name}`)).toBe(true)
    },
  )

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
  ])('passes over %s: %s', (path, reason) => {
    expect(passOver(path)).toEqual({ path, reason })
    expect(isPage(path)).toBe(false)
  })

  it.each(['docs/security.md', 'docs/history.md', 'docs/vendor.md', 'docs/changelogs-explained.md'])(
    'takes %s',
    path => {
      expect(passOver(path)).toBeUndefined()
      expect(isPage(path)).toBe(true)
    },
  )

  it('counts documents of formats that are not read, and no other files', () => {
    expect(passOver('docs/a.rst')).toEqual({ path: 'docs/a.rst', reason: 'format', extension: 'rst' })
    expect(passOver('docs/A.IPYNB')?.extension).toBe('ipynb')
    for (const path of ['a.ts', 'robots.txt', 'requirements-dev.txt', 'test/a.rst', 'node_modules/a/a.rst']) {
      expect(passOver(path), path).toBeUndefined()
    }
  })

  it('takes away what a glob with an exclamation mark matches', () => {
    const { isPage } = createSelection(['!README.md'], [])
    expect(['README.md', 'a.md', 'dist/a.md'].filter(isPage)).toEqual(['a.md'])
  })
})

describe('createSelection, with globs', () => {
  it('lets globs replace the default, excluded folders included', () => {
    const { isPage } = createSelection(['docs/**', './build/*.html'], [])
    expect(isPage('docs/deep/a.md')).toBe(true)
    expect(isPage('docs/fixtures/CHANGELOG.md')).toBe(true)
    expect(isPage('build/index.html')).toBe(true)
    expect(isPage('README.md')).toBe(false)
    expect(isPage('docs/logo.png')).toBe(false)
  })

  it('takes away what a glob with an exclamation mark matches', () => {
    const { isPage } = createSelection(['docs/**', '!docs/internal/**'], [])
    expect(isPage('docs/a.md')).toBe(true)
    expect(isPage('docs/internal/a.md')).toBe(false)
  })

  it('takes names with line breaks', () => {
    expect(createSelection(['docs/**'], []).isPage('docs/a\nb.md')).toBe(true)
  })

  it('takes nothing from .git, node_modules and the folder of the base', () => {
    const { isPage, mayHold } = createSelection(['**', '.git/**', '**/.git/**'], [], '_base/site')
    for (const folder of ['.git', 'a/.git', 'node_modules', 'a/node_modules', '_base/site']) {
      expect(isPage(`${folder}/a.md`), folder).toBe(false)
      expect(mayHold(folder), folder).toBe(false)
    }
    expect(isPage('_base/other/a.md')).toBe(true)
    expect(isPage('_base/site-map.md')).toBe(true)
  })

  it('counts unread formats where a glob matches them', () => {
    const { passOver } = createSelection(['docs/**', '!docs/old/**'], [])
    expect(passOver('docs/a.rst')?.reason).toBe('format')
    expect(passOver('docs/old/a.rst')).toBeUndefined()
    expect(passOver('other/a.rst')).toBeUndefined()
  })

  it.each([
    ['site/**', ['site', 'site/a', 'site/a/b'], ['sites', 'docs', 'site/.cache']],
    ['docs/api/*.html', ['docs', 'docs/api'], ['docs/guide', 'src']],
    ['**/*.md', ['a', 'a/b'], ['.venv', 'a/.git']],
    ['.vitepress/dist/**', ['.vitepress', '.vitepress/dist', '.vitepress/dist/a'], ['docs']],
    ['{docs,.site}/**', ['docs', '.site'], []],
    ['a\\[1\\]/*.md', ['a[1]'], ['a']],
  ])('looks for %s in no folder that cannot hold it', (glob, near, far) => {
    const { mayHold } = createSelection([glob], [])
    expect(near.filter(mayHold)).toEqual(near)
    expect(far.filter(mayHold)).toEqual([])
  })

  it('looks in no folder that is taken away whole', () => {
    const { mayHold } = createSelection(['docs/**', '!docs/old/**', '!docs/new/*.md'], [])
    expect(['docs/old', 'docs/old/a', 'docs/new'].filter(mayHold)).toEqual(['docs/new'])
  })
})

describe('createSelection, of competitors', () => {
  it('takes a competitor’s pages whatever the globs are', () => {
    expect(createSelection(['docs/**'], rivals).isPage('captures/rival/a.html')).toBe(true)
    expect(createSelection(['docs/**'], rivals).isPage('captures/other/a.html')).toBe(false)
    expect(createSelection(['docs/**'], rivals).mayHold('captures')).toBe(true)
    expect(createSelection([], [{ name: 'R', folder: 'vendor/r' }]).isPage('vendor/r/a.html')).toBe(true)
  })
})

describe('commonFolder', () => {
  it.each([
    [['site/**'], 'site'],
    [['./site/docs/*.html'], 'site/docs'],
    [['site/docs/**', 'site/blog/**', '!site/blog/old/**'], 'site'],
    [['site/**', 'other/**'], ''],
    [['site/docs/**', 'site/**'], 'site'],
    [['**'], ''],
    [['site/index.html'], 'site'],
    [[], ''],
  ])('of %j is %j', (content, folder) => {
    expect(commonFolder(createSelection(content, []).globs)).toBe(folder)
  })
})

const piece = fc.constantFrom(
  '*',
  '**',
  '/',
  'a',
  'b',
  '.',
  '-',
  '?',
  '[ab]',
  '{a,b*}',
  '(a|b)',
  '+(a|b)',
  '\\*',
)
const letter = fc.constantFrom('a', 'b', '/', '.', '-', '*')

describe('compileGlob', () => {
  it('matches the paths that picomatch matches', () => {
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 12 }),
        fc.array(letter, { minLength: 1, maxLength: 12 }),
        (pieces, letters) => {
          const glob = pieces.join('')
          const path = letters.join('')
          const options = { windows: false, nonegate: true }
          expect(compileGlob(glob)(path), `${glob} ${path}`).toBe(picomatch(glob, options)(path))
        },
      ),
      { numRuns: 5000, seed: 13 },
    )
  })

  it.each<[string, (length: number) => string]>([
    ['*-*-*-*-*-*-*-*.md', length => '-'.repeat(length)],
    ['docs/*a*a*a*a*a*a*b/*.md', length => `docs/${'a'.repeat(length)}/x.md`],
    ['{docs,src}/*a*b*a*b*a*b*c*.mdx', length => `docs/${'ab'.repeat(length / 2)}.mdx`],
  ])('tells in a moment that %s does not match a long name', (glob, pathOf) => {
    const matches = compileGlob(glob)
    expectLinear(1000, length => expect(matches(pathOf(length))).toBe(false))
  })

  it('matches names with line breaks', () => {
    expect(compileGlob('docs/**/*.md')('docs/a\nb/c\u2028.md')).toBe(true)
  })
})
