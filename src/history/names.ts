/** Names and versions of stored data, without the schemas, which load slowly. */

/** The branch with the histories of a repository. */
export const HISTORY_BRANCH = 'ai-visibility-history'

/** The `format` field of a result file. */
export const RESULT_FORMAT = 'ai-visibility-result'

/** The `schema_version` field of a result file. */
export const RESULT_VERSION = 5
