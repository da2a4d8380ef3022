/** Pages and keywords for the benchmark: the same on every machine, with the word frequencies of real prose. */

const VOCABULARY = 30_000
const PAGE_CHARACTERS = 4900
const COMMON =
  'the of and to in a is that for it as with on be by this are or you from at an can your not will which have if more when'
const CONSONANTS = 'b c d f g l m n p r s t v st tr pl ch'
const VOWELS = 'a e i o u ea'
const ENDINGS = ',,,s,ing,ed,er,ation,ness,ly,able,ment'

type Random = () => number

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function createRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface BenchCorpus {
  /** Markdown of about 5.6 KB with front matter, sections, lists, tables, links and code. */
  page(index: number): string
  keywords(count: number): string[]
}

export function createBenchCorpus(): BenchCorpus {
  const words = inventWords(createRandom(1))
  // Zipf and Mandelbrot: the n-th word comes up in proportion to 1 / (n + 2.7).
  let sum = 0
  const sums = Float64Array.from(words, (_, rank) => {
    sum += 1 / (rank + 3.7)
    return sum
  })
  const word = (random: Random) => words[firstAbove(sums, random() * sum)] ?? ''
  const phrase = (random: Random, length: number) => repeat(length, () => word(random)).join(' ')
  const keywordsRandom = createRandom(2)
  // People ask about neither the most common words nor the rarest.
  const asked = () => words[100 + Math.floor(keywordsRandom() * 3000)] ?? ''
  return {
    page: index => writePage(createRandom(1000 + index), word, phrase),
    keywords: count => repeat(count, () => repeat(2 + Math.floor(keywordsRandom() * 3), asked).join(' ')),
  }
}

function inventWords(random: Random): string[] {
  const syllables = CONSONANTS.split(' ').flatMap(start => VOWELS.split(' ').map(end => start + end))
  const endings = ENDINGS.split(',')
  const pick = (items: string[]) => items[Math.floor(random() * items.length)] ?? ''
  const invent = () => repeat(1 + Math.floor(random() * 3), () => pick(syllables)).join('') + pick(endings)
  return [...COMMON.split(' '), ...repeat(VOCABULARY, invent)]
}

/** Index of the first of the ascending `sums` that is above `value`. */
function firstAbove(sums: Float64Array, value: number): number {
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

function writePage(
  random: Random,
  word: (random: Random) => string,
  phrase: (random: Random, length: number) => string,
): string {
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const title = (length: number) => capitalize(phrase(random, length))

  function marked(): string {
    const text = word(random)
    const kind = random()
    if (kind < 0.01) return `**${text}**`
    if (kind < 0.02) return `[${text} ${word(random)}](https://example.com/${text})`
    if (kind < 0.03) return `\`${text}\``
    return kind < 0.08 ? `${text},` : text
  }
  const sentence = () => `${capitalize(repeat(between(6, 23), marked).join(' '))}.`
  const paragraph = () => repeat(between(2, 5), sentence).join(random() < 0.5 ? ' ' : '\n')

  function extra(): string {
    const kind = random()
    if (kind < 0.3) return repeat(4, () => `- ${sentence()}`).join('\n')
    if (kind < 0.4) return '```js\nconst answer = await run({ value: 1 })\nconsole.log(answer)\n```'
    if (kind < 0.5)
      return `| a | b |\n| --- | --- |\n${repeat(3, () => `| ${phrase(random, 2)} | ${phrase(random, 3)} |`).join('\n')}`
    return kind < 0.7 ? `### ${title(3)}\n\n${paragraph()}` : ''
  }

  const blocks = [
    `---\ntitle: ${title(4)}\ndescription: ${title(12)}\ntags: [${word(random)}, ${word(random)}]\n---`,
    `# ${title(4)}`,
    paragraph(),
  ]
  let length = blocks.join().length
  while (length < PAGE_CHARACTERS) {
    const section = [`## ${title(3)}`, paragraph(), paragraph(), extra()]
    blocks.push(...section)
    length += section.join().length
  }
  return `${blocks.join('\n\n')}\n`
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function repeat<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make)
}
