/** What a change of pages did to the answers, as the result file has it. */
import type { HiddenReason } from '../../embedded/pages/facts.ts'
import type { KeywordChange, RemovedText } from '../../embedded/repository/keyword-change.ts'
import type { Quote } from '../../embedded/repository/quote.ts'

/** Returns what became of the answer to a keyword. */
export function buildKeywordChange(change: KeywordChange) {
  const { keyword, outcome, owner, loss, baseScore, headScore, before, after, causes, files, removed } =
    change
  return {
    ...{ keyword, outcome, loss, files },
    owner: owner ? { path: owner.path, headings: owner.headings, certainty: owner.certainty } : null,
    base_score: baseScore,
    head_score: headScore,
    before: before ? buildQuote(before) : null,
    after: after ? buildQuote(after) : null,
    causes: causes.map(cause => ({
      kind: cause.kind,
      path: cause.path,
      ...(cause.kind === 'moved' && { to: cause.to }),
      ...(cause.kind === 'rewritten' && { way: cause.way }),
      ...(cause.kind === 'unread' && { reason: cause.reason }),
      ...(cause.kind === 'unread' && cause.language !== undefined && { language: cause.language }),
      ...(cause.kind === 'hidden' && { reasons: cause.reasons.map(buildReason) }),
    })),
    removed: buildRemoved(removed),
  }
}

/** Returns a sentence of a page. */
export function buildQuote({ text, url, place: { path, headings, line } }: Quote) {
  return { text, path, line: line ?? null, url, headings }
}

/** Returns why answer engines may not use a page. */
export function buildReason({ kind, file, line, crawler, target }: HiddenReason) {
  return {
    kind,
    file,
    line,
    ...(crawler !== undefined && { crawler }),
    ...(target !== undefined && { target }),
  }
}

/** Returns the lines that a change took away. */
export function buildRemoved(removed: readonly RemovedText[]) {
  return removed.map(({ now, ...piece }) => ({ ...piece, now: now ?? null }))
}
