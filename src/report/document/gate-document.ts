/** The report of one gate: its first screen, then what only some readers want, the most important section first. */
import { findFindings } from '../../findings/find-findings.ts'
import type { Finding } from '../../findings/finding.ts'
import type { Outcome } from '../outcome.ts'
import type { ReportDocument, Section, Surface } from './blocks.ts'
import { firstScreen } from './first-screen.ts'
import { headlineOf, reportMark } from './headline.ts'
import { createNames } from './names.ts'
import { plainOf } from './plain.ts'
import { runFooter } from './sections/run.ts'
import { GATE_SECTIONS } from './sections/sections.ts'
import type { Told } from './told.ts'

/** Returns what all words about a run are made of. */
export function tell(outcome: Outcome): Told {
  const findings: Finding[] = findFindings(outcome)
  const engines = [...outcome.engines, ...(outcome.measurement?.engines.map(({ engine }) => engine) ?? [])]
  return {
    outcome,
    findings,
    names: createNames(outcome.brand, engines),
    failsCheck: outcome.failures.length > 0,
  }
}

/** Returns the headline as one line of plain text: the title of a check, an issue or a message. */
export function headlineText(outcome: Outcome): string {
  return plainOf(headlineOf(tell(outcome)))
}

/** Returns the report of a gate, with these sections as far as it has something to say in them. */
export function gateDocument(outcome: Outcome, gateSections = GATE_SECTIONS): ReportDocument {
  const told = tell(outcome)
  return {
    title: plainOf(headlineOf(told)),
    brand: outcome.brand,
    mark: reportMark(told),
    first: firstScreen(told),
    sections: gateSections.flatMap((section): Section[] => {
      const blocks = section.blocks(told)
      const { id, title, on, isAnnex } = section
      return blocks.length === 0
        ? []
        : [{ id, title: [title], blocks, on, ...(isAnnex !== undefined && { isAnnex }) }]
    }),
    footer: runFooter(told),
    createdAt: outcome.run.finishedAt,
  }
}

/** Returns the sections of a surface, in their order. */
export function sectionsOn({ sections }: Pick<ReportDocument, 'sections'>, surface: Surface): Section[] {
  return sections.filter(({ on }) => on.includes(surface))
}
