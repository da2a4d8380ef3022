/** Which language a page is in, as far as it matters: whether it is another than the run's. */

import type { PageContent } from '../pages/page.ts'
import { createStopWords } from './stop-words.ts'

/** Languages that a text can be told to be in, by their ISO 639-3 codes. More of them would take longer, and find little more. */
const CODES = [
  'afr als amh arb azj bel ben bul cat ces cmn dan deu ell eng fin fra glg guj heb hin hrv hun hye ind ita jpn kan kat',
  'kaz khm kor lao lit lvs mal mar mkd mya nld nob npi pan pes pol por ron rus sin slk slv spa srp swe swh tam tel tha',
  'tur ukr urd uzn vie',
].flatMap(line => line.split(' '))

/** Their codes by the code of a tag: `deu` of `de`, `cmn` of `zh`. */
const CODE_OF: ReadonlyMap<string, string> = new Map(CODES.map(code => [languageOf(code), code]))

/** Shorter text tells no language: it may be names and terms alone. */
const LEAST_CHARACTERS = 200
const MOST_CHARACTERS = 500

/**
 * The score of the run's language, as a share of the best one's, below which a text is clearly in another. On 1,698
 * English pages of seven sites it never is, and on 69 % of 5,978 translations, with many of less text than it needs.
 */
const CLEAR = 0.93

/** Folders that hold translations. Not `languages`: these may be of programs. */
const TRANSLATIONS = /^(?:i18n|l10n|locales?|translations?|translated)$/i

/** Codes that are more often words or other abbreviations where folders and files are named. */
const WORDS = new Set(['am', 'be', 'he', 'ml', 'my', 'nb', 'no', 'pa', 'te'])

/** Tells a page's language, where it is another than the run's. */
export interface LanguageFilter {
  /** By the path alone, where it is sure. */
  ofPath(path: string): string | undefined
  ofPage(path: string, content: PageContent): string | undefined
}

/**
 * Returns a function that creates the filter of a site: beside a folder of the run's language, as `paths` have it, `/ml/`
 * is Malayalam. A page is in the language that its front matter or `<html lang>` declares, else in that of its path, else
 * in that of its text. A text that is clearly in the run's language wins over a declaration and over a path: templates
 * declare wrongly, and `/ml/` need not be Malayalam. All filters together read the text of a page once.
 */
export async function createLanguageFilters(
  wanted: string,
): Promise<(paths: Iterable<string>) => LanguageFilter> {
  const own = readLanguageTag(wanted)
  if (own === undefined) return () => ({ ofPath: () => undefined, ofPage: () => undefined })
  // A chunk of its own: only a repository's pages need it.
  const { francAll } = await import('franc')
  const detect = createDetector(own, text => francAll(text, { only: CODES }))
  return paths => {
    const roots = findRoots(paths, own)
    return {
      ofPath(path) {
        const found = readPath(path, roots)
        return found === undefined || !found.isSure || isSame(found.tag, own) ? undefined : found.tag.baseName
      },
      ofPage(path, content) {
        const claim = readDeclared(content.language) ?? readPath(path, roots)
        if (claim !== undefined && isSame(claim.tag, own)) return undefined
        const detected = detect(content)
        if (detected === own.language) return undefined
        if (claim === undefined || (claim.isDoubtful && detected === undefined)) return detected
        return claim.tag.baseName
      },
    }
  }
}

/** Returns the filter of one site; see createLanguageFilters. */
export async function createLanguageFilter(
  wanted: string,
  paths: Iterable<string> = [],
): Promise<LanguageFilter> {
  const createFilter = await createLanguageFilters(wanted)
  return createFilter(paths)
}

const ENGLISH_STOP_WORDS = createStopWords('en')
const LEAST_WORDS = 20
/** On 60 pages a language of one site, the share of English stop words is 0.22 to 0.54 in English, and 0.14 or less in eight others. */
const CLEARLY_ENGLISH = 0.25

/** Scores a text: languages by their ISO 639-3 codes, the best first with 1. */
type ScoreText = (text: string) => [code: string, score: number][]

/** Returns a function that tells the language of a page as detectText does, each page once. */
function createDetector(own: Intl.Locale, scoreText: ScoreText) {
  const known = new WeakMap<PageContent, string | undefined>()

  function detect({ passages }: PageContent): string | undefined {
    const text = startOf(passages)
    return text.length < LEAST_CHARACTERS ? undefined : detectText(text, own, scoreText)
  }

  return (content: PageContent): string | undefined => {
    // Both trees of a comparison hold most pages.
    if (!known.has(content)) known.set(content, detect(content))
    return known.get(content)
  }
}

/** The language that a text is clearly in: the run's, or another; undefined where it is not clear. */
function detectText(text: string, own: Intl.Locale, scoreText: ScoreText): string | undefined {
  const ownCode = CODE_OF.get(own.language)
  if (ownCode === undefined) return undefined
  if (own.language === 'en' && isClearlyEnglish(text)) return 'en'
  const scores = scoreText(withoutNames(text))
  const [best] = scores[0] ?? []
  if (best === ownCode) return own.language
  const ownScore = scores.find(([code]) => code === ownCode)?.[1] ?? 0
  return best === undefined || !CODES.includes(best) || ownScore >= CLEAR ? undefined : languageOf(best)
}

/**
 * Whether the stop words alone tell that a text is English, which costs a tenth of a detection. Only for English: other
 * languages share too many stop words with a neighbor, such as Spanish with Portuguese.
 */
function isClearlyEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const stopWords = words.filter(word => ENGLISH_STOP_WORDS.has(word)).length
  return words.length >= LEAST_WORDS && stopWords >= CLEARLY_ENGLISH * words.length
}

/** Returns the language of most pages; English where none is clear. */
export async function findLanguage(
  pages: readonly { path: string; content: PageContent }[],
  paths: Iterable<string>,
): Promise<string> {
  const filter = await createLanguageFilter('en', paths)
  const languages = pages.map(
    page => filter.ofPath(page.path) ?? filter.ofPage(page.path, page.content) ?? 'en',
  )
  const counts = Map.groupBy(languages, language => language)
  const [most = 'en'] = [...counts]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([language]) => language)
  // A site in English with as many translated pages is a site in English.
  return (counts.get('en')?.length ?? 0) >= (counts.get(most)?.length ?? 0) ? 'en' : most
}

/** From this share of letters on, a script is that of the text, and Latin letters are names and code in it. */
const LEAST_SCRIPT = 0.2

/** A text in another script than Latin without its Latin words: they are names and code. */
function withoutNames(text: string): string {
  return isInOtherScript(text) ? text.replace(/\p{Script=Latin}+/gu, ' ') : text
}

function isInOtherScript(text: string): boolean {
  const others = text.match(/[^\P{L}\p{Script=Latin}]/gu)?.length ?? 0
  return others > 0 && others >= LEAST_SCRIPT * (text.match(/\p{L}/gu)?.length ?? 0)
}

function startOf(passages: PageContent['passages']): string {
  let text = ''
  for (const passage of passages) {
    if (text.length >= MOST_CHARACTERS) break
    text += `${passage.text}\n`
  }
  return text.slice(0, MOST_CHARACTERS)
}

interface Claim {
  tag: Intl.Locale
  /** Whether the path alone tells. */
  isSure: boolean
  /** Whether it may mean something else, so that the text must be in another language than the run's, too. */
  isDoubtful: boolean
}

/** What front matter or `<html lang>` declares. `language: lua` is hardly Luba-Lulua. */
function readDeclared(text: string | undefined): Claim | undefined {
  const tag = readLanguageTag(text)
  return tag && { tag, isSure: false, isDoubtful: !CODE_OF.has(tag.language) }
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
  if (named !== undefined && !named.isDoubtful) return { ...named, isSure: true }
  const claims = folders.flatMap((folder, index) => {
    const claim = readCode(folder)
    const isTranslation = TRANSLATIONS.test(folders[index - 1] ?? '')
    if (claim === undefined) return []
    const isBeside = folder.length === 2 && roots.has(folders.slice(0, index).join('/'))
    return [{ ...claim, isSure: claim.isSure || isTranslation || isBeside }]
  })
  return claims.find(({ isSure }) => isSure) ?? claims[0]
}

/** The folders around those that are named by the language: `docs` of `docs/en/a.md`. */
function findRoots(paths: Iterable<string>, own: Intl.Locale): Set<string> {
  const roots = new Set<string>()
  for (const path of paths) {
    const folders = path.split('/').slice(0, -1)
    const index = folders.findIndex(folder => {
      const claim = readCode(folder)
      return claim !== undefined && isSame(claim.tag, own)
    })
    if (index >= 0) roots.add(folders.slice(0, index).join('/'))
  }
  return roots
}

const CODE = /^[a-z]{2}(?:[-_][a-z]{4})?(?:[-_](?:[a-z]{2}|\d{3}))?$/i

/** What folders and suffixes of that form were found to be: the same ones are in many paths. */
const codes = new Map<string, Claim | undefined>()

/** Reads the name of a folder or a suffix as a language, with or without a script and a region. */
function readCode(text: string): Claim | undefined {
  if (!CODE.test(text)) return undefined
  if (!codes.has(text)) codes.set(text, readCodeOnce(text))
  return codes.get(text)
}

function readCodeOnce(text: string): Claim | undefined {
  const tag = readLanguageTag(text)
  if (tag === undefined) return undefined
  const isKnown = CODE_OF.has(tag.language) && !WORDS.has(tag.language)
  return { tag, isSure: isKnown && text.length > 2, isDoubtful: !isKnown }
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

/** The code that tags have for a language. */
function languageOf(code: string): string {
  return new Intl.Locale(code).language
}

/** Tells whether both are one language in one script: `pt` and `pt-BR`, not `zh-CN` and `zh-TW`. */
function isSame(tag: Intl.Locale, other: Intl.Locale): boolean {
  const [one, two] = [tag.maximize(), other.maximize()]
  return one.language === two.language && one.script === two.script
}
