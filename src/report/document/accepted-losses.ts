/** What reports say of losses that a reviewer accepted, or may accept. */

import type { Finding } from '../../findings/finding.ts'
import { formatAcceptLine } from '../../gate/acceptance.ts'
import { type AnswersFinding, rulesOf } from '../../gate/verdict.ts'
import type { Block, Card, Inline, Line } from '../../lib/document/blocks.ts'
import { foldOf, paragraph } from '../../lib/document/build-blocks.ts'
import { countOf } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import type { Facts } from '../tell/told.ts'
import type { GateSection } from './sections/section.ts'

type AcceptedLoss = Extract<Finding, { kind: 'loss-accepted' }>

const QUOTE_LENGTH = 120
const QUESTION_LENGTH = 40
/** Login names of GitHub have 39 characters at most. */
const NAME_LENGTH = 50
/** Questions of an entry, and reviews that do not count. */
const MOST_LISTED = 5

/** One text with its sign, so that it becomes no mention. */
function nameOf(login: string): Inline {
  return { name: `@${login}`, most: NAME_LENGTH }
}

/** Returns the page of a review; undefined where the pull request is not known. */
function reviewUrl({ pullUrl }: Outcome['run'], review: string): string | undefined {
  return pullUrl === undefined ? undefined : `${pullUrl}#pullrequestreview-${review}`
}

/** Returns the headline, from the fullest to the shortest. */
export function acceptedHeadlines({ by }: AcceptedLoss, { findings }: Facts): Line[] {
  const all = findings.filter(finding => finding.kind === 'loss-accepted')
  const questions = all.flatMap(finding => finding.questions)
  const [first, ...others] = questions
  const who: Line = all.length === 1 ? [nameOf(by)] : ['reviewers']
  if (first !== undefined && others.length === 0) {
    const lost: Line = [{ quote: first.question, most: QUESTION_LENGTH }, ' lost its answer']
    return [
      [...lost, ', and ', ...who, ' accepted it'],
      [...lost, ', which is accepted'],
    ]
  }
  const lost = `${countOf(questions.length, 'question')} lost their answer`
  return [[`${lost}, and `, ...who, ' accepted it'], [`${lost}, which is accepted`]]
}

/** Returns who accepted which losses, and where. */
export function acceptedEntry({ by, review, questions }: AcceptedLoss, { run }: Outcome): Card {
  const url = reviewUrl(run, review)
  const shown = questions.slice(0, MOST_LISTED)
  const rest = questions.length - shown.length
  return {
    title: [
      ...['Accepted by ', nameOf(by), ' in '],
      ...(url === undefined ? ['a review'] : [{ link: url, label: ['a review'] }]),
      '.',
    ],
    lines: [
      ...shown.map(
        ({ question, before }): Line => [
          ...[{ quote: question }, ' lost its answer'],
          ...(before === undefined ? ['.'] : [': ', { quote: before.text, most: QUOTE_LENGTH }]),
        ],
      ),
      ...(rest > 0 ? [[`and ${countOf(rest, 'more question')}`]] : []),
    ],
  }
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
      ...(by === '' ? [] : [' of ', nameOf(by)]),
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
