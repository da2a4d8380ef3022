import { lookup } from 'node:dns'
import { openWorkTree } from '../checkout/work-tree.ts'
import { DownloadError } from '../client/download-error.ts'
import { createFileFetcher } from '../client/fetch-file.ts'
import type { EmbeddedSettings } from '../embedded/settings.ts'
import type { Settings } from '../inputs/settings.ts'
import { systemClock } from '../lib/clock.ts'
import type { HostBlocks } from '../sites/facts.ts'
import { urlOf } from '../sites/folder-rules.ts'
import { findBlocks, readRobotsFile } from '../sites/indexing/robots.ts'
import { createSelection } from '../sites/selection.ts'

/** Bytes of a `robots.txt`, and milliseconds for both requests. */
const MAX_BYTES = 500 * 1024
const MAX_MILLISECONDS = 20_000

/** A host that refuses this program may also refuse crawlers. */
const REFUSALS: readonly number[] = [401, 403, 429, 503]

export interface HostContext {
  workspace: string
  env: NodeJS.ProcessEnv
  signal: AbortSignal
  /** The only origin that may be on this machine, for tests. */
  ownOrigin?: string
}

/**
 * Returns what the host blocks for answer engines but no file of the repository does. Undefined without a block, if
 * `site-url` gives no address of a page, and if the host cannot be read.
 */
export async function findHostBlocks(
  { service, hostCheck }: Pick<Settings, 'hostCheck'> & { service: EmbeddedSettings },
  context: HostContext,
): Promise<HostBlocks | undefined> {
  if (!hostCheck || service.siteUrls.length === 0) return undefined
  const [site] = service.siteUrls
  const path = service.owners[0]?.path ?? (site?.folder ? `${site.folder}/index.md` : 'index.md')
  const url = urlOf(path, undefined, service.siteUrls)
  if (!URL.canParse(url)) return undefined
  const own = await readOwnRules(service.content, context)
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(MAX_MILLISECONDS)])
  const page = { path, url, addresses: undefined }
  const [served, reply] = [
    await ask(new URL('/robots.txt', url).href, context, signal),
    await ask(url, context, signal),
  ]
  const hosted = served?.status === 200 ? readRobotsFile('robots.txt', served.text) : undefined
  const known = new Set(own.robots.flatMap(file => findBlocks(page, [file])).map(({ crawler }) => crawler))
  const found = hosted === undefined || own.isUnknown ? [] : findBlocks(page, [hosted])
  const lines = Map.groupBy(
    found.filter(({ crawler }) => !known.has(crawler)),
    ({ evidence }) => evidence,
  )
  const tag = reply?.header('x-robots-tag') ?? ''
  const blocks: HostBlocks['blocks'] = [
    ...[...lines].map(([evidence, ofLine]) => ({
      ...{ way: 'robots' as const, evidence },
      crawlers: ofLine.map(({ crawler }) => crawler),
    })),
    ...(/\b(?:noindex|none)\b/i.test(tag) && !own.setsHeader
      ? [{ way: 'header' as const, crawlers: [], evidence: `X-Robots-Tag: ${tag.slice(0, 200)}` }]
      : []),
    ...(reply !== undefined && REFUSALS.includes(reply.status)
      ? [{ way: 'status' as const, crawlers: [], evidence: `${reply.status}` }]
      : []),
  ]
  return blocks.length === 0 ? undefined : { url, blocks }
}

/** `isUnknown`: a build fills in some of the rules. */
async function readOwnRules(content: string[], { workspace, signal }: HostContext) {
  const source = await openWorkTree({ folder: workspace, signal }, createSelection(content, []))
  const texts: { path: string; text: string }[] = []
  for await (const reading of source.read(source.siteFiles)) {
    if ('text' in reading) texts.push({ path: reading.file.path, text: reading.text })
  }
  const files = texts.filter(({ path }) => path.endsWith('robots.txt'))
  const robots = files.flatMap(({ path, text }) => readRobotsFile(path, text) ?? [])
  return {
    ...{ robots, isUnknown: robots.length < files.length },
    setsHeader: texts.some(({ text }) => /x-robots-tag/i.test(text)),
  }
}

/** Requests a public address without cookies and under the name of this program. Undefined without a reply. */
async function ask(url: string, { env, ownOrigin }: HostContext, signal: AbortSignal) {
  const fetcher = createFileFetcher({
    ...{ baseUrl: ownOrigin ?? 'https://host-check.invalid', keyHeaders: () => ({}) },
    ...{ redact: (text: string) => text, clock: systemClock, env, lookup },
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
