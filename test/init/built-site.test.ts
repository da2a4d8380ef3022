import { expect, it } from 'vitest'
import { describeBuild, measureUnread } from '../../src/init/built-site.ts'
import { findSites } from '../../src/sites/generators/generators.ts'
import { aPage } from '../support/corpus-pages.ts'
import { aFolder, write } from '../support/git-repository.ts'

const sitesOf = (path: string) =>
  findSites({
    now: new Date(),
    paths: new Set([path]),
    textOf: () => 'title = "A"\nproject = "A"\nbaseURL = "/"',
    fieldsOf: () => ({}),
  })

it.each([
  ['doc/conf.py', 'Sphinx', 'doc/_build/html', 'built-site-sphinx.yml'],
  ['hugo.toml', 'Hugo', 'public', 'built-site-hugo.yml'],
  ['docs/.vitepress/config.ts', 'VitePress', 'docs/.vitepress/dist', 'built-site.yml'],
  ['antora.yml', 'Antora', 'build/site', 'built-site.yml'],
  ['pelicanconf.py', 'Pelican', 'output', 'built-site.yml'],
])('names for %s the generator %s, the folder %s and the example %s', (path, generator, output, example) => {
  const folder = aFolder()
  write(folder, { [path]: '' })
  const text = describeBuild(folder, sitesOf(path))
  expect(text).toContain(`This is a site of ${generator}. `)
  expect(text).toContain(`gate the HTML in ${output}: examples/workflows/${example} `)
})

it.each([
  ['.rst', { path: 'docs/a.rst', reason: 'format' } as const],
  ['.html templates', { path: 'app/templates/a.html', reason: 'template' } as const],
])('counts the unread %s', (_, file) => {
  const pages = ['README.md', 'docs/a.md'].map(path => aPage(path, '# Boards\n\nText.'))
  expect(measureUnread({ pages, skipped: [file, file, file] })).toBe(0.75)
  expect(measureUnread({ pages, skipped: [] })).toBe(0)
})
