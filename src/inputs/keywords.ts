import * as z from 'zod'
import type { AskedKeyword } from '../engines/question.ts'
import { formatKeyword } from '../lib/keyword-line.ts'
import type { ConfirmedOwner } from '../owners/owner.ts'
import { readFolder } from '../sites/folder-rules.ts'
import { refuse } from './entries.ts'
import { type GivenList, readLines, readList, unique } from './values.ts'

/** The page that owns a keyword, or its section under a heading. */
export type PageOwner = Omit<ConfirmedOwner, 'keyword'>

export interface ListedKeyword extends AskedKeyword {
  owner?: PageOwner | undefined
}

const keywordFile = z.strictObject({ file: z.string('the path of a file with one keyword a line') })
const keywordParts = z.strictObject({
  keyword: z.string('the keyword'),
  questions: z.array(z.string('a question'), 'a list of questions').optional(),
  owner: z.string('the path of the page that owns the keyword').optional(),
})
export const KEYWORD_NAMES = [...Object.keys(keywordParts.shape), ...Object.keys(keywordFile.shape)]

type GivenKeyword = string | z.output<typeof keywordParts>

type KeywordsReading = { keywords: ListedKeyword[] } | { problem: string }

export const KEYWORDS =
  'a list: one keyword a line, or separated by commas with CSV quoting; keyword = question | question asks a keyword by your own questions, each with words, and keyword | owner: path names the page that owns it'

const ATTRIBUTE =
  'owner: and a path after |, as in install Acme | owner: docs/install.md. A | of the keyword itself has no white space next to it, or is written \\|'
const OWNER =
  'the path of a page after owner:, from the root of the repository and without .., as in docs/install.md, or with the anchor of a heading, as in docs/install.md#linux'
const OWN_LINE =
  'a line for each keyword with questions or an owner, or quotes around it: a comma on a single line could end it'
const ONE_OWNER = 'one owner of a keyword'

/**
 * Reads `keyword`, `keyword = question | question` and `keyword | owner: path`. An `=` needs white space on both sides, so
 * `e=mc2` is a keyword. A separating `|` needs it on one side; `\|` is the character itself. Several entries on one line
 * are an error if one has questions or an owner, because these may contain commas.
 */
export function readKeywords(given: GivenList): KeywordsReading {
  const items = typeof given === 'string' ? readList(given) : given
  if (items === undefined) return { problem: KEYWORDS }
  const read: ListedKeyword[] = []
  for (const item of items) {
    const entry = readKeyword(item)
    if ('problem' in entry) {
      return { problem: item === '' ? entry.problem : `${entry.problem}. Found: ${item}` }
    }
    read.push(entry)
  }
  const hasMore = read.some(({ questions, owner }) => questions.length > 0 || owner !== undefined)
  const isAmbiguous =
    typeof given === 'string' && hasMore && items.length > 1 && readLines(given).length === 1
  return isAmbiguous ? { problem: OWN_LINE } : joinKeywords(read)
}

/** Returns whether `keywords` can express a question and its owner, whose file may have any name. */
export function isWritable(keyword: string, owner: PageOwner): boolean {
  const line = formatKeyword({ keyword, owner })
  const read = readKeywords([line])
  const [same] = 'keywords' in read ? read.keywords : []
  return same?.owner?.path === owner.path && same.owner.heading === owner.heading && !line.includes('${{')
}

/** Merges repeated keywords and their questions. Two different owners of a keyword are a problem. */
export function joinKeywords(items: ListedKeyword[]): KeywordsReading {
  const keywords = new Map<string, ListedKeyword>()
  for (const { keyword, questions, owner } of items) {
    const known = keywords.get(keyword)
    if (known?.owner && owner && !isSamePage(known.owner, owner)) {
      return { problem: `${ONE_OWNER}. Several have: ${keyword}` }
    }
    keywords.set(keyword, {
      keyword,
      questions: unique([...(known?.questions ?? []), ...questions]),
      owner: owner ?? known?.owner,
    })
  }
  return { keywords: [...keywords.values()] }
}

/** Reads one keyword. `problem` is what is allowed instead. */
export function readKeyword(given: GivenKeyword): ListedKeyword | { problem: string } {
  const { keyword, questions, owners, others } = typeof given === 'string' ? splitLine(given) : toParts(given)
  if (![keyword, ...questions].every(isLine)) return { problem: KEYWORDS }
  if (others.length > 0) return { problem: ATTRIBUTE }
  if (owners.length > 1) return { problem: ONE_OWNER }
  const [text] = owners
  if (text === undefined) return { keyword, questions }
  const owner = readOwner(text)
  return owner === undefined ? { problem: OWNER } : { keyword, questions, owner }
}

/** `others` are neither questions nor owners. */
interface Parts extends AskedKeyword {
  owners: string[]
  others: string[]
}

function toParts({ keyword, questions = [], owner }: Exclude<GivenKeyword, string>): Parts {
  return {
    keyword: keyword.trim(),
    questions: questions.map(question => question.trim()),
    owners: owner === undefined ? [] : [owner],
    others: [],
  }
}

const BAR = /(?<=\s|^)\||(?<!\\)\|(?=\s|$|owner\s*:)/i
const OWNER_PART = /^owner\s*:/i

function splitLine(line: string): Parts {
  const [first = '', ...rest] = line.split(BAR).map(part => part.trim())
  const owners = rest.filter(part => OWNER_PART.test(part)).map(part => part.replace(OWNER_PART, '').trim())
  const others = rest.filter(part => !OWNER_PART.test(part))
  const asked = /^(?:(.*?)\s)?=(?:\s(.*))?$/s.exec(first)
  if (asked === null) return { keyword: readBars(first), questions: [], owners, others }
  const [, keyword = '', question = ''] = asked
  const questions = [question, ...others]
    .flatMap(text => text.split(/(?<!\\)\|/))
    .map(text => readBars(text.trim()))
  return { keyword: readBars(keyword.trim()), questions, owners, others: [] }
}

function readBars(text: string): string {
  return text.replaceAll('\\|', '|')
}

function isLine(text: string): boolean {
  return text !== '' && !/[\r\n]/.test(text)
}

/**
 * Reads `path` or `path#heading`; undefined for a path outside of the repository. A `#` without a file extension before it
 * is part of the path: `docs/c#.md` is a page.
 */
function readOwner(text: string): PageOwner | undefined {
  const [, before = text, heading] = /^(.*?\.\w+)#(.*)$/s.exec(text.trim()) ?? []
  const path = readFolder(before)
  if (path === undefined || /^[a-z]:|[\p{Cc}\p{Zl}\p{Zp}]/iu.test(path) || heading === '') return undefined
  return heading === undefined ? { path } : { path, heading }
}

function isSamePage(one: PageOwner, other: PageOwner): boolean {
  return one.path === other.path && one.heading === other.heading
}

const KEYWORD_LIST =
  'a list of keywords, of keyword with questions or owner, or of file with the path of a file of keywords'

/** YAML reads an unquoted item `install Acme | owner: docs/install.md` as a name and its value. */
const unquotedLine = z
  .record(z.string().regex(/\|/), z.string('a path after owner:, as in docs/install.md'), KEYWORD_LIST)
  .transform(given => Object.entries(given).map(([name, value]) => `${name}: ${value}`))
  .pipe(z.tuple([z.string()], 'one keyword in an item'))
  .transform(([line], context) => toKeyword(line, context))

const keywordText = z.string().transform((given, context): ListedKeyword[] => {
  const read = readKeywords(given)
  return 'keywords' in read ? read.keywords : refuse(context, read.problem)
})

/** Keywords as written. Their files are read later. */
export const writtenKeywords = z.union(
  [
    keywordText,
    keywordFile.transform(file => [file]),
    z.array(
      z.union(
        [z.string().transform(toKeyword), keywordParts.transform(toKeyword), keywordFile, unquotedLine],
        KEYWORD_LIST,
      ),
    ),
  ],
  KEYWORD_LIST,
)
export type WrittenKeywords = (ListedKeyword | z.output<typeof keywordFile>)[]

function toKeyword(given: GivenKeyword, context: z.RefinementCtx): ListedKeyword {
  const read = readKeyword(given)
  return 'keyword' in read ? read : refuse(context, read.problem)
}
