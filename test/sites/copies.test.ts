import { describe, expect, it } from 'vitest'
import { createCopyFilters } from '../../src/sites/copies.ts'
import { expectLinear } from '../support/processor-time.ts'

const NAMES = ['install', 'configure', 'deploy', 'upgrade', 'api/client']

/** Pages of these names in each of the folders. */
const pages = (folders: string[], names = NAMES, extension = 'md') =>
  folders.flatMap(folder => names.map(name => `${folder}/${name}.${extension}`))

/** The folders of the pages that are no copies. */
function canonical(paths: string[], chosen: string[] = []) {
  const isCopy = createCopyFilters(chosen)(paths, paths)
  return foldersOf(paths.filter(path => !isCopy(path)))
}

function foldersOf(paths: string[]): string[] {
  const name = /\/(?:install|configure|deploy|upgrade|api\/client)[^/]*$/
  return [...new Set(paths.map(path => path.replace(name, '')))]
}

describe('the text beside its versions', () => {
  it.each<[string[], string[]]>([
    [['docs', 'versioned_docs/version-1.0', 'versioned_docs/version-2.0'], ['docs']],
    [['content/docs', 'content/v1.0-docs', 'content/v1.1-docs'], ['content/docs']],
    [['content/docs', 'content/2-edge', 'content/2.9'], ['content/docs']],
    [['docs/v9', 'docs/v10', 'docs/v1.2'], ['docs/v10']],
    [['1.9.0', '1.10.0', '1.10.0-rc.1'], ['1.10.0']],
    [['content/en/docs', 'content/en/preview', 'content/en/v1.0'], ['content/en/docs']],
    [['docs/_dev', 'docs/1.1', 'docs/1.0'], ['docs/_dev']],
    [['docs/latest', 'docs/0.16.1-incubating', 'docs/1.0'], ['docs/latest']],
    [['docs/1.0', 'docs/next', 'docs/2.0'], ['docs/next']],
    [['versioned_docs/version-1.0', 'versioned_docs/version-2.0'], ['versioned_docs/version-2.0']],
    // One alone holds the text.
    [['docs/v1.2'], ['docs/v1.2']],
    [['versioned_docs/version-1.0'], ['versioned_docs/version-1.0']],
    // Years and chapters are no versions.
    [
      ['blog/2023', 'blog/2024'],
      ['blog/2023', 'blog/2024'],
    ],
    [
      ['01-parsing', '02-get-set'],
      ['01-parsing', '02-get-set'],
    ],
  ])('of %j is %j', (folders, kept) => {
    expect(canonical(pages(folders))).toEqual(kept)
  })

  it.each<[string, string[], string[]]>([
    [
      'release notes have other names in each version',
      ['v1.0/calm.md', 'v1.0/sea.md', 'v2.0/swell.md', 'v2.0/wind.md'],
      ['v1.0/calm.md', 'v1.0/sea.md', 'v2.0/swell.md', 'v2.0/wind.md'],
    ],
    [
      'steps have few names',
      pages(['tutorial/1', 'tutorial/2'], NAMES.slice(0, 3)),
      ['tutorial/1', 'tutorial/2'],
    ],
    [
      'a version has a page that no other has',
      [...pages(['docs/v2']), ...pages(['docs/v1'], [...NAMES, 'removed'])],
      ['docs/v2'],
    ],
  ])('is told where %s', (_, paths, kept) => {
    expect(canonical(paths)).toEqual(kept)
  })

  it('is what globs of the user name: a version with its own glob is no copy', () => {
    const paths = pages(['docs', 'docs/10', 'docs/9'])
    expect(canonical(paths, ['docs'])).toEqual(['docs'])
    expect(canonical(paths, ['docs', 'docs/10'])).toEqual(['docs', 'docs/10'])
  })

  it('is found in no time to speak of among 10,000 folders of versions', () => {
    expectLinear(10_000, length => {
      const paths = Array.from({ length }, (_, index) => [
        `a${index % 100}/${index}/v${index}/index.md`,
        `a${index % 100}/v${index}/overview.md`,
      ])
      return canonical(paths.flat())
    })
  })
})

it.each<[string, string[], string[], { base: string[]; head: string[] }]>([
  [
    'keep the newest version of the base where the head adds one',
    pages(['docs/v1', 'docs/v2']),
    pages(['docs/v1', 'docs/v2', 'docs/v3']),
    { base: ['docs/v2'], head: ['docs/v2', 'docs/v3'] },
  ],
  [
    'have the older version on both sides where the head removes the newest',
    pages(['docs/v1', 'docs/v2']),
    pages(['docs/v1']),
    { base: ['docs/v1', 'docs/v2'], head: ['docs/v1'] },
  ],
  [
    'drop the copies although the head removes most of the canonical text',
    pages(['docs', 'versioned_docs/version-1.0', 'docs/v1']),
    [...pages(['docs'], ['install']), ...pages(['versioned_docs/version-1.0', 'docs/v1'])],
    { base: ['docs'], head: ['docs'] },
  ],
  [
    'keep a text that the head makes look like a copy',
    pages(['docs/v1']),
    pages(['docs', 'docs/v1']),
    { base: ['docs/v1'], head: ['docs', 'docs/v1'] },
  ],
  [
    'drop a version that the head adds beside the text',
    pages(['docs']),
    pages(['docs', 'versioned_docs/version-1.0']),
    { base: ['docs'], head: ['docs'] },
  ],
])('both trees of a comparison %s', (_, base, head, kept) => {
  const isCopy = createCopyFilters([])(base, head)
  const keptOf = (paths: string[]) => foldersOf(paths.filter(path => !isCopy(path)))
  expect({ base: keptOf(base), head: keptOf(head) }).toEqual(kept)
})
