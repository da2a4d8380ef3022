/** Names of what histories and results are stored in. A run loads them without the schemas. */

/** The branch that holds the histories of a repository. */
export const HISTORY_BRANCH = 'ai-visibility-history'

/** The `format` field of every result file that is written. */
export const RESULT_FORMAT = 'ai-visibility-result'

/** The version of a result file. */
export const RESULT_VERSION = 5
