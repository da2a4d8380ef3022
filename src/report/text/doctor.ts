/** A diagnosis as plain text, for a terminal. */

import type { Tone } from '../document/blocks.ts'
import type { Check, CheckStatus } from '../views/doctor.ts'
import type { TextLine } from './text.ts'

const SIGNS: Record<CheckStatus, { sign: string; tone: Tone | undefined }> = {
  ok: { sign: '✓', tone: 'better' },
  note: { sign: '–', tone: undefined },
  warning: { sign: '!', tone: 'doubtful' },
  stop: { sign: '✗', tone: 'worse' },
}

/** Renders one line for each check, a second one for what to do, and last whether the gate can run. */
export function renderDoctorText(checks: Check[]): TextLine[] {
  const lines = checks.flatMap(({ status, subject, text, remedy }): TextLine[] => {
    const { sign, tone } = SIGNS[status]
    return [
      [{ text: sign, tone }, { text: ` ${subject}: ${text}` }],
      ...(remedy === '' ? [] : [[{ text: `    ${remedy}` }]]),
    ]
  })
  const stops = checks.filter(({ status }) => status === 'stop').length
  const warnings = checks.filter(({ status }) => status === 'warning').length
  const last =
    stops > 0
      ? { text: `The gate cannot run: ${stops} ✗ to correct.`, tone: 'worse' as const }
      : warnings > 0
        ? { text: `The gate can run. ${warnings} ! to look at.`, tone: 'doubtful' as const }
        : { text: 'The gate can run.', tone: 'better' as const }
  return [...lines, [], [last]]
}
