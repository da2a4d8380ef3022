/** Annotations of failures, at the line that lost the answer if it is known. */
import { formatMessage } from '../../errors/avg-error.ts'
import type { DescribedGate } from '../text/finding-text.ts'
import { listProblems } from '../text/log.ts'

/** GitHub shows ten errors of a step. The last one gives the reason for the failure of the step. */
const MAX_ANNOTATIONS = 9

export type Annotation = ReturnType<typeof annotationsOf>[number]

/** Returns an annotation for each problem that fails, at most nine. Gates with the same problem share one. */
export function annotationsOf(gates: readonly DescribedGate[]) {
  const failing = gates.flatMap(gate =>
    listProblems(gate)
      .filter(({ leadsTo }) => leadsTo === 'fail')
      .map(({ code, text, place }) => ({
        message: formatMessage({ code, text }),
        // Undefined if no line is known.
        place: place?.line === undefined ? undefined : { path: place.path, line: place.line },
        // Otherwise the annotation is a warning.
        failsStep: gate.failures.includes('fail'),
      })),
  )
  const different = new Map(failing.map(annotation => [JSON.stringify(annotation), annotation]))
  return [...different.values()].slice(0, MAX_ANNOTATIONS)
}
