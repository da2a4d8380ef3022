/** Apart from addresses.ts, whose lists take time to build: every run reads a URL, and few download a file. */

/** Returns whether the host name of a URL is a loopback address of this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}
