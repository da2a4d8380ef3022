import type { Check } from '../document/doctor.ts'

/** Returns the checks for machines. `ok` is false where something stops the run. */
export function buildDoctorResult(checks: Check[]) {
  return { format: 'ai-visibility-doctor', ok: checks.every(({ status }) => status !== 'stop'), checks }
}
