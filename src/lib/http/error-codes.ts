/** Codes of a ServiceError for what is not the fault of the service. */

/** The reply is a web page instead of JSON, such as that of a firewall. */
export const WEB_PAGE = 'web-page'
/** A proxy variable cannot be used. */
export const INVALID_PROXY = 'invalid-proxy'
