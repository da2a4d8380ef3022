import type { Document, Line, Section } from '../../lib/document/blocks.ts'
import { plainOf } from '../../lib/document/plain-text.ts'
import { contextOf } from '../tell/tell.ts'
import type { ToldGate } from '../tell/told.ts'
import { longDayOf } from '../words.ts'
import { confirmOwners } from './confirm-owners.ts'
import { firstScreen, gateName } from './first-screen.ts'
import { answers } from './sections/answers.ts'
import { shareOfVoice, sources } from './sections/citations.ts'
import { drafts, serviceReports } from './sections/drafts.ts'
import { statedFacts } from './sections/facts.ts'
import { questions, removedText } from './sections/questions.ts'
import { compared, rulesAndSettings } from './sections/rules.ts'
import { cost, missingAnswers, runFooter, warnings } from './sections/run.ts'
import type { GateSection } from './sections/section.ts'
import { trend } from './sections/trend.ts'

/** Returns the report of a gate. Sections without content are omitted. */
export function gateDocument(gate: ToldGate, gateSections = GATE_SECTIONS): Document {
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
      const { id, title, on } = section
      return blocks.length === 0 ? [] : [{ id, title: [title], blocks, on }]
    }),
    footer: runFooter(context),
    createdAt: outcome.run.finishedAt,
  }
}

/** The most important section first. */
export const GATE_SECTIONS: readonly GateSection[] = [
  missingAnswers,
  confirmOwners,
  statedFacts,
  removedText,
  questions,
  trend,
  shareOfVoice,
  sources,
  drafts,
  serviceReports,
  warnings,
  cost,
  compared,
  rulesAndSettings,
  answers,
]
