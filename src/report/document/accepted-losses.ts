/** What reports say of losses that a reviewer accepted, or may accept. */

import { formatAcceptLine } from '../../gate/acceptance.ts'
import { rulesOf } from '../../gate/verdict.ts'
import type { Inline } from '../../lib/document/blocks.ts'
import { paragraph } from '../../lib/document/build-blocks.ts'
import type { Outcome } from '../outcome.ts'
import type { GateSection } from './sections/section.ts'

/** Login names of GitHub have 39 characters at most. */
const NAME_LENGTH = 50

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
        'A review that was edited or dismissed, or that cannot be checked, accepts nothing. ',
        'It holds for this loss alone, until more is lost.',
      ]),
      { kind: 'code', text: lines.join('\n') },
    ]
  },
}
