import type { HistoryRead } from '../history/store.ts'
import type { Settings } from '../inputs/settings.ts'

/**
 * Returns the settings with `scan-per` of the newest recorded run of the brand, so that the runs can be compared. `read`:
 * the history that the settings name, which several gates may share.
 */
export function followRecords(settings: Settings, read: HistoryRead | undefined): Settings {
  if (read === undefined || !('records' in read)) return settings
  const newest = read.records.findLast(
    ({ fingerprint: { brand = [], language = [] } }) =>
      brand.join() === settings.brand && language.join() === settings.language,
  )
  const scanPer = newest?.fingerprint['scan-per']?.join()
  return scanPer === 'all' || scanPer === 'keyword' ? { ...settings, scanPer } : settings
}
