/** The interface of all history stores, and their results. */
import * as z from 'zod'
import { commitId, count, kind, maybe, text } from '../contract/parts.ts'
import { fileErrorSchema } from '../errors/schemas.ts'
import type { GitHubFailure } from '../lib/github.ts'
import type { Fingerprint, HistoryRecord } from './record.ts'

/** The recorded runs of gates in one place, by the key of the gate. */
export interface HistoryStore {
  placeOf(key: string): HistoryPlace
  /** Reads the history of a gate. Never rejects. */
  read(key: string): Promise<HistoryRead>
  /** Returns the history of a gate renamed to this key: its newest run has these settings. `append` copies it. Never rejects. */
  readRenamed?(key: string, fingerprint: Fingerprint): Promise<RenamedHistory | undefined>
  /**
   * Adds a record for each gate in place of earlier attempts of the run. Returns the results by key. A history that cannot
   * be read is not replaced: its problem is returned, and the other gates get their records. Never rejects.
   */
  append(records: GateRecord[]): Promise<Map<string, HistoryAppend>>
}

export interface RenamedHistory extends History {
  formerKey: string
}

export interface GateRecord {
  key: string
  record: HistoryRecord
}

export const placeSchema = z.discriminatedUnion('kind', [
  /** `path`: from the root of the branch. */
  kind('branch', { branch: text, path: text }),
  /** `commit`: undefined for the work tree. */
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
  /** Set if it differs from the place of the store. */
  place?: HistoryPlace
}

export interface History {
  records: HistoryRecord[]
  /** Entries that cannot be read. They remain in the store. */
  problems: RecordProblem[]
}

export const engineNumbersSchema = z.object({ engine: text, cited: z.boolean(), bcrScore: maybe(z.number()) })

interface WrittenNumbers {
  overallBcr: number
  citedEngines: number
  engines: z.output<typeof engineNumbersSchema>[] | undefined
}

const permissionSchema = z.enum(['actions: read', 'contents: read', 'contents: write'])
/** A permission of the workflow's token, as a workflow file names it. */
export type Permission = z.output<typeof permissionSchema>

export const missingHistorySchema = z.discriminatedUnion('kind', [
  kind('no-file', {}),
  /** The checked change adds the file. */
  kind('added-by-change', {}),
  kind('no-branch', {}),
  /** GitHub gives the same answer for a missing file and for a missing permission. */
  kind('no-file-on-branch', { permission: permissionSchema }),
])
/** Why there is no history yet. The first append creates it. */
export type MissingHistory = z.output<typeof missingHistorySchema>

/** Why a stored history could not be read in this run. */
export interface UnreadableHistory {
  /** A clause with a full stop, which may quote GitHub: `it is not a file.` */
  why: string
  /** The job lacks a token or a permission, so none of its runs can read the history. */
  lacksAccess?: boolean
  failure?: GitHubFailure
}

const recordCauseSchema = z.discriminatedUnion('kind', [
  kind('not-json', {}),
  kind('no-version', {}),
  kind('unknown-format', { format: text }),
  kind('newer-version', { version: count, newest: count }),
  kind('invalid', { path: text, message: text }),
])
export type RecordCause = z.output<typeof recordCauseSchema>

export const unusableHistorySchema = z.discriminatedUnion('kind', [
  /** GitHub or the network failed this time. */
  kind('unread', {}),
  kind('file-system', { detail: text }),
  kind('not-to-be-used', { error: fileErrorSchema }),
  /** Numbers that a person wrote, which a recorded run would replace. */
  kind('numbers', {}),
  kind('empty', {}),
  kind('not-json', {}),
  /** `path`: for example `engines[0].cited`; '' for the whole file. */
  kind('invalid', { path: text, message: text }),
  kind('record', { cause: recordCauseSchema }),
  kind('no-readable-record', { first: recordCauseSchema }),
])
/** Why an existing baseline file cannot be used. A run must not continue as if there were none. */
export type UnusableHistory = z.output<typeof unusableHistorySchema>

export interface RecordProblem {
  unit: 'line' | 'record'
  /** From 1. */
  position: number
  cause: RecordCause
}

export type HistoryAppend =
  | { stored: HistoryPlace }
  | { problem: UnreadableHistory | { unusable: UnusableHistory } }
