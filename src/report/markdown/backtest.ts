/** A backtest as Markdown, for an issue or a job summary. */
import type { Backtest } from '../../embedded/backtest/backtest.ts'
import { type CommitView, type LossesView, type Place, viewBacktest } from '../views/backtest.ts'
import { list, MARKS, name, paragraph, sentence, table, titled } from './blocks.ts'
import type { Block } from './fit.ts'

/** Renders the share of commits that fail, each of them with its reasons, and the losses. All of it, whatever its length. */
export function renderBacktestMarkdown(backtest: Backtest): string {
  const { headline, tone, notes, commits, losses } = viewBacktest(backtest)
  const blocks = [
    paragraph(`## ${MARKS[tone]} ${headline}`),
    ...list(notes.map(sentence)),
    ...commits.flatMap(commitBlocks),
    ...(losses === undefined ? [] : lossBlocks(losses)),
  ]
  return blocks.map(toText).join('\n\n')
}

function toText({ open, lines, close }: Block): string {
  return [open, ...lines, close].filter(text => text !== '').join('\n')
}

function commitBlocks({ id, day, subject, status, problem, keywords }: CommitView): Block[] {
  return [
    paragraph(`### ${status}: <code>${name(id)}</code> ${day} ${name(subject)}`),
    ...(problem === undefined ? [] : [paragraph(sentence(problem))]),
    ...list(
      keywords.map(({ keyword, loss, before, after, causes }) =>
        [
          `**${name(keyword)}**: ${loss}`,
          ...(before === undefined ? [] : [`  - before: ${quote(before)}`]),
          `  - after: ${after === undefined ? 'no answer' : quote(after)}`,
          ...causes.map(cause => `  - cause: ${sentence(cause)}`),
        ].join('\n'),
      ),
    ),
  ]
}

function quote({ text, path }: Place): string {
  return `“${sentence(text)}” (<code>${name(path)}</code>)`
}

function lossBlocks({ headline, tone, rows, missed }: LossesView): Block[] {
  return [
    titled(
      `${MARKS[tone]} ${headline}`,
      table(
        [
          { title: 'Loss' },
          { title: 'Cited first', isNumber: true },
          { title: 'Other pages that are cited', isNumber: true },
        ],
        rows.map(({ kind, citedFirst, others }) => [kind, citedFirst, others]),
      ),
    ),
    ...list(missed.map(text => `Not seen: ${sentence(text)}`)),
  ]
}
