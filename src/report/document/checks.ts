/** The checks of `doctor` and `check --plan`, as blocks. */

import type { Block } from '../../lib/document/blocks.ts'
import { plainLine } from '../../lib/escape.ts'

export interface Check {
  /** `report`: not known here. `warn`: the run starts, and a part of it will not work. `fail`: it would not start, or not be judged. */
  mark: 'pass' | 'report' | 'warn' | 'fail'
  /** What is looked at, a colon, and what is so. */
  text: string
  /** What to do; '' where nothing is to be done. */
  todo: string
}

const LINE_LENGTH = 2000

/** Returns a check of one line. Texts in it may come from outside. */
export function check(mark: Check['mark'], text: string, todo = ''): Check {
  return { mark, text: plainLine(text, LINE_LENGTH), todo: plainLine(todo, LINE_LENGTH) }
}

/** Returns a line for each check with what to do, and last whether the gate can run. */
export function checkParts(checks: Check[]): Block[][] {
  const count = (mark: Check['mark']) => checks.filter(each => each.mark === mark).length
  const [stops, warnings] = [count('fail'), count('warn')]
  return [
    checks.flatMap(({ mark, text, todo }) => [
      lineOf(mark, text),
      ...(todo === '' ? [] : [{ kind: 'list' as const, items: [[todo]] }]),
    ]),
    [
      stops > 0
        ? lineOf('fail', `The gate cannot run: ${stops} ✗ to correct.`)
        : warnings > 0
          ? lineOf('warn', `The gate can run. ${warnings} ! to look at.`)
          : lineOf('pass', 'The gate can run.'),
    ],
  ]
}

function lineOf(mark: Check['mark'], text: string): Block {
  return { kind: 'heading', mark, text: [text] }
}
