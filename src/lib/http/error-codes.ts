/** The reply is a web page instead of JSON, such as that of a firewall. */
export const WEB_PAGE = 'web-page'
export const INVALID_PROXY = 'invalid-proxy'
