/** The one interface of all histories, and the facts that its implementations report. */

import * as z from 'zod'
import { commitId, count, kind, maybe, text } from '../contract/parts.ts'
import { fileErrorSchema } from '../errors/schemas.ts'
import type { GitHubFailure } from '../lib/github.ts'
import type { Fingerprint, HistoryRecord } from './record.ts'

/** The recorded runs of gates in one place. Each gate has a key; a run of one gate is a store with one key. */
export interface HistoryStore {
  /** Returns the place of the history of the gate with this key. */
  placeOf(key: string): HistoryPlace
  /** Reads the history of a gate. Never rejects. */
  read(key: string): Promise<HistoryRead>
  /**
   * Returns the history of a gate that was renamed to this key: its newest run has these settings. `append` then copies it.
   * Undefined without one, and for stores that do not go by keys. Never rejects.
   */
  readRenamed?(key: string, fingerprint: Fingerprint): Promise<RenamedHistory | undefined>
  /**
   * Adds each record after the stored ones of its gate, in place of those of earlier attempts of its run: all records in
   * one go, which is one commit or one file. Returns the results by key. A history that exists and cannot be read is not
   * replaced: its problem is returned, and the other gates get their records. Never rejects.
   */
  append(records: GateRecord[]): Promise<Map<string, HistoryAppend>>
}

export interface RenamedHistory extends History {
  formerKey: string
}

export interface GateRecord {
  /** Of the gate. */
  key: string
  record: HistoryRecord
}

export const placeSchema = z.discriminatedUnion('kind', [
  /** `path`: of the file, from the root of the branch. */
  kind('branch', { branch: text, path: text }),
  /** `commit`: that the file was read from; undefined for the work tree. */
  kind('file', { path: text, commit: commitId.exactOptional() }),
])
export type HistoryPlace = z.output<typeof placeSchema>

export type HistoryRead =
  | (History & ReadPlace)
  | ({ numbers: WrittenNumbers } & ReadPlace)
  | { missing: MissingHistory }
  | { unreadable: UnreadableHistory }
  | { unusable: UnusableHistory }

interface ReadPlace {
  /** The place from which the history was read, if the place of the store does not show it. */
  place?: HistoryPlace
}

export interface History {
  /** In the stored order: oldest first. */
  records: HistoryRecord[]
  /** The entries that cannot be read. They stay in the store as they are. */
  problems: RecordProblem[]
}

export const engineNumbersSchema = z.object({ engine: text, cited: z.boolean(), bcrScore: maybe(z.number()) })

/** Numbers that a person wrote into a baseline file. */
export interface WrittenNumbers {
  overallBcr: number
  citedEngines: number
  /** Undefined when the file names no engines. */
  engines: z.output<typeof engineNumbersSchema>[] | undefined
}

const permissionSchema = z.enum(['actions: read', 'contents: read', 'contents: write'])
/** Of the workflow's token, as a workflow file names them. */
export type Permission = z.output<typeof permissionSchema>

export const missingHistorySchema = z.discriminatedUnion('kind', [
  kind('no-file', {}),
  /** The change that is checked adds the file. */
  kind('added-by-change', {}),
  kind('no-branch', {}),
  /** GitHub answers the same when the file is missing and when the job lacks the permission. */
  kind('no-file-on-branch', { permission: permissionSchema }),
])
/** The reason why there is no history yet. The first append creates it. */
export type MissingHistory = z.output<typeof missingHistorySchema>

/** Why a stored history could not be read in this run. */
export interface UnreadableHistory {
  /** As a clause with a full stop, which may quote GitHub: `it is not a file.` */
  why: string
  /** The job lacks a token or a permission: no run of it could read the history. */
  lacksAccess?: boolean
  /** The call to GitHub that failed. */
  failure?: GitHubFailure
}

const recordCauseSchema = z.discriminatedUnion('kind', [
  kind('not-json', {}),
  kind('no-version', {}),
  kind('unknown-format', { format: text }),
  kind('newer-version', { version: count, newest: count }),
  kind('invalid', { path: text, message: text }),
])
/** Why an entry of a history cannot be read. */
export type RecordCause = z.output<typeof recordCauseSchema>

export const unusableHistorySchema = z.discriminatedUnion('kind', [
  /** GitHub, or the network, did not give it this time. */
  kind('unread', {}),
  kind('file-system', { detail: text }),
  kind('not-to-be-used', { error: fileErrorSchema }),
  kind('empty', {}),
  kind('not-json', {}),
  /** `path`: of the field, such as `engines[0].cited`; '' for the whole file. */
  kind('invalid', { path: text, message: text }),
  kind('record', { cause: recordCauseSchema }),
  kind('no-readable-record', { first: recordCauseSchema }),
])
/** Why a baseline file that exists cannot be used. A run must not go on as if there were none. */
export type UnusableHistory = z.output<typeof unusableHistorySchema>

export interface RecordProblem {
  /** What is counted. */
  unit: 'line' | 'record'
  /** 1 is the first. */
  position: number
  cause: RecordCause
}

export type HistoryAppend = { stored: HistoryPlace } | { problem: AppendProblem }

/** Why a record was not added. */
export type AppendProblem = UnreadableHistory | { unusable: UnusableHistory }
