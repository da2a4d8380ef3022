/** Values of a text, and pages that lose them, as tables. */
import { describe, expect, it } from 'vitest'
import { createComparer } from '../../src/owners/compare.ts'
import { addLostValues } from '../../src/owners/value-loss.ts'
import { readCommands, readNames, readValues } from '../../src/owners/values.ts'
import type { Block } from '../../src/pages/outline.ts'
import { createLanguage } from '../../src/retrieval/words.ts'
import { loadCorpora } from '../../src/sites/corpus.ts'
import { aSource } from '../support/pages.ts'
import { expectLinear } from '../support/processor-time.ts'

describe('the values of a text', () => {
  it.each<[string, string[]]>([
    ['$399, 399 $ and US$399', ['USD 399', 'USD 399', 'USD 399']],
    ['399,00 €, €399 or EUR 399.00', ['EUR 399', 'EUR 399', 'EUR 399']],
    ['$1,299.50, 1.299,50 € and 12 000 €', ['USD 1299.5', 'EUR 1299.5', 'EUR 12000']],
    ['1.299 € is more than $1.299', ['EUR 1299', 'USD 1.299']],
    ["1'000 CHF, ¥1000, R$10, C$5 and $1.5k", ['CHF 1000', 'JPY 1000', 'BRL 10', 'CAD 5', 'USD 1.5k']],
    ['250 GB, a 15-minute limit, 60 % and 10–20 seats', ['250', '15', '60%', '10', '20']],
    ['v5.2.1 of 2026-10-01', ['5.2.1', '2026-10-01']],
    ['Pro, $20/month, 10 seats, unlimited', ['USD 20', '10']],
    ['Step 3, Schritt 4, Figure 2, the 1st and the 22nd', []],
    ['1. Open the page', []],
    ['Add the 2 roles. 3. Email us: 4. Wait for 5. It is day 6.', ['2', '5', '6']],
    ['T$1, ${price}, S3, utf-8, us-east-1, GPT-4 and IPv4', []],
  ])('%s', (text, keys) => {
    expect(readValues(text).map(({ key }) => key)).toEqual(keys)
  })

  it('are the names of commands, flags and keys in code', () => {
    const code = '$ acme token revoke --id 17\nacme login -f\n"port": 80\nhost = acme\nclient.connect(url)'
    expect([...readNames(code)]).toEqual(['--id', '-f', 'port', 'host', 'client.connect'])
    expect([...readCommands(code)]).toEqual(['acme', 'host'])
  })

  it.each(['1', '$1 ', '1,', '€', '1.', 'US$', '-', '--a', '9'.repeat(15)])(
    'of many “%s” take linear time',
    part => {
      const repeat = (size: number) => part.repeat(size / part.length)
      expectLinear(200_000, size => readValues(repeat(size)))
      expectLinear(200_000, size => [readNames(repeat(size)), readCommands(repeat(size))])
    },
  )
})

const plans = ['| Plan | Price | Seats |', '| --- | --- | --- |']
const prices = [
  ...plans,
  '| Free | $0 | 1 seat |',
  '| Team | $20 | 10 seats |',
  '| Business | $99 | 50 seats |',
]
const page = (lines: string[], intro = 'Acme is priced by the seat and billed at the end of a month.') =>
  `# Pricing plans\n\n${intro}\n\n${lines.join('\n')}\n`
const contact = prices.map(line => line.replace(/\$\d+/, 'Contact us'))
const sentence = 'A seat of the Team plan costs $20 a month for each person.'
const limits = page(['The queue holds 500 jobs of a team.', '', 'A job may run for 30 minutes at most.'])
/** Most figures of these pages are outside the second column. */
const versions = (cells: string[], columns = '| Game | Java |') =>
  page([columns, '| --- | --- |', ...cells.map((cell, index) => `| 1.${index}1 to 1.${index}9 | ${cell} |`)])
const java = versions(['Java 8', 'Java 17'])
const options = (wait: string, files: string) =>
  page(
    [
      '| Option | Text |',
      '| --- | --- |',
      `| wait | It waits ${wait}. |`,
      `| size | It reads ${files}. |`,
    ].concat(...['fast', 'slow', 'dry'].map(name => `| ${name} | It is ${name}. |`)),
    'Acme needs 2 cores, 4 GB of memory, 9 GB of space and 3 ports.',
  )
const call = ['```sh', 'acme token create --name ci --days 30', 'acme token list --all --json', '```']
const how = (code: string[]) => page(['Use the command line.', '', ...code])

const aBlock = (text: string, line: number): Block => ({
  ...{ kind: 'text', headings: [], text: text.replace(/^\| | \|$/g, '').replaceAll(' | ', ', ') },
  ...{ hasLink: false, lines: { from: line, to: line } },
})

type Files = Record<string, string>
interface Case {
  head: string | undefined
  base?: string
  others?: Files
  before?: Files
  isConfirmed?: boolean
}

async function judge({ base = page(prices), head, others = {}, before = {}, isConfirmed = true }: Case) {
  const rest = { 'docs/other.md': '# Support\n\nWrite to us at any time of the day.' }
  const baseFiles = { ...rest, ...before, 'docs/pricing.md': base }
  const headFiles = { ...rest, ...before, ...others, ...(head !== undefined && { 'docs/pricing.md': head }) }
  const [old, now] = [aSource(baseFiles), aSource(headFiles)]
  const corpora = await loadCorpora(old, now, { language: 'en', competitors: [], siteUrls: [] })
  const { changes } = await createComparer(['pricing plans'], 'en')(
    { corpus: corpora.base, source: old },
    { corpus: corpora.head, source: now },
    { owners: isConfirmed ? [{ keyword: 'pricing plans', path: 'docs/pricing.md' }] : [] },
  )
  const [judged] = changes
  if (judged === undefined) throw new Error('no changes')
  return judged
}

const lost = { outcome: 'lost', values: { kind: 'amount' } }
const weaker = { outcome: 'weaker', values: { kind: 'amount' } }
const unchanged = { outcome: 'unchanged' }
const lostFigures = { outcome: 'lost', values: { kind: 'figure' } }

const data = { 'data/plans.json': '["$0", "$20", "$99"]' }
const cheap = sentence.replace('$20', 'little')
const edited = (value: RegExp, text: string): Case => ({
  head: page(prices.map(line => line.replace(value, text))),
})
const vague = (base: string): Case => ({ base, head: base.replace(/\d+/g, 'some') })

describe('a page that loses its values', () => {
  it.each<[string, Case, object]>([
    ['replaces its prices with “contact us”', { head: page(contact) }, lost],
    ['is owned only by its name', { head: page(contact), isConfirmed: false }, weaker],
    ['empties its table', edited(/\$?\d+/g, '–'), lost],
    ['no longer states its numbers', vague(limits), lostFigures],
    [
      'no longer states its numbers, and has braces',
      vague(`${limits}\n\nSet {limit: 0} to wait.`),
      lostFigures,
    ],
    ['drops only its lines of prices', { head: page(plans) }, lost],
    ['empties a column next to numbers', { base: java, head: versions(['Any', 'Any']) }, lostFigures],
    [
      'empties a column and raises another',
      { head: page(contact.map(line => line.replace(/(\d+) seats/, '1$1 seats'))) },
      lost,
    ],
    ['raises a column next to numbers', { base: java, head: versions(['Java 11', 'Java 21']) }, unchanged],
    ['empties one cell of a column', { base: java, head: versions(['Java 8', 'Any']) }, unchanged],
    ['replaces a column', { base: java, head: versions(['Any', 'Any'], '| Game | System |') }, unchanged],
    [
      'moves its prices to the next cell, and raises them',
      { head: page(prices.map(line => line.replace(/\$(\d+) \| \d+/, 'See right | $$1$1 for 1'))) },
      unchanged,
    ],
    [
      'drops numbers from a column of text',
      { base: options('5 seconds', '80 files'), head: options('a while', 'some files') },
      unchanged,
    ],
    ['loses one amount of two places', { base: page([sentence]), head: page([cheap]) }, weaker],
    ['loses one number', vague(page(['It is open for 24 hours on a day.'])), unchanged],
    [
      'loses the same amount twice',
      { base: page([sentence, '', 'Team costs $20.']), head: page([sentence, '', 'Team costs little.']) },
      weaker,
    ],
    ['raises its prices', edited(/\$(\d+)/, '$$1$1'), unchanged],
    ['writes them in another format', edited(/\$(\d+)/, '$1.00 USD'), unchanged],
    [
      'makes a list of its table',
      { head: page(prices.slice(2).map(line => `- ${line.slice(2, -2).replaceAll(' | ', ' for ')}`)) },
      unchanged,
    ],
    ['states new prices without the currency', edited(/\$(\d+)/, '1$1'), unchanged],
    ['leaves out the currency', edited(/\$(\d+)/, '$1'), unchanged],
    ['drops a row', { head: page(prices.slice(0, -1)) }, unchanged],
    ['moves them to a page', { head: page(contact), others: { 'docs/table.md': page(prices) } }, unchanged],
    ['moves them to data', { head: page(contact), others: data }, unchanged],
    ['remains, but its data lost them', { head: page(contact), before: data }, lost],
    [
      'remains and gets another line, but its data lost them',
      {
        head: page(contact),
        before: data,
        others: { 'data/plans.json': `${data['data/plans.json']}\n["EUR"]` },
      },
      lost,
    ],
    [
      'remains, but another page lost them',
      { head: page(contact), before: { 'docs/old.md': page(prices) } },
      lost,
    ],
    [
      'has its code in other words',
      { base: how(call), head: how(['```', 'create a token', 'then list them', '```']) },
      { outcome: 'weaker', values: { kind: 'name' } },
    ],
    [
      'puts its code into a shortcode',
      { base: how(call), head: how(['{{< highlight >}}', ...call.slice(1, -1), '{{< /highlight >}}']) },
      unchanged,
    ],
    [
      'indents its code',
      { base: how(call), head: how(call.map(line => line.replace('acme', ' acme'))) },
      unchanged,
    ],
  ])('%s', async (_, given, expected) => {
    expect(await judge(given)).toMatchObject(expected)
  })

  it.each<[string, (line: number) => [string, string]]>([
    ['of one row', () => ['| Team | $20 | 10 seats |', '| Team | ask | some seats |']],
    ['of rows with one word', line => [`| Team ${line} | $${line} |`, `| Team ${line} | ask |`]],
    ['of sentences', line => [`It costs $${line} for a seat.`, `It costs nothing ${line} for a seat.`]],
  ])('takes linear time %s', (_, rowOf) => {
    const language = createLanguage('en')
    expectLinear(8000, size => {
      const rows = Array.from({ length: size }, (_, line) => rowOf(line))
      const base = rows.map(([text], line) => aBlock(text, line))
      const head = rows.map(([, text], line) => aBlock(text, line))
      const trees = { base, head, page: { base, head }, others: { base: [], head: [] } }
      const loss = {
        outcome: 'unchanged',
        share: 0,
        way: 'rewritten',
        removed: [],
        after: undefined,
      } as const
      return addLostValues(
        { ...loss, removed: [] },
        {
          ...{ ...trees, certainty: 'confirmed', isDeleted: false, isRedirected: false, isPublished: true },
          elsewhere: [],
          readRow: { base: () => undefined, head: () => undefined },
          ...{
            isKeptElsewhere: () => false,
            isFilled: () => false,
            findHider: () => undefined,
            findUnread: () => undefined,
          },
        },
        [],
        language,
      )
    })
  })

  it('lists each place with its values and its new text', async () => {
    const { values, removed } = await judge({ head: page(contact) })
    const columns = ['Plan', 'Price', 'Seats']
    const rows = ['Free | $0 | 1 seat', 'Team | $20 | 10 seats', 'Business | $99 | 50 seats']
    expect(values).toEqual({
      kind: 'amount',
      places: rows.map((row, index) => {
        const before = row.split(' | ')
        const now = before.with(1, 'Contact us')
        const line = 7 + index
        return {
          ...{ before: before.join(', '), now: now.join(', '), values: before.slice(1, 2) },
          ...{ line, lineNow: line, row: { columns, before, now } },
        }
      }),
    })
    expect(removed).toMatchObject([{ path: 'docs/pricing.md', from: 7, to: 9 }])
  })
})
