import { describe, expect, it } from 'vitest'
import { holdsCopyHints, readCopyHints } from '../../../../src/embedded/pages/copies/hints.ts'

describe('readCopyHints', () => {
  it.each([
    ['hugo.toml', 'publishDir = "docs"', ['docs']],
    ['site/config.yaml', 'publishDir: ../public', ['public']],
    ['site/mkdocs.yml', 'theme: !!python/name:x\nsite_dir: "../htdocs" # built', ['htdocs']],
    ['_config.yml', "destination: './www'", ['www']],
    ['book.toml', '[build]\nbuild-dir = "book"', ['book']],
    ['hugo.toml', 'publishDir = "../../elsewhere"', []],
    ['hugo.toml', 'publishDir = "."', []],
    ['hugo.toml', 'publishDir = 1', []],
    ['hugo.toml', 'publishDir = ', []],
    ['mkdocs.yml', 'site_name: Acme', []],
  ])('reads the folders of builds in %s: %j', (path, text, builds) => {
    expect(holdsCopyHints(path)).toBe(true)
    expect(readCopyHints(path, text)).toEqual({ builds, locales: [] })
  })

  it.each([
    ['hugo.toml', '[languages.fr]\ncontentDir = "content/french"'],
    ['config/_default/languages.yaml', 'fr:\n  contentDir: content/french\nen: 1'],
    ['config/_default/languages.fr.toml', 'contentDir = "content/french"'],
  ])('reads the folders of languages in %s', (path, text) => {
    expect(holdsCopyHints(path)).toBe(true)
    expect(readCopyHints(path, text).locales).toEqual([{ folder: 'content/french', language: 'fr' }])
  })

  it('reads no file deep in the tree', () => {
    expect(holdsCopyHints('a/b/c/d/e/hugo.toml')).toBe(false)
  })
})
