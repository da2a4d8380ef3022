/** Returns whether the host of a URL is a loopback address. Not in addresses.ts, whose lists take time to build. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}
