/** Describes a fleet: how many of its gates failed, and why. A cause that several gates share is described once. */
import { isContentLoss } from '../../findings/content-findings.ts'
import type { Finding, LiveEvidence } from '../../findings/finding.ts'
import { findMissingBaseline } from '../../gate/verdict.ts'
import type { Card, Line, Mark } from '../../lib/document/blocks.ts'
import { cutItems, joinLines } from '../../lib/document/build-blocks.ts'
import { plainOf } from '../../lib/document/plain-text.ts'
import { sum } from '../../lib/numbers.ts'
import {
  describeStates,
  type GateState,
  gatesToAttend,
  isFault,
  STATE_MARKS,
  stateOf,
} from '../run-outcome.ts'
import { countOf } from '../words/numbers.ts'
import { sentences } from '../words/phrases.ts'
import { codesLine } from './faults.ts'
import type { DescribedGate, FindingText } from './finding-text.ts'
import { liveEntries } from './live-evidence.ts'
import { adviseToRecord } from './state.ts'

/** Gates named in one line. */
const MAX_NAMED = 6

/** Describes a fleet from the texts of its gates. */
export function describeFleet(fleet: { gates: readonly DescribedGate[] }) {
  return { ...describeStatus(fleet), detail: describeDetail(fleet), causes: mergeCauses(fleet.gates) }
}

/** The headline has the first group with a gate: failures, then unclear results, then passes. */
const HEADLINES: GateState[][] = [
  ['failed', 'errors', 'lacking'],
  ['inconclusive'],
  ['passed', 'low', 'uncompared'],
  ['reporting'],
]

function describeHeadline(gates: readonly DescribedGate[]) {
  return HEADLINES.map(states => describeStates(gates, states)).find(states => states.length > 0) ?? []
}

function describeStatus({ gates }: { gates: readonly DescribedGate[] }): { mark: Mark; headline: Line } {
  const shown = describeHeadline(gates)
  const number = countOf(gates.length, 'gate')
  const [first = { state: 'passed', count: 0, words: 'passed' }, ...others] = shown
  if (first.state === 'reporting')
    return { mark: 'report', headline: [`${number} cannot fail: no rule is set`] }
  if (gates.every(isWithoutBaseline))
    return { mark: 'report', headline: [`${number}: nothing to compare with yet`] }
  const marks = shown.map(({ state }) => STATE_MARKS[state])
  const mark = (['fail', 'error', 'warn', 'report'] as const).find(each => marks.includes(each)) ?? 'pass'
  const isMixed = first.state === 'passed' && others.length > 0
  const subject = isMixed ? `${first.count}` : `${first.count} of ${number}`
  const rest = others.map(({ count, words }) => `, ${count} ${words}`).join('')
  return {
    mark: isMixed ? 'warn' : mark,
    headline: [`${first.count === gates.length ? `All ${number}` : subject} ${first.words}${rest}`],
  }
}

function isWithoutBaseline(gate: DescribedGate): boolean {
  return stateOf(gate) === 'uncompared' && findMissingBaseline(gate.verdict) !== undefined
}

function describeDetail({ gates }: { gates: readonly DescribedGate[] }): Line {
  const shown = new Set(describeHeadline(gates).map(({ state }) => state))
  const rest = describeStates(gates)
    .filter(({ state }) => !shown.has(state))
    .map(({ count, words }, index) => `${index === 0 ? countOf(count, 'gate') : count} ${words}`)
  const unrecorded = gates.find(gate => isWithoutBaseline(gate) && gate.verdict.recording?.kind !== 'stored')
  const advice = unrecorded === undefined ? [] : adviseToRecord({ outcome: unrecorded.load() })
  const states = rest.length > 0 ? `${rest.join(', ')}.` : ''
  return [...sentences(states, advice.length > 0 ? 'This run is not recorded.' : ''), ...advice]
}

interface Part {
  gate: DescribedGate
  text: FindingText
  /** The name of the brand, or the key if other gates have the brand. */
  label: string
}

/**
 * Returns the causes of the gates that need attention, in the order of the gates. Faults with the same text and losses to the
 * same site are merged for all gates, and other findings of one kind for the gates of a brand.
 */
function mergeCauses(gates: readonly DescribedGate[]): Card[] {
  const parts = gatesToAttend({ gates }).flatMap((gate): Part[] => {
    const deciding = gate.texts.filter(({ mark }) => mark === 'fail' || mark === 'error')
    const label = labelGate(gate, gates)
    return (deciding.length > 0 ? deciding : gate.texts.slice(0, 1)).map(text => ({ gate, text, label }))
  })
  // An incident is not about a brand, so it comes last.
  const rank = ({ text }: Part) => Number(text.finding.kind === 'incident')
  const sorted = parts.toSorted((a, b) => rank(a) - rank(b))
  return [...Map.groupBy(sorted, keyOf).values()].flatMap(mergeParts)
}

function keyOf(part: Part): string {
  const { finding, brief, why } = part.text
  if (isFault(finding)) return JSON.stringify([finding.kind, plainOf([...brief, ...why])])
  return siteInstead(finding) ?? keyInBrand(part)
}

function keyInBrand({ gate: { brand, key }, text: { finding } }: Part): string {
  const { kind, cause } = finding
  if (kind === 'engine-lost') return JSON.stringify([kind, brand, cause])
  return JSON.stringify(
    'scope' in finding ? [kind, brand] : [kind, brand, cause, isContentLoss(finding) ? '' : key],
  )
}

/** Returns the site that the answers cite instead of the brand, if it is the first evidence. */
function siteInstead(finding: Finding): string | undefined {
  const [first] = 'scope' in finding ? finding.evidence : []
  return first?.kind === 'site' ? first.domain : undefined
}

function mergeParts(parts: Part[]): Card[] {
  const [first] = parts
  if (first === undefined) return []
  return [isFault(first.text.finding) ? faultEntry(parts, first) : brandEntry(parts, first)]
}

function faultEntry(parts: readonly Part[], { text }: Part): Card {
  const { finding, brief, why, causes } = text
  return {
    title: [finding.kind === 'incident' ? 'Incident: ' : '', ...brief, ' (', ...nameGates(parts), ').'],
    lines: [[...why, ...(why.length > 0 ? [' '] : []), ...codesLine([text])]],
    ...(finding.kind === 'engine-silent' && { todo: causes[0]?.todo }),
  }
}

/** The title is what happened. If it happened to several brands for one reason, the title is the reason. */
function brandEntry(parts: readonly Part[], { gate, text }: Part): Card {
  const { finding, causes } = text
  const happened = [...Map.groupBy(parts, keyInBrand).values()].map(describeTogether)
  const [title = []] = happened
  if (!('scope' in finding)) {
    const [entry] = isContentLoss(finding) ? causes : []
    return { ...entry, title }
  }
  const isOfEngine = finding.kind === 'engine-lost' || parts.length === 1
  const brands = [...new Set(parts.map(part => part.gate.brand))]
  const merged = liveEntries(
    {
      scope: isOfEngine && happened.length === 1 ? finding.scope : { kind: 'whole' },
      evidence: mergeEvidence(
        parts.flatMap(part => ('scope' in part.text.finding ? part.text.finding.evidence : [])),
      ),
    },
    gate,
  )
  // Brands may share answers, which a sum over their gates would count several times.
  const entries = brands.length > 1 ? merged.map(entry => ({ ...entry, lines: [] })) : merged
  const describe = ({ title: found, lines = [] }: Card) => joinLines([found, ...lines], ' ')
  const [first, ...rest] = entries
  if (happened.length === 1 || first === undefined)
    return { title, lines: entries.map(describe), todo: first?.todo }
  return {
    title: [...nameSome(brands.map(brand => [{ name: brand, most: 60 }])), ': ', ...first.title],
    lines: [first.lines?.[0] ?? [], ...happened, ...rest.map(describe)],
    todo: first.todo,
  }
}

/** Names the gates of a brand, unless it has only one, which the sentence names. Each gate has numbers of its own. */
function describeTogether(parts: readonly Part[]): Line {
  const [first, ...others] = parts
  if (first === undefined) return []
  const { text, label, gate } = first
  const { finding, brief } = text
  const isLive = 'scope' in finding
  if (isLive && others.length === 0 && label === gate.brand) return brief
  const isOfGate = isLive && finding.scope.kind === 'whole' && others.length > 0
  const words: Line = isOfGate ? [...gate.names.brand, ' is cited less than before.'] : brief
  return [...nameGates(parts), ': ', ...words]
}

function mergeEvidence(evidence: readonly LiveEvidence[]): LiveEvidence[] {
  const groups = Map.groupBy(evidence, each =>
    each.kind === 'read' ? '' : each.kind === 'site' ? each.domain : each.path,
  )
  return [...groups.values()].flatMap((group): LiveEvidence[] => {
    const [first] = group
    if (first === undefined) return []
    return [
      {
        ...first,
        answers: sum(group.map(({ answers }) => answers)),
        usually: sum(group.map(({ usually }) => usually)),
        of: sum(group.map(({ of }) => of)),
      },
    ]
  })
}

function nameGates(parts: readonly Part[]): Line {
  return nameSome(parts.map(({ label }): Line => [{ name: label, most: 60 }]))
}

function nameSome(names: readonly Line[]): Line {
  const { shown, more } = cutItems(names, MAX_NAMED)
  return [...joinLines(shown), ...(more === undefined ? [] : [` ${more}`])]
}

/** Returns the brand of a gate, or its key if other gates have the brand. */
export function labelGate({ key, brand }: DescribedGate, gates: readonly DescribedGate[]): string {
  return gates.some(gate => gate.brand === brand && gate.key !== key) ? key : brand
}
