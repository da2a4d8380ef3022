/** The one interface of all histories, and the facts that its implementations report. */
import type { FileFacts } from '../contract/corpus-facts.ts'
import type { GitHubFailure } from '../lib/github-failure.ts'
import type { HistoryRecord } from './record.ts'

/** The recorded runs of one gate. */
export interface HistoryStore {
  readonly place: HistoryPlace
  /** Reads the history. Never rejects. */
  read(): Promise<HistoryRead>
  /**
   * Adds a record after the stored ones, in place of those of earlier attempts of its run. A history that exists and cannot be read is not replaced: its problem is
   * returned, and nothing is written. An accepted record begins a new history where none of the artifacts can be trusted.
   * Never rejects.
   */
  append(record: HistoryRecord): Promise<HistoryAppend>
}

/** The histories of several gates in one place, which are written together. */
export interface FleetStore {
  /** Returns the history of the gate with this key. Reads nothing yet. */
  open(key: string): HistoryStore
  /**
   * Adds the records as HistoryStore.append does, in one go: one commit or one artifact. The result of each record stands
   * in its place: a history that cannot be read does not keep the others from theirs. Never rejects.
   */
  append(records: FleetRecord[]): Promise<HistoryAppend[]>
}

export interface FleetRecord {
  /** Of the gate. */
  key: string
  record: HistoryRecord
}

export type HistoryPlace =
  | { kind: 'artifact'; name: string }
  /** `path`: of the file, from the root of the branch. */
  | { kind: 'branch'; branch: string; path: string }
  /** `commit`: that the file was read from; undefined for the work tree. */
  | { kind: 'file'; path: string; commit?: string }

export type HistoryRead =
  | (History & ReadPlace)
  | ({ numbers: WrittenNumbers } & ReadPlace)
  | { missing: MissingHistory }
  | { unreadable: UnreadableHistory }
  | { unusable: UnusableHistory }

export interface ReadPlace {
  /** Where the history was read, if the place of the store does not tell. */
  place?: HistoryPlace
}

export interface History {
  /** In the stored order: oldest first. */
  records: HistoryRecord[]
  /** The entries that cannot be read. They stay in the store as they are. */
  problems: RecordProblem[]
}

/** Numbers that a person wrote into a baseline file. */
export interface WrittenNumbers {
  overallBcr: number
  citedEngines: number
  /** Undefined when the file names no engines. */
  engines: { engine: string; cited: boolean; bcrScore: number | undefined }[] | undefined
}

/** Why there is no history yet. The first append creates it. */
export type MissingHistory =
  | { kind: 'no-file' }
  /** The change that is checked adds the file. */
  | { kind: 'added-by-change' }
  | { kind: 'no-branch' }
  /** GitHub answers the same when the file is missing and when the job lacks the permission. */
  | { kind: 'no-file-on-branch'; permission: Permission }
  | { kind: 'no-artifact'; defaultBranch: string }
  | { kind: 'artifact-expired'; defaultBranch: string }

/** Why a stored history could not be read in this run. */
export type UnreadableHistory =
  /** The run does not have what is needed to open the store. */
  | { kind: 'not-opened'; lacks: 'repository' | 'token' | 'default-branch' }
  /** `permission`: what the job lacks; undefined when GitHub refused for another reason. */
  | { kind: 'github'; failure: GitHubFailure; permission: Permission | undefined }
  /**
   * There are artifacts with the name of the history, and none that was looked at can be trusted. A trusted one may stand
   * behind the limit of the search, or has expired.
   */
  | { kind: 'no-trusted-artifact'; defaultBranch: string }
  | { kind: 'not-a-file' }
  | { kind: 'timeout'; seconds: number }
  | { kind: 'archive-too-large'; maxBytes: number }
  /** `status`: what the store of artifacts answered; `detail`: what the network said. */
  | { kind: 'download'; status: number }
  | { kind: 'connection'; detail: string }
  | { kind: 'broken-archive' }
  | { kind: 'no-entry'; file: string }
  | { kind: 'entry-too-large'; file: string; maxBytes: number }
  | { kind: 'too-many-lines'; file: string; most: number }

/** Why a baseline file that exists cannot be used. A run must not go on as if there were none. */
export type UnusableHistory =
  | { kind: 'file-system'; detail: string }
  | { kind: 'not-to-be-used'; facts: FileFacts }
  | { kind: 'empty' }
  | { kind: 'not-json' }
  /** `path`: of the field, such as `engines[0].cited`; '' for the whole file. */
  | { kind: 'invalid'; path: string; message: string }
  | { kind: 'record'; cause: RecordCause }
  | { kind: 'no-readable-record'; first: RecordCause }

export interface RecordProblem {
  /** What is counted. */
  unit: 'line' | 'record'
  /** 1 is the first. */
  position: number
  cause: RecordCause
}

/** Why an entry of a history cannot be read. */
export type RecordCause =
  | { kind: 'not-json' }
  | { kind: 'no-version' }
  | { kind: 'unknown-format'; format: string }
  | { kind: 'newer-version'; version: number; newest: number }
  | { kind: 'invalid'; path: string; message: string }

export type HistoryAppend = { stored: HistoryPlace } | { problem: AppendProblem }

/** Why a record was not added. */
export type AppendProblem =
  | UnreadableHistory
  | { kind: 'unusable'; cause: UnusableHistory }
  /** Other runs wrote to the branch at each attempt. */
  | { kind: 'conflict'; attempts: number }
  | { kind: 'not-written'; detail: string }
  | { kind: 'not-uploaded'; detail: string }

/** Of the workflow's token, as a workflow file names them. */
export type Permission = 'actions: read' | 'contents: read' | 'contents: write'
