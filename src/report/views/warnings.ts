/** Contradictions in the answers. */
import type { Finding } from '../../scan/measure.ts'
import type { Outcome } from '../outcome.ts'

/** Returns one entry for each contradiction, with all scans that share it. May hold text from outside. */
export function viewWarnings({ measurement }: Outcome): { text: string; label: string; scanIds: string[] }[] {
  const alike = Map.groupBy(measurement?.findings ?? [], describeFinding)
  return Array.from(alike, ([text, findings]) => ({
    text,
    label: findings.length === 1 ? 'scan' : 'scans',
    scanIds: findings.map(({ scanId }) => scanId),
  }))
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
