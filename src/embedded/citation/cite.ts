import type { EngineAnswer } from '../engines/engine-answer.ts'
import { isOnDomain } from './domains.ts'
import { findMentions } from './mentions.ts'

export interface Brand {
  /** The brand's name and its aliases. */
  names: string[]
  /** As `readBrandDomain` returns them. */
  domains: string[]
}

/** A sentence of an answer, seen from one brand. */
export interface SeenSentence {
  text: string
  /** It cites a page on a brand domain; where the engine gives no sources, it names the brand. */
  cites: boolean
  /** It names the brand. */
  mentions: boolean
}

/** The brand's part in an answer. Each of the three may be true without the others. */
export interface BrandView {
  /** A sentence cites the brand. */
  cited: boolean
  /** The engine found or read a page on a brand domain. */
  retrieved: boolean
  /** The answer names the brand. */
  mentioned: boolean
  sentences: SeenSentence[]
  /** The first sentence that cites the brand; '' when none does. */
  snippet: string
  /** The page on a brand domain that it cites; '' where there is none. */
  sourceUrl: string
}

/** What an answer makes of the brand. Meaningful for evaluated answers only. */
export function viewBrand(answer: EngineAnswer, { names, domains }: Brand): BrandView {
  const seen = answer.sentences.map(({ text, sources }) => {
    const source = sources.find(({ host }) => isOnDomain(host, domains))
    const mentions = findMentions(text, names).length > 0
    return { text, mentions, source, cites: answer.givesSources ? source !== undefined : mentions }
  })
  const citing = seen.find(({ cites }) => cites)
  return {
    cited: citing !== undefined,
    retrieved: answer.retrieved.some(({ host }) => isOnDomain(host, domains)),
    mentioned: seen.some(({ mentions }) => mentions),
    sentences: seen.map(({ text, cites, mentions }) => ({ text, cites, mentions })),
    snippet: citing?.text ?? '',
    sourceUrl: citing?.source?.url ?? '',
  }
}
