/** What made the gates of a fleet fail, told once for all gates that share it. */

import type { Finding, LiveEvidence } from '../../findings/finding.ts'
import { reasonOf } from '../messages/answers.ts'
import type { JudgedGate } from '../run-outcome.ts'
import type { CauseEntry, Line } from './blocks.ts'
import { cutItems, joinLines } from './build-blocks.ts'
import { contentEntry } from './content-causes.ts'
import type { ReportContext } from './context.ts'
import { blockerWords, faultCodes, remedyOf, serviceFault } from './faults.ts'
import { headlineOf, isContentLoss } from './headline.ts'
import { liveEntries } from './live-causes.ts'
import { countryName, joinWords } from './names.ts'
import { countsOf, nextRun, usually } from './phrases.ts'
import { togetherSentence } from './second-line.ts'

/** Gates that one line names. */
export const MOST_NAMED = 6

/** A gate that needs attention, with what its words are made of. */
interface Attended {
  gate: JudgedGate
  context: ReportContext
}

/** What made one or more gates fail, told once. */
export interface Cause {
  gates: JudgedGate[]
  entry: CauseEntry
  isIncident: boolean
  /** Tests told that chance does not explain it; undefined where there is no such test. */
  isCertain: boolean | undefined
}

/** What one gate says of a cause. */
interface Part extends Attended {
  finding: Finding
}

/**
 * Returns the causes of the gates that need attention, in the order of the gates: one incident or refused key is one cause of
 * all gates, and other findings of one kind are one cause of the gates of a brand.
 */
export function mergeCauses(attended: readonly Attended[]): Cause[] {
  const parts = attended.flatMap(({ gate, context }): Part[] => {
    const [first] = context.findings
    const deciding = context.findings.filter(({ leadsTo }) => leadsTo === 'fail' || leadsTo === 'error')
    return (deciding.length > 0 ? deciding : first === undefined ? [] : [first]).map(finding => ({
      ...{ gate, context, finding },
    }))
  })
  const causes = [...Map.groupBy(parts, keyOf).values()].flatMap(mergeParts)
  // An incident says nothing of a brand, so that it comes last.
  return causes.toSorted((a, b) => Number(a.isIncident) - Number(b.isIncident))
}

function keyOf({ gate: { brand, key }, finding }: Part): string {
  const { kind, cause } = finding
  if (kind === 'incident' || kind === 'engine-silent') return JSON.stringify([kind, cause])
  if (kind === 'engine-lost') return JSON.stringify([kind, brand, cause])
  return JSON.stringify(
    'scope' in finding ? [kind, brand] : [kind, brand, cause, isContentLoss(finding) ? '' : key],
  )
}

function mergeParts(parts: Part[]): Cause[] {
  const [first] = parts
  if (first === undefined) return []
  const { finding } = first
  const isIncident = finding.kind === 'incident'
  return [
    {
      gates: parts.map(({ gate }) => gate),
      entry:
        isIncident || finding.kind === 'engine-silent' ? faultEntry(parts, first) : brandEntry(parts, first),
      isIncident,
      isCertain:
        'scope' in finding ? parts.every(part => part.finding.certainty === 'more-than-chance') : undefined,
    },
  ]
}

/** A fault of the infrastructure, with its gates in one line. */
function faultEntry(parts: readonly Part[], { finding, context }: Part): CauseEntry {
  const gates = namePlaces(parts.map(({ gate }) => gate))
  const codes = faultCodes({ ...context, findings: [finding] })
  if (finding.kind === 'incident') {
    const { blocker } = finding
    const what: Line =
      blocker.kind === 'service'
        ? [serviceFault(blocker.facts.kind, blocker.facts.status)]
        : headlineOf({ ...context, findings: [finding] })
    return {
      title: ['Incident: ', ...what, ' (', ...gates, ').'],
      lines: [[...blockerWords(blocker), ' ', ...codes]],
    }
  }
  if (finding.kind !== 'engine-silent') throw new RangeError('a fault is an incident or a silent engine')
  const engines = new Set(
    parts.flatMap(part => (part.finding.kind === 'engine-silent' ? part.finding.engines : [])),
  )
  const who = joinWords([...new Set([...engines].map(context.names.engine))])
  const why = reasonOf(finding.reason, context.names.vendor(finding.engines[0] ?? ''))
  return {
    title: [`${who} did not answer: ${why} (`, ...gates, ').'],
    lines: [codes],
    todo: remedyOf(finding.reason, { engine: who, next: nextRun(context.outcome) }),
  }
}

function brandEntry(parts: readonly Part[], { finding, context }: Part): CauseEntry {
  const gates = namePlaces(parts.map(({ gate }) => gate))
  if (isContentLoss(finding)) {
    const entry = contentEntry(finding, context.outcome)
    return { ...entry, title: [...gates, ': ', ...entry.title] }
  }
  if (!('scope' in finding)) {
    return { title: [...gates, ': ', ...headlineOf({ ...context, findings: [finding] }), '.'] }
  }
  const evidence = mergeEvidence(
    parts.flatMap(part => ('scope' in part.finding ? part.finding.evidence : [])),
  )
  const scope =
    parts.length === 1 || finding.kind === 'engine-lost' ? finding.scope : ({ kind: 'whole' } as const)
  const entries = liveEntries({ scope, evidence }, context)
  return {
    title: [...gates, ': ', ...fallOf(parts, finding, context)],
    lines: entries.map(({ title, lines = [] }) => joinLines([title, ...lines], ' ')),
    todo: entries[0]?.todo,
  }
}

/** Returns what fell, without numbers that the grid has. */
function fallOf(
  parts: readonly Part[],
  finding: Extract<Finding, { scope: unknown }>,
  context: ReportContext,
): Line {
  const { names } = context
  const { scope, change } = finding
  if (scope.kind === 'engine') {
    const counts =
      parts.length > 1 || change === undefined
        ? 'less than before'
        : `in ${countsOf(change.now)} answers, usually in ${usually(change.was.usually)}`
    return [`${names.engine(scope.engine)} cites it ${counts}.`]
  }
  if (finding.kind === 'declined') return ['It has been cited less for several runs.']
  return [togetherSentence(scope, context) || 'It is cited less than before.']
}

/** Adds up what several gates say of one site, and of the pages that were read. */
function mergeEvidence(evidence: readonly LiveEvidence[]): LiveEvidence[] {
  const groups = Map.groupBy(evidence, each => (each.kind === 'site' ? each.domain : ''))
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  return [...groups.values()].flatMap((group): LiveEvidence[] => {
    const [first] = group
    const before = group.flatMap(each => each.usually ?? [])
    if (first === undefined) return []
    return [
      {
        ...first,
        answers: total(group.map(({ answers }) => answers)),
        usually: before.length < group.length ? undefined : total(before),
        of: total(group.map(({ of }) => of)),
      },
    ]
  })
}

/** Returns gates as people name them: `Acme, Germany and France`; by their keys where a gate is not of one country. */
function namePlaces(gates: readonly JudgedGate[]): Line {
  const byBrand = [...Map.groupBy(gates, ({ brand }) => brand)]
  const isPlaced =
    gates.every(gate => placeKey(gate) !== undefined) && new Set(gates.map(placeKey)).size === gates.length
  const names: Line[] = isPlaced
    ? byBrand.map(([brand, ofBrand]) => [
        { name: brand, most: 60 },
        `, ${joinWords(ofBrand.flatMap(({ countries }) => countries.map(countryName)))}`,
      ])
    : gates.map(({ key }): Line => [{ name: key, most: 60 }])
  const { shown, more } = cutItems(names, MOST_NAMED)
  return [...joinLines(shown, isPlaced ? '; ' : ', '), ...(more === undefined ? [] : [` ${more}`])]
}

/** Returns a text that is equal for gates of one brand and country; undefined for a gate that is not of one country. */
export function placeKey({ brand, countries, isContent }: JudgedGate): string | undefined {
  return countries.length !== 1 || isContent ? undefined : JSON.stringify([brand, ...countries])
}
