import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import setup from '../support/temporary-folder.ts'

describe('the temporary folder of a test run', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('is the one that tests and their child processes use', () => {
    const ofChild = execFileSync(process.execPath, ['--print', 'os.tmpdir()'], { encoding: 'utf8' }).trim()
    expect(basename(tmpdir())).toMatch(/^ai-visibility-gate-tests-/)
    expect(realpathSync(ofChild)).toBe(realpathSync(tmpdir()))
  })

  it('is removed after the run with all that was left in it', () => {
    for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, tmpdir())
    const remove = setup()
    const left = mkdtempSync(join(tmpdir(), 'left-'))
    writeFileSync(join(left, 'file'), '')
    remove()
    expect(existsSync(left)).toBe(false)
  })
})
