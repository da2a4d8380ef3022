/** How often engines cite the brand beside its competitors. Pure. */
import type { Measurement } from './measure.ts'

/** One brand's part in all citations of a run. */
export interface BrandShare {
  name: string
  isOwn: boolean
  /** Answers evaluated, and those of them that cite this brand. */
  answers: number
  citedAnswers: number
  /** 0 to 1: of the citations of all brands compared; 0 when there are none. */
  share: number
  /** Mean over the brand's scans, in the service's own unit. */
  overallBcr: number
}

/** Shares of the brand and of each competitor that was measured, the brand first. */
export function shareVoice(brands: { name: string; measurement: Measurement }[]): BrandShare[] {
  const counted = brands.map(({ name, measurement: { engines, overallBcr } }, index) => ({
    name,
    isOwn: index === 0,
    overallBcr,
    answers: engines.reduce((sum, { answers }) => sum + answers, 0),
    citedAnswers: engines.reduce((sum, { citedAnswers }) => sum + citedAnswers, 0),
  }))
  const total = counted.reduce((sum, { citedAnswers }) => sum + citedAnswers, 0)
  return counted.map(brand => ({ ...brand, share: total === 0 ? 0 : brand.citedAnswers / total }))
}
