import { parse } from 'tldts'
import { hostOf } from '../engines/cited-text.ts'

/**
 * Reads a domain of a brand, such as `acme.com`, `münchen.de` or `https://www.acme.com/`. Returns its host in lower case
 * and ASCII, without `www.`. Undefined for any other text, a public suffix (`co.uk`, `github.io`), an IP address, and a
 * URL with a path.
 */
export function readBrandDomain(text: string): string | undefined {
  const address = text.includes('://') ? text : `https://${text}`
  if (/[\s@*%]/.test(text) || !URL.canParse(address)) return undefined
  const { pathname, search, hash } = new URL(address)
  if (pathname !== '/' || search !== '' || hash !== '') return undefined
  const host = hostOf(address)
  const { domain, isIp } = parse(host, { allowPrivateDomains: true })
  return domain === null || isIp || !host.includes('.') ? undefined : host
}

/** Returns whether `host` (of a `Source`) is one of `domains` (from `readBrandDomain`) or a subdomain of one. */
export function isOnDomain(host: string, domains: string[]): boolean {
  return domains.some(domain => host === domain || host.endsWith(`.${domain}`))
}

/**
 * Returns the registrable domain of a host: `acme.co.uk` for `blog.acme.co.uk`, `acme.github.io` for itself. A host that
 * has none, such as an IP address, is returned as it is.
 */
export function registrableDomain(host: string): string {
  return parse(host, { allowPrivateDomains: true }).domain ?? host
}
