const INTERIM_SHARE = 1 / 50

/**
 * The level of one look at data that is still being collected, `look` from 1 to `looks`. Interim looks are strict and
 * cost the last one little (Haybittle 1971; Peto et al. 1976): a fiftieth of alpha each, and the last takes what they
 * leave. The levels add up to alpha, so by the union bound all looks together keep it, however they depend.
 */
export function levelOfLook(alpha: number, look: number, looks: number): number {
  return alpha * (look < looks ? INTERIM_SHARE : 1 - (looks - 1) * INTERIM_SHARE)
}
