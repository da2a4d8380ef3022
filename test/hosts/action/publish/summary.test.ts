import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeSummary } from '../../../../src/hosts/action/publish/summary.ts'
import { md } from '../../../../src/report/markdown/markdown.ts'
import { createRunner, type Runner } from '../../../support/runner.ts'

let runner: Runner
beforeEach(async () => {
  runner = await createRunner()
  vi.stubEnv('GITHUB_STEP_SUMMARY', runner.env.GITHUB_STEP_SUMMARY)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await runner.remove()
})

describe('writeSummary', () => {
  it('appends to what the step has written before', async () => {
    expect(await writeSummary(md`## One`)).toEqual({})
    expect(await writeSummary(md`## Two`)).toEqual({})
    expect(await runner.summary()).toBe('## One\n## Two\n')
  })

  it.each([undefined, ''])('does nothing where there is no summary (%j)', async path => {
    vi.stubEnv('GITHUB_STEP_SUMMARY', path)
    expect(await writeSummary(md`## One`)).toEqual({})
  })

  it('warns when the file cannot be written', async () => {
    vi.stubEnv('GITHUB_STEP_SUMMARY', runner.folder)
    expect(await writeSummary(md`## One`)).toEqual({
      warning: expect.stringMatching(/^AVG_SUMMARY: .*EISDIR/),
    })
  })
})
