import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'

describe('the check of package signatures', () => {
  /** Runs the script with an `npm` that prints `output` and exits with `status`; returns the exit code and the last line. */
  function check(output: string, status: number, env: Record<string, string> = {}) {
    const bin = mkdtempSync(join(tmpdir(), 'npm-'))
    writeFileSync(join(bin, 'npm'), `#!/bin/sh\ncat <<'END'\n${output}\nEND\nexit ${status}\n`, {
      mode: 0o755,
    })
    const run = spawnSync('bash', ['.ci/check-signatures'], {
      encoding: 'utf8',
      env: { PATH: `${bin}${delimiter}${process.env['PATH']}`, ...env },
    })
    return { status: run.status, says: run.stdout.trim().split('\n').at(-1) }
  }
  const unreachable = 'npm error code ENOTFOUND\nnpm error network request to https://keys.example failed'

  it('passes what npm verified', () => {
    expect(check('audited 2 packages, 2 have verified registry signatures', 0)).toEqual({
      status: 0,
      says: 'audited 2 packages, 2 have verified registry signatures',
    })
  })

  it('fails on a signature that is missing or wrong', () => {
    expect(check('1 package has an invalid registry signature', 1).status).toBe(1)
  })

  it('gives the reason if it is skipped because keys cannot be fetched', () => {
    expect(check(unreachable, 1)).toEqual({
      status: 0,
      says: 'Skipped: no keys to verify signatures with from here (ENOTFOUND). CI on GitHub verifies them.',
    })
    const unsigned = 'npm error found no dependencies to audit that were installed from a supported registry'
    expect(check(unsigned, 1)).toMatchObject({
      status: 0,
      says: expect.stringContaining('no supported registry'),
    })
  })

  it('is never skipped on GitHub', () => {
    expect(check(unreachable, 1, { GITHUB_ACTIONS: 'true' }).status).toBe(1)
  })
})
