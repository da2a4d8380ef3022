import type { Rule } from './rule.ts'

/** Each required engine must cite. An engine that did not answer does not cite. */
export const requiredEngines: Rule = {
  name: 'required-engines',
  subject: { noun: 'required engines', unit: 'count' },
  isDrop: false,
  check: ({ measurement: { engines }, thresholds: { requiredEngines: required } }) => {
    if (required.length === 0) return undefined
    const citing = new Set(engines.filter(({ cited }) => cited).map(({ engine }) => engine))
    const missing = required.filter(engine => !citing.has(engine))
    return { kind: 'required-engines', outcome: missing.length > 0 ? 'fail' : 'pass', required, missing }
  },
}
