import type { MonitorRequest } from '../contract/contract.ts'
import type { Settings } from '../inputs/settings.ts'

export interface PlannedScan {
  request: MonitorRequest
  /** The keyword the scan is about; undefined when one scan asks for all keywords. */
  keyword: string | undefined
  /** Number of this repetition of the scan, from 1. */
  sample: number
}

type ScanSettings = Pick<Settings, 'brand' | 'keywords' | 'engines' | 'language' | 'scanPer'>

/** Greatest number of scans of a run. */
export interface ScanCount {
  own: number
  /** For all competitors together. */
  competitors: number
}

/**
 * Plans the scans of the samples `first` to `last`. Samples are the outer loop: a run that ends early has whole samples
 * of all keywords. A request without `engines` leaves the choice to the service.
 */
export function planScans(settings: ScanSettings, first: number, last: number): PlannedScan[] {
  const { brand, keywords, engines, language, scanPer } = settings
  const groups: { keyword: string | undefined; keywords: string[] }[] =
    scanPer === 'all'
      ? [{ keyword: undefined, keywords }]
      : keywords.map(keyword => ({ keyword, keywords: [keyword] }))
  return Array.from({ length: last - first + 1 }, (_, index) =>
    groups.map(group => ({
      keyword: group.keyword,
      sample: first + index,
      request: {
        brand_name: brand,
        keywords: group.keywords,
        ...(engines.length > 0 && { engines }),
        language,
      },
    })),
  ).flat()
}

/** Plans the scans of each competitor: those of the brand, in the least number of samples. */
export function planCompetitors(
  settings: ScanSettings & Pick<Settings, 'competitors' | 'samples'>,
): { name: string; plan: PlannedScan[] }[] {
  return settings.competitors.map(({ name }) => ({
    name,
    plan: planScans({ ...settings, brand: name }, 1, settings.samples.min),
  }))
}

/** Counts the scans of the greatest number of samples. */
export function countScans(settings: ScanSettings & Pick<Settings, 'competitors' | 'samples'>): ScanCount {
  return {
    own: planScans(settings, 1, settings.samples.max).length,
    competitors: planCompetitors(settings).flatMap(({ plan }) => plan).length,
  }
}
