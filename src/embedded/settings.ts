import type { Phrasings } from '../engines/question.ts'
import type { AnswersSetting } from '../engines/recording.ts'
import type { Fact } from '../facts/fact.ts'
import type { ConfirmedOwner } from '../owners/owner.ts'
import type { CompetitorFolder, SiteUrl } from '../sites/folder-rules.ts'

/** A brand to compare with. */
export interface Competitor {
  name: string
  /** Domains and pages. Only the live engines need them. */
  domains: string[]
}

/** The settings of the embedded service. */
export interface EmbeddedSettings extends Phrasings {
  /** Globs that select the pages; empty for the default. */
  content: string[]
  /** The folder of the base's build; undefined where git holds the base. */
  baseContent?: string | undefined
  siteUrls: SiteUrl[]
  /** Folders with captured pages of competitors. */
  competitorFolders: CompetitorFolder[]
  /** Domains as `readBrandDomain` returns them. */
  competitors: Competitor[]
  /** As `readBrandDomain` returns them. */
  brandDomains: string[]
  /** Other names of the brand. */
  brandAliases: string[]
  /** Share of a keyword's answer, 0 to 1: a keyword that lost more is lost. Undefined for the default. */
  maxAnswerLoss?: number | undefined
  /** The pages that own keywords. Only a comparison of pages with their base looks at them. */
  owners: ConfirmedOwner[]
  /** What the team states; each names what it is about. */
  facts: Fact[]
  /** The same list as the change under review edits it, which decides nothing; undefined without an edit of its file. */
  editedFacts?: Fact[]
  /** Countries of the person who asks, as ISO 3166-1 alpha-2 codes; empty leaves the choice to the engines. */
  countries: string[]
  /** Maximum number of requests to live engines; undefined for no limit. */
  maxRequests: number | undefined
  /** Cost of all gates of a run, in US dollars, at which live engines are asked no further; undefined for no limit. */
  maxCost?: number | undefined
  answers: AnswersSetting
  /** The engines of the run, live engines with their model: `openai:gpt-6-luna`. */
  models: string[]
}
