import { error, warning } from '@actions/core'
import { annotationsOf } from '../../../report/annotations.ts'
import type { Outcome } from '../../../report/outcome.ts'

/** Shows each failing rule as an annotation: an error where it fails the step, else a warning. */
export function annotateFailures(outcome: Outcome, failsStep: boolean): void {
  const show = failsStep ? error : warning
  for (const { title, message, place } of annotationsOf(outcome)) {
    show(message, { title, ...(place && { file: place.path, startLine: place.line }) })
  }
}
