import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Gives the test run a temporary folder of its own, and returns the function that removes it. Workers and child processes
 * inherit the variables, so whatever a test, a helper or the tested code leaves in `tmpdir()` is removed with it.
 */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'ai-visibility-gate-tests-'))
  // POSIX systems read TMPDIR, Windows reads TEMP and TMP.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  // A process that runs the sources, as the page worker does, then starts in half the time: Node keeps their compiled code.
  process.env['NODE_COMPILE_CACHE'] = join(folder, 'compile-cache')
  // On Windows a file that a child process has just closed may be locked for a moment.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
