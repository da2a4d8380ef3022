import { describe, expect, it } from 'vitest'
import { createCopyFilters } from '../../../src/sites/copies/copies.ts'
import { expectLinear } from '../../support/processor-time.ts'

const NAMES = ['install', 'configure', 'deploy', 'upgrade', 'api/client']

/** Pages of these names in each of the folders. */
const pages = (folders: string[], names = NAMES, extension = 'md') =>
  folders.flatMap(folder => names.map(name => `${folder}/${name}.${extension}`))

interface Options {
  language?: string | undefined
  chosen?: string[]
}

/** The folders of the pages that are no copies. */
function canonical(paths: string[], { language = 'en', chosen = [] }: Options = {}) {
  const isCopy = createCopyFilters({ language, chosen })(paths, paths)
  return foldersOf(paths.filter(path => !isCopy(path)))
}

function foldersOf(paths: string[]): string[] {
  const name = /\/(?:install|configure|deploy|upgrade|api\/client)[^/]*$/
  return [...new Set(paths.map(path => path.replace(name, '')))]
}

describe('versions', () => {
  it.each([
    { folders: ['docs', 'versioned_docs/version-1.0', 'versioned_docs/version-2.0'], of: 'docs' },
    { folders: ['docs', 'website/versioned_docs/version-stable'], of: 'docs' },
    { folders: ['docs', 'docs/10', 'docs/9'], of: 'docs' },
    { folders: ['docs', 'docs/v1.2'], of: 'docs' },
    { folders: ['content/docs', 'content/v1.0-docs', 'content/v1.1-docs'], of: 'content/docs' },
    { folders: ['content/docs', 'content/2-edge', 'content/2.9'], of: 'content/docs' },
    { folders: ['docs/v9', 'docs/v10', 'docs/v1.2'], of: 'docs/v10' },
    { folders: ['api/3x', 'api/5x', 'api/4x'], of: 'api/5x' },
    { folders: ['1.9.0', '1.10.0', '1.10.0-rc.1'], of: '1.10.0' },
    { folders: ['content/en/docs', 'content/en/preview', 'content/en/v1.0'], of: 'content/en/docs' },
    { folders: ['docs/_dev', 'docs/1.1', 'docs/1.0'], of: 'docs/_dev' },
    { folders: ['docs/latest', 'docs/0.16.1-incubating', 'docs/1.0'], of: 'docs/latest' },
    { folders: ['0110', '10', '9', '081'], of: '10' },
    { folders: ['docs/1.4', 'docs/1.5', 'docs/archives/1.2', 'docs/archives/1.3'], of: 'docs/1.5' },
    { folders: ['docs/1.0', 'docs/next', 'docs/2.0'], of: 'docs/next' },
    {
      folders: ['versioned_docs/version-1.0', 'versioned_docs/version-2.0'],
      of: 'versioned_docs/version-2.0',
    },
  ])('of $folders, $of is canonical', ({ folders, of }) => {
    expect(canonical(pages(folders))).toEqual([of])
  })

  it('are no copies where one alone holds the text', () => {
    expect(canonical(pages(['docs/v1.2']))).toEqual(['docs/v1.2'])
    expect(canonical(pages(['versioned_docs/version-1.0']))).toEqual(['versioned_docs/version-1.0'])
  })

  it('share names with the canonical text: release notes by version do not', () => {
    const notes = [
      'releases/v1.0/calm.md',
      'releases/v1.0/sea.md',
      'releases/v2.0/swell.md',
      'releases/v2.0/wind.md',
    ]
    expect(canonical(notes)).toEqual(notes)
  })

  it('are no years and no steps', () => {
    const years = pages(['blog/2023', 'blog/2024'])
    const steps = pages(['tutorial/1', 'tutorial/2'], ['install', 'configure', 'deploy'])
    const chapters = pages(['01-parsing', '02-get-set'])
    expect(canonical(years)).toEqual(['blog/2023', 'blog/2024'])
    expect(canonical(chapters)).toEqual(['01-parsing', '02-get-set'])
    expect(canonical(steps)).toEqual(['tutorial/1', 'tutorial/2'])
  })

  it('are copies even where a few pages have other names, beside versions that mirror each other', () => {
    const small = ['docs/v0.1/notes.md', 'docs/v0.1/setup.md']
    expect(canonical([...pages(['docs/v1', 'docs/v2']), ...small])).toEqual(['docs/v2'])
  })

  it('are copies as a whole, pages that only they have included', () => {
    const old = pages(['docs/v1'], [...NAMES, 'removed'])
    expect(canonical([...pages(['docs/v2']), ...old])).toEqual(['docs/v2'])
  })
})

describe('translations', () => {
  it.each([
    { folders: ['content/en', 'content/th', 'content/zh-tw'], of: 'content/en' },
    { folders: ['docs', 'docs/fr', 'docs/pt-BR'], of: 'docs' },
    { folders: ['docs', 'translations/fr', 'translations/fa'], of: 'docs' },
    { folders: ['docs', 'i18n/fr/docusaurus-plugin-content-docs/current'], of: 'docs' },
    { folders: ['en', 'de', 'uk'], of: 'en' },
  ])('of $folders, $of is canonical', ({ folders, of }) => {
    expect(canonical(pages(folders))).toEqual([of])
  })

  it('follow the language of the run', () => {
    expect(canonical(pages(['content/en', 'content/fr']), { language: 'fr' })).toEqual(['content/fr'])
  })

  it('are no copies where the run is of no language, or of another than all of them', () => {
    const folders = ['content/de', 'content/fr']
    expect(canonical(pages(folders))).toEqual(folders)
    const isCopy = createCopyFilters({ chosen: [] })(pages(folders), pages(folders))
    expect(pages(folders).filter(isCopy)).toEqual([])
  })

  it('have the names of the text: a folder of a subject does not', () => {
    const paths = [...pages(['docs/en']), 'docs/id/tokens.md', 'docs/id/keys.md', 'docs/id/users.md']
    expect(canonical(paths)).toEqual(['docs/en', 'docs/id/tokens.md', 'docs/id/keys.md', 'docs/id/users.md'])
  })

  it('beside two others need few names of the text', () => {
    const few = ['content/ko/install.md', 'content/ko/eigen.md', 'content/ko/andere.md']
    expect(canonical([...pages(['content/en', 'content/ja', 'content/fr']), ...few])).toEqual(['content/en'])
  })

  it('have a template for translators beside them', () => {
    expect(canonical(pages(['content/en', 'content/fr', 'content/ja', 'content/base-l10n']))).toEqual([
      'content/en',
    ])
  })

  it('may end in their language', () => {
    expect(canonical(['a.md', 'a.fr.md', 'b.md', 'b.zh-CN.md', 'vite.config.md', 'tsconfig.ts.md'])).toEqual([
      'a.md',
      'b.md',
      'vite.config.md',
      'tsconfig.ts.md',
    ])
  })
})

describe('globs of the user', () => {
  it('that hold versions still have copies', () => {
    expect(canonical(pages(['docs', 'docs/10']), { chosen: ['docs'] })).toEqual(['docs'])
  })

  it('win where they name the folder of a version', () => {
    const folders = ['docs', 'docs/10', 'docs/9']
    expect(canonical(pages(folders), { chosen: ['docs', 'docs/10'] })).toEqual(['docs', 'docs/10'])
  })
})

describe('both trees of a comparison', () => {
  /** The folders that are canonical in the base, and in the head. */
  function compare(base: string[], head: string[]) {
    const isCopy = createCopyFilters({ language: 'en', chosen: [] })(base, head)
    const kept = (paths: string[]) => foldersOf(paths.filter(path => !isCopy(path)))
    return { base: kept(base), head: kept(head) }
  }

  it('keep the newest version of the base where the head adds one', () => {
    expect(compare(pages(['docs/v1', 'docs/v2']), pages(['docs/v1', 'docs/v2', 'docs/v3']))).toEqual({
      base: ['docs/v2'],
      head: ['docs/v2', 'docs/v3'],
    })
  })

  it('have the older version on both sides where the head removes the newest', () => {
    expect(compare(pages(['docs/v1', 'docs/v2']), pages(['docs/v1']))).toEqual({
      base: ['docs/v1', 'docs/v2'],
      head: ['docs/v1'],
    })
  })

  it('drop the copies although the head removes most of the canonical text', () => {
    const base = pages(['docs', 'versioned_docs/version-1.0', 'docs/v1'])
    const head = [...pages(['docs'], ['install']), ...pages(['versioned_docs/version-1.0', 'docs/v1'])]
    expect(compare(base, head)).toEqual({ base: ['docs'], head: ['docs'] })
  })

  it('keep a text that the head makes look like a copy', () => {
    expect(compare(pages(['docs/v1']), pages(['docs', 'docs/v1']))).toEqual({
      base: ['docs/v1'],
      head: ['docs', 'docs/v1'],
    })
  })

  it('drop a version that the head adds beside the text', () => {
    expect(compare(pages(['docs']), pages(['docs', 'versioned_docs/version-1.0']))).toEqual({
      base: ['docs'],
      head: ['docs'],
    })
  })
})

describe('the filter', () => {
  it('takes no time to speak of for 10,000 folders of versions and languages', () => {
    expectLinear(10_000, length => {
      const paths = Array.from({ length }, (_, index) => [
        `a${index % 100}/${index}/fr/v${index}/index.md`,
        `a${index % 100}/v${index}/overview.md`,
      ])
      return canonical(paths.flat())
    })
  })
})
