import type { MonitorRequest } from '../contract/contract.ts'
import type { Settings } from '../inputs/settings.ts'

export interface PlannedScan {
  request: MonitorRequest
  /** The keyword the scan is about; undefined when one scan asks for all keywords. */
  keyword: string | undefined
  /** 1-based repetition of the same scan. */
  sample: number
}

export type ScanSettings = Pick<Settings, 'brand' | 'keywords' | 'engines' | 'language' | 'scanPer'>

/** How many scans a run makes at most. */
export interface ScanCount {
  own: number
  /** Of all competitors together. */
  competitors: number
}

/**
 * The scans of the samples `first` to `last`. Samples are the outer loop, so that a run cut short still has a sample
 * of every keyword. `engines` is left out of the request when none is named: the contract shows no default list.
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

/** The least samples of each competitor, the same scans as the brand's. */
export function planCompetitors(
  settings: ScanSettings & Pick<Settings, 'competitors' | 'samples'>,
): { name: string; plan: PlannedScan[] }[] {
  return settings.competitors.map(({ name }) => ({
    name,
    plan: planScans({ ...settings, brand: name }, 1, settings.samples.least),
  }))
}

export function countScans(settings: ScanSettings & Pick<Settings, 'competitors' | 'samples'>): ScanCount {
  return {
    own: planScans(settings, 1, settings.samples.most).length,
    competitors: planCompetitors(settings).flatMap(({ plan }) => plan).length,
  }
}
