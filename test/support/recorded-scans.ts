import type { ScanResult } from '../../src/contract/contract.ts'
import type { RecordedScan } from '../../src/embedded/report-export/records.ts'
import { scanFor } from './scans.ts'

/** A scan of Acme on `day`, at noon UTC, by the engines given with what differs in their results. */
export function aRecord(
  day: string,
  engineResults: Record<string, Partial<ScanResult>> = { chatgpt: {} },
  overrides: Partial<RecordedScan> & { brand?: string } = {},
): RecordedScan {
  const { brand = 'Acme', ...rest } = overrides
  const request = { brand_name: brand, engines: Object.keys(engineResults) }
  return {
    recordedAt: `${day}T12:00:00Z`,
    keywords: ['crm'],
    scan: scanFor(request, { scan_id: `scan-${day}`, engineResults }),
    ...rest,
  }
}
