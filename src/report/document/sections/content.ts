/** What a reader of a change of pages may want beside its causes. */
import type { RemovedText } from '../../../embedded/repository/removed-text.ts'
import { describePassedOver } from '../../corpus-words.ts'
import type { Block } from '../blocks.ts'
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
function removedBlocks({ path, from, to, text }: RemovedText): Block[] {
  const place = from === to ? `line ${from}` : `lines ${from} to ${to}`
  return [
    { kind: 'paragraph', text: [{ name: path }, `, ${place}:`] },
    { kind: 'verbatim', text },
  ]
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
