/** The failing rules, each as one annotation: at the place that lost the citation, where one is known. */
import type { RuleResult, Verdict } from '../gate/verdict.ts'
import type { FailOn } from '../inputs/settings.ts'
import { plainLine } from './escape.ts'
import { countOf } from './numbers.ts'
import type { Outcome } from './outcome.ts'
import { explainFailures } from './problems.ts'
import { NAME_LENGTH } from './words.ts'

/** GitHub shows ten errors of a step. The last is the step's own, which says why it failed. */
const MOST_ANNOTATIONS = 9
const MOST_KEYWORDS = 5

export interface Annotation {
  title: string
  /** One line. */
  message: string
  /** Path in the repository as it is, and a line of that file. */
  place: { path: string; line: number } | undefined
}

/** One annotation for each failing rule, the first nine. */
export function annotationsOf({ verdict, baseline, key }: Outcome): Annotation[] {
  const lost = (baseline?.changes ?? []).filter(({ kind }) => kind === 'lost')
  const places = lost.flatMap(({ place }) =>
    place?.line === undefined ? [] : [{ path: place.path, line: place.line }],
  )
  const gate = key === 'default' ? 'AI visibility' : `AI visibility (${key})`
  return failingRules(verdict)
    .slice(0, MOST_ANNOTATIONS)
    .map(({ rule, sentence }) => {
      // A sentiment is lost by other words than citations are.
      const isOfCitations = rule !== 'fail-on-sentiment'
      return {
        title: plainLine(`${gate}: ${rule}`, NAME_LENGTH),
        message: plainLine(isOfCitations ? [sentence, ...describeLosses(lost)].join(' ') : sentence, 2000),
        place: isOfCitations ? places[0] : undefined,
      }
    })
}

/** Why the step fails, where the failing rules are annotated: their names, and what no annotation says. */
export function explainAnnotatedFailures(verdict: Verdict, failures: FailOn[]): string {
  if (!failures.includes('fail')) return explainFailures(verdict, failures)
  const rules = failingRules(verdict)
  const more = rules.length - MOST_ANNOTATIONS
  const unsaid = more > 0 ? `, the last ${more} of which have no annotation` : ''
  const names = rules.map(({ rule }) => rule).join(', ')
  const rest = explainFailures(
    verdict,
    failures.filter(failure => failure !== 'fail'),
  )
  return [`The gate failed on ${countOf(rules.length, 'rule')}${unsaid}: ${names}.`, rest]
    .filter(line => line !== '')
    .join('\n')
}

function failingRules({ rules }: Verdict): RuleResult[] {
  return rules.filter(({ outcome }) => outcome === 'fail')
}

function describeLosses(lost: { keyword: string; place?: { path: string; headings: string[] } }[]): string[] {
  if (lost.length === 0) return []
  const shown = lost.slice(0, MOST_KEYWORDS).map(({ keyword, place }) => {
    const words = `“${plainLine(keyword, NAME_LENGTH)}”`
    if (place === undefined) return words
    const heading = place.headings.at(-1)
    const under = heading === undefined ? '' : ` under “${plainLine(heading, NAME_LENGTH)}”`
    return `${words} (was in ${plainLine(place.path, NAME_LENGTH)}${under})`
  })
  const more = lost.length - shown.length
  return [`No longer cited for ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`]
}
