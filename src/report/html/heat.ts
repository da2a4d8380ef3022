/** Returns the class that styles.ts colors by a share of cited answers, 0 to 1. The script of the dashboard rounds alike. */
export function heatOf(share: number): string {
  return `heat-${Math.round(10 * share)}`
}
