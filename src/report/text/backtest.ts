/** A backtest as plain text, for a terminal. */
import type { Backtest } from '../../embedded/backtest/backtest.ts'
import { plainLine } from '../escape.ts'
import { type CommitView, type LossesView, type Place, viewBacktest } from '../views/backtest.ts'
import { NAME_LENGTH } from '../words.ts'
import type { TextLine } from './text.ts'

const SENTENCE_LENGTH = 300
const NOTE_LENGTH = 2000

/** Renders the share of commits that fail, each of them with its reasons, and the losses. Holds no control characters. */
export function renderBacktestText(backtest: Backtest): TextLine[] {
  const { headline, tone, notes, commits, losses } = viewBacktest(backtest)
  const blocks: TextLine[][] = [
    [[{ text: headline, tone }], ...notes.map(note => [{ text: plainLine(note, NOTE_LENGTH) }])],
    ...commits.map(commitLines),
    losses === undefined ? [] : lossLines(losses),
  ]
  return blocks
    .filter(block => block.length > 0)
    .flatMap((block, index) => (index > 0 ? [[], ...block] : block))
}

function commitLines({ id, day, subject, status, problem, keywords }: CommitView): TextLine[] {
  return [
    [{ text: status, tone: 'worse' }, { text: ` ${id} ${day} ${plainLine(subject, NAME_LENGTH)}` }],
    ...(problem === undefined ? [] : [[{ text: `  ${plainLine(problem, NOTE_LENGTH)}` }]]),
    ...keywords.flatMap(({ keyword, loss, before, after, causes }) => [
      [{ text: `  ${plainLine(keyword, NAME_LENGTH)}: ${loss}` }],
      ...(before === undefined ? [] : [[{ text: `    before: ${quote(before)}` }]]),
      [{ text: `    after:  ${after === undefined ? 'no answer' : quote(after)}` }],
      ...causes.map(cause => [{ text: `    cause:  ${plainLine(cause, SENTENCE_LENGTH)}` }]),
    ]),
  ]
}

function quote({ text, path }: Place): string {
  return `“${plainLine(text, SENTENCE_LENGTH)}” (${plainLine(path, NAME_LENGTH)})`
}

function lossLines({ headline, tone, rows, missed }: LossesView): TextLine[] {
  const kinds = Math.max(...rows.map(({ kind }) => kind.length))
  const firsts = Math.max(...rows.map(({ citedFirst }) => citedFirst.length))
  return [
    [{ text: headline, tone }],
    ...rows.map(({ kind, citedFirst, others }) => [
      { text: `  ${kind.padEnd(kinds)}  cited first: ${citedFirst.padEnd(firsts)}  other pages: ${others}` },
    ]),
    ...missed.map(text => [
      { text: `  not seen: ${plainLine(text, NAME_LENGTH)}`, tone: 'doubtful' as const },
    ]),
  ]
}
