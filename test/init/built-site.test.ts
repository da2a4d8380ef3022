import { expect, it } from 'vitest'
import { describeBuild, describeUnread } from '../../src/init/built-site.ts'
import { findSites } from '../../src/sites/generators/generators.ts'
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
  ['.rst', { path: 'docs/a.rst', reason: 'format', extension: 'rst' } as const],
  ['.html templates', { path: 'app/templates/a.html', reason: 'template' } as const],
])('counts the unread %s', (format, file) => {
  const corpus = { pages: [], sites: [], skipped: [file, { ...file, path: `${file.path}2` }] }
  expect(describeUnread('.', corpus)).toMatchObject({
    text: expect.stringMatching(`^2 ${format}: `),
    isWhole: true,
  })
  expect(describeUnread('.', { ...corpus, skipped: [] })).toBeUndefined()
})
