/** Which language a page is in, as far as it matters: whether it is another than the run's. */

import type { PageContent } from '../pages/page.ts'
import { createStopWords } from './stop-words.ts'

/** Languages that a folder of their code is likely to hold. Other codes are more often words or other abbreviations. */
const KNOWN = new Set(
  (
    'af ar az bg bn ca cs da de el en es fa fi fr gl gu hi hr hu hy id it ja ka kk km ko lo lt lv mk mr ms ne nl or pl pt ' +
    'ro ru si sk sl sq sr sv sw ta th tr uk ur uz vi zh'
  ).split(' '),
)

/** Shorter text tells no language: it may be names and terms alone. */
const MIN_CHARACTERS = 200
const MAX_CHARACTERS = 500

/** Folders that hold translations. Not `languages`: these may be of programs. */
const TRANSLATIONS = /^(?:i18n|l10n|locales?|translations?|translated)$/i

/** Tells a page's language, where it is another than the run's. */
export interface LanguageFilter {
  /** By the path alone, where it is sure. */
  ofPath(path: string): string | undefined
  ofPage(path: string, content: PageContent): string | undefined
}

/**
 * Returns the filter of a site: beside a folder of the run's language, as `paths` have it, `/ml/` is Malayalam. A page is in
 * the language that its front matter or `<html lang>` declares, else in that of its path. A text that is clearly in the
 * run's language wins over both: templates declare wrongly, and `/it/` need not be Italian.
 */
export function createLanguageFilter(wanted: string, paths: Iterable<string> = []): LanguageFilter {
  const own = readLanguageTag(wanted)
  if (own === undefined) return { ofPath: () => undefined, ofPage: () => undefined }
  const roots = findRoots(paths, own)
  return {
    ofPath(path) {
      const found = readPath(path, roots)
      return found === undefined || !found.isSure || isSame(found.tag, own) ? undefined : found.tag.baseName
    },
    ofPage(path, content) {
      const tag = readDeclared(content.language) ?? readPath(path, roots)?.tag
      if (tag === undefined || isSame(tag, own)) return undefined
      return tellLanguage(startOf(content)) === own.language ? undefined : tag.baseName
    },
  }
}

/** Languages that their commonest words tell. */
const STOP_WORDS = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'ru'].map(
  code => [code, createStopWords(code)] as const,
)

/** On 60 pages a language of one site, the share of English stop words is 0.22 to 0.54 in English, and 0.14 or less in eight others. */
const CLEAR = 0.25

/** From this share of letters on, a script is that of the text, and Latin letters are names and code in it. */
const MIN_SCRIPT = 0.2

const SCRIPTS: readonly (readonly [code: string, letters: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
]

/** Returns the language that the scripts of a text or its commonest words tell; undefined where it is not clear. */
function tellLanguage(text: string): string | undefined {
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

/** Returns the language that the beginnings of the pages tell; English where none is clear. */
export function findLanguage(pages: readonly { content: PageContent }[]): string {
  return tellLanguage(pages.map(({ content }) => startOf(content)).join('\n')) ?? 'en'
}

function startOf({ passages }: PageContent): string {
  let text = ''
  for (const passage of passages) {
    if (text.length >= MAX_CHARACTERS) break
    text += `${passage.text}\n`
  }
  return text.slice(0, MAX_CHARACTERS)
}

interface Claim {
  tag: Intl.Locale
  /** Whether the path alone tells. */
  isSure: boolean
}

/** What front matter or `<html lang>` declares. A code of three letters may be a word: `language: lua`. */
function readDeclared(text: string | undefined): Intl.Locale | undefined {
  const tag = readLanguageTag(text)
  return tag?.language.length === 2 ? tag : undefined
}

/**
 * The language in a path: `fr/a.md`, `docs/pt-BR/a.md`, `i18n/de/a.md`, `a.fr.md`. Sure are a region or script, a folder
 * of translations around it, one of `roots` around it, and a file's suffix; two letters alone may mean anything.
 */
function readPath(path: string, roots: Set<string>): Claim | undefined {
  const folders = path.split('/')
  const name = folders.pop() ?? ''
  const [, suffix = ''] = /\.([a-z]{2}(?:[-_][a-z]{2,4})?)\.[a-z]+$/i.exec(name) ?? []
  const named = readCode(suffix)
  if (named !== undefined && isKnown(named)) return { tag: named, isSure: true }
  const claims = folders.flatMap((folder, index) => {
    const tag = readCode(folder)
    if (tag === undefined) return []
    const isTranslation = TRANSLATIONS.test(folders[index - 1] ?? '')
    const isBeside = folder.length === 2 && roots.has(folders.slice(0, index).join('/'))
    const isSure = isTranslation || isBeside || (isKnown(tag) && folder.length > 2)
    return isSure || isKnown(tag) ? [{ tag, isSure }] : []
  })
  return claims.find(({ isSure }) => isSure) ?? claims[0]
}

/** The folders around those that are named by the language: `docs` of `docs/en/a.md`. */
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

/** What folders and suffixes of that form were found to be: the same ones are in many paths. */
const codes = new Map<string, Intl.Locale | undefined>()

/** Reads the name of a folder or a suffix as a language, with or without a script and a region. */
function readCode(text: string): Intl.Locale | undefined {
  if (!CODE.test(text)) return undefined
  if (!codes.has(text)) codes.set(text, readLanguageTag(text))
  return codes.get(text)
}

function isKnown({ language }: Intl.Locale): boolean {
  return KNOWN.has(language)
}

/** Reads the tag of a language of ISO 639, with `_` or `-` between its parts; returns undefined where it is none. */
export function readLanguageTag(text: string | undefined): Intl.Locale | undefined {
  try {
    const tag = text === undefined ? undefined : new Intl.Locale(text.trim().replaceAll('_', '-'))
    // Unicode knows the script of each language of ISO 639, and of no other word such as Kotlin.
    if (tag?.maximize().script === undefined || tag.language === 'und') return undefined
    return tag.language === 'no' ? new Intl.Locale(tag, { language: 'nb' }) : tag
  } catch {
    return undefined
  }
}

/** Returns whether both are one language in one script: `pt` and `pt-BR`, not `zh-CN` and `zh-TW`. */
function isSame(tag: Intl.Locale, other: Intl.Locale): boolean {
  const [one, two] = [tag.maximize(), other.maximize()]
  return one.language === two.language && one.script === two.script
}
