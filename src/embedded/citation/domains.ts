import { parse } from 'tldts'
import { hostOf } from '../engines/web-source.ts'

/**
 * The host that a brand's domain stands for, in lower case and ASCII, without `www.`; from `acme.com`, `münchen.de`
 * or `https://www.acme.com/`. Undefined for an address that others share or that is no domain: a public suffix
 * (`co.uk`, `github.io`), an IP address, a path on a host.
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

/** Whether `host`, as a `Source` has it, is one of `domains`, as `readBrandDomain` returns them, or below one. */
export function isOnDomain(host: string, domains: string[]): boolean {
  return domains.some(domain => host === domain || host.endsWith(`.${domain}`))
}
