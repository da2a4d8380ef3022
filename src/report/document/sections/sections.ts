/** The sections of the report of a gate, the most important first. */
import { answers } from './answers.ts'
import { passedOver, removedText } from './content.ts'
import { drafts, serviceReports } from './drafts.ts'
import { levels, questions } from './questions.ts'
import { rulesAndSettings, rulesInShort } from './rules.ts'
import { cost, missingAnswers, warnings } from './run.ts'
import type { GateSection } from './section.ts'
import { trend, trendNumbers } from './trend.ts'
import { presence, searches, shareOfVoice, sources } from './voices.ts'

export const GATE_SECTIONS: readonly GateSection[] = [
  missingAnswers,
  removedText,
  levels,
  questions,
  trend,
  trendNumbers,
  shareOfVoice,
  presence,
  sources,
  searches,
  passedOver,
  drafts,
  serviceReports,
  warnings,
  cost,
  rulesInShort,
  rulesAndSettings,
  answers,
]
