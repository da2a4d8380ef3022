/** Codes of a ServiceError for failures that the service did not cause. */

/** The reply is a web page instead of JSON, such as that of a firewall. */
export const WEB_PAGE = 'web-page'
/** A proxy variable cannot be used. */
export const INVALID_PROXY = 'invalid-proxy'
