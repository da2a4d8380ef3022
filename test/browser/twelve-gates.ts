/** A fleet of three brands in four countries, with every kind of gate, judged by the gate itself. */
import { liveOutcome, questionsOf, type Shares } from '../support/live-situation.ts'
import { aFleet, aFleetGate, serviceDown } from '../support/portfolio.ts'
import { situations } from '../support/situations.ts'

const shares = (openai: number, perplexity: number, gemini: number): Shares => ({
  openai,
  perplexity,
  gemini,
})

/** A gate of twenty questions with twelve earlier runs. `other` is the share of answers that cite another site. */
function aGate(
  brand: string,
  country: string,
  before: Shares,
  now: Shares,
  other?: [before: Shares, now: Shares],
) {
  const outcome = liveOutcome({
    questions: questionsOf(20),
    now: { cites: now, ...(other && { citesOther: other[1] }) },
    before: [{ runs: 12, level: { cites: before, ...(other && { citesOther: other[0] }) } }],
  })
  return aFleetGate(`${brand}-${country}`.toLowerCase(), { ...outcome, brand }, { country })
}

const few = shares(0.15, 0.2, 0.15)
const lost = (country: string) =>
  aFleetGate(`globex-${country}`.toLowerCase(), { ...serviceDown, brand: 'Globex' }, { country })
const doubtful = situations['live-may-be-chance'] ?? serviceDown

export const twelveGates = aFleet([
  aGate('Acme', 'DE', shares(0.6, 0.6, 0.5), shares(0.35, 0.35, 0.25), [few, shares(0.4, 0.5, 0.45)]),
  aGate('Acme', 'FR', shares(0.6, 0.6, 0.55), shares(0.35, 0.35, 0.3), [few, shares(0.45, 0.5, 0.4)]),
  aGate('Acme', 'GB', shares(0.6, 0.55, 0.5), shares(0.6, 0.55, 0.55)),
  aGate('Acme', 'US', shares(0.65, 0.6, 0.6), shares(0.65, 0.65, 0.55)),
  lost('DE'),
  lost('FR'),
  aGate('Globex', 'GB', shares(0.5, 0.55, 0.45), shares(0.5, 0.5, 0.45)),
  aGate('Globex', 'US', shares(0.55, 0.65, 0.55), shares(0.55, 0.05, 0.55), [few, shares(0.15, 0.7, 0.15)]),
  aGate('Initech', 'DE', shares(0.45, 0.45, 0.4), shares(0.45, 0.4, 0.45)),
  aGate('Initech', 'FR', shares(0.4, 0.4, 0.35), shares(0.4, 0.4, 0.4)),
  aFleetGate('initech-gb', { ...doubtful, brand: 'Initech' }, { country: 'GB' }),
  aGate('Initech', 'US', shares(0.5, 0.55, 0.5), shares(0.5, 0.55, 0.5)),
])
