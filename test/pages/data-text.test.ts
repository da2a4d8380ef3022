import { expect, it } from 'vitest'
import type { PageFormat } from '../../src/pages/formats.ts'
import { parsePage } from '../../src/pages/page.ts'
import { expectLinear } from '../support/processor-time.ts'

/** The text of a page, each passage after its headings. */
const textOf = (text: string, format: PageFormat = 'markdown') =>
  parsePage(text, format).passages.map(({ headings, text }) => [...headings, text].join(' > '))

it.each(["<Card title='", '{{< card title="one two three four" ', '<Card title="one two three four" />\n'])(
  'takes a time in proportion to the number of %j',
  piece => {
    expectLinear(1_000_000, size => parsePage(`${piece.repeat(size / piece.length)}`, 'mdx'))
  },
)

const prose = 'Back up all of your files'
const alt = 'The list of all backups of a disk'
const tooltip = (text: string) => `{{< tooltip text="${text}" id="a" >}}`

it.each<[PageFormat, string, string]>([
  // Parameters of components and shortcodes are text where they are prose.
  ['mdx', `<Card title="${prose}" href="/a">Text.</Card>`, `${prose}\nText.`],
  ['mdx', `<Note\n  text='${prose}'\n/>\n\nText.`, `${prose}\nText.`],
  ['markdown', `<Card title="${prose}" />\n\nText.`, `${prose}\nText.`],
  [
    'mdx',
    '<Card\n  icon={<Icon />}\n  text={`\n    Back up ${count} of\n    your "files" now\n  `}\n/>\n\nText.',
    'Back up of your "files" now\nText.',
  ],
  [
    'mdx',
    '<Card\n  description={\n    <>\n      Back up <b>all</b> of your files\n    </>\n  }\n/>\n\nText.',
    `${prose}\nText.`,
  ],
  ['markdown', `<Card\n  text={"${prose}"}\n/>\n\nText.`, `${prose}\nText.`],
  ['markdown', '{{< card summary="Back up your files" >}}\n\nText.', 'Back up your files\nText.'],
  ['markdown', '{{< card summary="Back up files" >}}\n\nText.', 'Text.'],
  ['markdown', `{% include card.html text="${prose}" %}\nText.`, `${prose}\nText.`],
  // All other values are skipped.
  ['mdx', '<Box className="flex items-center justify-between gap-4">Text.</Box>', 'Text.'],
  ['mdx', '<Card title="A name" icon="one two three four">Text.</Card>', 'Text.'],
  ['markdown', '{{< image src="a b c d" data-title="one two three four" >}}\n\nText.', 'Text.'],
  ['markdown', '<p title="Shown when the mouse is over it">Text.</p>', 'Text.'],
  // They end no list and cut no sentence; a shortcode in a sentence is part of it.
  ['markdown', `1. One.\n\n    {{< image alt="${alt}" >}}\n\n    Two.\n`, `One.\n${alt}\nTwo.`],
  ['mdx', 'Press <Icon title="the button in the corner" /> to save.', 'Press to save.'],
  [
    'markdown',
    `${tooltip('Backups')} are kept on\n${tooltip('a disk that is far away')} or ${tooltip('a tape')}.`,
    'Backups are kept on\na disk that is far away\nor a tape.',
  ],
  ['mdx', `<Image alt="${alt}" src={a} />\n\nText.`, `${alt}\nText.`],
  ['markdown', `Press ![${alt}](a.png) now.`, 'Press now.'],
  ['html', `<p>Press <img alt="${alt}"> now.</p>`, 'Press now.'],
  ['markdown', '![Screenshot of backups](a.png)\n\nText.', 'Text.'],
  // HTML has tags of a template in its text, but where front matter makes it one.
  ['html', '---\nid: a\n---\n<p>Buy {% translate what %} at {{ site.name }} now.</p>', 'Buy at now.'],
  ['html', '<p>Buy {% what %} at {{ site.name }} now.</p>', 'Buy {% what %} at {{ site.name }} now.'],
])('the text of %s %j is %j', (format, text, read) => {
  expect(textOf(text, format)).toEqual([read])
})
