/** Lists the findings of a gate for annotations and for the formats of other tools: JUnit XML and SARIF. */
import type { Message } from '../../errors/avg-error.ts'
import type { Finding } from '../../findings/finding.ts'
import { plainOf } from '../../lib/document/plain-text.ts'
import { plainLine } from '../../lib/escape.ts'
import type { Contradiction } from '../../scan/measure.ts'
import { countOf } from '../words/numbers.ts'
import { NAME_LENGTH } from '../words/words.ts'
import type { DescribedGate, FindingText, LossPlace } from './finding-text.ts'

/** A finding that needs attention. Its texts are single lines. */
export interface Problem {
  code: Message['code']
  kind: Finding['kind'] | 'contradiction'
  leadsTo: Exclude<Finding['leadsTo'], 'none'>
  /** The finding; the question if there is one. */
  title: string
  text: string
  /** Undefined if no file is known. */
  place: Pick<LossPlace, 'path' | 'line'> | undefined
}

/** Returns a finding as a line of the log, with the remedy if an engine is silent or nothing was measured. */
export function messageOf({ finding: { kind }, codes: [code], headline, why, causes }: FindingText): Message {
  const sentence = [...headline, '.']
  switch (kind) {
    case 'incident':
      return { code, text: plainOf([...sentence, ' ', ...why]) }
    case 'not-judged':
      return { code, text: plainOf(why) }
    case 'engine-silent': {
      const todo = causes[0]?.todo
      return { code, text: plainOf(todo === undefined ? sentence : [...sentence, ' ', ...todo]) }
    }
    default:
      return { code, text: plainOf(sentence) }
  }
}

/** Returns the problems of a gate, the most important first: one for each lost question, otherwise one for each finding. */
export function listProblems({ texts }: DescribedGate): Problem[] {
  return texts.flatMap((each): Problem[] => {
    const { finding, headline, places } = each
    const { kind, leadsTo } = finding
    if (leadsTo === 'none') return []
    const { code, text } = messageOf(each)
    const problem = { code, kind, leadsTo, place: undefined }
    if (places.length === 0) return [{ ...problem, title: plainOf(headline), text: plainLine(text) }]
    return places.map(place => ({
      ...problem,
      place,
      title: plainLine(place.question, NAME_LENGTH),
      text: plainLine(place.text),
    }))
  })
}

/** Describes in one sentence how often a service contradicts the request or itself; undefined if it does not. */
export function describeContradictions({ length }: readonly Contradiction[]): string | undefined {
  if (length === 0) return undefined
  return `The service contradicts the request or itself (${countOf(length, 'time')}). result.json lists each.`
}

/** Returns the problems of a gate and the warning about a service that contradicts itself. */
export function listProblemsAndWarnings(gate: DescribedGate): Problem[] {
  const text = describeContradictions(gate.load().measurement?.contradictions ?? [])
  const problems = listProblems(gate)
  if (text === undefined) return problems
  const title = 'The service contradicts the request or itself'
  return [
    ...problems,
    { code: 'AVG_CONTRADICTION', kind: 'contradiction', leadsTo: 'warn', title, text, place: undefined },
  ]
}
