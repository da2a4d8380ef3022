/** Fleets of gates after their verdicts, judged by the gate itself. */
import { failuresOf } from '../../src/gate/judge.ts'
import type { FailOn } from '../../src/inputs/stored-settings.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import type { JudgedGate, RunOutcome } from '../../src/report/run-outcome.ts'
import { describeGate } from '../../src/report/text/describe-findings.ts'
import { measuredCases, runCase } from './measured-cases.ts'
import { aBlockedVerdict, anOutcome } from './outcomes.ts'
import { notMeasured, passed } from './report-outcomes.ts'
import { someSettings } from './settings.ts'

/** A gate of a fleet, with a country where one is given. */
export function aFleetGate(
  key: string,
  outcome: Outcome,
  { country, failOn = ['fail', 'error'] }: { country?: string; failOn?: FailOn[] } = {},
): JudgedGate {
  const own: Outcome = {
    ...outcome,
    key,
    failures: failuresOf(outcome.verdict, failOn),
    fingerprint: { ...outcome.fingerprint, ...(country !== undefined && { country: [country] }) },
  }
  return { ...describeGate(own), settings: someSettings({ key, failOn }), history: undefined }
}

export function aFleet(gates: JudgedGate[], config = '.github/ai-visibility.yml'): RunOutcome {
  return { config, configChanges: [], runUrl: gates[0]?.load().run.runUrl, gates }
}

const ofCase = (name: string, brand: string): Outcome => ({ ...(measuredCases[name] ?? anOutcome()), brand })
const changes = (before: number, now: number, brand = 'Acme'): Outcome => {
  const rates = (rate: number) => ({ chatgpt: rate / 10, gemini: rate / 10, claude: rate / 10 })
  const earlier = [rates(before), rates(before), rates(before)]
  return { ...runCase({ keywords: 12, before: earlier, now: rates(now) }), brand }
}

/** The service is down, so that gates were not measured. */
export const serviceDown: Outcome = {
  ...notMeasured,
  verdict: aBlockedVerdict({
    kind: 'service',
    details: {
      kind: 'http',
      status: 503,
      request: 'POST https://api.service.example/v1/brand/monitor',
      detail: 'Service Unavailable',
    },
  }),
}

/** Twelve gates with every verdict, in the order of a config file. */
export const mixedFleet: RunOutcome = aFleet([
  aFleetGate('acme-us', changes(5, 5), { country: 'US' }),
  aFleetGate('acme-de', changes(6, 3), { country: 'DE' }),
  aFleetGate('acme-fr', ofCase('clear-drop', 'Acme'), { country: 'FR' }),
  aFleetGate('acme-jp', changes(5, 6), { country: 'JP' }),
  aFleetGate('globex-us', ofCase('one-engine-down', 'Globex'), { country: 'US' }),
  aFleetGate('globex-de', { ...serviceDown, brand: 'Globex' }, { country: 'DE' }),
  aFleetGate('globex-fr', { ...serviceDown, brand: 'Globex' }, { country: 'FR' }),
  aFleetGate('globex-jp', ofCase('within-chance', 'Globex'), { country: 'JP' }),
  aFleetGate('initech-us', ofCase('too-few-runs', 'Initech'), { country: 'US' }),
  aFleetGate('initech-de', { ...notMeasured, brand: 'Initech' }, { country: 'DE' }),
  aFleetGate('initech-fr', { ...passed, brand: 'Initech' }, { country: 'FR' }),
  aFleetGate('initech-jp', { ...changes(7, 7, 'Initech') }, { country: 'JP' }),
])

/** A fleet of many gates, of which the last `failing` failed. */
export function manyGates(
  count: number,
  failing: number,
  { brand = 'Acme', keyword }: { brand?: string; keyword?: string } = {},
): RunOutcome {
  const named = (outcome: Outcome): Outcome => {
    const name = keyword ?? outcome.keywords[0] ?? ''
    return { ...outcome, brand, keywords: [name, ...outcome.keywords.slice(1)] }
  }
  const [good, bad] = [named(changes(6, 6)), named(ofCase('clear-drop', brand))]
  return aFleet(
    Array.from({ length: count }, (_, index) => {
      const country = ['US', 'DE', 'FR', 'JP', 'BR'][index % 5] ?? 'US'
      const key = `brand-${String(Math.floor(index / 5)).padStart(2, '0')}-${country.toLowerCase()}`
      return aFleetGate(key, index >= count - failing ? bad : good, { country })
    }),
  )
}
