import type { MonitorRequest } from '../contract/contract.ts'
import type { Settings } from '../inputs/settings.ts'
import { DAY } from '../lib/numbers.ts'

export interface PlannedScan {
  request: MonitorRequest
  /** Undefined if one scan asks about all keywords. */
  keyword: string | undefined
  sample: number
}

type ScanSettings = Pick<Settings, 'brand' | 'keywords' | 'engines' | 'language' | 'scanPer' | 'samples'>

/** Plans the scans of a brand sample by sample, so that a run that ends early has whole samples of all keywords. */
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

/** Plans a run that its cost limit may end: each day starts with another question, so that all get asked. `now`: ISO 8601. */
export function rotateScans(settings: ScanSettings, now: string): PlannedScan[] {
  const { keywords, scanPer } = settings
  if (scanPer === 'all') return planScans(settings)
  // An irrational step spreads the first questions evenly, whether runs are daily or weekly.
  const day = Math.floor(Date.parse(now) / DAY)
  const first = Math.floor(((day * Math.SQRT2) % 1) * keywords.length)
  return planScans({ ...settings, keywords: [...keywords.slice(first), ...keywords.slice(0, first)] })
}

/** Plans the same scans for each competitor. */
export function planCompetitors(
  settings: ScanSettings & Pick<Settings, 'competitors'>,
): { name: string; plan: PlannedScan[] }[] {
  return settings.competitors.map(({ name }) => ({ name, plan: planScans({ ...settings, brand: name }) }))
}

/** Counts the scans of a brand and its competitors. */
export function countScans(settings: ScanSettings & Pick<Settings, 'competitors'>): number {
  return planScans(settings).length * (1 + settings.competitors.length)
}
