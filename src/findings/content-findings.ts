/** Finds what a change of pages removed and added, grouped by the page and line that caused it. Pure. */
import { listRules, type Verdict } from '../gate/verdict.ts'
import type { Cause, KeywordChange, RemovedText } from '../owners/keyword-change.ts'
import type { Finding, QuestionChange } from './finding.ts'

/** The most specific cause comes first. */
const ORDER: readonly Cause['kind'][] = ['hidden', 'deleted', 'unread', 'rewritten', 'moved', 'outranked']

type ContentFinding = Extract<Finding, { questions: QuestionChange[] }>
/** Questions that pages no longer answer, or answer less well. */
export type ContentLoss = Exclude<ContentFinding, { kind: 'answer-new' | 'loss-accepted' }>

/** Returns whether the questions still have an answer, although a weaker one. */
export function isWeaker({ leadsTo }: ContentLoss): boolean {
  return leadsTo === 'warn'
}

/** Returns whether a finding is about questions that pages no longer answer, or answer less well. */
export function isContentLoss(finding: Finding): finding is ContentLoss {
  return 'questions' in finding && finding.kind !== 'answer-new' && finding.kind !== 'loss-accepted'
}

/** Returns one finding for each cause, with all questions that it affects. The cause with the most questions comes first. */
export function findContent(changes: readonly KeywordChange[]): Finding[] {
  const found = changes.flatMap(
    change => (change.outcome === 'gained' ? toGain(change) : toLoss(change)) ?? [],
  )
  const merged: ContentFinding[] = []
  for (const group of Map.groupBy(found, ({ kind, cause }) => `${kind}·${cause}`).values()) {
    const [first] = group
    if (first === undefined) continue
    merged.push({
      ...first,
      questions: group.flatMap(({ questions }) => questions),
      removed: withoutDuplicates(group.flatMap(({ removed }) => removed)),
    })
  }
  return merged.toSorted((a, b) => b.questions.length - a.questions.length)
}

/** Returns a finding for each cause of a change, as if there were no other cause. */
export function findCauses(change: KeywordChange): ContentLoss[] {
  return change.causes.flatMap(cause => {
    // A competitor costs a citation and a move costs an address; neither removes the answer.
    const isWeaker = cause.kind === 'outranked' || cause.kind === 'moved'
    const outcome = isWeaker ? 'weaker' : change.outcome
    return toLoss({ ...change, outcome, causes: [cause] }) ?? []
  })
}

function toGain(change: KeywordChange): ContentFinding {
  const path = change.after?.place.path ?? ''
  return { ...commonFields(change, path), kind: 'answer-new', leadsTo: 'none', cause: path }
}

function toLoss(change: KeywordChange): ContentLoss | undefined {
  const { outcome, causes } = change
  if (outcome === 'unchanged') return undefined
  const first = ORDER.map(kind => causes.find(cause => cause.kind === kind)).find(
    cause => cause !== undefined,
  )
  const path = first?.path ?? change.before?.place.path ?? ''
  const isWeaker = outcome === 'weaker'
  // Losses that fail and losses that only warn are separate entries.
  const prefix = isWeaker ? 'less·' : ''
  const common = { ...commonFields(change, path), cause: `${prefix}${path}` }
  const found = { ...common, leadsTo: isWeaker ? ('warn' as const) : ('fail' as const) }
  const { values } = change
  if (values !== undefined && first?.kind === 'rewritten') return { ...found, kind: 'value-gone', values }
  switch (first?.kind) {
    case 'hidden': {
      const [reason] = first.reasons
      const line = reason === undefined ? path : `${reason.file}·${reason.line}·${reason.kind}`
      return { ...found, kind: 'page-hidden', cause: `${prefix}${line}`, reasons: first.reasons }
    }
    case 'deleted':
      return { ...found, kind: 'page-gone' }
    case 'unread': {
      const { reason, language } = first
      return { ...found, kind: 'answer-lost', way: 'unread', reason, language }
    }
    case 'moved': {
      const { kind: _, path: __, reason, ...place } = first
      const way = reason === 'no-redirect' ? 'moved' : reason
      const moved = { kind: 'answer-weaker', leadsTo: 'warn', cause: `${way}·${path}` } as const
      return { ...common, ...moved, way, ...place }
    }
    case 'rewritten':
    case 'outranked':
    case undefined: {
      const way = first?.kind === 'outranked' ? first.kind : 'less'
      return isWeaker
        ? { ...found, kind: 'answer-weaker', cause: `${way}·${path}`, way, to: undefined }
        : { ...found, kind: 'answer-lost', way: first?.kind === 'rewritten' ? first.way : 'rewritten' }
    }
  }
}

function commonFields(change: KeywordChange, path: string) {
  const { owner } = change
  const isGuess = ['guessed', 'cited'].includes(owner?.certainty ?? '') && owner?.path === path
  const certainty = isGuess ? ('page-not-confirmed' as const) : ('fact' as const)
  const { elsewhere, loss, removed } = change
  return {
    certainty,
    questions: [toQuestion(change)],
    path,
    removed,
    gone: loss,
    ...(elsewhere && { elsewhere }),
  }
}

function toQuestion({ keyword, owner, before, after }: KeywordChange): QuestionChange {
  return { question: keyword, owner, before, after }
}

/** Questions that one page answers lose the same pieces. */
function withoutDuplicates(pieces: readonly RemovedText[]): RemovedText[] {
  return [
    ...new Map(pieces.map(piece => [JSON.stringify([piece.path, piece.from, piece.to]), piece])).values(),
  ]
}

/** Returns the changes that no review accepts, and a finding for the losses that a review accepts. */
export function splitAccepted(
  changes: readonly KeywordChange[],
  verdict: Verdict,
): { open: readonly KeywordChange[]; accepted: Finding[] } {
  const rule = listRules(verdict).find(({ kind }) => kind === 'answers')
  const acceptance = rule?.kind === 'answers' ? rule.acceptance : undefined
  const lost = changes.filter(({ outcome }) => outcome === 'lost')
  if (acceptance === undefined || lost.length === 0) return { open: changes, accepted: [] }
  const accepted: Finding = {
    ...acceptance,
    kind: 'loss-accepted',
    certainty: 'fact',
    leadsTo: 'none',
    cause: acceptance.review,
    questions: lost.map(toQuestion),
    path: lost[0]?.before?.place.path ?? '',
    removed: lost.flatMap(({ removed }) => removed),
  }
  return { open: changes.filter(({ outcome }) => outcome !== 'lost'), accepted: [accepted] }
}
