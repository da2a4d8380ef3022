import { describe, expect, it } from 'vitest'
import { hasAcceptLine } from '../../../src/hosts/action/accept-line.ts'

const line = 'accept answer loss'

describe('hasAcceptLine', () => {
  it.each([
    ['is all of the review', line],
    ['is among other lines', `Fine, we move this to the shop.\r\n ${line} \r\nThanks!`],
    ['is written with a capital letter', 'Accept answer loss'],
    ['follows a comment', `<!-- template -->\n\n${line}`],
    ['follows a quotation and code', `> Why?\n\n\`\`\`html\n<del>\n\`\`\`\n\nFine.\n\n${line}`],
    ['is above an element', `${line}\n\n<details>notes</details>`],
  ])('finds a line that %s', (_, body) => {
    expect(hasAcceptLine(body)).toBe(true)
  })

  it.each([
    ['is part of a sentence', `I do not ${line}`],
    ['goes on', `${line} of prices only`],
    ['has a code of a loss', 'accept loss 0123-4567-89ab-cdef: prices'],
    ['is quoted', `> ${line}`],
    ['is quoted by the line above', `> Fine.\n${line}`],
    ['is fenced', `\`\`\`\n${line}\n\`\`\``],
    ['is indented as code', `Why?\n\n    ${line}`],
    ['is in code within a line', `\`${line}\``],
    ['is in code over several lines', `\`Why\n${line}\nso?\``],
    ['is code by an element', `Why <code>\n${line}\n</code>?`],
    ['is a comment', `Fine.\n<!-- to accept:\n\n${line}\n-->`],
    ['is in a comment without an end', `<!-- to accept:\n\n${line}`],
    ['is a comment within a paragraph', `Fine <!--\n${line}\n-->.`],
    ['is struck out', `~~${line}~~`],
    ['is struck out with others', `Fine.\n~~so\n${line}\nor so~~`],
    ['is struck out by an element', `<del>${line}</del>`],
    ['is in an element around paragraphs', `<del>\n\n${line}\n\n</del>`],
    ['is in an element around lines', `Fine **<del>\n${line}\n</del>**`],
    ['follows an element that a paragraph leaves open', `**<del>**\n\n${line}`],
    ['follows an element that a quotation leaves open', `> <s>\n\n${line}`],
    ['is folded', `<details>\n\n${line}\n\n</details>`],
    ['is in a footnote that GitHub does not show', `[^1]: note\n${line}`],
    ['is a label of a link', `[Fine\n${line}\n](https://acme.dev)`],
    ['is a heading', `# ${line}`],
    ['is a box to tick', `- [ ] ${line}`],
    ['is below nesting that is too deep', `${'>'.repeat(200)} a\n\n${line}`],
  ])('finds no line that %s', (_, body) => {
    expect(hasAcceptLine(body)).toBe(false)
  })
})
