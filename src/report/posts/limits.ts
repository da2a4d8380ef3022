/** Limits of the places that reports are posted to. */

/** A comment or an issue of GitHub, and the title of an issue, in UTF-16 code units. */
export const COMMENT_LIMIT = 65_536
export const TITLE_LIMIT = 256
/** The summary of a step, in bytes. GitHub drops a longer one whole. */
export const SUMMARY_LIMIT = 1024 * 1024
/** GitHub shows ten errors of a step. The last one says why the step failed. */
export const MAX_ANNOTATIONS = 9
/** One text of a message, in code points. Slack refuses a section of 3,000 characters, and escaping makes five of one. */
export const LONGEST_TEXT = 500
