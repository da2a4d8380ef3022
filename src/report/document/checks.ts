import type { Block } from '../../lib/document/blocks.ts'
import { plainLine } from '../../lib/escape.ts'

export interface Check {
  /**
   * `report`: unknown here. `warn`: the run starts, but a part of it will not work. `fail`: it cannot start or has no
   * verdict.
   */
  mark: 'pass' | 'report' | 'warn' | 'fail'
  text: string
  todo: string
}

const LINE_LENGTH = 2000

/** Returns a check. Its texts may come from outside. */
export function check(mark: Check['mark'], text: string, todo = ''): Check {
  return { mark, text: plainLine(text, LINE_LENGTH), todo: plainLine(todo, LINE_LENGTH) }
}

/** Returns at most `max` checks, then the number of the others. `subject`: what the checks are about. */
export function limitChecks(checks: Check[], max: number, subject: string): Check[] {
  const rest = checks.length - max
  if (rest <= 0) return checks
  return [...checks.slice(0, max), check('report', `${subject}: ${rest} more are like these.`)]
}

/** Returns a line for each check with what to do, then whether the gate can run. */
export function checkParts(checks: Check[]): Block[][] {
  const count = (mark: Check['mark']) => checks.filter(each => each.mark === mark).length
  return [
    checks.flatMap(({ mark, text, todo }) => [
      checkLine(mark, text),
      ...(todo === '' ? [] : [{ kind: 'list' as const, items: [[todo]] }]),
    ]),
    [summarizeChecks(count('fail'), count('warn'))],
  ]
}

function summarizeChecks(failures: number, warnings: number): Block {
  if (failures > 0) return checkLine('fail', `The gate cannot run: ${failures} ✗ to correct.`)
  if (warnings > 0) return checkLine('warn', `The gate can run. ${warnings} ! to look at.`)
  return checkLine('pass', 'The gate can run.')
}

function checkLine(mark: Check['mark'], text: string): Block {
  return { kind: 'heading', mark, text: [text] }
}
