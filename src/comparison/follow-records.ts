/** How a run asks where runs are recorded. Pure. */
import type { HistoryRecord } from '../history/record.ts'
import type { HistoryRead } from '../history/store.ts'
import type { Settings } from '../inputs/settings.ts'
import type { ScanPer } from '../inputs/stored-settings.ts'

/**
 * Returns the settings with the scans of the newest recorded run of the brand, so that the run can be compared with it. They
 * stay as they are where no such run is recorded. `read`: the history that the settings name, which several gates may share;
 * undefined where they name none.
 */
export function followRecords(settings: Settings, read: HistoryRead | undefined): Settings {
  if (read === undefined || !('records' in read)) return settings
  const newest = read.records.findLast(({ fingerprint }) => isOfGate(fingerprint, settings))
  const scanPer = newest && readScanPer(newest)
  return scanPer === undefined ? settings : { ...settings, scanPer }
}

function isOfGate(
  { brand = [], language = [] }: HistoryRecord['fingerprint'],
  settings: Pick<Settings, 'brand' | 'language'>,
): boolean {
  return brand.join() === settings.brand && language.join() === settings.language
}

function readScanPer({ fingerprint }: HistoryRecord): ScanPer | undefined {
  const value = fingerprint['scan-per']?.join()
  return value === 'all' || value === 'keyword' ? value : undefined
}
