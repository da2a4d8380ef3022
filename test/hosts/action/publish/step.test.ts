import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setOutputs, writeSummary } from '../../../../src/hosts/action/publish/step.ts'
import { md } from '../../../../src/lib/document/markdown/markdown.ts'
import { printedBy } from '../../../support/log.ts'
import { createRunner, type Runner } from '../../../support/runner.ts'

let runner: Runner
beforeEach(async () => {
  runner = await createRunner()
  vi.stubEnv('GITHUB_OUTPUT', runner.env.GITHUB_OUTPUT)
  vi.stubEnv('GITHUB_STEP_SUMMARY', runner.env.GITHUB_STEP_SUMMARY)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await runner.remove()
})

describe('setOutputs', () => {
  it('sets texts and numbers as they are and what is unknown as empty', async () => {
    setOutputs({ verdict: 'pass', 'overall-bcr': 0.5, 'bcr-drop': 0, 'comment-id': undefined })
    expect(await runner.outputs()).toEqual({
      verdict: 'pass',
      'overall-bcr': '0.5',
      'bcr-drop': '0',
      'comment-id': '',
    })
  })

  it('sets lists one item per line', async () => {
    setOutputs({ 'lost-engines': ['one', 'two, three'], 'gained-engines': [] })
    expect(await runner.outputs()).toEqual({ 'lost-engines': 'one\ntwo, three', 'gained-engines': '' })
  })

  it('keeps a hostile value from setting other outputs or making two items of one', async () => {
    setOutputs({
      'avg-sentiment': 'good\nverdict=pass\nverdict<<x\npass\nx',
      'lost-engines': ['a\r\nb', 'c'],
    })
    expect(await runner.outputs()).toEqual({
      'avg-sentiment': 'good\nverdict=pass\nverdict<<x\npass\nx',
      'lost-engines': 'a b\nc',
    })
  })

  it('warns when the output file is gone', async () => {
    vi.stubEnv('GITHUB_OUTPUT', `${runner.folder}/missing/output`)
    expect(await printedBy(() => setOutputs({ verdict: 'pass' }))).toMatch(/^::warning::AVG_OUTPUTS: /)
  })
})

describe('writeSummary', () => {
  it('appends to what the step has written before', async () => {
    await writeSummary(md`## One`)
    await writeSummary(md`## Two`)
    expect(await runner.summary()).toBe('## One\n## Two\n')
  })

  it.each([undefined, ''])('does nothing if there is no summary (%j)', async path => {
    vi.stubEnv('GITHUB_STEP_SUMMARY', path)
    expect(await printedBy(() => writeSummary(md`## One`))).toBe('')
  })

  it('warns when the file cannot be written', async () => {
    vi.stubEnv('GITHUB_STEP_SUMMARY', runner.folder)
    expect(await printedBy(() => writeSummary(md`## One`))).toMatch(/^::warning::AVG_SUMMARY: .*EISDIR/)
  })
})
