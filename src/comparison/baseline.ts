import type { ServiceErrorFacts } from '../contract/errors.ts'
import type { Base } from '../embedded/corpus/read-pages.ts'
import type { HistoryPlace, MissingHistory, UnusableHistory } from '../history/store.ts'
import type { ComparedRun } from './comparison.ts'
import type { ContentComparison } from './content-comparison.ts'
import type { FingerprintChange } from './fingerprint.ts'

/** What a measurement is compared with. Parts that are not known are undefined and not compared. */
export interface Baseline {
  overallBcr: number | undefined
  citedEngines: number | undefined
  /** Undefined when the baseline names no engines. */
  engines: { engine: string; cited: boolean; bcrScore: number | undefined }[] | undefined
  /** The runs that give the numbers, oldest first; empty when only the numbers are known. */
  runs: ComparedRun[]
  /**
   * All comparable runs of the history since the last accepted one, oldest first, with those that failed or are suspect.
   * A slow decline shows here: `runs` moves with it. Undefined where the baseline does not come from recorded runs.
   */
  reference?: ComparedRun[] | undefined
  /** Engines that the newest recorded run asked, and that did not answer. */
  silentBefore?: string[] | undefined
  /** Undefined unless the pages of two trees were compared. */
  content?: ContentComparison
  origin: BaselineOrigin
}

/** Where a baseline comes from. */
export type BaselineOrigin =
  | SourceOrigin
  /** `rest`: where the values come from that the inputs do not give. */
  | { kind: 'inputs'; rest: SourceOrigin | undefined }

/** Where a baseline comes from, beside the inputs. */
export type SourceOrigin =
  /** `runs`: how many recorded runs give the numbers; 0 when a person wrote the numbers. */
  | (HistoryPlace & { runs: number })
  /** The pages before the change. */
  | { kind: 'base'; against: Base }

/** Why there is no baseline. The gate then judges by floors alone. */
export type MissingBaseline =
  | { kind: 'none-configured' }
  /** The user accepts the level of this run, whatever that of earlier runs was. */
  | { kind: 'accepted'; place: HistoryPlace }
  | { kind: 'no-history-yet'; place: HistoryPlace; cause: MissingHistory }
  | { kind: 'no-run-yet'; place: HistoryPlace }
  | { kind: 'no-readable-run'; place: HistoryPlace }
  /** `changes`: how the settings of the newest run differ from those of this run. */
  | { kind: 'other-settings'; place: HistoryPlace; changes: FingerprintChange[] }
  | { kind: 'unreadable'; place: HistoryPlace }
  /** Only a pull request, a merge group and a push have a tree before the change. */
  | { kind: 'no-base-for-event'; event: string }
  /** `commit`: that the branch was at before the push, and the checkout lacks; undefined where the event names none. */
  | { kind: 'no-commit-before-push'; commit?: string }
  /** A hosted service cannot measure an earlier tree. */
  | { kind: 'no-base-for-service' }
  | { kind: 'unusable'; unusable: UnusableBaseline }

/** A baseline that exists and cannot be used. Going on without it would be a pass by accident. */
export type UnusableBaseline =
  | { kind: 'history'; place: HistoryPlace; cause: UnusableHistory }
  /** Every comparable run dropped or may have dropped, so the level before the drop is not known. */
  | { kind: 'all-dropped'; place: HistoryPlace }
  /** `facts`: why the pages before the change cannot be measured. */
  | { kind: 'base'; facts: ServiceErrorFacts }

export type BaselineLookup =
  | { baseline: Baseline }
  | { missing: MissingBaseline }
  | { unusable: UnusableBaseline }
