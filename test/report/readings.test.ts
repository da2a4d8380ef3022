import { describe, expect, it } from 'vitest'
import { keywordChangeSchema } from '../../src/embedded/repository/keyword-change.ts'
import { findFindings } from '../../src/findings/find-findings.ts'
import { renderComment } from '../../src/report/markdown/comment.ts'
import { aKeywordChange } from '../support/keyword-changes.ts'
import {
  aFinding,
  aReadChange,
  aReading,
  lostReading,
  notRead,
  undecidedReading,
} from '../support/readings.ts'
import { contentOutcome } from '../support/situations.ts'

const commentOn = (...changes: Parameters<typeof contentOutcome>[0]['changes']) =>
  renderComment(contentOutcome({ changes }))
const kindsOf = (...changes: Parameters<typeof contentOutcome>[0]['changes']) =>
  findFindings(contentOutcome({ changes })).map(({ kind, leadsTo }) => [kind, leadsTo])

describe('the comment on what a reader found', () => {
  it.each([
    ['kept', aReadChange(aReading())],
    ['lost', aReadChange(lostReading, { outcome: 'lost' })],
    ['undecided', aReadChange(undecidedReading, { keyword: 'self-host Acme' })],
    ['not-read', aReadChange(notRead('no-key'))],
  ])('that is %s', async (name, change) => {
    await expect(commentOn(change)).toMatchFileSnapshot(`snapshots/reader/${name}.md`)
  })

  it('folds what is beyond three questions', () => {
    const changes = Array.from({ length: 5 }, (_, index) =>
      aReadChange(aReading(), { keyword: `reworded ${index + 1}` }),
    )
    const comment = commentOn(...changes)
    expect(comment.indexOf('and 2 more questions')).toBeGreaterThan(comment.indexOf('reworded 3'))
    expect(comment.indexOf('reworded 4')).toBeGreaterThan(comment.indexOf('and 2 more questions'))
  })

  it.each([
    ['over-budget', 'max-cost was reached'],
    ['refusal', 'refused'],
    ['cut', 'cut before its end'],
    ['prompt-cut', 'context is too short'],
    ['odd-form', 'not in the form'],
    ['missed-control', 'erred on a text whose place is known'],
    ['unanswered', 'did not answer'],
  ] as const)('says once why questions were not read: %s', (problem, words) => {
    const comment = commentOn(
      aReadChange(notRead(problem), { keyword: 'first' }),
      aReadChange(notRead(problem), { keyword: 'second' }),
    )
    expect(comment.split(words)).toHaveLength(2)
    expect(comment).toContain('2 questions were judged by words alone: “first”, “second”.')
  })

  it('escapes what pages say', () => {
    const hostile = '<!-- |@everyone](http://evil.example) `x`'
    const [statement] = aReading().statements
    if (statement === undefined) throw new RangeError('a reading has a statement')
    const reading = aReading({
      statements: [{ ...statement, readings: [aFinding(hostile), aFinding(hostile)] }],
    })
    const comment = commentOn(aReadChange(reading, { keyword: hostile }))
    expect(comment).not.toContain('@everyone')
    expect(comment).not.toContain('](http://evil')
    expect(comment.replace(/^<!--.*-->/, '')).not.toContain('<!--')
  })
})

describe('the findings of a reader', () => {
  it('warn of a question that is undecided, and of no other', () => {
    expect(kindsOf(aReadChange(undecidedReading))).toContainEqual(['reader-undecided', 'warn'])
    expect(kindsOf(aReadChange(aReading()))).toEqual([['unchanged', 'none']])
    expect(kindsOf(aReadChange(notRead('refusal')))).toEqual([['unchanged', 'none']])
  })

  it('leave a lost answer to its own finding', () => {
    const reading = aReading({ outcome: 'undecided', byWords: { outcome: 'lost', loss: 0.6 } })
    expect(kindsOf(aKeywordChange({ reading }))).toEqual([['page-gone', 'fail']])
  })
})

it('is stored and read again, without addresses', () => {
  const change = aReadChange(undecidedReading)
  const read = keywordChangeSchema.parse(JSON.parse(JSON.stringify(change)))
  const withoutUrl = JSON.parse(JSON.stringify(change).replaceAll(/"url":"[^"]*"/g, '"url":""'))
  expect(JSON.parse(JSON.stringify(read))).toEqual(withoutUrl)
})
