import { lookup } from 'node:dns'
import type { Checkout } from '../checkout/git.ts'
import { openWorkTree } from '../checkout/work-tree.ts'
import { DownloadError } from '../client/download-error.ts'
import { createFileFetcher } from '../client/fetch-file.ts'
import type { RunContext } from '../inputs/run-context.ts'
import type { Settings } from '../inputs/settings.ts'
import { systemClock } from '../lib/clock.ts'
import type { HostBlocks } from '../sites/barriers.ts'
import { toUrl } from '../sites/folder-rules.ts'
import { findBlocks, readRobotsFile } from '../sites/indexing/robots.ts'
import { createSelection } from '../sites/selection.ts'

/** Limits of a `robots.txt`, and of both requests together. */
const MAX_BYTES = 500 * 1024
const MAX_MILLISECONDS = 20_000

/** A host that refuses this program may also refuse crawlers. */
const REFUSALS: readonly number[] = [401, 403, 429, 503]

/**
 * Returns what the host blocks for answer engines and the repository does not. Undefined if nothing is blocked, if the host
 * cannot be read, and if `site-url` does not give the address of a page. `ownOrigin`: a host on this machine, for tests.
 */
export async function findHostBlocks(
  { service, hostCheck }: Settings,
  { workspace, env, signal }: RunContext,
  ownOrigin?: string,
): Promise<HostBlocks | undefined> {
  if (!('siteUrls' in service) || !hostCheck || service.siteUrls.length === 0) return undefined
  const [site] = service.siteUrls
  const path = service.owners[0]?.path ?? (site?.folder ? `${site.folder}/index.md` : 'index.md')
  const url = toUrl(path, undefined, service.siteUrls)
  if (!URL.canParse(url)) return undefined
  const own = await readOwnRules(service.content, { folder: workspace, signal })
  const page = { path, url, addresses: undefined }
  const limited = AbortSignal.any([signal, AbortSignal.timeout(MAX_MILLISECONDS)])
  const get = (address: string) => request(address, env, limited, ownOrigin)
  const robots = await get(new URL('/robots.txt', url).href)
  const reply = await get(url)

  const hosted = robots?.status === 200 ? readRobotsFile('robots.txt', robots.text) : undefined
  const known = new Set(own.robots.flatMap(file => findBlocks(page, [file])).map(({ crawler }) => crawler))
  const found = hosted === undefined || own.hasUnknownRules ? [] : findBlocks(page, [hosted])
  const added = found.filter(({ crawler }) => !known.has(crawler))
  const blocks: HostBlocks['blocks'] = []
  for (const [evidence, blocked] of Map.groupBy(added, block => block.evidence)) {
    blocks.push({ way: 'robots', evidence, crawlers: blocked.map(({ crawler }) => crawler) })
  }
  const tag = reply?.header('x-robots-tag') ?? ''
  if (/\b(?:noindex|none)\b/i.test(tag) && !own.setsHeader) {
    blocks.push({ way: 'header', crawlers: [], evidence: `X-Robots-Tag: ${tag.slice(0, 200)}` })
  }
  if (reply !== undefined && REFUSALS.includes(reply.status)) {
    blocks.push({ way: 'status', crawlers: [], evidence: `${reply.status}` })
  }
  return blocks.length === 0 ? undefined : { url, blocks }
}

/** Returns the rules of the repository. `hasUnknownRules`: a build fills in a `robots.txt`. */
async function readOwnRules(content: string[], checkout: Checkout) {
  const source = await openWorkTree(checkout, createSelection(content, []))
  const texts: { path: string; text: string }[] = []
  for await (const reading of source.read(source.siteFiles)) {
    if ('text' in reading) texts.push({ path: reading.file.path, text: reading.text })
  }
  const files = texts.filter(({ path }) => path.endsWith('robots.txt'))
  const robots = files.flatMap(({ path, text }) => readRobotsFile(path, text) ?? [])
  return {
    robots,
    hasUnknownRules: robots.length < files.length,
    setsHeader: texts.some(({ text }) => /x-robots-tag/i.test(text)),
  }
}

/** Requests a public address, without cookies and under the name of this program. Undefined if there is no reply. */
async function request(url: string, env: NodeJS.ProcessEnv, signal: AbortSignal, ownOrigin?: string) {
  const fetcher = createFileFetcher({
    baseUrl: ownOrigin ?? 'https://host-check.invalid',
    keyHeaders: () => ({}),
    redact: text => text,
    clock: systemClock,
    env,
    lookup,
  })
  try {
    const { body, header } = await fetcher.fetch(url, signal)
    const decoder = new TextDecoder()
    let text = ''
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length > MAX_BYTES) break
    }
    return { status: 200, header, text }
  } catch (error) {
    if (!(error instanceof DownloadError) || error.details.status === undefined) return undefined
    return { status: error.details.status, header: () => '', text: '' }
  } finally {
    await fetcher.close()
  }
}
