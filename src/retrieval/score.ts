/** Scores answers. docs/research/evaluation.md has the derivation and worked examples. */
interface ScoredSentence {
  words: number
  isCited: boolean
}

/**
 * Computes the position-adjusted word share of a source in the answer S (GEO, Aggarwal et al., KDD 2024):
 *
 *     Σ_{s ∈ S citing the source} |s| · e^(−pos(s) / |S|)  /  Σ_{s ∈ S} |s|
 *
 * |s| is the length in words, |S| the number of sentences, and pos(s) counts from 0. The result is 0 to 1. Example: two
 * sentences of 10 words, the second citing the source: 10 · e^(−1/2) / 20 = 0.3033.
 */
export function positionAdjustedWordShare(sentences: ScoredSentence[]): number {
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0)
  const cited = sentences.reduce(
    (sum, sentence, position) =>
      sentence.isCited ? sum + sentence.words * Math.exp(-position / sentences.length) : sum,
    0,
  )
  return words === 0 ? 0 : cited / words
}

/** Divides the share by that of an answer citing only the source. In the example: e^(−1/2) / (1 + e^(−1/2)) = 0.3775. */
export function relativeWordShare(sentences: ScoredSentence[]): number {
  const whole = positionAdjustedWordShare(sentences.map(({ words }) => ({ words, isCited: true })))
  return whole === 0 ? 0 : positionAdjustedWordShare(sentences) / whole
}

/** Returns `bcr_score`: 100 × the mean of coverage × share over the keywords; 0 without keywords. */
export function scoreOf(keywords: { coverage: number; share: number }[]): number {
  const sum = keywords.reduce((total, { coverage, share }) => total + coverage * share, 0)
  return keywords.length === 0 ? 0 : (100 * sum) / keywords.length
}
