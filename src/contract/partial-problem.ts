/** Why the result of a shard cannot be merged. Texts are from outside. */
export type PartialProblem =
  /** The file ends before its end mark. */
  | { kind: 'cut' }
  /** A line does not follow the format. `line` counts from 1. */
  | { kind: 'invalid'; line: number; detail: string }
  | { kind: 'newer-version'; version: number; newest: number }
  | { kind: 'too-large' }
  /** The system cannot read the file. */
  | { kind: 'unreadable'; detail: string }
  /** The run has no storage for artifacts. */
  | { kind: 'no-storage' }
  /** The artifact is listed, and its download fails. `lacksPermission`: GitHub's API would hand it out with one. */
  | { kind: 'not-downloaded'; detail: string; lacksPermission: boolean }
  /** The download has another digest than the upload. */
  | { kind: 'other-digest' }
  | { kind: 'broken-archive' }
  /** The archive lacks the file. */
  | { kind: 'no-file' }
  | { kind: 'other-run'; runId: string }
  /** Of an attempt after the one that merges. */
  | { kind: 'later-attempt'; attempt: number }
  | { kind: 'other-commit'; sha: string }
  | { kind: 'other-config' }
  /** Its shard is one of another number than the others. */
  | { kind: 'other-split'; count: number }
  /** Scans of its part are missing, and it does not say why. */
  | { kind: 'incomplete'; gate: string }

/** A file that cannot be merged. */
export interface UnusablePartial {
  file: string
  problem: PartialProblem
}
