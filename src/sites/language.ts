/** Recognizes pages in a language other than that of the run. */
import { remember } from '../lib/remember.ts'
import type { PageContent } from '../pages/page.ts'
import { createStopWords } from './stop-words.ts'

/** Codes that probably name the folder of a language. Others are more often words or abbreviations. */
const KNOWN = new Set(
  (
    'af ar az bg bn ca cs da de el en es fa fi fr gl gu hi hr hu hy id it ja ka kk km ko lo lt lv mk mr ms ne nl or pl pt ' +
    'ro ru si sk sl sq sr sv sw ta th tr uk ur uz vi zh'
  ).split(' '),
)

/** A shorter text may have mostly names and terms. */
const MIN_CHARACTERS = 200
const MAX_CHARACTERS = 500

/** Matches folders of translations. `languages` may be programming languages. */
const TRANSLATIONS = /^(?:i18n|l10n|locales?|translations?|translated)$/i

/** Matches the beginning of `docs-zh` and `website_ja`. */
const DOCUMENTS_IN = /^(?:docs?|documentation|content|pages|site|website|guide)[-_]/i

/** Finds the language of a page if it differs from that of the run. */
export interface LanguageFilter {
  findInPath(path: string): string | undefined
  findInPage(path: string, content: PageContent): string | undefined
}

/**
 * Creates the filter of a site. A page has the language that its front matter or `<html lang>` declares, otherwise that of
 * its path; next to a folder of the run's language, any code counts, such as `/ml/`. Both are ignored if the text is clearly
 * in the run's language: a template may declare a wrong one, and `/it/` need not be Italian.
 */
export function createLanguageFilter(
  wanted: string | undefined,
  paths: Iterable<string> = [],
): LanguageFilter {
  const own = readLanguageTag(wanted)
  if (own === undefined) return { findInPath: () => undefined, findInPage: () => undefined }
  const roots = findRoots(paths, own)
  return {
    findInPath(path) {
      const found = readPath(path, roots)
      return found === undefined || !found.isSure || isSame(found.tag, own) ? undefined : found.tag.baseName
    },
    findInPage(path, content) {
      const tag = readDeclared(content.language) ?? readPath(path, roots)?.tag
      if (tag === undefined || isSame(tag, own)) return undefined
      return recogniseLanguage(readStart(content)) === own.language ? undefined : tag.baseName
    },
  }
}

const STOP_WORDS = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'ru'].map(
  code => [code, createStopWords(code)] as const,
)

/** On 60 pages per language, the share of English stop words is 0.22 to 0.54 in English, and at most 0.14 in eight others. */
const CLEAR = 0.25

/** Above this share of letters, Latin letters are names and code within the script. */
const MIN_SCRIPT = 0.2

const SCRIPTS: readonly (readonly [code: string, letters: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
]

/** Recognises a language by the script of a text or by its stop words; undefined if it is not clear. */
function recogniseLanguage(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const script = SCRIPTS.find(([, each]) => (text.match(each)?.length ?? 0) > MIN_SCRIPT * letters)
  if (script !== undefined) return script[0]
  if (text.length < MIN_CHARACTERS) return undefined
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = STOP_WORDS.map(([code, list]) => ({
    code,
    count: words.filter(word => list.has(word)).length,
  }))
  const [best] = counts.toSorted((a, b) => b.count - a.count)
  return best !== undefined && best.count >= CLEAR * words.length ? best.code : undefined
}

/** Returns the language of the beginnings of pages. Default: English. */
export function findLanguage(pages: readonly { content: PageContent }[]): string {
  return recogniseLanguage(pages.map(({ content }) => readStart(content)).join('\n')) ?? 'en'
}

function readStart({ passages }: PageContent): string {
  let text = ''
  for (const passage of passages) {
    if (text.length >= MAX_CHARACTERS) break
    text += `${passage.text}\n`
  }
  return text.slice(0, MAX_CHARACTERS)
}

/** Accepts only codes of two letters. A code of three letters may be a word: `language: lua`. */
function readDeclared(text: string | undefined): Intl.Locale | undefined {
  const tag = readLanguageTag(text)
  return tag?.language.length === 2 ? tag : undefined
}

/**
 * Reads the language in a path: `fr/a.md`, `docs/pt-BR/a.md`, `i18n/de/a.md`, `docs-zh/a.md`, `a.fr.md`. A suffix, a region
 * or script, a folder of translations around it, and one of `roots` around it are reliable. Otherwise, two letters may mean
 * anything.
 */
function readPath(path: string, roots: Set<string>) {
  const folders = path.split('/')
  const name = folders.pop() ?? ''
  const [, suffix = ''] = /\.([a-z]{2}(?:[-_][a-z]{2,4})?)\.[a-z]+$/i.exec(name) ?? []
  const named = readCode(suffix)
  if (named !== undefined && isKnown(named)) return { tag: named, isSure: true }
  const claims = folders.flatMap((folder, index) => {
    const tag = readCode(folder.replace(DOCUMENTS_IN, ''))
    if (tag === undefined) return []
    const isTranslation = TRANSLATIONS.test(folders[index - 1] ?? '')
    const isBeside = folder.length === 2 && roots.has(folders.slice(0, index).join('/'))
    const isSure = isTranslation || isBeside || (isKnown(tag) && folder.length > 2)
    return isSure || isKnown(tag) ? [{ tag, isSure }] : []
  })
  return claims.find(({ isSure }) => isSure) ?? claims[0]
}

/** Returns the folders that contain a folder of the language: `docs` for `docs/en/a.md`. */
function findRoots(paths: Iterable<string>, own: Intl.Locale): Set<string> {
  const roots = new Set<string>()
  for (const path of paths) {
    const folders = path.split('/').slice(0, -1)
    const index = folders.findIndex(folder => {
      const tag = readCode(folder)
      return tag !== undefined && isSame(tag, own)
    })
    if (index >= 0) roots.add(folders.slice(0, index).join('/'))
  }
  return roots
}

const CODE = /^[a-z]{2}(?:[-_][a-z]{4})?(?:[-_](?:[a-z]{2}|\d{3}))?$/i

/** Many paths contain the same folders and suffixes. */
const readCode = remember(text => (CODE.test(text) ? readLanguageTag(text) : undefined))

function isKnown({ language }: Intl.Locale): boolean {
  return KNOWN.has(language)
}

/** Parses a language tag of ISO 639 with `_` or `-`; undefined if it is not valid. */
export function readLanguageTag(text: string | undefined): Intl.Locale | undefined {
  try {
    const tag = text === undefined ? undefined : new Intl.Locale(text.trim().replaceAll('_', '-'))
    // Unicode has a script for each language of ISO 639, but not for other words such as Kotlin.
    if (tag?.maximize().script === undefined || tag.language === 'und') return undefined
    return tag.language === 'no' ? new Intl.Locale(tag, { language: 'nb' }) : tag
  } catch {
    return undefined
  }
}

/** Compares language and script: `pt` is the same as `pt-BR`, but `zh-CN` differs from `zh-TW`. */
function isSame(tag: Intl.Locale, other: Intl.Locale): boolean {
  return writingOf(tag.baseName) === writingOf(other.baseName)
}

const writingOf = remember(tag => {
  const { language, script } = new Intl.Locale(tag).maximize()
  return `${language}-${script}`
})
