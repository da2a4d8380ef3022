/** Reports as documents: with every kind of block, and the mock-ups of a live drop and of a hidden page. */
import type {
  AnswerEntry,
  Block,
  Chart,
  GridCell,
  Line,
  ReportDocument,
  Section,
} from '../../src/report/document/blocks.ts'

const SURFACES = ['comment', 'summary', 'html', 'pdf', 'text'] as const

/** A document with a headline and nothing else. */
export function aDocument(change: Partial<ReportDocument> = {}): ReportDocument {
  return {
    title: 'Acme is cited in 10% of the answers in Germany. It was 60%',
    first: [aHeadline(['Acme is cited in 10% of the answers in Germany. It was 60%'])],
    sections: [],
    footer: [],
    createdAt: '2026-11-22T10:00:00.000Z',
    ...change,
  }
}

/** A section on all surfaces. */
export function aSection(id: string, blocks: Block[], change: Partial<Section> = {}): Section {
  return { id, title: [`Section ${id}`], blocks, on: SURFACES, ...change }
}

export function aHeadline(text: Line, gate?: Line): Block {
  return { kind: 'headline', mark: 'fail', status: 'Failed', text, gate, isHeading: true }
}

export function aChart(name: string, change: Partial<Chart> = {}): Chart {
  const points = [0.2, 0.6, 0.5, 0.1].map((value, index) => ({ at: index / 3, value, isMarked: index === 3 }))
  return {
    kind: 'chart',
    title: 'Share of the answers that cite',
    description: 'From 20% to 10% in 4 runs',
    legend: ['Gray: the runs compared with.'],
    scale: { lowest: 0, highest: 2, step: 0.5 },
    ticks: [0, 0.5, 1].map(value => ({ value, label: `${100 * value}%` })),
    days: [
      { at: 0, label: '30 Aug' },
      { at: 1, label: '22 Nov' },
    ],
    lines: [
      { name, points, last: '10%', isLoss: true },
      {
        name: undefined,
        points: points.map(point => ({ ...point, value: point.value / 2 })),
        last: '20%',
        isLoss: false,
      },
    ],
    band: [0.5, 0.6],
    ...change,
  }
}

export function anAnswer(text: string, url: string): AnswerEntry {
  return {
    title: ['ChatGPT, sample 1'],
    words: 'cites the brand',
    tone: 'better',
    text,
    cut: undefined,
    sources: [[{ link: url, label: [{ name: url }] }]],
    queries: [text],
  }
}

/** Every kind of block and of inline, with `text` and `url` wherever they are from outside. */
export function everyBlock(text: string, url = 'https://acme.example/page'): Block[] {
  const line: Line = [
    'before ',
    { name: text },
    { quote: text },
    { code: text },
    { strong: [{ name: text }] },
    { small: [{ name: text }] },
    { toned: [{ name: text }], tone: 'worse' },
    { link: url, label: [{ name: text }] },
  ]
  const cell: GridCell = {
    now: '10%',
    was: 'was 70%',
    basis: '(3 of 30)',
    isLoss: true,
    mark: 'fail',
    share: 0.1,
  }
  const cells: GridCell[] = [cell, 'no answer', undefined]
  const columns: Line[] = [[{ name: text }], ['Gemini'], ['all']]
  return [
    aHeadline(line, [{ name: text }]),
    { kind: 'heading', text: line },
    { kind: 'paragraph', text: line },
    { kind: 'paragraph', text: line, isSmall: true },
    { kind: 'list', items: [line, line] },
    { kind: 'facts', rows: [{ label: 'Before', value: line }] },
    {
      kind: 'table',
      caption: 'What changed',
      columns: [
        { title: ['Question'], width: 2 },
        { title: ['Count'], isNumber: true },
      ],
      rows: [{ group: line, note: ['12 of 30'] }, [line, ['7']]],
    },
    { kind: 'grid', label: 'By country', columns, rows: [{ title: line, cells }], note: line },
    {
      kind: 'causes',
      entries: [
        { title: line, lines: [line, line], todo: line },
        { title: line, lines: [], todo: undefined },
      ],
    },
    aChart(text),
    aChart(text, { isSmall: true }),
    aChart(text, { isSmall: true }),
    { kind: 'verbatim', text: `${text}\n  indented ${text}` },
    {
      kind: 'bars',
      caption: 'Share of voice',
      rows: [{ title: line, share: 0.4, value: '40%', isOwn: true }],
    },
    {
      kind: 'answers',
      columns,
      rows: [{ title: line, cells, count: '1 answer', answers: [anAnswer(text, url)] }],
      note: line,
    },
    { kind: 'fold', title: line, blocks: [{ kind: 'paragraph', text: line }] },
  ]
}

const drop = (now: number, was: number, basis?: string): GridCell => ({
  ...{ now: `${now}%`, was: `was ${was}%`, isLoss: now < was - 20, share: now / 100 },
  ...(basis !== undefined && { basis }),
})

/** All engines fell in one country. `questions`: how many have their answers in the annex. */
export function liveDrop(questions: number): ReportDocument {
  const engines = ['ChatGPT', 'Perplexity', 'Gemini'].map((name): Line => [{ name }])
  const rows = Array.from({ length: questions }, (_, index) => index + 1)
  return aDocument({
    first: [
      aHeadline(['Acme is cited in 10% of the answers in Germany. It was 60%']),
      {
        kind: 'paragraph',
        text: [
          'All three engines fell there together. Chance does not explain this. The other countries are as before.',
        ],
      },
      {
        kind: 'grid',
        label: 'How many answers cite the brand',
        columns: [...engines, ['all']],
        rows: [
          { title: ['Germany'], cells: [drop(10, 70), drop(20, 60), drop(0, 50), drop(10, 60, '(3 of 30)')] },
          {
            title: ['United Kingdom'],
            cells: [drop(70, 68), drop(50, 55), drop(60, 57), drop(60, 60, '(18 of 30)')],
          },
          {
            title: ['United States'],
            cells: [drop(80, 76), drop(60, 63), drop(50, 53), drop(63, 64, '(19 of 30)')],
          },
          { title: ['all'], cells: [drop(53, 71), drop(43, 59), drop(37, 53), drop(44, 61, '(40 of 90)')] },
        ],
        note: ['Was: the 12 runs from 30 August to 15 November, same questions. Bold is the loss.'],
      },
      {
        kind: 'causes',
        entries: [
          {
            title: ['The engines no longer read your pages in Germany.'],
            lines: [['They read a page of acme.com for 5 of 30 answers, usually for 20.']],
            todo: [
              'Check that acme.com/de opens without a login, has no ',
              { code: 'noindex' },
              ', and that robots.txt admits OAI-SearchBot, PerplexityBot and Googlebot.',
            ],
          },
          {
            title: [{ name: 'boardly.example' }, ' took the place:'],
            lines: [['cited in 19 of 30 answers in Germany, usually in 6.']],
            todo: [
              'Read ',
              {
                link: 'https://boardly.example/de/vergleich',
                label: [{ name: 'boardly.example/de/vergleich' }],
              },
              ' beside acme.com/de/kanban, your page that it replaced most often.',
            ],
          },
        ],
      },
    ],
    sections: [
      aSection(
        'answers',
        [
          {
            kind: 'answers',
            columns: engines,
            rows: rows.map(row => ({
              title: [{ name: `question ${row}` }],
              cells: [drop(10, 70), drop(60, 60), 'no answer'],
              count: '3 answers',
              answers: [1, 2, 3].map(() =>
                anAnswer('Boardly is a **board** for teams. '.repeat(12), 'https://boardly.example/'),
              ),
            })),
          },
        ],
        { isAnnex: true },
      ),
      aSection('questions', [
        {
          kind: 'table',
          caption: 'Until now, and now',
          columns: [
            { title: ['Question'], width: 2 },
            { title: ['Until now'] },
            { title: ['Now'] },
            { title: ['Cited now'], width: 2 },
          ],
          rows: rows.map(row => [
            [{ name: `question ${row}` }],
            ['usually 2 of 3'],
            ['0 of 3'],
            ['boardly.example'],
          ]),
        },
      ]),
      aSection('trend', [aChart('Germany')]),
    ],
    footer: [{ kind: 'paragraph', isSmall: true, text: ['Run of 22 November 2026.'] }],
  })
}

/** A line hides a page that answers five questions. */
export function hiddenPage(): ReportDocument {
  const file: Line = [
    {
      link: 'https://github.com/acme/site/blob/head/docs/install.md#L3',
      label: [{ name: 'docs/install.md' }, ', line 3'],
    },
  ]
  const questions = [
    ['install Acme on Linux', 'Run apt install acme, then acme init.', 18],
    ['install Acme with Docker', 'Start it with docker run acme/acme.', 34],
    ['system requirements', 'Acme needs 2 GB of memory and PostgreSQL 15.', 9],
    ['update Acme', 'Run acme upgrade. Your data stays in place.', 61],
    ['uninstall Acme', 'Run apt remove acme. Backups stay in /var/acme.', 77],
  ] as const
  return aDocument({
    title: '5 of 24 questions lost their answer: docs/install.md is hidden',
    first: [
      aHeadline(['5 of 24 questions lost their answer: ', { name: 'docs/install.md' }, ' is hidden']),
      {
        kind: 'paragraph',
        text: [...file, ' is new: ', { code: 'noindex: true' }, '. Search engines leave the page out.'],
      },
      {
        kind: 'table',
        caption: 'Questions that lost their answer, and what answered them',
        columns: [{ title: ['Question'] }, { title: ['Answered there until now'], width: 2 }],
        rows: questions.map(([name, quote, line]) => [[{ name }], [{ quote }, ` (line ${line})`]]),
      },
      {
        kind: 'paragraph',
        text: [{ strong: ['What to do:'] }, ' delete line 3 of ', { name: 'docs/install.md' }, '.'],
      },
      { kind: 'paragraph', text: ['Checked 24 questions against 212 pages: 19 unchanged.'] },
    ],
    sections: [
      aSection('unchanged', [
        {
          kind: 'list',
          items: Array.from({ length: 19 }, (_, index) => [
            { name: `question ${index}` },
            ': ',
            { name: 'docs/page.md' },
            `, line ${index + 4}`,
          ]),
        },
      ]),
      aSection('settings', [
        {
          kind: 'facts',
          rows: [
            { label: 'Folder', value: [{ code: 'docs' }] },
            { label: 'Compared with', value: ['the base branch'] },
          ],
        },
      ]),
    ],
    footer: [{ kind: 'paragraph', isSmall: true, text: ['Run of 22 November 2026.'] }],
  })
}
