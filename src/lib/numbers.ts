/**
 * A number as a reader would write it. The contract shows no scale, so six significant digits are kept whatever
 * the size, no digit before the point is lost, and 0.1 + 0.2 reads 0.3.
 */
export function formatNumber(value: number): string {
  // Not toLocaleString: its first call costs more than a scan's parsing. Adding 0 takes the sign off a zero.
  return String(Number(Math.abs(value) < 1e6 ? value.toPrecision(6) : value.toFixed(0)) + 0)
}
