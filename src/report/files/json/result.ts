import { changeOver } from '../../../comparison/comparison.ts'
import { RESULT_FORMAT, RESULT_VERSION } from '../../../history/names.ts'
import { plainOf } from '../../../lib/document/plain-text.ts'
import { toSnakeCase } from '../../../lib/snake-case.ts'
import { omitDetails } from '../../outcome.ts'
import type { DescribedGate } from '../../text/finding-text.ts'
import { buildAnswerContents } from './answer-contents.ts'
import type { Result } from './result-schema.ts'

/** Formats the `result-file` output with an indent of two spaces. */
export function formatResult(gate: DescribedGate): string {
  return `${JSON.stringify(toSnakeCase(buildResult(gate)), undefined, 2)}\n`
}

/**
 * Returns the content of the `result-file` output: the outcome without its history. A later run can use the file as its
 * baseline.
 */
export function buildResult(gate: DescribedGate): Result {
  const outcome = gate.load()
  const { trend: _, measurement, baseline, ...rest } = omitDetails(outcome)
  return {
    format: RESULT_FORMAT,
    schemaVersion: RESULT_VERSION,
    headline: plainOf(gate.headline),
    findings: gate.texts.map(({ headline, finding }) => ({ text: plainOf(headline), ...finding })),
    ...rest,
    measurement: measurement && omit(measurement, 'cells'),
    baseline: baseline && omit(baseline, 'runs', 'silentBefore'),
    comparison: outcome.comparison && {
      ...omit(outcome.comparison, 'measurement', 'content', 'usualScore', 'cells', 'runs', 'recent'),
      change: changeOver(outcome.comparison.cells),
      runs: outcome.comparison.runs.length,
      judgedSince: outcome.comparison.recent[0]?.createdAt,
    },
    answerContents: buildAnswerContents(outcome),
    // Last, so that no field of the service replaces them.
    scans: outcome.scans.map(({ scan, keyword, sample }) => ({ ...scan, keyword, sample })),
  }
}

function omit<T extends object, K extends keyof T>(value: T, ...names: K[]): Omit<T, K> {
  const rest = { ...value }
  for (const name of names) delete rest[name]
  return rest
}
