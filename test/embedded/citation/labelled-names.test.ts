import { describe, expect, it } from 'vitest'
import { readRuns, readSentences, score } from '../../../scripts/evaluation/mentions.ts'

const all = [...readSentences(), ...readRuns()]
const ofClass = (kind: string) => all.filter(each => each.class === kind)

describe('the labelled names', () => {
  it('are 300 or more, of 30 or more brands', () => {
    const { items, brands } = score(all)
    expect(items).toBeGreaterThanOrEqual(300)
    expect(brands).toBeGreaterThanOrEqual(30)
  })

  it.each([
    ['word', 0.9, 0.85],
    ['distinctive', 0.99, 0.96],
    ['several', 0.99, 0.93],
    ['non-latin', 0.8, 0.92],
    ['inflected', 0.99, 0.94],
  ])('of class %s are found with a precision of %d and a recall of %d', (kind, precision, recall) => {
    const found = score(ofClass(kind))
    expect(found.precision).toBeGreaterThanOrEqual(precision)
    expect(found.recall).toBeGreaterThanOrEqual(recall)
  })

  it('are found with a precision of 0.95 and a recall of 0.9 together', () => {
    const { precision, recall } = score(all)
    expect(precision).toBeGreaterThanOrEqual(0.95)
    expect(recall).toBeGreaterThanOrEqual(0.9)
  })
})
