/** Finds the questions whose owner nobody confirmed, and writes the owners that a person chose into the config file. */
import { isMap, isNode, isScalar, isSeq, parseDocument, stringify, type YAMLMap } from 'yaml'
import type { Checkout } from '../checkout/git.ts'
import { proposeOwners } from '../init/propose-owners.ts'
import { isWritable, type PageOwner, writtenKeywords } from '../inputs/keywords.ts'
import type { Settings } from '../inputs/settings.ts'
import { readYaml } from '../inputs/yaml-file.ts'
import { formatOwner } from '../lib/keyword-line.ts'
import { findCitedOwners } from '../owners/cited-pages.ts'
import { type ConfirmedOwner, locateOwner } from '../owners/owner.ts'
import { scanRepository } from '../owners/scan.ts'
import { isOwn } from '../sites/corpus.ts'
import { readGatePages } from './gates.ts'
import { readCitations } from './owners.ts'

export interface OpenQuestion {
  keyword: string
  /** Pages that may own the question, the most likely first. `answers`: the number that cite the page, if engines chose it. */
  candidates: (PageOwner & { answers?: number })[]
}

/** Finds the questions of a gate without an owner, or with one whose page or section does not exist. Rejects like readPages. */
export async function findOpenQuestions(
  { service, keywords, brand, language }: Settings,
  checkout: Checkout,
): Promise<OpenQuestion[]> {
  if (!('content' in service)) return []
  const corpus = await readGatePages(service, language, checkout)
  const { pages } = corpus
  const { located } = await readCitations(corpus, brand, checkout)
  const citedOwners = findCitedOwners(located)
  const confirmed = service.owners.filter(owner => locateOwner(pages, owner) === 'page')
  const open = keywords.filter(keyword => confirmed.every(owner => owner.keyword !== keyword))
  const proposals = proposeOwners(pages, open, { brand, language })
  const answers = scanRepository(pages, open, language).keywords
  return open.map((keyword, index) => {
    const cited = citedOwners.get(keyword)
    const proposed = proposals[index]?.owner
    const answering = (answers[index]?.sentences ?? []).flatMap(({ page }) =>
      isOwn(page) ? [{ path: page.path }] : [],
    )
    const section = proposed?.path === cited?.name ? proposed : undefined
    const mostCited = cited && { ...section, path: cited.name, answers: cited.answers }
    const named = [mostCited, proposed, ...answering].filter(owner => owner !== undefined)
    // The first owner of a path has its count or its section.
    const byPath = Map.groupBy(named, ({ path }) => path)
    const candidates = [...byPath.values()].flatMap(([first]) => first ?? [])
    const isConfirmable = (owner: PageOwner) =>
      isWritable(keyword, owner) && locateOwner(pages, owner) === 'page'
    return { keyword, candidates: candidates.filter(isConfirmable) }
  })
}

/**
 * Writes an owner into `keywords` of a valid config file, and removes the comments that proposed one. `gate`: the key of the
 * gate. Returns undefined if the question has no line of its own there, such as one from another file.
 */
export function writeOwner(
  config: string,
  gate: string,
  { keyword, ...owner }: ConfirmedOwner,
): string | undefined {
  // All values stay texts, as written.
  const document = parseDocument(config, { schema: 'failsafe' })
  const gates = document.get('gates')
  const own = isSeq<YAMLMap>(gates) ? gates.items.find(item => item.get('key') === gate) : undefined
  const keywords = own?.get('keywords', true) ?? document.get('keywords', true)
  if (!isSeq(keywords) || keywords.flow === true) return undefined
  const item = keywords.items.find(item => isNode(item) && isAbout(item.toJS(document), keyword))
  const last = isMap(item) ? item.items.at(-1)?.value : item
  if (!isNode(item) || !isScalar(last) || !item.range || !last.range) return undefined
  if (isMap(item) && item.has('keyword')) return undefined
  const line = isMap(item) ? Object.entries(item.toJS(document)).flat().join(': ') : `${last.value}`
  const name = `${line.replace(/\|\s*owner\s*:.*$/is, '').trimEnd()} | owner`
  const before = config.slice(0, item.range[0]).split('\n')
  while (isProposal(before.at(-2), keyword)) before.splice(-2, 1)
  const written = stringify({ [name]: formatOwner(owner) }, { lineWidth: 0 }).trimEnd()
  return `${before.join('\n')}${written}${config.slice(last.range[1])}`
}

/** Returns whether a line is a comment of `init` that proposes an owner. */
function isProposal(line = '', keyword: string): boolean {
  const [, item = ''] = /^\s*#(- .*)/.exec(line) ?? []
  const { value } = readYaml('', item)
  return Array.isArray(value) && isAbout(value[0], keyword)
}

function isAbout(item: unknown, keyword: string): boolean {
  const read = writtenKeywords.safeParse([item])
  return read.data?.some(each => 'keyword' in each && each.keyword === keyword) ?? false
}
