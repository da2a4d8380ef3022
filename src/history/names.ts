/** Names and versions of stored data, without the schemas, which load slowly. */

export const HISTORY_BRANCH = 'ai-visibility-history'

/** The `format` and `schema_version` of a result file. */
export const RESULT_FORMAT = 'ai-visibility-result'
export const RESULT_VERSION = 5
