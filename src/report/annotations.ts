/** Annotations of the failed rules, at the place that lost the citation where one is known. */
import type { RuleResult, Verdict } from '../gate/verdict.ts'
import type { FailOn } from '../inputs/settings.ts'
import { codeOfRule, formatMessage } from './codes.ts'
import { plainLine } from './escape.ts'
import { countOf } from './numbers.ts'
import type { Outcome } from './outcome.ts'
import { explainFailures } from './problems.ts'
import { describeRule } from './rule-words.ts'
import { NAME_LENGTH } from './words.ts'

/** GitHub shows ten errors of a step. The last one says why the step failed. */
const MOST_ANNOTATIONS = 9
const MOST_KEYWORDS = 5

export interface Annotation {
  title: string
  /** One line. */
  message: string
  /** Path in the repository and a line of that file; undefined where none is known. */
  place: { path: string; line: number } | undefined
}

/** Returns one annotation for each of the first nine failed rules. */
export function annotationsOf({ verdict, baseline, key }: Outcome): Annotation[] {
  const lost = (baseline?.changes ?? []).filter(({ kind }) => kind === 'lost')
  const places = lost.flatMap(({ place }) =>
    place?.line === undefined ? [] : [{ path: place.path, line: place.line }],
  )
  const gate = key === 'default' ? 'AI visibility' : `AI visibility (${key})`
  return failingRules(verdict)
    .slice(0, MOST_ANNOTATIONS)
    .map(result => {
      const { sentence } = describeRule(result, verdict.unmeasuredCompetitors)
      // The lost citations do not explain a sentiment.
      const isOfCitations = result.kind !== 'sentiment'
      const text = isOfCitations ? [sentence, ...describeLosses(lost)].join(' ') : sentence
      return {
        title: plainLine(`${gate}: ${result.rule}`, NAME_LENGTH),
        message: formatMessage({ code: codeOfRule(result.rule), text }),
        place: isOfCitations ? places[0] : undefined,
      }
    })
}

/** Returns why the step fails: the names of the failed rules, which have annotations, and all other reasons. */
export function explainAnnotatedFailures(verdict: Verdict, failures: FailOn[]): string {
  if (!failures.includes('fail')) return explainFailures(verdict, failures)
  const rules = failingRules(verdict)
  const more = rules.length - MOST_ANNOTATIONS
  const unsaid = more > 0 ? ` (the last ${more} have no annotation)` : ''
  const names = rules.map(({ rule }) => rule).join(', ')
  const rest = explainFailures(
    verdict,
    failures.filter(failure => failure !== 'fail'),
  )
  const text = `The gate failed on ${countOf(rules.length, 'rule')}${unsaid}: ${names}.`
  return [formatMessage({ code: 'AVG_FAILED', text }), rest].filter(line => line !== '').join('\n')
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
