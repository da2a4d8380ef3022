import type * as z from 'zod'
import type { Cell, Measurement } from './measure.ts'
import type { brandShareSchema } from './measurement.ts'

export type BrandShare = z.output<typeof brandShareSchema>

export interface ShareOfVoice {
  /** The brand, then its measured competitors; empty if nothing could be compared. */
  shares: BrandShare[]
  /** Competitors whose scans failed, or for whom no engine answered in the cells of the brand. */
  unmeasured: string[]
}

export const NO_SHARE_OF_VOICE: ShareOfVoice = { shares: [], unmeasured: [] }

export interface MeasuredBrand {
  name: string
  measurement: Measurement | undefined
}

/**
 * Computes the share of voice of a brand b among the brands B:
 *
 *     share(b) = rate(b) / Σ_{c ∈ B} rate(c),  rate(b) = answers that cite b / answers evaluated for b
 *
 * Rates instead of counts, so that more answers do not give a larger share. Only pairs of keyword and engine that were
 * evaluated for every brand count. Two brands cited in 3 of 4 and in 1 of 2 answers: 0.75 / 1.25 = 0.6.
 */
export function measureShareOfVoice(own: MeasuredBrand, competitors: MeasuredBrand[]): ShareOfVoice {
  const isMeasured = (brand: MeasuredBrand) => !pairsOf(brand).isDisjointFrom(pairsOf(own))
  const measured = competitors.filter(isMeasured)
  const unmeasured = competitors.filter(brand => !isMeasured(brand)).map(({ name }) => name)
  const compared = measured.map(pairsOf).reduce((all, pairs) => all.intersection(pairs), pairsOf(own))
  if (measured.length === 0 || compared.size === 0) return { shares: [], unmeasured }
  const counted = [own, ...measured].map((brand, index) => {
    const cells = brand.measurement?.cells ?? []
    const cited = cells.flatMap(cell => (compared.has(keyOf(cell)) ? cell.cited : []))
    const citedAnswers = cited.filter(Boolean).length
    return {
      name: brand.name,
      isOwn: index === 0,
      answers: cited.length,
      citedAnswers,
      rate: citedAnswers / cited.length,
      overallBcr: brand.measurement?.overallBcr,
    }
  })
  const total = counted.reduce((sum, { rate }) => sum + rate, 0)
  const shares = counted.map(({ rate, ...brand }) => ({ ...brand, share: total === 0 ? 0 : rate / total }))
  return { shares, unmeasured }
}

function pairsOf({ measurement }: MeasuredBrand): Set<string> {
  return new Set(measurement?.cells.map(keyOf))
}

function keyOf({ keyword, engine }: Cell): string {
  return JSON.stringify([keyword, engine])
}
