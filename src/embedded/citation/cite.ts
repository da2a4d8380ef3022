import type { EngineAnswer } from '../engines/engine-answer.ts'
import { isOnDomain } from './domains.ts'
import { findMentions } from './mentions.ts'

export interface Brand {
  /** Name and aliases. */
  names: string[]
  /** As `readBrandDomain` returns them. */
  domains: string[]
}

/** A sentence of an answer, with its relation to one brand. */
export interface BrandSentence {
  text: string
  /** Cites a page on a domain of the brand; names the brand if the engine gives no sources. */
  cites: boolean
  /** Names the brand. */
  mentions: boolean
}

/** How an answer treats the brand. `cited`, `retrieved` and `mentioned` are independent of each other. */
export interface BrandView {
  /** A sentence cites the brand, or the answer cites it without saying where. */
  cited: boolean
  /** The engine found or read a page on a domain of the brand. */
  retrieved: boolean
  /** The answer names the brand. */
  mentioned: boolean
  sentences: BrandSentence[]
  /** The first sentence that cites the brand; '' if there is none. */
  snippet: string
  /** URL of the page of the brand that the answer cites first; '' if there is none. */
  sourceUrl: string
}

/** Returns how an answer treats the brand. Only for answers with outcome `answered`. */
export function viewBrand(answer: EngineAnswer, { names, domains }: Brand): BrandView {
  const seen = answer.sentences.map(({ text, sources }) => {
    const source = sources.find(({ host }) => isOnDomain(host, domains))
    const mentions = findMentions(text, names).length > 0
    return { text, mentions, source, cites: answer.givesSources ? source !== undefined : mentions }
  })
  const citing = seen.find(({ cites }) => cites)
  const source = citing ? citing.source : answer.cited.find(({ host }) => isOnDomain(host, domains))
  return {
    cited: citing !== undefined || source !== undefined,
    retrieved: answer.retrieved.some(({ host }) => isOnDomain(host, domains)),
    mentioned: seen.some(({ mentions }) => mentions),
    sentences: seen.map(({ text, cites, mentions }) => ({ text, cites, mentions })),
    snippet: citing?.text ?? '',
    sourceUrl: source?.url ?? '',
  }
}
