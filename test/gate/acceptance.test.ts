import { describe, expect, it } from 'vitest'
import { parseAcceptLines } from '../../src/gate/accept-lines.ts'
import { formatAcceptLine, type LossClaim, settleLosses } from '../../src/gate/acceptance.ts'
import { aKeywordChange } from '../support/keyword-changes.ts'

const CODE = '0123-4567-89ab-cdef'
const OTHER = 'ffff-ffff-ffff-ffff'

describe('parseAcceptLines', () => {
  it('reads the line that the report offers', () => {
    const question = `“cancel” a token: how?\nnow ${'x'.repeat(200)}`
    const line = formatAcceptLine(CODE, question)
    expect(parseAcceptLines(line)).toEqual([{ code: CODE, question: line.slice(line.indexOf(':') + 2) }])
  })

  it('reads several lines among others, with any line ends', () => {
    expect(
      parseAcceptLines(`Fine.\r\n\r\n accept loss ${CODE}: a \r\nAccept loss ${OTHER.toUpperCase()}`),
    ).toEqual([
      { code: CODE, question: 'a' },
      { code: OTHER, question: '' },
    ])
  })

  it.each([
    ['is quoted', `> accept loss ${CODE}: a`],
    ['stands in a sentence', `I do not accept loss ${CODE}: a`],
    ['has a shorter code', 'accept loss 0123-4567: a'],
    ['has a longer code', `accept loss ${CODE}0: a`],
    ['goes on without a colon', `accept loss ${CODE} not`],
    ['is a comment', `Fine.\n<!-- to accept:\n\naccept loss ${CODE}: a\n-->`],
    ['is a comment within a paragraph', `Fine <!--\naccept loss ${CODE}: a\n-->.`],
    ['is struck out', `~~accept loss ${CODE}: a~~`],
    ['is struck out with others', `Fine.\n~~so\naccept loss ${CODE}: a\nor so~~`],
    ['is struck out by an element', `<del>accept loss ${CODE}: a</del>`],
    ['is in an element around paragraphs', `<del>\n\naccept loss ${CODE}: a\n\n</del>`],
    ['is in an element around lines', `Fine **<del>\naccept loss ${CODE}: a\n</del>**`],
    ['is folded', `<details>\n\naccept loss ${CODE}: a\n\n</details>`],
    [
      'is quoted in a fence',
      `Why does it say\n\`\`\`\naccept loss ${CODE}: a\n\`\`\`\n? No, please restore it.`,
    ],
    ['is a box to tick', `- [ ] accept loss ${CODE}: a`],
    ['is nested too deeply', `${'>'.repeat(200)} a\n\naccept loss ${CODE}: a`],
  ])('reads no line that %s', (_, body) => {
    expect(parseAcceptLines(body)).toEqual([])
  })

  it.each([
    ['a fence that is all of the review', `\n\`\`\`text\naccept loss ${CODE}: a\n\`\`\`\n`],
    ['a paragraph after a comment', `<!-- template -->\n\naccept loss ${CODE}: a`],
  ])('reads %s', (_, body) => {
    expect(parseAcceptLines(body)).toEqual([{ code: CODE, question: 'a' }])
  })

  it('reads a question with marks as it is written', () => {
    const question = 'use `map` of List<string> and *all* _others_'
    expect(parseAcceptLines(formatAcceptLine(CODE, question))).toEqual([{ code: CODE, question }])
  })

  it('reads 200 lines at most', () => {
    expect(parseAcceptLines(`accept loss ${CODE}\n`.repeat(1000))).toHaveLength(200)
  })
})

describe('settleLosses', () => {
  const loss = aKeywordChange({ keyword: 'cancel a token', lossCode: CODE })
  const claim = (overrides: Partial<LossClaim> = {}): LossClaim => ({
    ...{ code: CODE, question: 'cancel a token', by: 'alice', review: '80' },
    ...overrides,
  })
  const review = { keyword: 'cancel a token', by: 'alice', review: '80' }
  const other = aKeywordChange({ keyword: 'prices', lossCode: OTHER })
  const accepted = { lost: [], accepted: [review] }
  const kept = { lost: ['cancel a token'], accepted: [] }

  it.each<[string, Parameters<typeof settleLosses>, object]>([
    ['accepts the loss that a review names by its code and its question', [[loss], [claim()]], accepted],
    [
      'accepts no loss by its code alone: who pasted the line may not know what it is about',
      [[loss], [claim({ question: 'a harmless one' })]],
      kept,
    ],
    [
      'leaves each loss that no review accepts',
      [[loss, other], [claim()]],
      { ...accepted, lost: ['prices'] },
    ],
    ['leaves a loss that has changed since the review', [[loss], [claim({ code: OTHER })]], kept],
    [
      'leaves a loss that has no code',
      [[aKeywordChange({ keyword: 'cancel a token' })], [claim()]],
      { lost: kept.lost },
    ],
    [
      'accepts nothing that is not lost',
      [[{ ...loss, outcome: 'weaker' }], [claim()]],
      { lost: [], accepted: [] },
    ],
  ])('%s', (_, given, settled) => {
    expect(settleLosses(...given)).toMatchObject(settled)
  })
})
