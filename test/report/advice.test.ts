import { describe, expect, it } from 'vitest'
import type { BaselineOrigin } from '../../src/comparison/baseline.ts'
import { adviseOn } from '../../src/report/advice.ts'
import { aDecline, aDrop, aFloor, aTest } from '../support/rule-results.ts'

const branch = { kind: 'branch', branch: 'ai-visibility', path: 'a.ndjson', runs: 3 } as const
const failed = aDrop({ outcome: 'fail' })
const textOn = (result: Parameters<typeof adviseOn>[0], origin: BaselineOrigin = branch) =>
  adviseOn(result, { origin }).join(' ')

describe('the advice', () => {
  it('on a drop and a decline names the way to accept the new level', () => {
    for (const result of [failed, aDecline()]) {
      expect(textOn(result)).toMatch(
        /find out what .*start one run on the default branch with `accept: true`\.$/i,
      )
    }
    expect(textOn(failed, { kind: 'file', path: 'a.json', runs: 1 })).toMatch(
      /start one run with `accept: true`\.$/,
    )
    expect(textOn(failed, { kind: 'inputs', rest: undefined })).toMatch(
      /set `baseline-overall-bcr` and `baseline-cited-engines` to it\.$/,
    )
  })

  it('on a suspicious drop is to run again, and there is none on a drop that cannot be tested', () => {
    expect(textOn(aDrop({ outcome: 'inconclusive', test: aTest() }))).toMatch(/^Start another run/)
    expect(textOn(aDrop({ outcome: 'inconclusive' }))).toBe('')
  })

  it('is empty for all that passed, for other rules, for pages of two trees and without a baseline', () => {
    expect(textOn(aDrop())).toBe('')
    expect(textOn(aDecline({ outcome: 'pass', change: undefined }))).toBe('')
    expect(textOn(aFloor({ outcome: 'fail' }))).toBe('')
    expect(textOn(failed, { kind: 'base', against: { kind: 'folder', folder: 'base' } })).toBe('')
    expect(adviseOn(failed, { missing: { kind: 'none-configured' } })).toEqual([])
  })
})
