/** The checks of the model that reads what words leave open. */
import type { ConnectionProblem } from '../../embedded/engines/connection.ts'
import type { ReaderFindings } from '../diagnosis.ts'
import { plainLine } from '../escape.ts'
import { NAME_LENGTH } from '../words.ts'
import { type Check, check } from './check.ts'
import { costOf } from './doctor-live.ts'
import { PROBLEMS } from './sections/readings.ts'

const NO_KEY = 'Without it nothing is sent, and words alone decide.'

/** Returns whether its key is set and its price known, who may read what it is sent, and what it made of a test. */
export function viewReader({ engine, problem, isInWorkflow, estimate, live }: ReaderFindings): Check[] {
  const subject = `Reader ${plainLine(estimate.engine, NAME_LENGTH)}`
  const model = `The model is ${plainLine(estimate.model, NAME_LENGTH)}.`
  const checks: Check[] = []
  if (problem === undefined) {
    const { costUsd, requests } = estimate
    const price =
      costUsd === undefined
        ? 'No price of it is known.'
        : `A request costs about ${(costUsd / Math.max(1, requests)).toFixed(4)} USD by list prices.`
    checks.push(check('ok', subject, `Its key or address is set. ${model} ${price}`))
  } else if (problem.kind === 'missing') {
    const names = problem.variables.join(' or ')
    checks.push(
      isInWorkflow
        ? check('note', subject, `${names} is not set here. The workflow sets it. ${model}`)
        : check('warning', subject, `${names} is not set. ${NO_KEY}`, remedyForKey(problem.variables)),
    )
  } else checks.push(viewBadKey(subject, problem))
  if (engine === 'gemini') {
    const text =
      'Where the project of the key has no billing, Google may train on what it is sent, and people may read it.'
    checks.push(
      check('warning', subject, text, 'Turn billing on, or choose another reader. See docs/engine-terms.md.'),
    )
  }
  if (live !== undefined) checks.push(viewTest(subject, engine, live))
  return checks
}

function viewTest(subject: string, engine: string, live: NonNullable<ReaderFindings['live']>): Check {
  const cost = costOf({ engine, cost: live.cost })
  if (live.problem !== undefined) {
    const detail = live.detail === '' ? '' : ` (${live.detail})`
    return check('warning', subject, `${PROBLEMS[live.problem]}${detail} ${cost}`, 'Choose another model.')
  }
  return live.isFound
    ? check(
        'ok',
        subject,
        `It found a sentence in other words, twice, and was right on both controls. ${cost}`,
      )
    : check('warning', subject, `It did not find a sentence in other words. ${cost}`, 'Choose another model.')
}

/** Returns the check of a key or an address that cannot be one. */
export function viewBadKey(
  subject: string,
  { kind, variable }: Exclude<ConnectionProblem, { kind: 'missing' }>,
): Check {
  const expected = kind === 'bad-key' ? 'one line of visible ASCII characters' : 'an https URL'
  return check('stop', subject, `${variable} is not ${expected}.`, `Set it to ${expected}.`)
}

/** Returns what to do where none of the variables of a key is set. */
export function remedyForKey([variable = '']: string[]): string {
  return `Here: export ${variable}=… In the workflow: ${variable}: \${{ secrets.${variable} }} under env: of the step, and gh secret set ${variable}.`
}
