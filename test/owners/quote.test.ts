import { describe, expect, it } from 'vitest'
import { findAnswer, quotePlace, readSource } from '../../src/owners/quote.ts'
import { readBlocks } from '../../src/pages/page.ts'
import { createLanguage } from '../../src/retrieval/words.ts'

const { sentences, words, term } = createLanguage('en')

function quoted(question: string, text: string): string | undefined {
  const asked = words(question).map(term)
  const weightIn = (sentence: string) => {
    const found = new Set(words(sentence).map(term))
    return asked.filter(word => found.has(word)).length / asked.length
  }
  const file = { text, blocks: readBlocks(text, 'markdown'), unread: '', hidden: [], placeOf: placeIn }
  return findAnswer(file.blocks, { weightIn, sentences }, file)?.text
}

const placeIn = (line: number) => ({ path: 'a.md', line })

describe('the quoted answer to a question', () => {
  it.each<[string, question: string, page: string, answer: string]>([
    [
      'has the words of the question',
      'export a board',
      'Boards are shared by teams.\n\nClick Export to export a board as CSV.',
      'Click Export to export a board as CSV.',
    ],
    [
      'is a sentence of its paragraph',
      'export a board',
      'A board has a menu. Click Export to export a board. It takes a minute.',
      'Click Export to export a board.',
    ],
    [
      'has the amount, not the text about it',
      'team plan price',
      'The price of a plan may change in the next year.\n\nThe price of the team plan is $12 a seat.\n\nWe do not promise that the price of a team plan stays.',
      'The price of the team plan is $12 a seat.',
    ],
    [
      'is below a heading with the words of the question',
      'team plan',
      'Everybody may read each of the boards.\n\n## Team plan\n\nTen people may write on each board.',
      'Ten people may write on each board.',
    ],
    [
      'does not lead to the next sentence',
      'team roles',
      'There are two team roles for people:\n\nAn editor has a role that may write.',
      'An editor has a role that may write.',
    ],
    [
      'has no hole that the build of the site fills',
      'team plan',
      'The team plan costs {{ price }} for each seat.\n\nThe team plan has boards for each seat.',
      'The team plan has boards for each seat.',
    ],
    [
      'comes first of equal sentences',
      'seats',
      'One person has one of the seats.\n\nTwo people have two of the seats.',
      'One person has one of the seats.',
    ],
    [
      'is a sentence, not a label',
      'team plan',
      '- Setup of the team plan\n- People join the team plan by mail.',
      'People join the team plan by mail.',
    ],
    [
      'is not code',
      'acme init',
      '```\nacme init --force now please\n```\n\nThe command acme init starts it.',
      'The command acme init starts it.',
    ],
    [
      'is the description of a page without text',
      'acme',
      '---\ndescription: Acme has boards for teams.\n---\n',
      'Acme has boards for teams.',
    ],
  ])('%s', (_, question, page, answer) => {
    expect(quoted(question, page)).toBe(answer)
  })
})

it('shows the variable instead of a value, in a row without bars', () => {
  const text = '| Team | {{ price }} / seat |'
  const file = { text, blocks: [], unread: '', hidden: [], placeOf: placeIn }
  expect(readSource({ text: 'Team, / seat', lines: { from: 1, to: 1 } }, file)).toBe(
    'Team, {{ price }} / seat',
  )
})

it('quotes a place from shortly before its first value', () => {
  expect(quotePlace('Team costs $5.', '$5')).toBe('Team costs $5.')
  expect(quotePlace(`${'word '.repeat(30)}costs $5.`, '$5')).toMatch(/^… .{55,65}\$5\.$/)
})
