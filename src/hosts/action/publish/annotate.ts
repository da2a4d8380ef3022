import { error, warning } from '@actions/core'
import { annotationsOf } from '../../../report/annotations.ts'
import type { JudgedGate } from '../../../report/run-outcome.ts'

/** Annotates each failing rule of the gates: as an error where it fails the step, else as a warning. */
export function annotateFailures(gates: readonly Pick<JudgedGate, 'load'>[]): void {
  for (const { title, message, place, failsStep } of annotationsOf(gates)) {
    const show = failsStep ? error : warning
    show(message, { title, ...(place && { file: place.path, startLine: place.line }) })
  }
}
