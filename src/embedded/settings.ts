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
  /** Folder of the base's build; undefined if git holds the base. */
  baseContent?: string | undefined
  siteUrls: SiteUrl[]
  /** The generators of the sites. Empty if they are detected. */
  generators?: GeneratorChoice[]
  competitorFolders: CompetitorFolder[]
  competitors: Competitor[]
  /** As returned by `readBrandDomain`. */
  brandDomains: string[]
  brandAliases: string[]
  /** Lost share of an answer, 0 to 1, above which a keyword counts as lost. Undefined for the default. */
  maxAnswerLoss?: number | undefined
  /** Pages that own keywords, only for comparisons of pages with their base. */
  owners: ConfirmedOwner[]
  facts: Fact[]
  /** Facts as edited by the change under review, which do not affect the verdict; undefined if their file is unchanged. */
  editedFacts?: Fact[]
  /** Countries of the user who asks, as ISO 3166-1 alpha-2 codes. If empty, the engines choose. */
  countries: string[]
  /** Undefined for no limit. */
  maxRequests: number | undefined
  /** Cost limit for all gates of a run in US dollars, after which live engines are not asked; undefined for no limit. */
  maxCost?: number | undefined
  answers: AnswersSetting
  /** Engines of the run, with the models of live engines: `openai:gpt-6-luna`. */
  models: string[]
}
