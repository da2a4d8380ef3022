/** Reads the values of a text in any language: amounts of money, other numbers, and names in code. Pure. */
export interface Value {
  /** `amount`: with a currency. `figure`: another quantity, a percentage, a version or a date. */
  kind: 'amount' | 'figure'
  /** Equal for equal values in different formats: `USD 399`, `15`, `60%`. */
  key: string
  text: string
  start: number
  /** The word after the number, in lower case: `gb`; '' if there is none. */
  unit: string
}

const CODES =
  'AED AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF IDR ILS INR JPY KRW MXN MYR NOK NZD PHP PLN RON RUB SEK SGD THB TRY TWD UAH USD VND ZAR'
const CODE = CODES.split(' ').join('|')

/** A dollar sign after letters belongs to their country. */
const CURRENCIES: Record<string, string> = {
  ...{ $: 'USD', US$: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR', '₩': 'KRW', '₽': 'RUB' },
  ...{ C$: 'CAD', CA$: 'CAD', A$: 'AUD', AU$: 'AUD', NZ$: 'NZD', HK$: 'HKD', S$: 'SGD', R$: 'BRL' },
}
const SIGN = String.raw`(?:US|CA|AU|NZ|HK|[ACRS])?\$|(?!\$)\p{Sc}`

/** Digits may be grouped with a comma, a dot, an apostrophe or a no-break space. */
const DIGITS = String.raw`\d{1,15}(?:[.,'’\u00a0\u202f]\d{1,15}){0,5}`

/** Letters before a number, except `v`, make it a name such as `us-east-1`. */
const VALUE = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}_$\\{.,:/@#=&]|[^\p{N}\s]-)`,
    `(?:(?<before>${SIGN}|(?:${CODE})(?=[\\s\\d]))\\s?|[vV])?`,
    `(?<digits>\\d{4}-\\d{2}-\\d{2}|\\d{1,3}(?: \\d{3}){1,4}(?=\\s?(?:${SIGN}))|${DIGITS})`,
    `(?<after>\\s?(?:${SIGN}|(?:${CODE})(?!\\p{L}))|\\s?%|\\p{L}{1,12})?`,
    String.raw`(?![\p{L}\p{N}_])`,
  ].join(''),
  'gu',
)

const ORDINAL = /^(?:st|nd|rd|th|er|ère|e|ème|º|ª)$/i

/** Words before a number that is a position and not a quantity. */
const COUNTED = new Set(
  'step schritt étape paso passo passaggio stap steg krok шаг figure table chapter section part phase appendix note'.split(
    ' ',
  ),
)
const LONGEST_COUNTED = 12

/** Returns the values of a line, in order, in linear time. */
export function readValues(text: string): Value[] {
  return [...text.matchAll(VALUE)].flatMap(match => readValue(match, text) ?? [])
}

function readValue(match: RegExpMatchArray, line: string): Value | undefined {
  const { 0: text, index: start = 0, groups = {} } = match
  const { before, digits = '', after = '' } = groups
  const end = start + text.length
  const tail = after.trim()
  const rest = line.slice(end, end + LONGEST_COUNTED + 1)
  const currency = before ?? (isCurrency(tail) ? tail : undefined)
  if (currency !== undefined) {
    const times = /^[kmb]$/i.test(tail) ? tail.toLowerCase() : ''
    const number = toNumber(digits, before === undefined)
    return {
      kind: 'amount',
      key: `${CURRENCIES[currency] ?? currency} ${number}${times}`,
      text,
      start,
      unit: '',
    }
  }
  // A list inside a paragraph follows the end of a sentence.
  const isListed = /^[.)]\s/.test(rest) && /^$|[.:;!?)]\s$/.test(line.slice(Math.max(0, start - 2), start))
  if (isListed || ORDINAL.test(tail) || COUNTED.has(wordBefore(line, start))) return undefined
  const [, next = ''] = /^[\s-]?(\p{L}{1,12})/u.exec(rest) ?? []
  const percent = tail === '%' ? tail : ''
  return {
    kind: 'figure',
    key: `${toNumber(digits, false)}${percent}`,
    text,
    start,
    unit: (tail || next).toLowerCase(),
  }
}

function isCurrency(tail: string): boolean {
  return tail in CURRENCIES || CODES.split(' ').includes(tail) || /^\p{Sc}$/u.test(tail)
}

function wordBefore(line: string, start: number): string {
  const [word = ''] =
    /(?<!\p{L})\p{L}+(?=\s$)/u.exec(line.slice(Math.max(0, start - LONGEST_COUNTED), start)) ?? []
  return word.toLowerCase()
}

/** Returns a number as in code. `isAfter`: the currency follows, as in languages that group digits with dots. */
function toNumber(digits: string, isAfter: boolean): string {
  const groups = digits.split(/[.,'’ \u00a0\u202f]/)
  const last = groups.at(-1) ?? ''
  if (groups.length === 1) return digits
  const marks = digits.match(/[.,'’ \u00a0\u202f]/g) ?? []
  const [mark = ''] = marks.slice(-1)
  const isMixed = new Set(marks).size > 1
  const isGroup = last.length === 3 && groups[0] !== '0' && (mark !== '.' || isAfter) && !isMixed
  // More than one dot is a version.
  if (!isMixed && !isGroup && marks.length > 1) return groups.join('.')
  if (isGroup || !/[.,]/.test(mark)) return groups.join('')
  return `${groups.slice(0, -1).join('')}.${last}`.replace(/(?<!0)0+$/, '').replace(/\.$/, '')
}

const NAME = /(?<![\w-])--?[A-Za-z][\w-]{0,60}|(?<![\w.-])[A-Za-z_][\w.-]{1,60}(?=["']?\s?[:=(])/g
/** The command that begins a line. In pseudo-code it may be any word. */
const COMMAND = /^(?:[$>]\s)?([a-z][\w./-]{1,60})(?=\s|$)/gm

/** Returns the names of flags, keys and functions in a piece of code. */
export function readNames(code: string): Set<string> {
  return new Set(code.match(NAME))
}

/** Returns the commands that the lines of a piece of code begin with. */
export function readCommands(code: string): Set<string> {
  return new Set(Array.from(code.matchAll(COMMAND), ([, command = '']) => command))
}
