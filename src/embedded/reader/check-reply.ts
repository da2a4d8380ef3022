/** What a reply of a reader is worth: the gate looks at each line that it points at. Pure. */
import { countTokens } from './choose-lines.ts'
import { type Content, judgeLine, type LineJudgment, type ReaderLanguage, readContent } from './judge-line.ts'
import type { ReaderCase, StatementStatus } from './reader-case.ts'
import type { ReadingProblem, StatementFinding } from './reading.ts'
import type { ReaderReply, ReaderRequest } from './request.ts'

/** A model that counted a smaller share of the tokens of a request did not read all of it: estimates differ by less. */
const LEAST_READ = 0.5

/** A usable reading, by the statements of the case in their order. */
export interface CheckedReading {
  findings: StatementFinding[]
  statuses: StatementStatus[]
}

/** From the worst to the best. */
const RANKS: readonly LineJudgment['status'][] = ['refused', 'standing', 'changed', 'same']

/**
 * Checks a reply: each statement once, only ids that were sent, the whole request read (`inputTokens`; 0 where the vendor does
 * not count them), and both controls right. Then judges the lines: the reader's own status counts only where it is worse.
 */
export function checkReply(
  reply: ReaderReply,
  request: ReaderRequest,
  {
    readerCase,
    language,
    inputTokens,
  }: { readerCase: ReaderCase; language: ReaderLanguage; inputTokens: number },
): CheckedReading | { problem: ReadingProblem } {
  if (inputTokens > 0 && inputTokens < LEAST_READ * countTokens(request.prompt))
    return { problem: 'prompt-cut' }
  const answers = new Map(reply.statements.map(answer => [answer.id, answer]))
  const isWhole =
    reply.statements.length === request.asked.size &&
    reply.statements.every(({ id, status, lines }) => {
      const isPointing = lines.every(line => request.lines.has(line)) && lines.length > 0
      return request.asked.has(id) && (status === 'missing' ? lines.length === 0 : isPointing)
    })
  if (!isWhole || answers.size !== request.asked.size) return { problem: 'odd-form' }
  const findings: StatementFinding[] = []
  const statuses: StatementStatus[] = []
  for (const [id, { kind, index }] of request.asked) {
    const answer = answers.get(id)
    if (answer === undefined) return { problem: 'odd-form' }
    const pointed = answer.lines.flatMap(line => request.lines.get(line) ?? [])
    if (kind === 'control') {
      const line = readerCase.controls[index]?.line
      const isRight = line === undefined ? pointed.length === 0 : pointed.includes(line)
      if (!isRight) return { problem: 'missed-control' }
      continue
    }
    const statement = readerCase.statements[index]
    if (statement === undefined) return { problem: 'odd-form' }
    const content = readContent(statement.quote.text, language)
    const finding = judgePointed(content, pointed, readerCase, language)
    if (finding.status === 'same' && answer.status === 'changed') finding.status = 'changed'
    findings[index] = finding
    const isBeside = answer.answers === 'no' && !statement.isOwners && finding.status === 'missing'
    statuses[index] = isBeside ? 'beside' : finding.status
  }
  return { findings, statuses }
}

/** Judges a statement by the best of the lines that were pointed at. */
function judgePointed(
  statement: Content,
  pointed: number[],
  { lines }: ReaderCase,
  language: ReaderLanguage,
): StatementFinding {
  let best: StatementFinding = { status: 'missing', line: undefined, lacks: [], values: [] }
  for (const index of pointed) {
    const line = lines[index]
    if (line === undefined) continue
    const judged = judgeLine(statement, readContent(line.quote.text, language), line.isAdded)
    const isBetter = best.status === 'missing' || RANKS.indexOf(judged.status) > RANKS.indexOf(best.status)
    if (isBetter) best = { ...judged, line: line.quote }
  }
  return best
}
