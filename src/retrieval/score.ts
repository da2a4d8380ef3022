/** How much of an answer is one source's. Pure; docs/research/evaluation.md has the derivation and worked examples. */

/** A sentence of an answer, as far as the score goes. */
interface ScoredSentence {
  /** Its length. */
  words: number
  /** Whether it cites the source. */
  isCited: boolean
}

/**
 * Position-adjusted word share of a source in the answer S, its sentences in order (GEO, Aggarwal et al., KDD 2024):
 *
 *     Σ_{s ∈ S citing the source} |s| · e^(−pos(s) / |S|)  /  Σ_{s ∈ S} |s|
 *
 * |s| is the length in words, |S| the number of sentences, and pos(s) counts from 0. From 0 to 1; 0 when the source
 * is not cited. Two sentences of 10 words, the second citing it: 10 · e^(−1/2) / 20 = 0.3033.
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

/**
 * The position-adjusted word share relative to that of an answer of the same shape that is wholly the source's, from 0 to
 * 1. Two sentences of 10 words, the second citing it: e^(−1/2) / (1 + e^(−1/2)) = 0.3775.
 */
export function relativeWordShare(sentences: ScoredSentence[]): number {
  const whole = positionAdjustedWordShare(sentences.map(({ words }) => ({ words, isCited: true })))
  return whole === 0 ? 0 : positionAdjustedWordShare(sentences) / whole
}

/** `bcr_score`: 100 × the mean, over keywords, of coverage × share. 0 when there are none. */
export function scoreOf(keywords: { coverage: number; share: number }[]): number {
  const sum = keywords.reduce((total, { coverage, share }) => total + coverage * share, 0)
  return keywords.length === 0 ? 0 : (100 * sum) / keywords.length
}
