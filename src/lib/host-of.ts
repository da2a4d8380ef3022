/** Returns the host of an http(s) URL without `www.`, or '' for any other text. */
export function hostOf(url: string): string {
  if (!URL.canParse(url)) return ''
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return ''
  return hostname.replace(/\.$/, '').replace(/^www\./, '')
}
