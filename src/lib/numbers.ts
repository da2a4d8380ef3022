/**
 * Formats a number with six significant digits, but with all digits before the decimal point. The contract states no
 * scale, so a fixed number of decimals could hide small values.
 */
export function formatNumber(value: number): string {
  // Not toLocaleString: its first call takes several milliseconds. Adding 0 turns -0 into 0.
  return String(Number(Math.abs(value) < 1e6 ? value.toPrecision(6) : value.toFixed(0)) + 0)
}
