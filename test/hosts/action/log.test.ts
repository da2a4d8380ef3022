import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { actionLog, createRunLog, linkCodes } from '../../../src/hosts/action/log.ts'
import { DOCUMENTS } from '../../../src/lib/documents.ts'
import { ATTACKS } from '../../support/attacks.ts'

describe('the log of a run', () => {
  function linesOfLog(): string[] {
    const lines: string[] = []
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation(text => lines.push(String(text)) > 0)
    onTestFinished(() => spy.mockRestore())
    return lines
  }

  it('shows progress at intervals', () => {
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
  it('writes text from outside on one line, without commands for the runner', () => {
    for (const attack of Object.values(ATTACKS).flat()) {
      const lines = linesOfLog()
      actionLog.info(`${attack} was not read`)
      actionLog.notice(`The branch ${attack} was not read`)
      actionLog.warning(`The branch ${attack} was not read`)
      expect(lines.map(line => line.split(/[\n\r\u2028]/).length)).toEqual([2, 2, 2])
      expect(lines.map(line => line.match(/^(?:::\w[\w-]*|##\[)/)?.[0])).toEqual([
        undefined,
        '::notice',
        '::warning',
      ])
      expect(lines.join('').replaceAll('\n', '')).not.toMatch(/##\[|[\p{Cc}\u202E]/u)
    }
  })
})

describe('the codes of a log', () => {
  const address = `${DOCUMENTS}/errors#avg_auth_401`

  it.each([
    ['AVG_AUTH_401: The key was refused.', `AVG_AUTH_401: The key was refused. ${address}`],
    ['acme-de: AVG_AUTH_401: Refused.', `acme-de: AVG_AUTH_401: Refused. ${address}`],
    [
      'AVG_AUTH_401: One.\nMore.\nAVG_AUTH_401: Two.',
      `AVG_AUTH_401: One. ${address}\nMore.\nAVG_AUTH_401: Two. ${address}`,
    ],
    ['The service wrote AVG_AUTH_401: no.', 'The service wrote AVG_AUTH_401: no.'],
  ])('lead to the page of the code that begins a line: %j', (lines, linked) => {
    expect(linkCodes(lines)).toBe(linked)
  })
})
