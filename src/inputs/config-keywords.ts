/** The keywords of a gate in a config file: a list, a file of them, and groups that tags select. */
import type * as z from 'zod'
import { findNearestName } from '../lib/nearest-name.ts'
import type { ConfigFile, ReadConfigFile } from './config-file.ts'
import type { keywordsSchema } from './config-schema.ts'
import { type GivenKeyword, readKeywords } from './keywords.ts'
import { readList } from './values.ts'

type WrittenKeywords = z.output<typeof keywordsSchema>
type WrittenItem = Exclude<WrittenKeywords, string | { file: string }>[number]

/** Keywords as the input takes them, and what is wrong with their files and tags. */
export interface KeywordsReading {
  keywords: string | GivenKeyword[]
  problems: { given: string; allowed: string; isTag: boolean }[]
}

/** What is allowed in place of a file that cannot be used. */
export const FILE_PROBLEMS: Record<Extract<ConfigFile, { problem: string }>['problem'], string> = {
  missing: 'a file that exists, with its path from the root of the repository',
  'not-a-file': 'a file, and no folder',
  'too-large': 'a file of at most 1 MB',
  'added-by-untrusted-change':
    'a file of the base branch or, for events without a known change, of the default branch: the checked-out commit adds this file, and the run has secrets that its author may not use',
}

/**
 * Reads the keywords of a gate. `tags` select groups: those with one of the tags, and all keywords outside of groups.
 * Without `tags`, all groups count. Rejects like `readFile`.
 */
export async function readConfigKeywords(
  written: WrittenKeywords,
  tags: readonly string[] | undefined,
  readFile: ReadConfigFile,
): Promise<KeywordsReading> {
  if (typeof written === 'string') return { keywords: written, problems: [] }
  const problems: KeywordsReading['problems'] = []
  const items = Array.isArray(written) ? written : [written]
  const groups = items.filter(isGroup)
  const known = [...new Set(groups.flatMap(group => group.tags))]
  for (const tag of tags ?? []) {
    if (!known.includes(tag)) problems.push({ given: tag, allowed: describeTags(tag, known), isTag: true })
  }
  const chosen = items.flatMap((item): Exclude<WrittenItem, { tags: string[] }>[] => {
    if (!isGroup(item)) return [item]
    return tags === undefined || item.tags.some(tag => tags.includes(tag)) ? item.keywords : []
  })
  const keywords: GivenKeyword[] = []
  const files = new Set<string>()
  for (const item of chosen) {
    if (typeof item === 'string' || 'keyword' in item) {
      keywords.push(item)
      continue
    }
    if (files.has(item.file)) continue
    files.add(item.file)
    const found = await readFile(item.file)
    const allowed = 'problem' in found ? FILE_PROBLEMS[found.problem] : findProblem(found.text)
    if (allowed !== undefined) problems.push({ given: item.file, allowed, isTag: false })
    else if ('text' in found) for (const line of readList(found.text) ?? []) keywords.push(line)
  }
  return { keywords, problems }
}

function findProblem(text: string): string | undefined {
  const read = readKeywords(text)
  if ('problem' in read) return `a file with one keyword a line; ${read.problem}`
  return read.keywords.length === 0 ? 'a file with one keyword a line' : undefined
}

function isGroup(item: WrittenItem): item is Extract<WrittenItem, { tags: string[] }> {
  return typeof item !== 'string' && 'tags' in item
}

function describeTags(tag: string, known: string[]): string {
  if (known.length === 0) return 'no tags: keywords has no group with tags'
  const nearest = findNearestName(tag, known)
  return nearest === undefined
    ? `tags of keywords: ${known.join(', ')}`
    : `a tag of keywords. Did you mean ${nearest}?`
}
