/** The verdict on pages and on a change of pages, from the texts of the inputs. */

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listRules } from '../../src/gate/verdict.ts'
import { describeBlocker } from '../../src/report/words/baseline.ts'
import type { GateRun } from '../../src/run/run-gate.ts'
import { runInFolder, runOnChange } from '../support/content-run.ts'
import { aRepository, commit, shallowClone } from '../support/git-repository.ts'
import { createLog } from '../support/log.ts'

const prices = [
  '# Cloud backup',
  'A cloud backup keeps a copy of every file in another data centre.',
  'A cloud backup costs ten dollars a month. Start a cloud backup with one click.',
  'It begins at night, when nobody works, and ends before the first of you is back at the desk.',
  'Every file is encrypted before it leaves your office, and only you have the key that opens it again.',
  'Restore a single file from the menu, or order a disk with all of them, which comes by mail within two days.',
].join('\n\n')
const weakerPrices = prices.replace(/(?:A cloud backup costs|It begins).*/g, '')
const team = '# Team\n\nTwo friends founded Acme in Oslo.'
const base = { 'docs/prices.md': prices, 'docs/team.md': team }
const inputs = { keywords: 'cloud backup' }

/** Returns the verdict, the conditions of `fail-on` that hold, and the code of what stopped the run. */
function resultOf({ outcome: { verdict, failures } }: GateRun) {
  const code = verdict.kind === 'blocked' ? describeBlocker(verdict.blocker).code : undefined
  return { status: verdict.status, failures, ...(code !== undefined && { code }) }
}
const outcomesOf = ({ outcome }: GateRun) =>
  Object.fromEntries(listRules(outcome.verdict).map(rule => [rule.rule, rule.outcome]))

describe('a change of pages', () => {
  it('fails with a lost answer, and the step with it', async () => {
    const run = await runOnChange({ base, change: { 'docs/prices.md': null }, inputs })
    expect(resultOf(run)).toEqual({ status: 'fail', failures: ['fail'] })
    expect(outcomesOf(run)).toEqual({ 'max-answer-loss': 'fail', completeness: 'pass' })
  })

  it('passes with a weaker answer, and warns', async () => {
    const run = await runOnChange({ base, change: { 'docs/prices.md': weakerPrices }, inputs })
    expect(resultOf(run)).toEqual({ status: 'pass', failures: [] })
    expect(outcomesOf(run)).toEqual({ 'max-answer-loss': 'warn', completeness: 'pass' })
  })

  it('fails by a drop of the score, and not by a loss within max-answer-loss', async () => {
    const limits = { 'max-answer-loss': '100%', 'max-bcr-drop': '0', 'max-cited-engines-drop': '0' }
    const change = { 'docs/prices.md': null }
    const run = await runOnChange({ base, change, inputs: { ...inputs, ...limits } })
    expect(resultOf(run).status).toBe('fail')
    expect(outcomesOf(run)).toMatchObject({
      ...{ 'max-answer-loss': 'warn', 'max-bcr-drop': 'fail', 'max-cited-engines-drop': 'fail' },
    })
  })
})

describe('pages that cannot be read', () => {
  it('are an error if the change leaves none', async () => {
    const change = { 'docs/prices.md': null, 'docs/team.md': null, 'docs/a.rst': 'Text' }
    const run = await runOnChange({ base, change, inputs })
    expect(resultOf(run)).toEqual({ status: 'error', failures: ['error'], code: 'AVG_NO_PAGES' })
  })

  it.each(['none', 'base'])('are an error in a push, with the baseline %s', async baseline => {
    const folder = aRepository()
    commit(folder, { 'src/code.ts': '' })
    const run = await runInFolder(folder, { ...inputs, baseline })
    expect(resultOf(run)).toEqual({ status: 'error', failures: ['error'], code: 'AVG_NO_PAGES' })
  })
})

describe('a push', () => {
  it('is compared with the commit that the branch was at before it', async () => {
    const origin = aRepository()
    const before = commit(origin, base)
    commit(origin, { 'docs/team.md': `${team} And a cat.` })
    rmSync(join(origin, 'docs/prices.md'))
    const head = commit(origin, {})
    const run = await runInFolder(shallowClone(origin), inputs, { before, head })
    expect(resultOf(run)).toEqual({ status: 'fail', failures: ['fail'] })
    expect(run.outcome.baseline?.origin).toEqual({
      ...{ kind: 'base', against: { kind: 'before-push', commit: before } },
    })
  })

  it.each([
    ['is not known', undefined, 'the push names no commit before it'],
    [
      'cannot be had',
      { before: '1'.repeat(40), head: '' },
      'the commit 1111111 before the push is not in the checkout',
    ],
  ])('has no baseline and a warning if the commit before it %s', async (_, commits, reason) => {
    const folder = aRepository()
    const head = commit(folder, base)
    const log = createLog()
    const push = commits && { ...commits, head }
    const run = await runInFolder(folder, { ...inputs, 'fail-on': 'no-baseline' }, push, log)
    expect(resultOf(run)).toEqual({ status: 'pass', failures: ['no-baseline'] })
    expect(log.warnings).toEqual([expect.stringContaining('AVG_PUSH_BASE')])
    expect(log.warnings[0]).toContain(reason)
  })
})
