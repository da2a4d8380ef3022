import { describe, expect, it } from 'vitest'
import {
  createSelection,
  DEFAULT_EXCLUDED_FOLDERS,
  formatOf,
} from '../../../src/embedded/corpus/selection.ts'

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

describe('createSelection', () => {
  it('takes Markdown, MDX and HTML by default', () => {
    const isPage = createSelection([], [])
    expect(['a.md', 'docs/a.mdx', 'a.html', 'a.ts', 'a.png'].filter(isPage)).toEqual([
      'a.md',
      'docs/a.mdx',
      'a.html',
    ])
  })

  it.each([...DEFAULT_EXCLUDED_FOLDERS, '.github', 'Vendor'])('takes nothing from %s by default', folder => {
    const isPage = createSelection([], [])
    expect(isPage(`${folder}/a.md`)).toBe(false)
    expect(isPage(`docs/${folder}/deep/a.md`)).toBe(false)
  })

  it('takes files named like an excluded folder, and no hidden ones', () => {
    expect(createSelection([], [])('docs/vendor.md')).toBe(true)
    expect(createSelection([], [])('docs/.draft.md')).toBe(false)
  })

  it('lets globs replace the default, excluded folders included', () => {
    const isPage = createSelection(['docs/**', './build/*.html'], [])
    expect(isPage('docs/deep/a.md')).toBe(true)
    expect(isPage('build/index.html')).toBe(true)
    expect(isPage('README.md')).toBe(false)
    expect(isPage('docs/logo.png')).toBe(false)
  })

  it('takes away what a glob with an exclamation mark matches', () => {
    const isPage = createSelection(['docs/**', '!docs/internal/**'], [])
    expect(isPage('docs/a.md')).toBe(true)
    expect(isPage('docs/internal/a.md')).toBe(false)
  })

  it('takes away from the default when there is no other glob', () => {
    const isPage = createSelection(['!CHANGELOG.md'], [])
    expect(['README.md', 'CHANGELOG.md', 'dist/a.md'].filter(isPage)).toEqual(['README.md'])
  })

  it('takes a competitor’s pages whatever the globs are', () => {
    expect(createSelection(['docs/**'], rivals)('captures/rival/a.html')).toBe(true)
    expect(createSelection(['docs/**'], rivals)('captures/other/a.html')).toBe(false)
    expect(createSelection([], [{ name: 'R', folder: 'vendor/r' }])('vendor/r/a.html')).toBe(true)
  })
})
