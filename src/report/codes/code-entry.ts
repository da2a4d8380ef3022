export interface CodeEntry {
  meaning: string
  /** What the owner of the workflow can do. Also part of the messages. */
  remedy: string
}

export type CodeTable = Record<`AVG_${string}`, CodeEntry>
