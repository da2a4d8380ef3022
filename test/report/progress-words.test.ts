import { describe, expect, it } from 'vitest'
import { describeProgress } from '../../src/report/progress-words.ts'

describe('describeProgress', () => {
  it.each([
    [undefined, 'Replayed 3 of 9 commits'],
    [1, 'Replayed 3 of 9 commits, about 5 seconds left'],
    [41, 'Replayed 3 of 9 commits, about 45 seconds left'],
    [60, 'Replayed 3 of 9 commits, about 1 minute left'],
    [61, 'Replayed 3 of 9 commits, about 2 minutes left'],
  ])('with %s seconds left', (seconds, words) => {
    expect(describeProgress('Replayed', 3, 9, 'commits', seconds)).toBe(words)
  })

  it('names no time when all is done', () => {
    expect(describeProgress('Scanned', 9, 9, '', 3)).toBe('Scanned 9 of 9')
  })
})
