import { describe, expect, it } from 'vitest'
import { createTerminalLog, showWait } from '../../../src/hosts/cli/terminal.ts'
import { createManualClock } from '../../support/clock.ts'
import { createTerminal } from '../../support/terminal.ts'

const ESCAPE = '\u001B'

describe('color', () => {
  it.each<[string, NodeJS.ProcessEnv, boolean, boolean]>([
    ['a terminal', {}, true, true],
    ['a pipe', {}, false, false],
    ['a terminal with NO_COLOR', { NO_COLOR: '1' }, true, false],
    ['a terminal with an empty NO_COLOR', { NO_COLOR: '' }, true, true],
    ['a terminal that is dumb', { TERM: 'dumb' }, true, false],
    ['a pipe with FORCE_COLOR', { FORCE_COLOR: '1' }, false, true],
    ['a terminal with FORCE_COLOR=0', { FORCE_COLOR: '0' }, true, false],
    ['a pipe with both', { FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
  ])('on %s', (_, env, isTTY, hasColor) => {
    const { out } = createTerminal(env, isTTY)
    expect(out.style('red', 'text')).toBe(hasColor ? `${ESCAPE}[31mtext${ESCAPE}[39m` : 'text')
  })
})

describe('the log', () => {
  it('prints a line a message on standard error, and nothing on standard output', () => {
    const terminal = createTerminal()
    const log = createTerminalLog(terminal)
    log.info('one')
    log.notice('two')
    log.warning('three')
    expect(terminal.printed).toEqual({ out: '', err: 'one\ntwo\nwarning: three\n' })
  })

  it('has lines for debugging with --verbose', () => {
    const [quiet, verbose] = [createTerminal(), createTerminal()]
    createTerminalLog(quiet).debug('one')
    createTerminalLog({ ...verbose, isVerbose: true }).debug('one')
    expect([quiet.printed.err, verbose.printed.err]).toEqual(['', 'debug: one\n'])
  })

  it('lets no text from outside control the terminal', () => {
    const terminal = createTerminal()
    createTerminalLog(terminal).warning(`a${ESCAPE}[2Jb\r\nc\u202Ed`)
    expect(terminal.printed.err).toBe('warning: a [2Jb cd\n')
  })

  it('counts scans on one line of a terminal, and clears it before the next message', () => {
    const terminal = createTerminal({ NO_COLOR: '1' }, true)
    const log = createTerminalLog(terminal)
    log.progress(1, 2)
    log.progress(2, 2)
    log.info('done')
    log.clear()
    const clear = `\r${ESCAPE}[K`
    expect(terminal.printed.err).toBe(`${clear}Scanned 1 of 2${clear}Scanned 2 of 2${clear}done\n`)
  })

  it('shows at a terminal how much time is left', () => {
    const terminal = createTerminal({ NO_COLOR: '1' }, true)
    const clock = createManualClock()
    const log = createTerminalLog(terminal, clock)
    for (const done of [1, 2, 10]) {
      clock.advance(10_000)
      log.progress(done, 10)
    }
    const clear = `\r${ESCAPE}[K`
    expect(terminal.printed.err).toBe(
      `${clear}Scanned 1 of 10, about 2 minutes left${clear}Scanned 2 of 10, about 2 minutes left${clear}Scanned 10 of 10`,
    )
  })

  it('writes a plain line into a pipe now and then', () => {
    const terminal = createTerminal()
    const clock = createManualClock()
    const log = createTerminalLog(terminal, clock)
    log.progress(1, 100)
    clock.advance(16_000)
    log.progress(50, 100)
    log.progress(51, 100)
    expect(terminal.printed.err).toBe('Scanned 50 of 100, about 20 seconds left\n')
  })
})

describe('a wait', () => {
  const clear = `\r${ESCAPE}[K`
  const noColor = { NO_COLOR: '1' }

  it.each<[string, boolean, number[], string]>([
    ['of two seconds', true, [1999], ''],
    [
      'of four seconds',
      true,
      [2000, 1000, 1000],
      [2, 3, 4].map(n => `${clear}Reading: ${n} seconds so far`).join('') + clear,
    ],
    ['in a pipe', false, [2000, 1000], ''],
  ])('%s', async (_, isTerminal, steps, printed) => {
    const terminal = createTerminal(noColor, isTerminal)
    const clock = createManualClock()
    await showWait(terminal.err, 'Reading', async () => steps.forEach(clock.advance), clock)
    clock.advance(5000)
    expect(terminal.printed.err).toBe(printed)
  })

  it('of the log makes room for messages, and ends with the first progress', () => {
    const terminal = createTerminal(noColor, true)
    const clock = createManualClock()
    const log = createTerminalLog(terminal, clock)
    log.wait('Checking')
    clock.advance(2000)
    log.info('one')
    log.progress(2, 2)
    clock.advance(5000)
    expect(terminal.printed.err).toBe(`${clear}Checking: 2 seconds so far${clear}one\n${clear}Scanned 2 of 2`)
  })
})
