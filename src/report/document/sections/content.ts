/** What a reader of a change of pages may want beside its causes. */
import type { RemovedText } from '../../../embedded/repository/removed-text.ts'
import { describePassedOver } from '../../corpus-words.ts'
import type { Block } from '../blocks.ts'
import { linesOf } from '../content-causes.ts'
import { isContentLoss } from '../headline.ts'
import { EVERYWHERE, type GateSection, listOf } from './section.ts'

/** Lines that a change removed, to paste again. */
export const removedText: GateSection = {
  id: 'removed-text',
  title: 'The removed text, to paste',
  on: EVERYWHERE,
  blocks: ({ findings }) =>
    findings
      .filter(isContentLoss)
      .flatMap(finding => finding.removed)
      .flatMap(removedBlocks),
}

/** Returns one piece of removed text with the place where it stood. */
function removedBlocks({ path, now, ...piece }: RemovedText): Block[] {
  return [
    {
      kind: 'paragraph',
      text: [{ name: path }, `, ${linesOf(piece)}${now === undefined ? '' : placeOf(now)}:`],
    },
    { kind: 'verbatim', text: piece.text },
  ]
}

/** Where the text belongs in the file as it is now. */
function placeOf(now: Pick<RemovedText, 'from' | 'to'>): string {
  if (now.to >= now.from) return `, to paste in place of ${linesOf(now)}`
  return now.to === 0 ? ', to paste at the start' : `, to paste after line ${now.to}`
}

/** Files that could hold pages and were not read. */
export const passedOver: GateSection = {
  id: 'passed-over',
  title: 'Files passed over',
  on: EVERYWHERE,
  blocks: ({ outcome }) =>
    listOf(
      describePassedOver(outcome.baseline?.content?.passedOver ?? []).map(line => [
        { name: line, most: 300 },
      ]),
    ),
}
