import type { MonitorRequest } from '../contract/contract.ts'
import type { Settings } from '../inputs/settings.ts'

export interface PlannedScan {
  request: MonitorRequest
  /** The keyword the scan is about; undefined when one scan asks for all keywords. */
  keyword: string | undefined
  /** Number of this repetition of the scan, from 1. */
  sample: number
}

type ScanSettings = Pick<Settings, 'brand' | 'keywords' | 'engines' | 'language' | 'scanPer' | 'samples'>

/**
 * Plans the scans of a brand. Samples are the outer loop, so that a run that ends early has whole samples of all keywords.
 * A request without `engines` leaves the choice to the service.
 */
export function planScans(settings: ScanSettings): PlannedScan[] {
  const { brand, keywords, engines, language, scanPer, samples } = settings
  const groups: { keyword: string | undefined; keywords: string[] }[] =
    scanPer === 'all'
      ? [{ keyword: undefined, keywords }]
      : keywords.map(keyword => ({ keyword, keywords: [keyword] }))
  return Array.from({ length: samples }, (_, index) =>
    groups.map(group => ({
      keyword: group.keyword,
      sample: index + 1,
      request: {
        brand_name: brand,
        keywords: group.keywords,
        ...(engines.length > 0 && { engines }),
        language,
      },
    })),
  ).flat()
}

/** Plans the scans of each competitor: those of the brand, with another name. */
export function planCompetitors(
  settings: ScanSettings & Pick<Settings, 'competitors'>,
): { name: string; plan: PlannedScan[] }[] {
  return settings.competitors.map(({ name }) => ({ name, plan: planScans({ ...settings, brand: name }) }))
}

/** Counts the scans of the brand and of all competitors. */
export function countScans(settings: ScanSettings & Pick<Settings, 'competitors'>): number {
  return planScans(settings).length * (1 + settings.competitors.length)
}
