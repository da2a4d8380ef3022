import { describe, expect, it } from 'vitest'
import { createCorpusLoader, loadCorpora, loadCorpus } from '../../../src/embedded/pages/corpus.ts'
import { aSource } from '../../support/pages.ts'

const settings = { competitors: [], siteUrls: [] }

/** Pages `site/1.html` …, each with the lines of `linesOf`. */
const site = (count: number, linesOf: (page: number) => string[], extension = 'html') =>
  Object.fromEntries(
    Array.from({ length: count }, (_, page) => [
      `site/${page}.${extension}`,
      linesOf(page)
        .map(line => (extension === 'html' ? `<p>${line}` : line))
        .join('\n\n'),
    ]),
  )

const textsOf = ({ pages }: { pages: { content: { passages: { text: string }[] } }[] }) =>
  pages.map(({ content }) => content.passages.map(({ text }) => text).join('\n'))

describe('text that repeats', () => {
  it('is in no passage where a fifth of the HTML pages have it', async () => {
    const files = site(20, page => [page % 5 === 0 ? '' : 'Menu', page < 4 ? 'Note' : '', `Text ${page}.`])
    const corpus = await loadCorpus(aSource({ ...files, 'site/note.html': '<p>Note' }), settings)
    expect(textsOf(corpus)).not.toContain(expect.stringContaining('Menu'))
    expect(textsOf(corpus)[1]).toBe('Text 1.')
    expect(textsOf(corpus)).toContain('')
  })

  it('is the text of a page where fewer have it', async () => {
    const files = site(30, page => [page < 5 ? 'Step' : '', `Text ${page}.`])
    expect(textsOf(await loadCorpus(aSource(files), settings))[0]).toBe('Step\nText 0.')
  })

  it('is the text of a page where four pages are all there are', async () => {
    const files = site(4, page => ['Menu', `Text ${page}.`])
    expect(textsOf(await loadCorpus(aSource(files), settings))[0]).toBe('Menu\nText 0.')
  })

  it('is the text of pages in Markdown, which have no menus', async () => {
    const files = site(20, page => ['Install Node first.', `Text ${page}.`], 'md')
    expect(textsOf(await loadCorpus(aSource(files), settings))[0]).toBe('Install Node first.\nText 0.')
  })

  it('is found among the pages of a competitor, however few these are', async () => {
    const ours = site(40, page => [`Our text ${page}.`])
    const theirs = site(5, page => ['Their menu', `Their text ${page}.`])
    const rival = Object.entries(theirs).map(([path, text]) => [path.replace('site', 'rival'), text])
    const corpus = await loadCorpus(aSource({ ...Object.fromEntries(rival), ...ours }), {
      ...settings,
      competitors: [{ name: 'Rival', folder: 'rival' }],
    })
    expect(textsOf(corpus)[0]).toBe('Their text 0.')
  })

  it('counts in neither tree where one of them repeats it', async () => {
    const menu = (words: string) => site(20, page => [words, `Text ${page}.`])
    const corpora = await loadCorpora(aSource(menu('Old menu')), aSource(menu('New menu')), settings)
    expect(textsOf(corpora.base)).toEqual(textsOf(corpora.head))
    expect(corpora.base.repeated).toEqual(new Set(['Old menu', 'New menu']))
    expect(corpora.head.repeated).toEqual(corpora.base.repeated)
  })

  it('leaves pages of the same text one object in both trees', async () => {
    const files = site(20, page => ['Menu', `Text ${page}.`])
    const corpora = await loadCorpora(aSource(files), aSource(files), settings)
    expect(corpora.base.pages[0]?.content).toBe(corpora.head.pages[0]?.content)
  })

  it('leaves pages of the same text one object although a menu elsewhere changes', async () => {
    const loader = await createCorpusLoader(settings)
    const files = (menu: string) => ({
      ...site(20, page => ['Menu', `Text ${page}.`]),
      ...Object.fromEntries(
        Object.entries(site(10, () => [menu])).map(([path, text]) => [`api/${path}`, text]),
      ),
    })
    const before = await loader.load(aSource(files('One')))
    const after = await loader.load(aSource(files('Two')))
    const pageOf = ({ pages }: typeof before) => pages.find(({ path }) => path === 'site/3.html')
    expect(before.repeated).not.toEqual(after.repeated)
    expect(pageOf(before)?.content).toBe(pageOf(after)?.content)
  })

  it('is found anew in each tree of a history', async () => {
    const loader = await createCorpusLoader(settings)
    const files = (note: number) => site(30, page => ['Menu', page < note ? 'Note' : '', `Text ${page}.`])
    expect(textsOf(await loader.load(aSource(files(1))))[0]).toBe('Note\nText 0.')
    expect(textsOf(await loader.load(aSource(files(20))))[0]).toBe('Text 0.')
  })
})
