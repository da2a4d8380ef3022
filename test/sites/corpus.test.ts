import { describe, expect, it } from 'vitest'
import { type CorpusSettings, createCorpusLoader, loadCorpora, loadCorpus } from '../../src/sites/corpus.ts'
import { readSiteUrls } from '../../src/sites/folder-rules.ts'
import { aSource } from '../support/pages.ts'

const settings = { competitors: [], siteUrls: [] }
const pathsOf = ({ pages }: { pages: { path: string }[] }) => pages.map(({ path }) => path)

describe('loadCorpus', () => {
  it('gives each page a path, URL, owner and content', async () => {
    const source = aSource({
      'docs/a.md': '---\nslug: start\n---\n# A\n\nText.',
      'rival/b.html': '<p>Rival text.',
    })
    const { pages } = await loadCorpus(source, {
      competitors: [{ name: 'Rival', folder: 'rival' }],
      siteUrls: [{ folder: 'docs', template: 'https://acme.example/{path}' }],
    })
    expect(pages).toMatchObject([
      { path: 'docs/a.md', url: 'https://acme.example/start', owner: undefined, content: { title: 'A' } },
      {
        path: 'rival/b.html',
        url: 'rival/b.html',
        owner: 'Rival',
        content: { passages: [{ text: 'Rival text.' }] },
      },
    ])
  })

  it('gives a file that the generator does not publish no address from an origin', async () => {
    const siteUrls = readSiteUrls(['https://acme.example']) ?? []
    const files = { 'hugo.toml': 'title = "A"', 'a.md': 'x' }
    const { pages } = await loadCorpus(aSource(files), { competitors: [], siteUrls })
    expect(pages).toMatchObject([{ url: 'a.md', addresses: undefined }])
  })

  it('leaves out drafts, and reports unreadable files', async () => {
    const source = aSource({
      'draft.md': '---\ndraft: true\n---\nText',
      'deep.md': '> '.repeat(20_000),
      'a.md': 'Text',
    })
    const read = source.read
    source.read = async function* (files) {
      for await (const reading of read(files)) {
        yield reading.file.path === 'a.md'
          ? { file: reading.file, unreadable: 'too-large' as const }
          : reading
      }
    }
    expect(await loadCorpus(source, settings)).toMatchObject({
      pages: [],
      hidden: [{ path: 'draft.md' }],
      unreadable: [
        { path: 'deep.md', reason: 'not-parsable' },
        { path: 'a.md', reason: 'too-large' },
      ],
      skipped: [
        { path: 'draft.md', reason: 'not-public' },
        { path: 'deep.md', reason: 'not-parsable' },
        { path: 'a.md', reason: 'too-large' },
      ],
    })
  })

  it.each<[config: string, text: string, path: string, field: string, list: 'pages' | 'hidden']>([
    ['.vitepress/config.ts', 'export default {}', 'a.md', 'draft: true', 'pages'],
    ['.vitepress/config.ts', 'export default {}', 'a.md', 'published: false', 'pages'],
    ['.vitepress/config.ts', 'export default {}', 'a.md', 'noindex: true', 'hidden'],
    ['mkdocs.yml', 'site_name: A', 'docs/a.md', 'draft: true', 'pages'],
    ['conf.py', "project = 'A'\nextensions = ['myst_parser']", 'a.md', 'draft: true', 'pages'],
    ['_config.yml', 'title: A', 'a.md', 'draft: true', 'pages'],
    ['_config.yml', 'title: A', 'a.md', 'published: false', 'hidden'],
    ['astro.config.mjs', 'export default {}', 'src/pages/a.md', 'draft: true', 'pages'],
    ['eleventy.config.js', 'export default {}', 'a.md', 'draft: true', 'pages'],
    ['eleventy.config.js', 'export default {}', 'a.md', 'permalink: false', 'hidden'],
    ['eleventy.config.js', 'export default c => c.addPreprocessor()', 'a.md', 'draft: true', 'hidden'],
    ['hugo.toml', 'title = "A"', 'content/a.md', 'draft: true', 'hidden'],
    ['hugo.toml', 'title = "A"', 'content/a.md', 'published: false', 'hidden'],
    ['docusaurus.config.js', "export default { presets: ['classic'] }", 'docs/a.md', 'draft: true', 'hidden'],
    ['README.md', 'An unknown generator', 'a.md', 'draft: true', 'hidden'],
  ])('with %s (%s), counts %s with %s among the %s', async (config, text, path, field, list) => {
    const source = aSource({ [config]: text, [path]: `---\n${field}\n---\nText` })
    expect((await loadCorpus(source, settings))[list].map(page => page.path)).toContain(path)
  })

  it('skips partials that the generator does not publish', async () => {
    const config = "export default { baseUrl: '/', presets: ['classic'] }"
    const files = { 'docusaurus.config.js': config, 'docs/_parts/a.md': 'x', 'docs/partials/b.md': 'x' }
    const { pages, skipped } = await loadCorpus(aSource(files), settings)
    expect(pathsOf({ pages })).toEqual(['docs/partials/b.md'])
    expect(skipped).toEqual([{ path: 'docs/_parts/a.md', reason: 'template' }])
  })

  it('reads equal content once, but not as another format', async () => {
    const source = aSource({ 'a.md': '<b>x</b>', 'b.md': '<b>x</b>', 'c.html': '<b>x</b>' })
    const { pages } = await loadCorpus(source, settings)
    expect(source.wasRead).toEqual(['a.md', 'c.html'])
    expect(pages.map(({ path }) => path)).toEqual(['a.md', 'b.md', 'c.html'])
    expect(pages[0]?.content).toBe(pages[1]?.content)
    expect(pages[2]?.content).not.toBe(pages[1]?.content)
  })

  it('rejects with the reason of an abort', async () => {
    const abort = new AbortController()
    abort.abort(new Error('cancelled'))
    await expect(loadCorpus(aSource({ 'a.md': 'x' }), settings, abort.signal)).rejects.toThrow('cancelled')
  })
})

describe('loadCorpora', () => {
  it('reads from the base only content that the head lacks, also for moved files', async () => {
    const base = aSource({ 'same.md': 'same', 'moved.md': 'moved', 'changed.md': 'old', 'gone.md': 'gone' })
    const head = aSource({ 'same.md': 'same', 'new/moved.md': 'moved', 'changed.md': 'new', 'added.md': 'x' })
    const corpora = await loadCorpora(base, head, settings)
    expect(head.wasRead).toEqual(['same.md', 'new/moved.md', 'changed.md', 'added.md'])
    expect(base.wasRead).toEqual(['changed.md', 'gone.md'])
    expect(pathsOf(corpora.base)).toEqual(['same.md', 'moved.md', 'changed.md', 'gone.md'])
    expect(corpora.base.pages[0]?.content).toBe(corpora.head.pages[0]?.content)
  })

  it('keeps a page of the base whose head is a translation', async () => {
    const base = aSource({ 'a.md': '---\nlang: en\n---\nOne.' })
    const head = aSource({ 'a.md': '---\nlang: fr\n---\nUn.' })
    const corpora = await loadCorpora(base, head, { ...settings, language: 'en' })
    expect([corpora.base.pages.length, corpora.head.pages.length]).toEqual([1, 0])
  })
})

describe('createCorpusLoader', () => {
  it('assembles the base of a commit once if it was the head of the commit before', async () => {
    const load = createCorpusLoader(settings)
    const newer = await load(aSource({ 'a.md': 'One.' }), aSource({ 'a.md': 'Two.' }))
    const older = await load(aSource({}), aSource({ 'a.md': 'One.' }))
    expect(older.head).toBe(newer.base)
    const other = await load(aSource({}), aSource({ 'a.md': 'Three.' }))
    expect(other.head.pages).toMatchObject([{ content: { passages: [{ text: 'Three.' }] } }])
  })
})

describe('copies', () => {
  const text = { 'docs/a.md': 'a', 'docs/b.md': 'b', 'docs/c.md': 'c', 'docs/d.md': 'd' }
  const old = { 'docs/v1/a.md': '1a', 'docs/v1/b.md': '1b', 'docs/v1/c.md': '1c', 'docs/v1/d.md': '1d' }
  const all = [...Object.keys(text), ...Object.keys(old)]

  it('are skipped without being read', async () => {
    const source = aSource({ ...text, ...old })
    const corpus = await loadCorpus(source, settings)
    expect(pathsOf(corpus)).toEqual(Object.keys(text))
    expect(corpus.skipped).toEqual(Object.keys(old).map(path => ({ path, reason: 'copy' })))
    expect(source.wasRead).toEqual(Object.keys(text))
  })

  it.each<[string, Partial<CorpusSettings & { content: string[] }>]>([
    ['if globs begin with their folder', { content: ['docs/**', 'docs/v1/*.md', '!docs/c.md'] }],
    ['in the folder of a competitor', { competitors: [{ name: 'Rival', folder: 'docs/v1' }] }],
  ])('are pages %s', async (_, given) => {
    expect(pathsOf(await loadCorpus(aSource({ ...text, ...old }), { ...settings, ...given }))).toEqual(all)
  })
})

it('skips translations, without reading them if the path shows the language', async () => {
  const source = aSource({ 'a.md': 'One.', 'fr/a.md': 'Un.', 'pt-br/a.md': 'Um.', 'a.de.md': 'Eins.' })
  expect(pathsOf(await loadCorpus(source, settings))).toHaveLength(4)
  source.wasRead.length = 0
  const corpus = await loadCorpus(source, { ...settings, language: 'en' })
  expect(pathsOf(corpus)).toEqual(['a.md'])
  expect(corpus.skipped).toEqual([
    { path: 'pt-br/a.md', reason: 'language', language: 'pt-BR' },
    { path: 'a.de.md', reason: 'language', language: 'de' },
    { path: 'fr/a.md', reason: 'language', language: 'fr' },
  ])
  expect(source.wasRead).toEqual(['a.md', 'fr/a.md'])
})
