/** A backtest as Markdown, for an issue or a job summary. */
import type { Backtest } from '../../embedded/backtest/backtest.ts'
import { type CommitView, type LossesView, type Place, viewBacktest } from '../views/backtest.ts'
import { code, list, MARKS, name, own, paragraph, sentence, table, titled } from './blocks.ts'
import { type Chunk as Block, renderBlock } from './fit.ts'
import { joinMarkdown, type Markdown, md } from './markdown.ts'

/** Renders the share of commits that fail, each of them with its reasons, and the losses. All of it, whatever its length. */
export function renderBacktestMarkdown(backtest: Backtest): Markdown {
  const { headline, tone, notes, commits, losses } = viewBacktest(backtest)
  const blocks = [
    paragraph(md`## ${MARKS[tone]} ${own(headline)}`),
    ...list(notes.map(sentence)),
    ...commits.flatMap(commitBlocks),
    ...(losses === undefined ? [] : lossBlocks(losses)),
  ]
  return joinMarkdown(blocks.map(renderBlock), '\n\n')
}

function commitBlocks({ id, day, subject, status, problem, keywords }: CommitView): Block[] {
  return [
    paragraph(md`### ${own(status)}: ${code(id)} ${own(day)} ${name(subject)}`),
    ...(problem === undefined ? [] : [paragraph(sentence(problem))]),
    ...list(
      keywords.map(({ keyword, loss, before, after, causes }) =>
        joinMarkdown(
          [
            md`**${name(keyword)}**: ${own(loss)}`,
            ...(before === undefined ? [] : [md`  - before: ${quote(before)}`]),
            md`  - after: ${after === undefined ? md`no answer` : quote(after)}`,
            ...causes.map(cause => md`  - cause: ${sentence(cause)}`),
          ],
          '\n',
        ),
      ),
    ),
  ]
}

function quote({ text, path }: Place): Markdown {
  return md`“${sentence(text)}” (${code(path)})`
}

function lossBlocks({ headline, tone, rows, missed }: LossesView): Block[] {
  return [
    titled(
      md`${MARKS[tone]} ${own(headline)}`,
      table(
        [
          { title: own('Loss') },
          { title: own('Cited first'), isNumber: true },
          { title: own('Other pages that are cited'), isNumber: true },
        ],
        rows.map(({ kind, citedFirst, others }) => [kind, citedFirst, others].map(own)),
      ),
    ),
    ...list(missed.map(text => md`Not seen: ${sentence(text)}`)),
  ]
}
