import { changeOver } from '../../comparison/comparison.ts'
import { RESULT_FORMAT, RESULT_VERSION } from '../../history/names.ts'
import { toSnakeCase } from '../../lib/snake-case.ts'
import { createContext } from '../document/context.ts'
import { headlineOf, textOfFinding } from '../document/headline.ts'
import { plainOf } from '../document/plain-text.ts'
import { factsOf, type Outcome } from '../outcome.ts'
import { buildAnswerContents } from './answer-contents.ts'
import type { Result } from './result-schema.ts'

/** Formats the `result-file` output, with an indent of two spaces. */
export function formatResult(outcome: Outcome): string {
  return `${JSON.stringify(toSnakeCase(buildResult(outcome)), undefined, 2)}\n`
}

/**
 * Returns what the `result-file` output holds: the facts of the outcome as they are, without the history. A later run can
 * use the file as its baseline.
 */
export function buildResult(outcome: Outcome): Result {
  const context = createContext(outcome)
  const { trend: _, measurement, baseline, ...facts } = factsOf(outcome)
  return {
    ...{ format: RESULT_FORMAT, schemaVersion: RESULT_VERSION },
    headline: plainOf(headlineOf(context)),
    findings: context.findings.map(finding => ({ text: textOfFinding(finding, context), ...finding })),
    ...facts,
    measurement: measurement && omit(measurement, 'cells', 'scanIds'),
    baseline: baseline && omit(baseline, 'runs', 'silentBefore'),
    comparison: outcome.comparison && {
      ...omit(outcome.comparison, 'measurement', 'content', 'cells', 'runs', 'recent'),
      change: changeOver(outcome.comparison.cells),
      runs: outcome.comparison.runs.length,
      judgedSince: outcome.comparison.recent[0]?.createdAt,
    },
    answerContents: buildAnswerContents(outcome),
    // The own fields come last, so that no field of the service replaces them.
    scans: outcome.scans.map(({ scan, keyword, sample }) => ({ ...scan, keyword, sample })),
  }
}

function omit<T extends object, K extends keyof T>(value: T, ...names: K[]): Omit<T, K> {
  const rest = { ...value }
  for (const name of names) delete rest[name]
  return rest
}
