/** What `doctor` found out about a set-up. */
import type { CorpusErrorFacts, PassedOver } from '../contract/corpus-facts.ts'
import type { EngineCost } from '../embedded/engines/account.ts'
import type { InputProblem } from '../inputs/given-values.ts'
import type { PageOwner } from '../inputs/keywords.ts'
import type { Settings } from '../inputs/settings.ts'
import type { GitHubFailure } from '../lib/github.ts'
import type { MissingAnswers } from '../scan/count-answers.ts'
import type { Demand } from '../scan/demand.ts'
import type { EvaluatedAnswer } from '../scan/summarize-answers.ts'

export interface Diagnosis {
  checkout: CheckoutFacts
  /** The steps of the repository's workflows that run the gate. */
  steps: GateStep[]
  /** The workflows that are no YAML. */
  unreadable: string[]
  token: TokenFacts
  /** What is known of each gate where the inputs can be read; else the problems with them. */
  run: { config: string | undefined; gates: GateFindings[] } | { problems: InputProblem[] }
}

export interface CheckoutFacts {
  kind: 'no-git' | 'no-commits' | 'shallow' | 'whole'
  /** The newest commit has a parent in the checkout. */
  hasParent: boolean
}

/** A step that uses the action. */
export interface GateStep {
  /** Path of the workflow. */
  file: string
  job: string
  /** Names of the events that start the workflow. */
  events: string[]
  /** How many commits the checkout before the step fetches, 0 for all; undefined where none is before it. */
  fetchDepth: number | undefined
  /** What the token may do, as the job or the workflow says; undefined where neither says it. */
  permissions: Record<string, string> | undefined
  /** Texts of its inputs. One with an expression is known only in a run. */
  inputs: Record<string, string>
  /** Names of the variables in the environment of the step. */
  variables: string[]
}

export type TokenFacts =
  | { kind: 'no-token' }
  /** Neither the environment nor the remote names a repository of GitHub. */
  | { kind: 'no-repository' }
  | { kind: 'refused'; repository: string; failure: GitHubFailure }
  | {
      kind: 'reads'
      repository: string
      /** It may push; undefined where GitHub does not tell. */
      mayPush: boolean | undefined
    }

export interface GateFindings {
  key: string
  /** Without a key that is absent here: `keys` tells of it. */
  demand: Demand
  /** `baseline`, `issue` and `comment` of the gate. */
  baseline: string
  issue: Settings['issue']
  comment: Settings['comment']
  /** The names of brands that are common words; none where no live engine is asked. */
  commonNames: string[]
  /** Undefined where no engine answers from pages. */
  pages: PageFindings | undefined
  /** One for each live engine: the variables that are absent here, of which it needs one, and whether one is set there. */
  keys: { engine: string; missing: string[]; isSetThere: boolean }[]
  /** What each live engine made of one question; empty where none was asked. */
  live: LiveFindings[]
}

/** What a live engine made of one question. */
export interface LiveFindings {
  engine: string
  /** Why there is no evaluated answer; undefined where there is one. */
  missing: MissingAnswers | undefined
  answer: EvaluatedAnswer | undefined
  /** The engine names its sources. */
  givesSources: boolean
  /** What the question cost; undefined where no reply was read. */
  cost: EngineCost | undefined
}

export type PageFindings =
  | {
      count: number
      hidden: number
      passedOver: PassedOver[]
      /** The language, if its word forms and stop words are unknown. */
      plainLanguage: string | undefined
      /** One for each keyword; undefined where no pages are compared with their base. */
      owners: OwnerFindings[] | undefined
    }
  | { problem: CorpusErrorFacts }

/** What is known of the page that owns a keyword. */
export interface OwnerFindings {
  keyword: string
  /** The owner that the inputs name; undefined for none. */
  given: PageOwner | undefined
  /**
   * Of the given owner: `no-page` and `no-heading` are not among the pages that are read, `hidden` is a page that search
   * engines may not show, and `other` is a page whose names say less of the keyword than those of `proposed`.
   */
  problem: 'no-page' | 'no-heading' | 'hidden' | 'other' | undefined
  /** The page that is named after the keyword; undefined for none. */
  proposed: PageOwner | undefined
  /** The names of `proposed` say the whole keyword. */
  isNamed: boolean
}
