/** Contradictions in the answers. */
import type { Finding } from '../../scan/measure.ts'
import { countOf } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'

const MOST_ENTRIES = 20

/**
 * Returns one entry for each of the first 20 contradictions, with all scans that share it, and one entry that counts the
 * others. May hold text from outside.
 */
export function viewWarnings({ measurement }: Outcome): { text: string; label: string; scanIds: string[] }[] {
  const alike = [...Map.groupBy(measurement?.findings ?? [], describeFinding)]
  const entries = alike.slice(0, MOST_ENTRIES).map(([text, findings]) => toEntry(text, findings))
  const others = alike.slice(MOST_ENTRIES)
  if (others.length === 0) return entries
  const findings = others.flatMap(([, findings]) => findings)
  return [
    ...entries,
    toEntry(
      `There ${others.length === 1 ? 'is' : 'are'} ${countOf(others.length, 'more contradiction')}`,
      findings,
    ),
  ]
}

function toEntry(text: string, findings: Finding[]): { text: string; label: string; scanIds: string[] } {
  const scanIds = [...new Set(findings.map(({ scanId }) => scanId))]
  return { text, label: scanIds.length === 1 ? 'scan' : 'scans', scanIds }
}

function describeFinding(finding: Finding): string {
  switch (finding.kind) {
    case 'missing-engine':
      return `${finding.engine} was asked for and is missing in the service's answer`
    case 'duplicate-engine':
      return `${finding.engine} is more than once in the service's answer`
    case 'summary-contradiction': {
      const subject = finding.field === 'cited_engines' ? 'engines that cite the brand' : 'engines'
      return `The service's summary counts ${finding.stated} ${subject}, its own results ${finding.counted}`
    }
  }
}
