import { describe, expect, it } from 'vitest'
import { seeNames } from '../../src/citation/mentions.ts'
import { orderBrands, settleNames } from '../../src/citation/named-brands.ts'
import type { AnswerRecord } from '../../src/engines/answer-record.ts'
import { anAnswerContent, anEvaluated } from '../support/answer-records.ts'

/** The record of an answer with this text, as a scan leaves it, for the brand Tide and the competitor Persil. */
function recordOf(text: string, sample = 1): AnswerRecord {
  const seen = seeNames(text, [
    { competitor: undefined, names: ['Tide'] },
    { competitor: 'Persil', names: ['Persil'] },
  ])
  return anEvaluated(anAnswerContent({ text, seen, ...orderBrands(seen) }), { sample })
}

/** What each answer of a run names, when all are known. */
function namingsOf(...texts: string[]) {
  return settleNames(texts.map((text, index) => recordOf(text, index + 1))).map(record => {
    if (record.outcome !== 'evaluated') throw new Error('not evaluated')
    const { position, competitors } = record.content
    return { position, competitors }
  })
}

describe('a name at the start of a sentence that is also a word', () => {
  it('is a mention if other answers of the run name the brand within sentences', () => {
    expect(namingsOf('Tide tabs dissolve well.', 'Most people buy Tide.')).toEqual([
      { position: 1, competitors: [] },
      { position: 1, competitors: [] },
    ])
  })

  it('is the common word if other answers write it in lower case', () => {
    expect(namingsOf('Tide and time wait for no man.', 'Wait for low tide.')[0]).toEqual({
      position: undefined,
      competitors: [],
    })
  })

  it('is not a mention if they do both, or neither', () => {
    const unclear = { position: undefined, competitors: [] }
    expect(namingsOf('Tide tabs dissolve well.')).toEqual([unclear])
    expect(namingsOf('Tide tabs dissolve well.', 'People buy Tide at low tide.')[0]).toEqual(unclear)
  })

  it('is not a mention if it is only a label', () => {
    const [label] = namingsOf('Tide: cleans.', '**Tide**: cleans.', '- Tide: cleans.')
    expect(label).toEqual({ position: undefined, competitors: [] })
  })

  it('does not move other brands while it is unclear', () => {
    expect(namingsOf('Tide tabs dissolve well, and Persil is cheap.')).toEqual([
      { position: undefined, competitors: ['Persil'] },
    ])
  })

  it('has a position among the brands once the run decides', () => {
    expect(namingsOf('Tide tabs dissolve well, and Persil is cheap.', 'Many buy Persil and Tide.')).toEqual([
      { position: 1, competitors: ['Persil'] },
      { position: 2, competitors: ['Persil'] },
    ])
  })
})

describe('settling the names of a run', () => {
  it('gives the same result for any order of the answers, and if it is repeated', () => {
    const records = ['Tide tabs dissolve well.', 'People buy Tide.', 'At low tide.'].map(recordOf)
    const settled = settleNames(records)
    expect(settleNames(records.toReversed()).toReversed()).toEqual(settled)
    expect(settleNames(settled)).toEqual(settled)
  })
})
