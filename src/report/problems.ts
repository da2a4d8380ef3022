/** The findings of a gate one by one, for annotations and the formats of other tools: JUnit XML and SARIF. */
import type { Finding } from '../findings/finding.ts'
import { plainOf } from '../lib/document/plain-text.ts'
import { plainLine } from '../lib/escape.ts'
import type { Message } from './messages/message.ts'
import type { Told, ToldGate, ToldPlace } from './tell/told.ts'
import { NAME_LENGTH } from './words.ts'

/** Something that asks for attention. Texts are one line each. */
export interface Problem {
  code: Message['code']
  kind: Finding['kind']
  leadsTo: Exclude<Finding['leadsTo'], 'none'>
  /** The finding; the question where there is one. */
  title: string
  text: string
  /** Undefined where no file is known. */
  place: Pick<ToldPlace, 'path' | 'line'> | undefined
}

/** Returns a finding as a line of the log: with what to do where an engine is silent or nothing was measured. */
export function messageOf({ finding: { kind }, codes: [code], headline, why, causes }: Told): Message {
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

/** Returns the problems of a gate, the most important first: one for each question that a change costs, else one for each finding. */
export function listProblems({ told }: Pick<ToldGate, 'told'>): Problem[] {
  return told.flatMap((each): Problem[] => {
    const { finding, headline, places } = each
    const { kind, leadsTo } = finding
    if (leadsTo === 'none') return []
    const { code, text } = messageOf(each)
    const problem = { code, kind, leadsTo, place: undefined }
    if (places.length === 0) return [{ ...problem, title: plainOf(headline), text: plainLine(text) }]
    return places.map(place => ({
      ...{ ...problem, place },
      title: plainLine(place.question, NAME_LENGTH),
      text: plainLine(place.text),
    }))
  })
}
