import { normalize } from '../lib/text.ts'
import { isCommonWord } from './common-words.ts'
import { fold } from './fold.ts'

interface Spelling {
  expression: RegExp
  /** Longer endings come first. */
  endings: string[]
  /** Each part of the name has a capital: `You Tube` for YouTube, but not `you tube`. */
  hasCapitals: boolean
}

const RUSSIAN_ENDINGS =
  'ами ями ову еві ові ою ею єю ой ей ом ем ам ям ах ях ов ев ів а я о е у ю ы и і ї є ь'.split(' ')
/** Possessives and plurals of most languages in Latin letters, and Finnish cases. */
const LATIN_ENDINGS = `s n in an en ssa sta lla lta lle ista issa illa ilta ille iin`
  .split(' ')
  .sort((a, b) => b.length - a.length)

const AND = /^(?:&|and|und|et|y)$/

/** Returns the spellings of a name; none for a name without a visible character. */
export function listSpellings(name: string): Spelling[] {
  const text = normalize(name, 'NFC').trim()
  const folded = fold(text).text.trim()
  if (folded === '') return []
  // In Arabic, the article merges with the word for `to`.
  const merged = folded.startsWith('ال') ? [toSpelling(`لل${literal(folded.slice(2))}`, [''])] : []
  if (!/[a-z]/.test(folded)) return [inflect(folded), ...merged]
  const parts = text.split(/[\s\u00a0]+/u).filter(part => part !== '')
  const first = parts.length > 2 && /^the$/i.test(parts[0] ?? '') ? '(?:the )?' : ''
  const pattern = first + joinParts(first === '' ? parts : parts.slice(1))
  const endings = endingsOf(folded)
  const spellings = [toSpelling(pattern, endings)]
  // In Finnish, kk, pp and tt become k, p and t before most endings.
  const double = endings.length > 1 ? /^(.+(k|p|t))\2([aeiouy])$/.exec(pattern) : null
  if (double !== null) spellings.push(toSpelling(`${double[1]}${double[3]}`, endings.slice(1)))
  // AT&T is also written ATT. Two letters would leave too little.
  if (/^\p{Lu}+&\p{Lu}+$/u.test(text) && text.length > 3)
    spellings.push({ ...toSpelling(folded.replace('&', ''), ['']), hasCapitals: true })
  if (parts.some(part => CAMEL.test(part))) {
    const apart = parts.flatMap(part => part.split(CAMEL))
    spellings.push({ ...toSpelling(joinParts(apart), ['']), hasCapitals: true })
  }
  return spellings
}

/** Matches between two words in one: `You|Tube`, `Open|AI`. A single letter, as in eBay, is not a word. */
const CAMEL = /(?<=\p{L}\p{Ll})(?=\p{Lu}\p{L})/u

function toSpelling(pattern: string, endings: string[]): Spelling {
  return { expression: new RegExp(pattern, 'gu'), endings, hasCapitals: false }
}

/** A common word, such as `cloud`, has its own endings. In German, -erin is a woman, not a case of a name in -er. */
function endingsOf(folded: string): string[] {
  const last = folded.split(/[^a-z]/).at(-1) ?? ''
  if (last.length <= 2 || isCommonWord(last)) return ['']
  return ['', ...(last.endsWith('er') ? LATIN_ENDINGS.filter(ending => ending !== 'in') : LATIN_ENDINGS)]
}

interface Piece {
  pattern: string
  separators?: string
  /** The part of `separators` that a text may omit. */
  optional?: string
}

const BLANK: Piece = { pattern: '[ -]?', separators: ' -', optional: ' -' }
const AMPERSAND: Piece = {
  pattern: ' ?(?:&amp;|&|\\+|\\b(?:and|und|et|y)\\b) ?',
  separators: ' &+',
  optional: ' ',
}
const MAX_SEPARATOR = 3

function joinParts(parts: string[]): string {
  const pieces = parts.flatMap((part, index) => {
    if (index === 0) return listPieces(part)
    return AND.test(part.toLowerCase()) ? [AMPERSAND] : [BLANK, ...listPieces(part)]
  })
  let pattern = ''
  let run: Piece[] = []
  for (const piece of pieces) {
    if (piece.separators === undefined) {
      pattern += joinSeparators(run) + piece.pattern
      run = []
    } else run.push(piece)
  }
  return pattern + joinSeparators(run)
}

/** The pattern must match a text in one way only: two ways in many places would make a search exponential. */
function joinSeparators(run: Piece[]): string {
  // An ampersand already allows blanks around it.
  const pieces = run.filter(
    (piece, index) => piece !== BLANK || (run[index - 1] !== AMPERSAND && run[index + 1] !== AMPERSAND),
  )
  if (!pieces.some((piece, index) => pieces.some((other, at) => at !== index && mayOverlap(piece, other))))
    return pieces.map(({ pattern }) => pattern).join('')
  const characters = new Set(run.flatMap(({ separators = '' }) => Array.from(separators, literal)))
  return `(?:&amp;|${[...characters].join('|')}){0,${run.length * MAX_SEPARATOR}}`
}

function mayOverlap({ optional = '' }: Piece, { separators = '' }: Piece): boolean {
  return Array.from(optional).some(character => separators.includes(character))
}

/** An umlaut is also written as two letters: `Mueller`. */
const UMLAUTS: Record<string, string> = { ä: 'ae?', ö: 'oe?', ü: 'ue?', ø: 'oe?', å: 'aa?' }

/** Hyphens, dots and apostrophes within a part may be missing. */
function listPieces(part: string): Piece[] {
  return Array.from(part, (character, index): Piece => {
    const umlaut = UMLAUTS[character.toLowerCase()]
    if (umlaut !== undefined) return { pattern: umlaut }
    const folded = fold(character).text
    const isFirst = index === 0
    if (folded === '-' && !isFirst) return BLANK
    if (folded === '&' && !isFirst) return AMPERSAND
    // Names such as Yahoo! are often written without their punctuation mark.
    if (/^["'!?]$/.test(folded) || (folded === '.' && !isFirst)) return toSeparator(folded, true)
    return /^[ .'"!?&+-]+$/.test(folded) ? toSeparator(folded, false) : { pattern: literal(folded) }
  }).filter(({ pattern }) => pattern !== '')
}

function toSeparator(text: string, isOptional: boolean): Piece {
  const pattern = literal(text)
  if (!isOptional) return { pattern, separators: text }
  return { pattern: `${pattern}?`, separators: text, optional: text }
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}

/** Only a long Russian name has endings, because a short one has no distinctive stem. */
function inflect(text: string): Spelling {
  const [, stem, ending = ''] = /^(.{2,}?\p{Script=Cyrillic})([аяоеиыьй]?)$/u.exec(text) ?? []
  if (stem === undefined || text.length <= 3) return toSpelling(literal(text), [''])
  return toSpelling(literal(stem), [...new Set([...RUSSIAN_ENDINGS, ending])])
}
