/** Annotations of failures, at the line that lost the answer if it is known. */
import { formatMessage } from '../../errors/avg-error.ts'
import { plainLine } from '../../lib/escape.ts'
import type { DescribedGate, LossPlace } from '../text/finding-text.ts'
import { listProblems } from '../text/log.ts'
import { listFirst, NAME_LENGTH } from '../words/words.ts'

/** GitHub shows ten errors of a step. The last one says why the step failed. */
const MAX_ANNOTATIONS = 9
/** Gates named in one annotation. */
const MAX_KEYS = 3

export interface Annotation {
  title: string
  /** One line. */
  message: string
  /** Undefined if no line is known. */
  place: (Pick<LossPlace, 'path'> & { line: number }) | undefined
  /** Otherwise the annotation is a warning. */
  failsStep: boolean
}

/** Returns an annotation for each problem that fails, at most nine. Gates with the same problem share one. */
export function annotationsOf(gates: readonly DescribedGate[]): Annotation[] {
  const failing = gates.flatMap(gate =>
    listProblems(gate)
      .filter(({ leadsTo }) => leadsTo === 'fail')
      .map(({ code, text, place }) => ({
        key: gate.key,
        message: formatMessage({ code, text }),
        place: place?.line === undefined ? undefined : { path: place.path, line: place.line },
        failsStep: gate.failures.includes('fail'),
      })),
  )
  const alike = Map.groupBy(failing, ({ key, ...annotation }) => JSON.stringify(annotation))
  return [...alike.values()].slice(0, MAX_ANNOTATIONS).flatMap(ofGates =>
    ofGates.slice(0, 1).map(({ key, ...annotation }) => ({
      title: plainLine(nameGates(ofGates.map(({ key }) => key)), NAME_LENGTH),
      ...annotation,
    })),
  )
}

function nameGates(keys: string[]): string {
  if (keys.join() === 'default') return 'AI visibility'
  return `AI visibility (${listFirst(keys, MAX_KEYS)})`
}
