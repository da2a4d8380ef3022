import { error, warning } from '@actions/core'
import { annotationsOf } from '../../../report/annotations.ts'
import type { Outcome } from '../../../report/outcome.ts'

/** Annotates each failing rule: as an error where it fails the step, else as a warning. */
export function annotateFailures(outcome: Outcome, failsStep: boolean): void {
  const show = failsStep ? error : warning
  for (const { title, message, place } of annotationsOf(outcome)) {
    show(message, { title, ...(place && { file: place.path, startLine: place.line }) })
  }
}
