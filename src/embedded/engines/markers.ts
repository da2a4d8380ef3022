/** Marks in a text that stand for a source: `[1]`, `[web:1]`, `[^1]`, `【1†source】`, and marks that leak out of a vendor. */

/** What may stand before the number of a mark: nothing, `^` of a footnote, `web:` of Perplexity. */
const TAG = String.raw`(?:\^|(?:web|search|page|source): ?)?`

/** Matches `[1]`, `[[1]]`, `[1, 2]`, `[^1]` and `[web:1, web:2]`. */
const BRACKETS = String.raw`\[{1,2}${TAG}\d{1,4}(?:, ?${TAG}\d{1,4}){0,20}\]{1,2}`
/** Matches `【1】`, `【1†source】` and `【4:0†source】`. */
const LENTICULAR = String.raw`【[^【】\n]{0,200}】`
/** Matches marks between private characters, `<cite index="1-2">`, `</cite>` and `:contentReference[oaicite:0]{index=0}`. */
const LEAKED = [
  String.raw`\u{E200}[^\u{E200}\u{E201}\n]{0,200}\u{E201}`,
  String.raw`</?cite(?:\s[^<>\n]{0,300})?>`,
  String.raw`:contentReference\[oaicite:\d{1,4}\](?:\{[^{}\n]{0,50}\})?`,
].join('|')

/** Source of an expression that matches a mark of any style. It needs the flags `u` and `i`. */
export const MARKS = [BRACKETS, LENTICULAR, LEAKED].join('|')

/** Matches code, where `[1]` is no mark and an address is no link. */
export const CODE = '```[\\s\\S]*?```|`[^`\\n]*`'

const MARK = new RegExp(String.raw`${CODE}|(${MARKS})(?:\((https?:[^\s()]{1,2000})\))?`, 'giu')

/** A mark in a text. Offsets are in UTF-16 units, the end exclusive. */
interface Marker {
  start: number
  end: number
  /** The numbers of the sources; empty if the mark has none that can be told. */
  numbers: number[]
  /** The address of a mark that is a link, as in `[1](https://acme.example/)`. */
  address: string | undefined
  /** The mark can be nothing else than a citation. `[1]` can be prose. */
  isCertain: boolean
}

/** Returns the marks of a text in their order. */
export function findMarkers(text: string): Marker[] {
  return Array.from(text.matchAll(MARK)).flatMap(({ 0: whole, 1: mark, 2: address, index }) => {
    if (mark === undefined) return []
    const isCertain = !/^\[{1,2}\d/.test(mark)
    return [{ start: index, end: index + whole.length, numbers: numbersOf(mark), address, isCertain }]
  })
}

function numbersOf(mark: string): number[] {
  if (mark.startsWith('[')) return Array.from(mark.matchAll(/\d+/g), ([number]) => Number(number))
  // In `【4:0†source】` the first number is that of a message.
  const [, number] = /^【(\d{1,4})(?:†|】)/.exec(mark) ?? []
  return number === undefined ? [] : [Number(number)]
}

/** Matches a line `[1]: https://…`, `[^1]: …`, `[1] Title https://…` or `1. Title https://…`. */
const DEFINITION =
  /^[ \t]{0,3}(?:[-*] )?(?:\[\^?(\d{1,4})\]:?|(\d{1,4})[.)])[ \t][^\n]{0,300}?(https?:\/\/[^\s<>()[\]"]{1,2000})/gm

/** Returns the addresses of the numbers that the text itself defines, as in a list of sources. The last one counts. */
export function readDefinitions(text: string): Map<number, string> {
  return new Map(
    Array.from(text.matchAll(DEFINITION), ([, bracketed, listed, address = '']) => [
      Number(bracketed ?? listed),
      address,
    ]),
  )
}
