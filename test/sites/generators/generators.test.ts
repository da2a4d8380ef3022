import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { splitFrontMatter } from '../../../src/pages/front-matter.ts'
import { type SourcePage, toSourcePage } from '../../../src/sites/generators/generator.ts'
import { findSites, isGeneratorFile, placeIn } from '../../../src/sites/generators/generators.ts'

const truthSchema = z.record(z.string(), z.array(z.string()))

function listFiles(folder: string, prefix = ''): string[] {
  return readdirSync(join(folder, prefix)).flatMap(name => {
    const path = prefix === '' ? name : `${prefix}/${name}`
    return statSync(join(folder, path)).isDirectory() ? listFiles(folder, path) : [path]
  })
}

function readPage(folder: string, path: string): SourcePage {
  return toSourcePage(path, splitFrontMatter(readFileSync(join(folder, path), 'utf8')).frontMatter.fields)
}

/** Returns the stated addresses of the pages of a built site next to the true ones. */
function compareSite(name: string) {
  const folder = join(import.meta.dirname, name, 'site')
  const paths = new Set(listFiles(folder))
  const sites = findSites({
    now: new Date(),
    paths,
    textOf: path =>
      paths.has(path) && isGeneratorFile(path) ? readFileSync(join(folder, path), 'utf8') : undefined,
    fieldsOf: path => (paths.has(path) ? readPage(folder, path).fields : {}),
  })
  const truth = truthSchema.parse(JSON.parse(readFileSync(join(folder, '../truth.json'), 'utf8')))
  return Object.entries(truth).map(([path, addresses]) => {
    const stated = placeIn(sites, readPage(folder, path))?.addresses
    return {
      page: `${name}/site/${path}`,
      stated: Array.isArray(stated) ? stated : [],
      // Some generators link an index by its file. Servers show it at the address of its folder.
      built: addresses.map(address => address.replace(/(^|\/)index\.html$/, '$1')),
    }
  })
}

const names = listFiles(import.meta.dirname)
  .filter(path => path.endsWith('/truth.json'))
  .map(path => path.replace('/truth.json', ''))
const pages = names.flatMap(compareSite)

it('states for nearly all pages of the built sites what the generators gave them', () => {
  const stated = pages.flatMap(page => page.stated.map(address => ({ ...page, address })))
  const wrong = stated.filter(({ address, built }) => !built.includes(address))
  const built = pages.flatMap(page => page.built.map(address => ({ ...page, address })))
  const missing = built.filter(({ address, stated }) => !stated.includes(address))
  const published = pages.filter(page => page.built.length > 0)
  const without = published.filter(page => page.stated.length === 0)
  const lines = wrong.map(({ page, address }) => `${page}: ${address}`)
  expect(wrong.length / stated.length, lines.join('\n')).toBeLessThanOrEqual(0.02)
  expect(missing.length / built.length).toBeLessThanOrEqual(0.05)
  expect(without.length / published.length).toBeLessThanOrEqual(0.1)
})

const doubled = Array.from({ length: 60 }, (_, index) => `const a${index + 1} = a${index} + a${index}`)

it.each([
  [
    'a configuration returns under a condition',
    { 'astro.config.mjs': 'export default () => { if (process.env.CI) return { base: "/a" }; return {} }' },
    'src/pages/a.md',
  ],
  [
    'a text grows without end',
    { 'astro.config.mjs': `const a0 = "/a"\n${doubled.join('\n')}\nexport default { base: a60 }` },
    'src/pages/a.md',
  ],
  [
    'a configuration assigns exports.default',
    { 'astro.config.mjs': "exports.default = { base: '/kit' }" },
    'src/pages/a.md',
  ],
  [
    'a configuration has no default export',
    { 'astro.config.mjs': "const config = { base: '/kit' }\nexport { config as default }" },
    'src/pages/a.md',
  ],
  [
    'a data file has no readable export',
    {
      'eleventy.config.js': 'module.exports = {}',
      'posts/posts.11tydata.js': "exports.permalink = '/p/'",
    },
    'posts/a.md',
  ],
  ['hugo.toml cannot be parsed', { 'hugo.toml': 'baseURL = "https://acme.dev/"\ntitle = [' }, 'content/a.md'],
  [
    'a part of a configuration cannot be parsed',
    { 'hugo.toml': 'title = "A"', 'config/_default/params.toml': '[' },
    'content/a.md',
  ],
  ['mkdocs.yml cannot be parsed', { 'mkdocs.yml': 'site_url: *unknown' }, 'docs/a.md'],
  [
    'versions.json cannot be parsed',
    { 'docusaurus.config.js': "export default { presets: ['classic'] }", 'versions.json': '{' },
    'docs/a.md',
  ],
])('states no address if %s', (_, files: Record<string, string>, path) => {
  const sites = findSites({
    now: new Date(),
    paths: new Set(Object.keys(files)),
    textOf: file => files[file],
    fieldsOf: () => ({}),
  })
  const page = toSourcePage(path, undefined)
  expect(placeIn(sites, page)?.addresses ?? 'unknown').toBe('unknown')
})

it.each<[string, Record<string, string>, page: string, addresses: string[]]>([
  [
    'Astro',
    {
      'astro.config.mjs':
        "import { locales } from './src/locales'\nexport default { integrations: [starlight({ locales })] }",
      'src/locales.ts': "export const locales = { root: { label: 'English' } } as const",
    },
    'src/content/docs/a.md',
    ['/a/'],
  ],
  [
    'VitePress',
    {
      'docs/.vitepress/config.mts':
        "import { site } from '../../constants.js'\nexport default { base: site.base }",
      'constants.js': "export const site = { base: '/kit/' }",
    },
    'docs/a.md',
    ['/kit/a.html'],
  ],
  [
    'Docusaurus',
    {
      'docusaurus.config.ts':
        "import site from './site.json'\nexport default { ...site, presets: ['classic'], trailingSlash: true }",
      'site.json': '{ "baseUrl": "/kit/" }',
    },
    'docs/a.md',
    ['/kit/docs/a/'],
  ],
])('reads what a configuration of %s imports', (_, texts, path, addresses) => {
  const files = Object.keys(texts).filter(isGeneratorFile)
  const sites = findSites({
    now: new Date(),
    paths: new Set([...files, path]),
    textOf: file => (files.includes(file) ? texts[file] : undefined),
    fieldsOf: () => ({}),
  })
  const page = toSourcePage(path, undefined)
  expect(placeIn(sites, page)?.addresses).toEqual(addresses)
})

it('states no address for a file that is not published', () => {
  const unpublished = pages.filter(({ built }) => built.length === 0)
  expect(unpublished.filter(({ stated }) => stated.length > 0)).toEqual([])
})

const mintlify = '{ "colors": {}, "navigation": {}, "snippets": ["parts/**"] }'
it.each<[page: string, addresses: string[] | undefined]>([
  ['kit/index.mdx', ['/']],
  ['kit/guide/index.mdx', ['/guide']],
  ['kit/guide/First Run.md', ['/guide/First Run']],
  ['kit/guide/v1.2-notes.mdx', ['/guide/v1.2-notes']],
  ['kit/guide/README.md', []],
  ['kit/snippets/note.mdx', []],
  ['kit/parts/note.mdx', []],
  ['kit/drafts/a.mdx', []],
  ['kit/guide/a.html', undefined],
  ['other/a.mdx', undefined],
])('states the addresses of Mintlify: %s', (path, addresses) => {
  const files: Record<string, string> = { 'kit/docs.json': mintlify, 'kit/.mintignore': 'drafts/' }
  const sites = findSites({
    now: new Date(),
    paths: new Set([...Object.keys(files), path]),
    textOf: file => files[file],
    fieldsOf: () => ({}),
  })
  expect(placeIn(sites, toSourcePage(path, undefined))?.addresses).toEqual(addresses)
})

it('ignores a docs.json of another program', () => {
  const paths = new Set(['docs.json', 'a.md'])
  const sites = findSites({
    now: new Date(),
    paths,
    textOf: () => '{ "layout": "docs" }',
    fieldsOf: () => ({}),
  })
  expect(sites).toEqual([])
})
