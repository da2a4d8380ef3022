/** What reports say of losses that a reviewer accepted, or may accept. */

import { formatAcceptLine } from '../../gate/acceptance.ts'
import { type AnswersFinding, rulesOf } from '../../gate/verdict.ts'
import type { Block, Inline, Line } from '../../lib/document/blocks.ts'
import { foldOf, paragraph } from '../../lib/document/build-blocks.ts'
import { countOf } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import type { GateSection } from './sections/section.ts'

const QUOTE_LENGTH = 120
/** Login names of GitHub have 39 characters at most. */
const NAME_LENGTH = 50
/** Reviews that do not count. */
const MOST_LISTED = 5

/** Returns a login with its sign in one text, so that it becomes no mention. */
export function personOf(login: string): Inline {
  return { name: `@${login}`, most: NAME_LENGTH }
}

/** Returns the page of a review; undefined where the pull request is not known. */
export function reviewUrl({ pullUrl }: Outcome['run'], review: string): string | undefined {
  return pullUrl === undefined ? undefined : `${pullUrl}#pullrequestreview-${review}`
}

/** How a reviewer accepts the losses of a pull request. */
export const acceptLosses: GateSection = {
  id: 'accept',
  title: 'Meant to go? How to accept the loss',
  on: ['comment', 'summary', 'html'],
  blocks({ outcome }) {
    const { pullUrl } = outcome.run
    const rule = rulesOf(outcome.verdict).find(({ kind }) => kind === 'answers')
    if (pullUrl === undefined || rule?.kind !== 'answers') return []
    const lost = new Set(rule.lost)
    const lines = (outcome.baseline?.content?.keywords ?? []).flatMap(({ keyword, lossCode }) =>
      lossCode !== undefined && lost.has(keyword) ? [formatAcceptLine(lossCode, keyword)] : [],
    )
    if (lines.length === 0) return []
    return [
      ...paragraph([
        ...['Submit ', { link: `${pullUrl}/files`, label: ['a review'] }, ' with '],
        ...[
          lines.length === 1 ? 'this line' : 'the lines of what was meant to go',
          ', then run this check again. ',
        ],
        'It counts from a person who may write to this repository, and neither opened this pull request nor pushed to its branch. ',
        'It holds for this loss alone, until more is lost.',
      ]),
      { kind: 'code', text: lines.join('\n') },
      ...refusedBlocks(rule, outcome),
    ]
  },
}

function refusedBlocks({ refused }: AnswersFinding, { run }: Outcome): Block[] {
  const lines = refused.map(({ keyword, by, review, reason }): Line => {
    const url = reviewUrl(run, review)
    const label = 'review'
    return [
      ...['The ', url === undefined ? label : { link: url, label: [label] }],
      ...(by === '' ? [] : [' of ', personOf(by)]),
      ...[' does not accept ', { quote: keyword, most: QUOTE_LENGTH }, `: ${REFUSALS[reason]}.`],
    ]
  })
  const items = (some: Line[]): Block[] => (some.length === 0 ? [] : [{ kind: 'list', items: some }])
  const rest = lines.slice(MOST_LISTED)
  return [
    ...items(lines.slice(0, MOST_LISTED)),
    ...foldOf(`and ${countOf(rest.length, 'more review')}`, items(rest)),
  ]
}

const REFUSALS: Record<AnswersFinding['refused'][number]['reason'], string> = {
  'own-change': 'its author opened this pull request',
  pushed: 'its author pushed to the branch of this pull request',
  bot: 'its author is no person',
  'no-write': 'its author may not write to this repository',
  edited: 'it was edited after it was submitted',
  dismissed: 'it was dismissed',
  unknown: 'GitHub does not tell who wrote it, or who pushed to the branch',
  'other-loss': 'its line is not the one of this loss as it is now',
}
