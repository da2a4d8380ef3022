import { changeOver } from '../../../comparison/comparison.ts'
import type { AnswerRecord } from '../../../engines/answer-record.ts'
import { RESULT_FORMAT, RESULT_VERSION } from '../../../history/names.ts'
import { plainOf } from '../../../lib/document/plain-text.ts'
import { toSnakeCase } from '../../../lib/snake-case.ts'
import { compareTexts, type EvaluatedAnswer, summarizeAnswers } from '../../../scan/summarize-answers.ts'
import { fleetDocument } from '../../document/fleet-document.ts'
import type { Outcome } from '../../outcome.ts'
import { omitDetails, onlyGate, type RunOutcome, verdictOfRun } from '../../run-outcome.ts'
import type { DescribedGate } from '../../text/finding-text.ts'
import type { FleetResult, Result } from './result-schema.ts'

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
    baseline: baseline && omit(baseline, 'runs', 'expectedEngines', 'silentBefore'),
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

/** Formats the result file of a run in pieces. */
export function formatRunResult(run: RunOutcome): Iterable<string> {
  const only = onlyGate(run)
  return only ? [formatResult(only)] : formatFleetResult(run)
}

/**
 * Formats the results of all gates with an indent of two spaces, gate by gate: the answers of a large fleet may not fit
 * in memory.
 */
export function* formatFleetResult(fleet: RunOutcome): Generator<string> {
  const totals: Omit<FleetResult, 'gates'> = {
    format: 'ai-visibility-fleet',
    schemaVersion: 3,
    config: fleet.config ?? '',
    verdict: verdictOfRun(fleet),
    headline: fleetDocument(fleet).title,
    failed: fleet.gates.some(({ failures }) => failures.length > 0),
  }
  const head = JSON.stringify(toSnakeCase(totals), undefined, 2).replace(/\n\}$/, '')
  yield `${head},\n  "gates": [`
  for (const [index, judged] of fleet.gates.entries()) {
    const gate = formatResult(judged).trimEnd().replaceAll('\n', '\n    ')
    yield `${index === 0 ? '' : ','}\n    ${gate}`
  }
  yield '\n  ]\n}\n'
}

const MAX_DOMAINS = 500
const MAX_PAGES = 5
/** Bytes of all answers as JSON without indentation. */
const ANSWERS_BUDGET = 8 * 1024 * 1024

/**
 * Returns the content of live answers for the result file. Long lists are cut and count their omitted items. Undefined
 * without any content.
 */
export function buildAnswerContents({
  answerRecords,
  keywords,
}: Pick<Outcome, 'answerRecords' | 'keywords'>) {
  const summary = summarizeAnswers(answerRecords)
  if (summary === undefined) return undefined
  const { domains } = summary
  const { answers, leftOut } = fitAnswers(answerRecords, keywords, ANSWERS_BUDGET, answer =>
    Buffer.byteLength(JSON.stringify(withoutPlaces(answer))),
  )
  return {
    ...summary,
    domains: domains
      .slice(0, MAX_DOMAINS)
      .map(domain => ({ ...domain, pages: domain.pages.slice(0, MAX_PAGES) })),
    domainsLeftOut: Math.max(0, domains.length - MAX_DOMAINS),
    answers: answers.map(withoutPlaces),
    answersLeftOut: leftOut,
  }
}

/**
 * Returns as many answers as fit a budget, ordered by keyword, engine and sample, and the number of omitted ones. The
 * first sample of every question takes precedence. `sizeOf` has the unit of the budget.
 */
export function fitAnswers(
  records: readonly AnswerRecord[],
  keywords: readonly string[],
  budget: number,
  sizeOf: (answer: EvaluatedAnswer) => number,
): { answers: EvaluatedAnswer[]; leftOut: number } {
  const place = new Map(keywords.map((keyword, index) => [keyword, index]))
  const rank = ({ keyword }: EvaluatedAnswer) => place.get(keyword) ?? keywords.length
  const byQuestion = (a: EvaluatedAnswer, b: EvaluatedAnswer) =>
    rank(a) - rank(b) || compareTexts(a.engine, b.engine)
  const ordered = records
    .filter(record => record.outcome === 'evaluated')
    .sort((a, b) => a.sample - b.sample || byQuestion(a, b))
  let left = budget
  const end = ordered.findIndex(answer => {
    left -= sizeOf(answer)
    return left < 0
  })
  const answers = end === -1 ? ordered : ordered.slice(0, end)
  return {
    answers: answers.toSorted((a, b) => byQuestion(a, b) || a.sample - b.sample),
    leftOut: ordered.length - answers.length,
  }
}

function withoutPlaces({ outcome: _, content: { seen: _seen, ...content }, ...answer }: EvaluatedAnswer) {
  return { ...answer, content }
}
