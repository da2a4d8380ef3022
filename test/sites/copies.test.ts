import { describe, expect, it } from 'vitest'
import { createCopyFilters } from '../../src/sites/copies.ts'
import { expectLinear } from '../support/processor-time.ts'

const NAMES = ['install', 'configure', 'deploy', 'upgrade', 'api/client']

/** Returns pages with these names in each of the folders. */
const pages = (folders: string, names = NAMES) =>
  folders.split(' ').flatMap(folder => names.map(name => `${folder}/${name}.md`))

/** Returns the folders of the pages that are not copies. */
function canonical(paths: string[], chosen: string[] = []) {
  const isCopy = createCopyFilters(chosen)(paths, paths)
  return foldersOf(paths.filter(path => !isCopy(path)))
}

function foldersOf(paths: string[]): string[] {
  const name = /\/(?:install|configure|deploy|upgrade|api\/client)[^/]*$/
  return [...new Set(paths.map(path => path.replace(name, '')))]
}

describe('the canonical text', () => {
  it.each([
    ['docs versioned_docs/version-1.0 versioned_docs/version-2.0', 'docs'],
    ['content/docs content/v1.0-docs content/v1.1-docs', 'content/docs'],
    ['content/docs content/2-edge content/2.9', 'content/docs'],
    ['docs/v9 docs/v10 docs/v1.2', 'docs/v10'],
    ['1.9.0 1.10.0 1.10.0-rc.1', '1.10.0'],
    ['content/en/docs content/en/preview content/en/v1.0', 'content/en/docs'],
    ['docs/_dev docs/1.1 docs/1.0', 'docs/_dev'],
    ['docs/latest docs/0.16.1-incubating docs/1.0', 'docs/latest'],
    ['docs/1.0 docs/next docs/2.0', 'docs/next'],
    ['versioned_docs/version-1.0 versioned_docs/version-2.0', 'versioned_docs/version-2.0'],
    // A single version is the text.
    ['docs/v1.2', 'docs/v1.2'],
    ['versioned_docs/version-1.0', 'versioned_docs/version-1.0'],
    // Years and chapters are not versions.
    ['blog/2023 blog/2024', 'blog/2023 blog/2024'],
    ['01-parsing 02-get-set', '01-parsing 02-get-set'],
  ])('in %s is %s', (folders, kept) => {
    expect(canonical(pages(folders)).join(' ')).toBe(kept)
  })

  it('is in both versions of release notes, which have different names', () => {
    const notes = ['v1.0/calm.md', 'v1.0/sea.md', 'v2.0/swell.md', 'v2.0/wind.md']
    expect(canonical(notes)).toEqual(notes)
  })

  it('is in all steps, which have few names', () => {
    expect(canonical(pages('tutorial/1 tutorial/2', NAMES.slice(0, 3)))).toHaveLength(2)
  })

  it('is the newer version although the older one has another page', () => {
    expect(canonical([...pages('docs/v2'), ...pages('docs/v1', [...NAMES, 'removed'])])).toEqual(['docs/v2'])
  })

  it('includes a version with its own glob', () => {
    const paths = pages('docs docs/10 docs/9')
    expect(canonical(paths, ['docs'])).toEqual(['docs'])
    expect(canonical(paths, ['docs', 'docs/10'])).toEqual(['docs', 'docs/10'])
  })

  it('is found in linear time among 10,000 folders of versions', () => {
    expectLinear(10_000, length => {
      const paths = Array.from({ length }, (_, index) => [
        `a${index % 100}/${index}/v${index}/index.md`,
        `a${index % 100}/v${index}/overview.md`,
      ])
      return canonical(paths.flat())
    })
  })
})

it.each([
  [
    'keep the newest version of the base if the head adds one',
    pages('docs/v1 docs/v2'),
    pages('docs/v1 docs/v2 docs/v3'),
    'docs/v2 | docs/v2 docs/v3',
  ],
  [
    'have the older version on both sides if the head removes the newest',
    pages('docs/v1 docs/v2'),
    pages('docs/v1'),
    'docs/v1 docs/v2 | docs/v1',
  ],
  [
    'drop the copies although the head removes most of the canonical text',
    pages('docs versioned_docs/version-1.0 docs/v1'),
    [...pages('docs', ['install']), ...pages('versioned_docs/version-1.0 docs/v1')],
    'docs | docs',
  ],
  [
    'keep a text that the head makes look like a copy',
    pages('docs/v1'),
    pages('docs docs/v1'),
    'docs/v1 | docs docs/v1',
  ],
  [
    'drop a version that the head adds next to the text',
    pages('docs'),
    pages('docs versioned_docs/version-1.0'),
    'docs | docs',
  ],
])('both trees of a comparison %s', (_, base, head, kept) => {
  const isCopy = createCopyFilters([])(base, head)
  const keptOf = (paths: string[]) => foldersOf(paths.filter(path => !isCopy(path))).join(' ')
  expect(`${keptOf(base)} | ${keptOf(head)}`).toBe(kept)
})
