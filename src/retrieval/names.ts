/** Spells names that hold signs as words of letters, so that C++ is not C, and .NET is not net. */

/**
 * Node.js, node-js, node js; NodeJS. Like the others it begins with what few texts hold, and looks back from there, which
 * takes a tenth of the time.
 */
const SCRIPT =
  /(?<=(?<![\p{Script=Latin}\p{M}\p{N}])(?:([a-z][a-z\d]{0,30})[ .-]|([a-z][a-z\d]{2,30})))js(?![\p{Script=Latin}\p{M}\p{N}])/gu

/** What a text with a name holds, what of the name is spelled otherwise, and how. */
const NAMES: [part: string, found: RegExp, letters: string][] = [
  ['++', /(?<=(?<![\p{Script=Latin}\p{M}\p{N}])[a-z][a-z\d]{0,20})\+\+/gu, 'pp '],
  // Longer words with this sign are mostly parts of addresses.
  ['#', /(?<=(?<![\p{Script=Latin}\p{M}\p{N}])[a-z])#(?![a-z\d#])/gu, 'sharp '],
  // Other words after a dot are nearly all file names and code: `.proto`, `hooks.init`, `grpc.io`.
  ['.net', /\.net(?![\p{Script=Latin}\p{M}\p{N}])/gu, ' dotnet'],
  ['quick', /(?<=(?<![\p{Script=Latin}\p{M}\p{N}])quick)[\s-](?=start)/gu, ''],
  [
    'jective',
    /(?<=(?<![\p{Script=Latin}\p{M}\p{N}])objective)[\s-](?=c(?![\p{Script=Latin}\p{M}\p{N}+#]))/gu,
    '',
  ],
]

/**
 * Returns a text in lower case with names in letters: `cpp`, `csharp`, `dotnet`, `quickstart`, `objectivec`. These are
 * also the forms that paths have. Node.js becomes `node nodejs`: texts that say Node share a word with it, those about
 * Vue.js do not. After a word for which `binds` is false, such as `in`, a separate `js` remains a word of its own.
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
