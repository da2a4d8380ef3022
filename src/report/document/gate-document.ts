import { isContentLoss } from '../../findings/content-findings.ts'
import type { Document, Line, Section } from '../../lib/document/blocks.ts'
import { cutTable, paragraph } from '../../lib/document/build-blocks.ts'
import { plainOf } from '../../lib/document/plain-text.ts'
import { formatKeyword } from '../../lib/keyword-line.ts'
import { contextOf } from '../text/describe-findings.ts'
import { describeSource, describeWrongValue, formatRightValues, MAX_PLACES } from '../text/facts.ts'
import type { DescribedGate } from '../text/finding-text.ts'
import { longDayOf } from '../words/words.ts'
import { firstScreen, gateName } from './first-screen.ts'
import { answers } from './sections/answers.ts'
import { citations } from './sections/citations.ts'
import { drafts, serviceReports } from './sections/drafts.ts'
import { questions } from './sections/questions.ts'
import { compared, missingAnswers, rulesAndSettings, runFooter, warnings } from './sections/run.ts'
import { EVERYWHERE, type GateSection } from './sections/section.ts'

/** Returns the report of a gate. Sections without content are omitted. */
export function gateDocument(gate: DescribedGate, gateSections = GATE_SECTIONS): Document {
  const context = contextOf(gate)
  const { outcome } = context
  return {
    title: plainOf(gate.headline),
    about: [
      ['AI visibility'],
      [{ name: gate.brand }],
      ...(gateName(outcome) ?? []).map((name): Line => [name]),
      [longDayOf(outcome.run.finishedAt)],
    ],
    first: firstScreen(context),
    sections: gateSections.flatMap((section): Section[] => {
      const blocks = section.blocks(context)
      return blocks.length === 0 ? [] : [{ ...section, title: [section.title], blocks }]
    }),
    footer: runFooter(context),
    createdAt: outcome.run.finishedAt,
  }
}

/** Lines for `keywords` that confirm the guessed owners of affected questions. */
const confirmOwners: GateSection = {
  id: 'owners',
  title: 'Is this the right page? How to confirm or correct it',
  on: ['comment', 'summary', 'html'],
  blocks({ findings }) {
    const questions = findings.filter(isContentLoss).flatMap(finding => finding.questions)
    const guesses = questions.flatMap(({ question, owner }) =>
      owner?.certainty === 'guessed' || owner?.certainty === 'cited'
        ? [formatKeyword({ keyword: question, owner })]
        : [],
    )
    const missing = findings.flatMap(finding =>
      finding.kind === 'not-judged' && finding.warning.code === 'AVG_OWNER_MISSING'
        ? finding.warning.owners
        : [],
    )
    const lines = [
      ...guesses,
      ...missing.flatMap(({ keyword, found: owner }) => (owner ? [formatKeyword({ keyword, owner })] : [])),
    ]
    if (lines.length === 0) return []
    const why = guesses.length === 0 ? '' : 'A change to a page that nobody confirmed usually only warns. '
    return [
      ...paragraph([
        `${why}Write the line of the question in `,
        { code: 'keywords' },
        ' with the path of the page that should answer it.',
      ]),
      { kind: 'code', text: [...new Set(lines)].join('\n') },
    ]
  },
}

/** Values that an edit of the facts made old, and values that did not fit the first screen. */
const statedFacts: GateSection = {
  id: 'facts',
  title: 'Old values of facts',
  on: EVERYWHERE,
  blocks(context) {
    const rows = context.findings
      .flatMap(finding => (finding.kind === 'fact-wrong' ? [finding] : []))
      .filter(({ leadsTo, sentences }) => leadsTo === 'none' || sentences.length > MAX_PLACES)
      .flatMap(({ sentences }) => sentences)
      .map((each): Line[] => [
        describeSource(each, context),
        describeWrongValue(each),
        formatRightValues(each),
      ])
    const columns = [{ title: ['Where'] }, { title: ['States'], width: 3 }, { title: ['Right'] }]
    return cutTable('Where old values of facts appear, and the right values', columns, rows, 10)
  },
}

/** The most important section first. */
export const GATE_SECTIONS: readonly GateSection[] = [
  missingAnswers,
  confirmOwners,
  statedFacts,
  questions,
  citations,
  drafts,
  serviceReports,
  warnings,
  compared,
  rulesAndSettings,
  answers,
]
