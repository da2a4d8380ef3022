/**
 * The findings of a run as SARIF 2.1.0, as GitHub's code scanning shows it:
 * https://docs.github.com/en/code-security/reference/code-scanning/sarif-files/sarif-support.
 */
import { addressOfCode } from './messages/code-address.ts'
import { listProblems, type Problem } from './problems.ts'
import type { JudgedGate } from './run-outcome.ts'

/** What a place is where a finding has none, as code scanning asks for one. OSSF Scorecard writes the same. */
const NO_FILE = 'no file associated with this alert'

/** Formats the findings of the gates as SARIF. */
export function formatSarif(gates: readonly Pick<JudgedGate, 'key' | 'load'>[]): string {
  const problems = gates.flatMap(({ key, load }) => listProblems(load()).map(problem => ({ key, problem })))
  const kinds = new Map(problems.map(({ problem }) => [problem.kind, problem]))
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'AI Visibility Gate',
            rules: Array.from(kinds, ([id, { code }]) => ({
              id,
              shortDescription: { text: `AI visibility: ${id}` },
              help: { text: `${addressOfCode(code)} explains ${code}.` },
            })),
          },
        },
        results: problems.map(({ key, problem }) => toResult(key, problem)),
      },
    ],
  }
  return `${JSON.stringify(log, undefined, 2)}\n`
}

function toResult(key: string, { kind, code, leadsTo, title, text, place }: Problem) {
  const uri = place === undefined ? NO_FILE : place.path.split('/').map(encodeURIComponent).join('/')
  return {
    ruleId: kind,
    level: leadsTo === 'fail' || leadsTo === 'error' ? 'error' : 'warning',
    message: { text: `${key}: ${code}: ${text}` },
    locations: [{ physicalLocation: { artifactLocation: { uri }, region: { startLine: place?.line ?? 1 } } }],
    // The line may move: the same problem of the same gate stays the same alert.
    partialFingerprints: { 'problem/v1': `${key}:${kind}:${title}` },
  }
}
