/** Spells names with symbols in letters, so that C++ differs from C, and .NET from net. */

/**
 * Node.js, node-js, node js; NodeJS. Like the other patterns, it begins with rare characters and looks behind, which takes
 * a tenth of the time.
 */
const SCRIPT =
  /(?<=(?<![\p{Script=Latin}\p{M}\p{N}])(?:([a-z][a-z\d]{0,30})[ .-]|([a-z][a-z\d]{2,30})))js(?![\p{Script=Latin}\p{M}\p{N}])/gu

/** `part` is in every text with the name. */
const NAMES: [part: string, found: RegExp, letters: string][] = [
  ['++', /(?<=(?<![\p{Script=Latin}\p{M}\p{N}])[a-z][a-z\d]{0,20})\+\+/gu, 'pp '],
  // Longer words with this sign are mostly parts of addresses.
  ['#', /(?<=(?<![\p{Script=Latin}\p{M}\p{N}])[a-z])#(?![a-z\d#])/gu, 'sharp '],
  // Most other words after a dot are file names and code: `.proto`, `hooks.init`, `grpc.io`.
  ['.net', /\.net(?![\p{Script=Latin}\p{M}\p{N}])/gu, ' dotnet'],
  ['quick', /(?<=(?<![\p{Script=Latin}\p{M}\p{N}])quick)[\s-](?=start)/gu, ''],
  [
    'jective',
    /(?<=(?<![\p{Script=Latin}\p{M}\p{N}])objective)[\s-](?=c(?![\p{Script=Latin}\p{M}\p{N}+#]))/gu,
    '',
  ],
]

/**
 * Returns a lower-case text with names in letters, as in paths: `cpp`, `csharp`, `dotnet`, `quickstart`, `objectivec`.
 * Node.js becomes `node nodejs`, which shares a word with texts about Node, but not about Vue.js. `binds`: false for a
 * word, such as `in`, after which `js` stays a separate word.
 */
export function spellNames(text: string, binds: (word: string) => boolean): string {
  let spelled = text
  for (const [part, found, letters] of NAMES) {
    if (spelled.includes(part)) spelled = spelled.replace(found, letters)
  }
  if (!spelled.includes('js')) return spelled
  return spelled.replace(SCRIPT, (js: string, apart: string | undefined, joined: string | undefined) => {
    const word = apart ?? joined ?? ''
    return binds(word) ? ` ${word}js` : js
  })
}
