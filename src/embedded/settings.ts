import type { Competitor } from './corpus/owners.ts'
import type { SiteUrl } from './corpus/site-url.ts'
import type { AnswersSetting } from './engines/record.ts'

/** A brand to compare with. */
export interface Rival {
  name: string
  /** As they were written; only the embedded service's live engines need them. */
  domains: string[]
}

/** What a workflow asked of the embedded service. */
export interface EmbeddedSettings {
  /** Globs of the pages; empty for the default. */
  content: string[]
  /** The folder of the base's build; undefined where git holds the base. */
  baseContent?: string | undefined
  siteUrls: SiteUrl[]
  /** Captured pages. */
  competitors: Competitor[]
  /** Brands to compare with, their domains as `readBrandDomain` returns them. */
  rivals: Rival[]
  /** As `readBrandDomain` returns them. */
  brandDomains: string[]
  /** Other names of the brand. */
  brandAliases: string[]
  promptTemplate: string
  /** Undefined for no cap. */
  maxRequests: number | undefined
  answers: AnswersSetting
  /** Each engine that is asked for, live ones with their model: `openai:gpt-6-luna`. */
  models: string[]
}

/** The engine that answers from the repository's own pages. */
export const REPOSITORY = 'repository'
