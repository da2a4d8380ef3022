/**
 * Formats the verdicts and findings of a run as JUnit XML: a suite for each gate with a test for each problem, and a test for
 * the verdict unless a problem fails, so that a loss is counted once. The format has no standard. These are the elements that
 * GitLab and Jenkins read: https://docs.gitlab.com/ci/testing/unit_test_reports/ and
 * https://github.com/testmoapp/junitxml.
 */
import { escapeHtml } from '../../lib/document/html/escape-html.ts'
import type { DescribedGate } from '../text/finding-text.ts'
import { describeFailures, listProblemsAndWarnings, type Problem, summarize } from '../text/log.ts'

interface TestCase {
  name: string
  /** Attributes of a failure; undefined for a test that passed. */
  failure: { kind: string; message: string } | undefined
  text: string
  path?: string | undefined
}

/** Formats the gates as JUnit XML, a suite for each. A gate whose step fails has a failed test. */
export function* formatJunit(gates: readonly DescribedGate[]): Iterable<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="AI visibility">\n'
  for (const gate of gates) {
    const { key, verdict } = gate
    const fails = gate.failures.length > 0
    const problems = listProblemsAndWarnings(gate).map(problem => toTestCase(problem, fails))
    const verdictCase: TestCase = {
      name: 'verdict',
      text: summarize(gate),
      failure: fails ? { kind: verdict.status, message: describeFailures(gate) } : undefined,
    }
    const cases = problems.some(({ failure }) => failure !== undefined)
      ? problems
      : [verdictCase, ...problems]
    const failed = cases.filter(({ failure }) => failure !== undefined).length
    const counts = `tests="${cases.length}" failures="${failed}" errors="0" skipped="0"`
    yield `  <testsuite name="${escapeHtml(key)}" ${counts}>\n`
    for (const each of cases) yield formatCase(each, key)
    yield '  </testsuite>\n'
  }
  yield '</testsuites>\n'
}

function toTestCase({ code, leadsTo, title, text, place }: Problem, fails: boolean): TestCase {
  const isFailure = fails && (leadsTo === 'fail' || leadsTo === 'error')
  return {
    name: `${title} (${code})`,
    text,
    failure: isFailure ? { kind: code, message: text } : undefined,
    path: place?.path,
  }
}

function formatCase({ name, failure, text, path }: TestCase, key: string): string {
  const file = path === undefined ? '' : ` file="${escapeHtml(path)}"`
  const inner =
    failure === undefined
      ? `<system-out>${escapeHtml(text)}</system-out>`
      : `<failure type="${escapeHtml(failure.kind)}" message="${escapeHtml(failure.message)}">${escapeHtml(text)}</failure>`
  return `    <testcase classname="${escapeHtml(key)}" name="${escapeHtml(name)}"${file}>${inner}</testcase>\n`
}
