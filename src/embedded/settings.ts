import type { Phrasings } from '../engines/question.ts'
import type { AnswersSetting } from '../engines/recording.ts'
import type { Fact } from '../facts/fact.ts'
import type { ConfirmedOwner } from '../owners/owner.ts'
import type { CompetitorFolder, SiteUrl } from '../sites/folder-rules.ts'
import type { GeneratorChoice } from '../sites/generators/generators.ts'

export interface Competitor {
  name: string
  /** Domains and pages, which only live engines need. */
  domains: string[]
}

export interface EmbeddedSettings extends Phrasings {
  /** Globs of the pages; empty for the default. */
  content: string[]
  /** Folder of the base's build; undefined if git contains the base. */
  baseContent?: string | undefined
  siteUrls: SiteUrl[]
  /** Empty if the generators are detected. */
  generators?: GeneratorChoice[]
  competitorFolders: CompetitorFolder[]
  competitors: Competitor[]
  /** As returned by `readBrandDomain`. */
  brandDomains: string[]
  brandAliases: string[]
  /** Share of an owner's text that may be removed, 0 to 1. */
  maxAnswerLoss?: number | undefined
  owners: ConfirmedOwner[]
  facts: Fact[]
  /** Facts as the change edits them. They do not affect the verdict. Undefined if their file is unchanged. */
  editedFacts?: Fact[]
  /** Countries of the asking user, as ISO 3166-1 alpha-2 codes. If empty, the engines choose. */
  countries: string[]
  maxRequests: number | undefined
  /** In US dollars, for all gates of a run; live engines are not asked beyond it. */
  maxCost?: number | undefined
  answers: AnswersSetting
  /** With the models of live engines: `openai:gpt-6-luna`. */
  models: string[]
}
