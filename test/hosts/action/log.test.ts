import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createRunLog } from '../../../src/hosts/action/log.ts'

describe('the log of a run', () => {
  function linesOfLog(): string[] {
    const lines: string[] = []
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation(text => lines.push(String(text)) > 0)
    onTestFinished(() => spy.mockRestore())
    return lines
  }

  it('has a plain line about the progress now and then', () => {
    const lines = linesOfLog()
    let time = 0
    const log = createRunLog(() => time)
    for (const done of [1, 2, 3, 4, 5, 6, 7]) {
      time += 10_000
      log.progress(done, 12)
    }
    expect(lines).toEqual([
      'Scanned 3 of 12, about 2 minutes left\n',
      'Scanned 6 of 12, about 1 minute left\n',
    ])
  })
})
