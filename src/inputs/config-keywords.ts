/** The keywords of a gate in a config file: a list, or a file of them. */
import type * as z from 'zod'
import type { ConfigFile, ReadConfigFile } from './config-file.ts'
import type { keywordsSchema } from './config-schema.ts'
import { type GivenKeyword, readKeywords } from './keywords.ts'
import { readList } from './values.ts'

type WrittenKeywords = z.output<typeof keywordsSchema>

/** Keywords as the input takes them, and what is wrong with their files. */
export interface KeywordsReading {
  keywords: string | GivenKeyword[]
  problems: { given: string; allowed: string }[]
}

/** What is allowed in place of a file that cannot be used. */
export const FILE_PROBLEMS: Record<Extract<ConfigFile, { problem: string }>['problem'], string> = {
  missing: 'a file that exists, with its path from the root of the repository',
  'not-a-file': 'a file, and no folder',
  'too-large': 'a file of at most 1 MB',
  'added-by-untrusted-change':
    'a file of the base branch or, for events without a known change, of the default branch: the checked-out commit adds this file, and the run has secrets that its author may not use',
}

/** Reads the keywords of a gate. Rejects like `readFile`. */
export async function readConfigKeywords(
  written: WrittenKeywords,
  readFile: ReadConfigFile,
): Promise<KeywordsReading> {
  if (typeof written === 'string') return { keywords: written, problems: [] }
  const problems: KeywordsReading['problems'] = []
  const keywords: GivenKeyword[] = []
  const files = new Set<string>()
  for (const item of Array.isArray(written) ? written : [written]) {
    if (typeof item === 'string' || 'keyword' in item) {
      keywords.push(item)
      continue
    }
    if (files.has(item.file)) continue
    files.add(item.file)
    const found = await readFile(item.file)
    const allowed = 'problem' in found ? FILE_PROBLEMS[found.problem] : findProblem(found.text)
    if (allowed !== undefined) problems.push({ given: item.file, allowed })
    else if ('text' in found) for (const line of readList(found.text) ?? []) keywords.push(line)
  }
  return { keywords, problems }
}

function findProblem(text: string): string | undefined {
  const read = readKeywords(text)
  if ('problem' in read) return `a file with one keyword a line; ${read.problem}`
  return read.keywords.length === 0 ? 'a file with one keyword a line' : undefined
}
