import type { SharedPart } from '../../src/comparison/shared-part.ts'
import { aBaseline, aMeasurement } from './measurements.ts'

/** Eight of ten pairs were asked before, when there were nine; the score dropped from 50.5 to 45 over them. */
export function aSharedPart(overrides: Partial<SharedPart> = {}): SharedPart {
  return {
    changes: [{ name: 'keywords', added: ['hr'], removed: [], single: false }],
    ...{ before: 9, now: 10, shared: 8, isEnough: true },
    baseline: { ...aBaseline(), overallBcr: 50.5, citedEngines: 3 },
    measurement: aMeasurement({ overallBcr: 45, citedEngines: 2 }),
    ...overrides,
  }
}
