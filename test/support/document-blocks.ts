/** Reports as documents, for the renderers: of a loss in one country, of everything, and of many keywords. */
import type {
  Block,
  Card,
  Cell,
  Chart,
  Document,
  Fold,
  Line,
  Section,
  Table,
  Value,
} from '../../src/lib/document/blocks.ts'

const TODAY = '2026-11-22T06:00:00.000Z'
const COUNTRIES = ['Germany', 'United Kingdom', 'United States']
const ENGINES = ['ChatGPT', 'Perplexity', 'Gemini', 'Claude', 'Google AI Overviews', 'Le Chat']

/** A report with a headline, and nothing else unless it is given. */
export function aDocument(parts: Partial<Document> = {}): Document {
  return {
    title: 'Acme is cited in 61% of the answers, as before',
    about: [['AI visibility'], [{ name: 'Acme' }], ['22 November 2026']],
    first: [
      {
        ...{ kind: 'heading', mark: 'pass' },
        text: [{ name: 'Acme' }, ' is cited in 61% of the answers, as before'],
        more: ['90 answers of 3 engines.'],
      },
    ],
    sections: [],
    footer: [],
    createdAt: TODAY,
    ...parts,
  }
}

/** The headline of a failure. */
export function aHeadline(text: Line, gate?: Line): Extract<Block, { kind: 'heading' }> {
  return { kind: 'heading', mark: 'fail', text, of: gate }
}

/** A section on every surface. */
export function aSection(id: string, ...blocks: Block[]): Section {
  const title = `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`
  return { id, title: [title], blocks, on: ['comment', 'summary', 'html', 'pdf', 'text'] }
}

/** The grid of a loss of all engines in Germany. */
function aGrid(engines = 3): Table {
  const columns = [...ENGINES.slice(0, engines), 'all']
  return gridOf(
    columns.map((title): Line => [title]),
    [...COUNTRIES, 'all'].map((title, row): Cell[] => [
      [title],
      ...columns.map((_, column): Value => {
        const was = 0.5 + ((7 * row + 3 * column) % 5) / 20
        const isLoss = row === 0
        const now = isLoss ? ((column + 1) % 3) / 10 : was + ((row + column) % 3) / 50
        const isLast = column === columns.length - 1
        return {
          now: percent(now),
          was: `was ${percent(was)}`,
          ...(isLast && { basis: `(${Math.round(now * 30)} of 30)` }),
          ...(isLoss && { isLoss }),
          history: [...Array.from({ length: 11 }, (_, week) => was + ((week * (column + 2)) % 5) / 50), now],
        }
      }),
    ]),
    [
      'Was: the 12 runs from 30 August to 15 November, same questions. Bold is the loss; what lies outside it is ordinary ups and downs. ',
      'Asked through APIs; the apps may answer differently.',
    ],
  )
}

/** A grid whose rows have titles, or no titles. */
export function gridOf(titles: Line[], rows: Cell[][], note?: Line): Table {
  const isTitled = rows.some(row => row.length > titles.length)
  const columns = [...(isTitled ? [[]] : []), ...titles].map(title => ({ title }))
  const caption = 'How many answers cite the brand, by country and engine'
  return { kind: 'table', isGrid: true, caption, columns, rows, note }
}

/** A chart of three countries and all of them. */
export function aChart(parts: Partial<Chart> = {}): Chart {
  return {
    kind: 'chart',
    title: 'Share of the answers that cite Acme, over 12 runs',
    description: 'From 30 August to 22 November. Germany: from 60% to 10%.',
    legend: ['A cross marks a run that failed or is part of a loss.'],
    ticks: [0, 20, 40, 60, 80, 100].map(value => ({ value, label: `${value}%` })),
    days: [
      { at: 0, label: '30 Aug' },
      { at: 0.5, label: '11 Oct' },
      { at: 1, label: '22 Nov' },
    ],
    lines: [undefined, ...COUNTRIES].map((name, line) => ({
      name,
      points: Array.from({ length: 12 }, (_, run) => ({
        at: run / 11,
        value: run === 11 && line < 2 ? 44 - 34 * line : 55 + ((run * (line + 2)) % 9),
        isMarked: run === 11,
      })),
      last: line === 1 ? '10%' : '44%',
      isLoss: line === 1,
    })),
    level: { now: '44%', was: 'was 61%', basis: '40 of 90 answers' },
    ...parts,
  }
}

/** The answers to many keywords, each of which is folded. */
export function answersOf(
  { keywords, engines = 3, samples = 1 }: { keywords: number; engines?: number; samples?: number },
  text = 'For small teams, **Boardly** is a good choice:\n\n- It has a [free plan](https://boardly.example/pricing).\n- It needs no training.\n\nAcme is an alternative.',
): Fold[] {
  const names = ENGINES.slice(0, engines)
  const source: Line = [{ link: 'https://boardly.example/pricing', label: [{ name: 'boardly.example' }] }]
  const cards = names.flatMap(engine =>
    Array.from(
      { length: samples },
      (_, sample): Card => ({
        title: [
          { name: engine },
          ` · sample ${sample + 1} · `,
          { toned: ['cites the brand'], tone: 'better' },
        ],
        text,
        lines: [
          ['Cited: ', ...source],
          ['Searched for: ', { name: 'best kanban board' }],
        ],
      }),
    ),
  )
  return Array.from({ length: keywords }, (_, index) => ({
    kind: 'fold',
    title: [{ name: `best kanban board for team ${index + 1}` }, ' ', { small: [`${cards.length} answers`] }],
    blocks: [{ kind: 'card', cards }],
  }))
}

/** A loss in one country, as a scheduled run tells it. */
export function aLoss({ engines = 3, keywords = 5 } = {}): Document {
  return aDocument({
    title: 'Acme is cited in 10% of the answers in Germany. It was 60%',
    first: [
      aHeadline([{ name: 'Acme' }, ' is cited in 10% of the answers in Germany. It was 60%']),
      {
        kind: 'line',
        text: [
          'All three engines fell there together. Chance does not explain this. The other countries are as before.',
        ],
      },
      aGrid(engines),
      {
        kind: 'card',
        cards: [
          {
            title: ['The engines no longer read your pages in Germany.'],
            lines: [['They read a page of acme.com for 5 of 30 answers, usually for 20.']],
            todo: [
              'check that acme.com/de opens without a login, has no ',
              { code: 'noindex' },
              ', and that robots.txt admits OAI-SearchBot, PerplexityBot and Googlebot.',
            ],
          },
          {
            title: [{ name: 'boardly.example' }, ' took the place:'],
            lines: [['cited in 19 of 30 answers in Germany, usually in 6.'], ['Also named: Taskhive.']],
            todo: [
              'read ',
              { link: 'https://boardly.example/de/vergleich', label: ['boardly.example/de/vergleich'] },
              ' next to acme.com/de/kanban, your page it replaced most often.',
            ],
          },
        ],
      },
    ],
    sections: [
      aSection('questions', {
        kind: 'table',
        caption: 'Questions in Germany',
        columns: [
          { title: ['Question'] },
          { title: ['until now'], isNumber: true },
          { title: ['Cited now'] },
        ],
        rows: [
          [[{ name: 'kanban for agencies' }], ['3 of 3'], [{ name: 'boardly.example' }]],
          [[{ name: 'kanban for nonprofits' }], ['2 of 3'], [{ name: 'boardly.example' }]],
        ],
      }),
      aSection('trend', aChart()),
      aSection('share-of-voice', {
        kind: 'table',
        caption: 'Share of the citations',
        columns: [{ title: ['Brand'] }, { title: ['Share'], isNumber: true }],
        rows: [
          [[{ name: 'Boardly' }], { now: '52%' }],
          [[{ strong: [{ name: 'Acme' }] }], { now: '41%' }],
        ],
      }),
      { ...aSection('answers', ...answersOf({ keywords, engines, samples: 3 })), isFolded: true },
      aSection('measured', {
        kind: 'list',
        items: [['5 questions'], ['ChatGPT, Perplexity and Gemini']],
      }),
    ],
  })
}

/** The overview of a fleet. The title of each row leads to the report of a gate. */
export function anOverview(ids: readonly string[]): Document {
  const title = `1 of ${ids.length} gates failed`
  const rows = ids.map((id, index): Cell[] => [
    [{ link: `#${id}`, label: [{ name: id }] }],
    { now: `${50 + index}%`, was: 'was 58%', isLoss: index === 0 },
  ])
  return aDocument({
    about: [['AI visibility'], ['22 November 2026']],
    title,
    first: [aHeadline([title]), gridOf([['ChatGPT']], rows)],
  })
}

/**
 * Every kind of block and of inline, with the text in each place that a text from outside can have, and words of this
 * program in the others.
 */
export function everyBlock(text: string, url = 'https://acme.example/', words = '10%'): Block[] {
  const outside: Line = [
    { name: text },
    { quote: text },
    { code: text },
    { strong: [{ name: text }] },
    { small: [{ name: text }] },
    { toned: [{ name: text }], tone: 'worse' },
    { link: url, label: [{ name: text }] },
    words,
  ]
  const cell: Value = { now: words, was: words, basis: words, isLoss: true, history: [0, undefined, 1] }
  const table = {
    caption: words,
    columns: [outside, outside, outside].map(title => ({ title })),
    note: outside,
  }
  const { lines, ...chart } = aChart()
  return [
    { ...aHeadline(outside, outside), more: outside },
    { kind: 'heading', text: outside },
    { kind: 'line', text: outside },
    { kind: 'list', items: [outside] },
    {
      kind: 'table',
      ...table,
      rows: [
        [outside, outside, cell],
        [[], cell, cell],
      ],
    },
    {
      kind: 'table',
      ...table,
      isGrid: true,
      rows: [
        [outside, cell, ['no answer']],
        [cell, [], cell],
      ],
    },
    { kind: 'card', cards: [{ title: outside, lines: [outside, outside], todo: outside }] },
    {
      kind: 'card',
      cards: [{ title: outside }, { title: outside, lines: [outside], text }],
    },
    {
      ...chart,
      ...{ title: words, description: words, legend: outside },
      ticks: [{ value: 100, label: words }],
      days: [{ at: 0, label: words }],
      lines: lines.map(line => ({ ...line, name: line.name && text, last: words })),
    },
    { kind: 'code', text },
    { kind: 'fold', title: outside, blocks: [{ kind: 'line', text: outside }] },
  ]
}

/** A document with every block, three times. */
export function everything(text = 'Acme', url = 'https://acme.example/', words = text): Document {
  const [headline, ...blocks] = everyBlock(text, url, words)
  return aDocument({
    ...{
      title: text,
      about: [['AI visibility'], [{ name: text }]],
      first: headline === undefined ? [] : [headline],
    },
    sections: ['first', 'second', 'third'].map(id => aSection(id, ...blocks)),
    footer: blocks.slice(1, 2),
  })
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`
}
