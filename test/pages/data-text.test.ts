import { describe, expect, it } from 'vitest'
import { readBlocks } from '../../src/pages/blocks.ts'
import type { PageFormat } from '../../src/pages/formats.ts'
import { parsePage } from '../../src/pages/page.ts'
import { expectLinear } from '../support/processor-time.ts'

/** The text of a page, each passage after its headings. */
const textOf = (text: string, format: PageFormat = 'markdown') =>
  parsePage(text, format).passages.map(({ headings, text }) => [...headings, text].join(' > '))

const frontMatter = (fields: string) => textOf(`---\n${fields}\n---\nText.`)

describe('the text of the front matter', () => {
  it('has questions with their answers under headings of their own', () => {
    expect(
      frontMatter(
        'faq:\n  - question: Is it free?\n    answer: Yes, **always**.\n  - {q: Why?, a: Because.}',
      ),
    ).toEqual(['Text.', 'Is it free? > Yes, always.', 'Why? > Because.'])
  })

  it('has the prose of groups and lists', () => {
    expect(
      frontMatter(
        'hero:\n  tagline: Backups that nobody has to remember\nfeatures:\n  - title: Fast\n    details: It copies a disk in an hour.',
      ),
    ).toEqual(['Backups that nobody has to remember\nIt copies a disk in an hour.\nText.'])
  })

  it.each([
    'keywords: [one two three four five]',
    'head:\n  - {name: viewport, text: one two three four}',
    'hero:\n  class: one two three four',
    'hero:\n  text: A name',
    'comment: This is what the license says.',
  ])('has nothing of %j', fields => {
    expect(frontMatter(fields)).toEqual(['Text.'])
  })

  it('is among the blocks of the page, too', () => {
    const text = '---\nfaq:\n  - question: Is it free?\n    answer: Yes, always.\n---\nText.'
    expect(readBlocks(text, 'markdown').map(({ headings, text }) => [...headings, text])).toEqual([
      ['Text.'],
      ['Is it free?', 'Yes, always.'],
    ])
  })
})

it.each(["<Card title='", '{{< card title="one two three four" ', '<Card title="one two three four" />\n'])(
  'takes a time in proportion to the number of %j',
  piece => {
    expectLinear(1_000_000, size => parsePage(`${piece.repeat(size / piece.length)}`, 'mdx'))
  },
)

describe('the parameters of components and shortcodes', () => {
  it.each([
    [
      'mdx',
      '<Card title="Back up all of your files" href="/a">Text.</Card>',
      'Back up all of your files\nText.',
    ],
    [
      'mdx',
      "<Note\n  text='It costs ten dollars a month'\n/>\n\nText.",
      'It costs ten dollars a month\nText.',
    ],
    ['markdown', '<Card title="Back up all of your files" />\n\nText.', 'Back up all of your files\nText.'],
    [
      'mdx',
      '<Card\n  icon={<Icon />}\n  text={`\n    Back up ${count} of\n    your "files" now\n  `}\n/>\n\nText.',
      'Back up of your "files" now\nText.',
    ],
    [
      'mdx',
      '<Card\n  description={\n    <>\n      Back up <b>all</b> of your files\n    </>\n  }\n/>\n\nText.',
      'Back up all of your files\nText.',
    ],
    [
      'markdown',
      '<Card\n  text={"Back up all of your files"}\n/>\n\nText.',
      'Back up all of your files\nText.',
    ],
    [
      'markdown',
      '{{< card summary="Back up all of your files" >}}\n\nText.',
      'Back up all of your files\nText.',
    ],
    [
      'markdown',
      '{% include card.html text="Back up all of your files" %}\nText.',
      'Back up all of your files\nText.',
    ],
  ] as const)('are text where they are prose: %s %j', (format, text, read) => {
    expect(textOf(text, format)).toEqual([read])
  })

  it.each([
    ['mdx', '<Box className="flex items-center justify-between gap-4">Text.</Box>'],
    ['mdx', '<Card title="A name" icon="one two three four">Text.</Card>'],
    ['markdown', '{{< image src="a b c d" data-title="one two three four" >}}\n\nText.'],
    ['markdown', '<p title="Shown when the mouse is over it">Text.</p>'],
  ] as const)('are none elsewhere: %s %j', (format, text) => {
    expect(textOf(text, format)).toEqual(['Text.'])
  })

  it('do not end the list that they stand in', () => {
    const text = '1. One.\n\n    {{< image alt="The list of all backups" >}}\n\n    Two.\n'
    expect(textOf(text)).toEqual(['One.\nThe list of all backups\nTwo.'])
  })

  it('are the text of a shortcode in a sentence', () => {
    const tooltip = (text: string) => `{{< tooltip text="${text}" id="a" >}}`
    const text = `${tooltip('Backups')} are kept on\n${tooltip('a disk that is far away')} or ${tooltip('a tape')}.`
    expect(textOf(text)).toEqual(['Backups are kept on\na disk that is far away\nor a tape.'])
  })

  it('do not cut the sentence that they stand in', () => {
    const text = 'Press <Icon title="the button in the corner" /> to save.'
    expect(textOf(text, 'mdx')).toEqual(['Press to save.'])
  })
})

describe('an image', () => {
  const alt = 'The list of all backups of a disk'

  it.each([
    ['markdown', `![${alt}](a.png)\n\nText.`],
    ['markdown', `[![${alt}](a.png)](b.md)\n\nText.`],
    ['html', `<p><img alt="${alt}" src="a.png"></p><p>Text.</p>`],
    ['mdx', `<Image alt="${alt}" src={a} />\n\nText.`],
  ] as const)('that stands alone is text by what it says: %s %j', (format, text) => {
    expect(textOf(text, format)).toEqual([`${alt}\nText.`])
  })

  it.each([
    ['markdown', `Press ![${alt}](a.png) now.`, 'Press now.'],
    ['html', `<p>Press <img alt="${alt}"> now.</p>`, 'Press now.'],
    ['markdown', '![Screenshot of backups](a.png)\n\nText.', 'Text.'],
  ] as const)('in a sentence, or with a name alone, is none: %s %j', (format, text, read) => {
    expect(textOf(text, format)).toEqual([read])
  })
})

describe('a page without text', () => {
  const isFilled = (text: string, format: PageFormat) => parsePage(text, format).isFilled

  it.each([
    [
      'markdown',
      "---\ntitle: Home\n---\n<script setup>\nimport Home from './Home.vue'\n</script>\n\n<Home />\n",
    ],
    ['mdx', "import Home from './Home'\n\n<Home />\n"],
    ['markdown', '{{< pricing-table >}}\n'],
    ['markdown', '# Plans\n\n{% for plan in site.data.plans %}{{ plan.name }}{% endfor %}\n'],
    ['html', '---\nid: buy\n---\n<h1>{% translate pagetitle %}</h1>\n<p>{{ page.text }}</p>'],
    ['html', '---\nid: buy\n---\n'],
    ['html', '<div id="root"></div><script src="app.js"></script>'],
  ] as const)('is filled by something else: %s %j', (format, text) => {
    expect(isFilled(text, format)).toBe(true)
  })

  it.each([
    ['markdown', ''],
    ['markdown', '# Title\n'],
    ['markdown', '```vue\n<Home />\n```\n'],
    ['mdx', '<Home>Text.</Home>'],
    ['html', '<p></p>'],
  ] as const)('is not where nothing fills it, and with text or code: %s %j', (format, text) => {
    expect(isFilled(text, format)).toBe(false)
  })
})

it('has no tags of a template in the text of HTML, which only front matter makes one', () => {
  const html = '<p>Buy {% translate what %} at {{ site.name }} now.</p>'
  expect(textOf(`---\nid: a\n---\n${html}`, 'html')).toEqual(['Buy at now.'])
  expect(textOf(html, 'html')).toEqual(['Buy {% translate what %} at {{ site.name }} now.'])
})
