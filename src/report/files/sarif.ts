/**
 * The findings of a run as SARIF 2.1.0, as GitHub's code scanning shows it:
 * https://docs.github.com/en/code-security/reference/code-scanning/sarif-files/sarif-support.
 */
import { escapeSarif } from '../../lib/escape.ts'
import type { DescribedGate } from '../text/finding-text.ts'
import { listProblemsAndWarnings, type Problem } from '../text/log.ts'
import { listCodes } from '../words/rules.ts'

/** Code scanning requires a place. OSSF Scorecard uses the same text for findings without a file. */
const NO_FILE = 'no file associated with this alert'

/** Formats the findings of the gates as SARIF. `version` is that of this program. */
export function formatSarif(gates: readonly DescribedGate[], version: string): string {
  const [only, ...others] = gates
  const problems = gates.flatMap(gate => {
    const stakes = gate.load().baseline?.content?.stakes ?? []
    return listProblemsAndWarnings(gate).map(problem => ({
      key: gate.key,
      problem,
      stake: stakes.find(({ path }) => path === problem.place?.path),
    }))
  })
  const kinds = new Map(problems.map(({ problem }) => [problem.kind, problem]))
  const documented = new Map(listCodes().map(entry => [entry.code, entry]))
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        // Code scanning refuses two files of a job that have the same category, which is this text up to its last slash.
        automationDetails: { id: `ai-visibility/${others.length === 0 ? only?.key : '_fleet'}/` },
        tool: {
          driver: {
            name: 'AI Visibility Gate',
            version,
            rules: Array.from(kinds, ([id, { code }]) => ({
              id,
              shortDescription: { text: `AI visibility: ${id}` },
              fullDescription: { text: `${code}: ${documented.get(code)?.meaning ?? id}` },
              help: { text: documented.get(code)?.remedy ?? 'See the report.' },
            })),
          },
        },
        results: problems.map(({ key, problem, stake }) => ({
          ...toResult(key, problem),
          ...(stake && { properties: { citedAnswers: stake.answers, answers: stake.of } }),
        })),
      },
    ],
  }
  return `${JSON.stringify(log, undefined, 2)}\n`
}

function toResult(key: string, { kind, code, leadsTo, title, text, place }: Problem) {
  const uri = (place?.path ?? NO_FILE).toWellFormed().split('/').map(encodeURIComponent).join('/')
  const line = place?.line ?? 1
  // Code scanning requires all four. The column is not known.
  const region = { startLine: line, startColumn: 1, endLine: line, endColumn: 1 }
  return {
    ruleId: kind,
    level: leadsTo === 'fail' || leadsTo === 'error' ? 'error' : 'warning',
    message: { text: escapeSarif(`${key}: ${code}: ${text}`) },
    locations: [{ physicalLocation: { artifactLocation: { uri }, region } }],
    // The only name that code scanning reads. The line may move: the same problem of the same gate stays the same alert.
    partialFingerprints: { primaryLocationLineHash: `${key}:${kind}:${title}` },
  }
}
