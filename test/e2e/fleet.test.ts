/** The example fleet on the bundle: six gates in one process. The script checks their verdicts. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { systemVariables } from '../../scripts/lib/action.ts'
import { aFolder } from '../support/git-repository.ts'

it('the example fleet has its verdicts, and a dashboard of an invented year', async () => {
  const words = ['--disable-warning=ExperimentalWarning', 'scripts/fleet.ts', '--output', aFolder()]
  const { stdout } = await promisify(execFile)(process.execPath, words, { env: systemVariables() })
  expect(stdout).toContain('2 of 6 gates failed')
  expect(stdout).toContain('12 brands, 569 runs')
})
