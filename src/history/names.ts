/** Names of what histories and results are stored in. A run loads them without the schemas. */

/** The branch that holds the histories of a repository. */
export const HISTORY_BRANCH = 'ai-visibility-history'

/** The `format` field of every result file that is written. */
export const RESULT_FORMAT = 'ai-visibility-result'

/**
 * The newest version of a result file. Version 2 added `answer_contents`, version 3 has `comparison` in place of
 * `shared_part`, version 4 has `losses`, and version 5 holds the facts of a run by their parts. Older versions are read too.
 */
export const RESULT_VERSION = 5

/** The newest version whose fields stand beside each other. */
export const FLAT_RESULT_VERSION = 4
