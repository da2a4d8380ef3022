/** Finds the questions whose owner nobody confirmed, and writes the owners that a person chose into the config file. */
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { Checkout } from '../checkout/git.ts'
import { findOwner, isWritable, proposeOwners } from '../init/propose-owners.ts'
import { type PageOwner, writtenKeywords } from '../inputs/keywords.ts'
import type { Settings } from '../inputs/settings.ts'
import { readYaml } from '../inputs/yaml-file.ts'
import { formatOwner } from '../lib/keyword-line.ts'
import type { ConfirmedOwner } from '../owners/owner.ts'
import { scanRepository } from '../owners/scan.ts'
import { isOwn } from '../sites/corpus.ts'
import { readGatePages } from './gates.ts'

export interface OpenQuestion {
  keyword: string
  /** Pages that may own the question, the most likely first. */
  candidates: PageOwner[]
}

/** Finds the questions of a gate without an owner, or with one whose page or section does not exist. Rejects like readPages. */
export async function findOpenQuestions(
  { service, keywords, brand, language }: Settings,
  checkout: Checkout,
): Promise<OpenQuestion[]> {
  if (!('content' in service)) return []
  const { pages } = await readGatePages(service, language, checkout)
  const confirmed = service.owners.filter(owner => findOwner(pages, owner) === 'page')
  const open = keywords.filter(keyword => confirmed.every(owner => owner.keyword !== keyword))
  const proposals = proposeOwners(pages, open, { brand, language })
  const answers = scanRepository(pages, open, language).keywords
  return open.map((keyword, index) => {
    const proposed = proposals[index]?.owner
    const answering = (answers[index]?.sentences ?? []).flatMap(({ page }) =>
      isOwn(page) ? [page.path] : [],
    )
    const others = [...new Set(answering)].filter(path => path !== proposed?.path).map(path => ({ path }))
    const candidates = [...(proposed === undefined ? [] : [proposed]), ...others]
    return { keyword, candidates: candidates.filter(owner => isWritable(keyword, owner)) }
  })
}

/**
 * Writes owners into `keywords` of a valid config file, and removes the comments that proposed them. Other comments stay.
 * `gate`: the key of the gate. `missing`: owners whose question the list does not contain, such as one from another file.
 */
export function writeOwners(
  config: string,
  gate: string,
  owners: readonly ConfirmedOwner[],
): { config: string; missing: ConfirmedOwner[] } {
  // All values stay texts, as written.
  const document = parseDocument(config, { schema: 'failsafe' })
  const gates = document.get('gates')
  const own = isSeq<YAMLMap>(gates) ? gates.items.find(item => item.get('key') === gate) : undefined
  const keywords = own?.get('keywords', true) ?? document.get('keywords', true)
  const missing = owners.filter(({ keyword, ...owner }) =>
    isSeq(keywords) ? !writeOwner(keywords, keyword, owner, document) : true,
  )
  return { config: document.toString({ lineWidth: 0 }), missing }
}

/** Returns whether the list contains the question. */
function writeOwner(list: YAMLSeq, keyword: string, owner: PageOwner, document: Document): boolean {
  const { items } = list
  const index = items.findIndex(item => isNode(item) && isAbout(item.toJS(document), keyword))
  const item = items[index]
  if (!isScalar(item) && !isMap(item)) return false
  removeProposals(list, keyword)
  removeProposals(item, keyword)
  if (isMap(item) && item.has('keyword')) {
    item.set('owner', formatOwner(owner))
    return true
  }
  const line = isMap(item) ? Object.entries(item.toJS(document)).flat().join(': ') : `${item.value}`
  const value = document.createNode(formatOwner(owner))
  const last = isMap(item) ? item.items.at(-1)?.value : item
  if (isNode(last)) value.comment = last.comment ?? null
  const written = document.createNode({ [`${line.replace(OWNER, '').trimEnd()} | owner`]: value })
  items[index] = Object.assign(written, { commentBefore: item.commentBefore, spaceBefore: item.spaceBefore })
  return true
}

/** Matches the owner of a line. */
const OWNER = /\|\s*owner\s*:.*$/is

function removeProposals(node: Node, keyword: string): void {
  const lines = node.commentBefore?.split('\n').filter(line => {
    const { value } = readYaml('', line)
    return !(Array.isArray(value) && isAbout(value[0], keyword))
  })
  node.commentBefore = lines?.join('\n') || null
}

function isAbout(item: unknown, keyword: string): boolean {
  const read = writtenKeywords.safeParse([item])
  return read.data?.some(each => 'keyword' in each && each.keyword === keyword) ?? false
}
