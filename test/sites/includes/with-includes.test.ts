import { describe, expect, it } from 'vitest'
import { loadCorpora, loadCorpus } from '../../../src/sites/corpus.ts'
import { withIncludes } from '../../../src/sites/includes/with-includes.ts'
import { aSource, readingsOf } from '../../support/pages.ts'

const settings = { competitors: [], siteUrls: [] }
const load = (files: Record<string, string>) => loadCorpus(aSource(files), settings)
const textOf = ({ content }: { content: { passages: { text: string }[] } }) =>
  content.passages.map(({ text }) => text).join('\n')

it.each([
  ['{% include n.md %}', 'Text.', 'Text.'],
  ['{% include n.md %}\n'.repeat(50), 'x'.repeat(100_000), '! too-large'],
])('withIncludes reads a text with its includes, up to the limit of a page', async (page, part, read) => {
  const source = withIncludes(aSource({ 'a.md': page, '_includes/n.md': part }))
  expect(await readingsOf(source)).toEqual([['a.md', read]])
})

describe('loadCorpus, of includes', () => {
  it('adds the text of a partial to each page that includes it, and skips it as a page', async () => {
    const { pages, skipped } = await load({
      'docs/a.mdx': "import Note from './_note.mdx'\n\n# A\n\n<Note />",
      'docs/b.mdx': "import Note from './_note.mdx'\n\n# B\n\n<Note />",
      'docs/_note.mdx': 'Backups cost ten dollars.',
    })
    expect(pages.map(page => [page.path, textOf(page)])).toEqual([
      ['docs/a.mdx', 'Backups cost ten dollars.'],
      ['docs/b.mdx', 'Backups cost ten dollars.'],
    ])
    expect(skipped).toEqual([{ path: 'docs/_note.mdx', reason: 'included' }])
  })

  it('counts a changed partial as a change of each page with its component', async () => {
    const files = (price: string) =>
      aSource({
        'docs/a.mdx': '# A\n\n<Include src="_partials/price.mdx" />\n',
        'docs/b.mdx': '# B\n\nText.\n',
        'docs/_partials/price.mdx': `Backups cost ${price}.`,
      })
    const { base, head } = await loadCorpora(files('ten dollars'), files('nothing'), settings)
    expect(head.pages.map(page => [page.path, textOf(page)])).toEqual([
      ['docs/a.mdx', 'Backups cost nothing.'],
      ['docs/b.mdx', 'Text.'],
    ])
    expect(base.pages.filter(({ id }, index) => id !== head.pages[index]?.id)).toMatchObject([
      { path: 'docs/a.mdx' },
    ])
  })

  it('keeps an included page, and a partial without includes', async () => {
    const { pages } = await load({ 'a.md': '--8<-- "guide.md"', 'guide.md': 'Guide.', '_rest.md': 'Rest.' })
    expect(pages.map(({ path }) => path)).toEqual(['a.md', 'guide.md', '_rest.md'])
  })

  it('distinguishes equal files that include different files', async () => {
    const text = '{% include ./n.md %}'
    const { pages } = await load({ 'a/p.md': text, 'b/p.md': text, 'a/n.md': 'One.', 'b/n.md': 'Two.' })
    expect(pages.filter(({ path }) => path.endsWith('p.md')).map(textOf)).toEqual(['One.', 'Two.'])
  })

  it('changes the id of a page only if one of its direct or indirect parts changes', async () => {
    const before = {
      'a.md': '{% include n.md %}',
      'b.md': 'Other.',
      '_includes/n.md': '{% include m.md %}',
      '_includes/m.md': 'One.',
    }
    const idsOf = async (files: Record<string, string>) => {
      const { base, head } = await loadCorpora(aSource(before), aSource(files), settings)
      return head.pages.filter((page, index) => page.id !== base.pages[index]?.id).map(({ path }) => path)
    }
    expect(await idsOf({ ...before, '_includes/m.md': 'Two.' })).toEqual(['a.md'])
    expect(await idsOf({ ...before, '_includes/other.md': 'Two.' })).toEqual([])
  })

  it('reads the same text after it moved into a partial', async () => {
    const text = '# A\n\nBackups cost ten dollars.\n'
    const { base, head } = await loadCorpora(
      aSource({ 'a.md': text }),
      aSource({ 'a.md': '# A\n\n{% include n.md %}\n', '_includes/n.md': 'Backups cost ten dollars.\n' }),
      settings,
    )
    expect(head.pages.map(textOf)).toEqual(base.pages.map(textOf))
  })

  it('reports what hides a page with its own file and line', async () => {
    const { hidden } = await load({
      'a.md': '{% include n.md %}\n\n<meta name="robots" content="noindex">\n',
      '_includes/n.md': 'One.\n\n<meta name="googlebot" content="noindex">\n',
    })
    expect(hidden.map(({ content: { signals } }) => signals)).toMatchObject([
      [
        { kind: 'noindex', file: '_includes/n.md', line: 3 },
        { kind: 'noindex', line: 3 },
      ],
    ])
    expect(hidden[0]?.content.signals[1]).not.toHaveProperty('file')
  })

  it('reads a text without includes once, and no unused partial', async () => {
    const source = aSource({
      'a.md': 'Text.',
      'b.md': '{% include n.md %}',
      '_includes/n.md': 'Part.',
      '_includes/m.md': '.',
    })
    await loadCorpus(source, settings)
    expect(source.wasRead.toSorted()).toEqual(['_includes/n.md', 'a.md', 'b.md', 'b.md'])
  })
})
