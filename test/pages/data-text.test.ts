import { expect, it } from 'vitest'
import { parsePage } from '../../src/pages/page.ts'
import { pageRows, textOf } from '../support/page-rows.ts'
import { expectLinear } from '../support/processor-time.ts'

it.each(["<Card title='", '{{< card title="one two three four" ', '<Card title="one two three four" />\n'])(
  'takes a time in proportion to the number of %j',
  piece => {
    expectLinear(1_000_000, size => parsePage(`${piece.repeat(size / piece.length)}`, 'mdx'))
  },
)

const prose = 'Back up all of your files'
const alt = 'The list of all backups of a disk'
const tooltip = (text: string) => `{{< tooltip text="${text}" id="a" >}}`

it.each(
  pageRows(String.raw`
    Prose in the parameters of components and shortcodes is text.
      mdx <Card title="${prose}" href="/a">Text.</Card> => ${prose}\nText.
      mdx <Note\n  text='${prose}'\n/>\n\nText. => ${prose}\nText.
      markdown <Card title="${prose}" />\n\nText. => ${prose}\nText.
      mdx <Card\n  icon={<Icon />}\n  text={\`\n    Back up \${count} of\n    your "files" now\n  \`}\n/>\n\nText. => Back up of your "files" now\nText.
      mdx <Card\n  description={\n    <>\n      Back up <b>all</b> of your files\n    </>\n  }\n/>\n\nText. => ${prose}\nText.
      markdown <Card\n  text={"${prose}"}\n/>\n\nText. => ${prose}\nText.
      markdown {{< card summary="Back up your files" >}}\n\nText. => Back up your files\nText.
      markdown {{< card summary="Back up files" >}}\n\nText. => Text.
      markdown {% include card.html text="${prose}" %}\nText. => ${prose}\nText.
    Other parameters are left out.
      mdx <Box className="flex items-center justify-between gap-4">Text.</Box> => Text.
      mdx <Card title="A name" icon="one two three four">Text.</Card> => Text.
      markdown {{< image src="a b c d" data-title="one two three four" >}}\n\nText. => Text.
      markdown <p title="Shown when the mouse is over it">Text.</p> => Text.
    A parameter ends no list and splits no sentence. A shortcode in a sentence is part of it.
      markdown 1. One.\n\n    {{< image alt="${alt}" >}}\n\n    Two.\n => One.\n${alt}\nTwo.
      mdx Press <Icon title="the button in the corner" /> to save. => Press to save.
      markdown ${tooltip('Backups')} are kept on\n${tooltip('a disk that is far away')} or ${tooltip('a tape')}. => Backups are kept on\na disk that is far away\nor a tape.
      mdx <Image alt="${alt}" src={a} />\n\nText. => ${alt}\nText.
      markdown Press ![${alt}](a.png) now. => Press now.
      html <p>Press <img alt="${alt}"> now.</p> => Press now.
      markdown ![Screenshot of backups](a.png)\n\nText. => Text.
    HTML is a template only with a front matter. Otherwise the tags of a template are text.
      html ---\nid: a\n---\n<p>Buy {% translate what %} at {{ site.name }} now.</p> => Buy at now.
      html <p>Buy {% what %} at {{ site.name }} now.</p> => Buy {% what %} at {{ site.name }} now.
  `),
)('$title $format $text', ({ format, text, expected }) => {
  expect(textOf(text, format)).toBe(expected)
})
