/** The findings of a gate one by one, for the formats of other tools: JUnit XML, SARIF and annotations. */
import type { Finding } from '../findings/finding.ts'
import { describeLoss } from './document/content-causes.ts'
import { createContext } from './document/context.ts'
import { type ContentLoss, isContentLoss, textOfFinding } from './document/headline.ts'
import { plainOf } from './document/plain-text.ts'
import { plainLine } from './escape.ts'
import type { Message } from './messages/message.ts'
import type { Outcome } from './outcome.ts'
import { describeFinding } from './reasons.ts'
import { NAME_LENGTH } from './words.ts'

/** A line, from 1, of a file of the repository. */
export interface Place {
  path: string
  line: number
}

/** Something that asks for attention. Texts are one line each. */
export interface Problem {
  code: Message['code']
  kind: Finding['kind']
  leadsTo: Exclude<Finding['leadsTo'], 'none'>
  /** The finding; the question where there is one. */
  title: string
  text: string
  /** The first line of a page that is gone; undefined where no file is known. */
  place: Place | undefined
}

/** Returns the problems of a gate, the most important first: one for each question that a change costs, else one for each finding. */
export function listProblems(outcome: Outcome): Problem[] {
  const context = createContext(outcome)
  return context.findings.flatMap((finding): Problem[] => {
    const { kind, leadsTo } = finding
    if (leadsTo === 'none') return []
    const { code, text } = describeFinding(finding, context)
    const told = isContentLoss(finding)
      ? describeQuestions(finding, outcome.run)
      : [{ title: textOfFinding(finding, context), text, place: undefined }]
    const page = isContentLoss(finding) ? { path: finding.path, line: 1 } : undefined
    return told.map(({ title, text, place = page }) => ({
      ...{ code, kind, leadsTo, place },
      title: plainLine(title, NAME_LENGTH),
      text: plainLine(text),
    }))
  })
}

/** Returns each question of a finding, with what became of its answer. */
export function describeQuestions(
  finding: ContentLoss,
  run: Outcome['run'],
): Pick<Problem, 'title' | 'text' | 'place'>[] {
  const { why, todo = [] } = describeLoss(finding, run)
  const verb = finding.kind === 'answer-weaker' ? 'has a weaker answer' : 'lost its answer'
  return finding.questions.map(({ question, before }) => {
    const said = before === undefined ? '' : `Before: “${plainLine(before.text, NAME_LENGTH)}”`
    const lost = `“${plainLine(question, NAME_LENGTH)}” ${verb}.`
    return {
      title: question,
      text: [lost, said, plainOf(why), plainOf(todo)].filter(part => part !== '').join(' '),
      place: placeOf(finding),
    }
  })
}

/** The line that hides a page, else where the lost text stood, in a file that is there. */
function placeOf(finding: ContentLoss): Place | undefined {
  const [reason] = finding.kind === 'page-hidden' ? finding.reasons : []
  if (reason !== undefined) return { path: reason.file, line: reason.line }
  for (const { path, now } of finding.removed) {
    // Where nothing took its place, the line before it.
    if (now !== undefined) return { path, line: Math.max(1, Math.min(now.from, now.to)) }
  }
  return finding.kind === 'answer-lost' ? { path: finding.path, line: 1 } : undefined
}
