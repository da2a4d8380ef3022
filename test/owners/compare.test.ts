import { describe, expect, it } from 'vitest'
import type { AnswerGroup } from '../../src/owners/cited-pages.ts'
import { type ComparisonSettings, createComparer } from '../../src/owners/compare.ts'
import { loadCorpora } from '../../src/sites/corpus.ts'
import { aSource } from '../support/pages.ts'

type Files = Record<string, string>

/** Compares two trees, and returns the keywords that changed. Pages under `rival/` belong to Rival. */
async function compare(base: Files, head: Files, keywords: string[], settings?: ComparisonSettings) {
  const [before, after] = [aSource(base), aSource(head)]
  const corpora = await loadCorpora(before, after, {
    language: 'en',
    competitors: [{ name: 'Rival', folder: 'rival' }],
    siteUrls: [{ folder: '', template: 'https://acme.example/{path}' }],
  })
  const comparison = await createComparer(keywords, 'en')(
    { corpus: corpora.base, source: before },
    { corpus: corpora.head, source: after },
    settings,
  )
  const changed = comparison.changes.filter(({ outcome }) => outcome !== 'unchanged')
  return { ...comparison, changed }
}

const about = { 'about.md': 'Acme was founded in Oslo by two friends.' }
const pricing = { 'pricing.md': '# Cloud backup\n\nCloud backup costs ten dollars a month.' }

describe('a comparison of two trees', () => {
  it('finds nothing between equal trees', async () => {
    const comparison = await compare(about, about, ['acme founded', 'cloud backup'])
    expect(comparison).toMatchObject({ changed: [] })
    expect(comparison.base).toEqual(comparison.head)
  })

  it('names the keyword that lost its answer and the deleted file', async () => {
    const { changed, head } = await compare({ ...about, ...pricing }, about, ['acme founded', 'cloud backup'])
    expect(changed).toMatchObject([
      {
        keyword: 'cloud backup',
        outcome: 'lost',
        loss: 1,
        before: { text: 'Cloud backup costs ten dollars a month.', place: { path: 'pricing.md' } },
        after: undefined,
        causes: [{ kind: 'deleted', path: 'pricing.md' }],
        ...{ baseScore: 100, headScore: 0 },
      },
    ])
    expect(head.keywords[1]?.cited).toBe(false)
  })

  const plans = '# Plans\n\n## Team\n\nThe team plan has ten seats.\n\n## Solo\n\nThe solo plan has one seat.'
  const lfs = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n'
  it.each<[string, Files, Files, string, object[]]>([
    ['a page without its anchor', { 'a.md': plans }, {}, 'a.md#price', [{ path: 'a.md', heading: 'price' }]],
    ['an anchor that is there', { 'a.md': plans }, {}, 'a.md#team', []],
    [
      'an anchor that the change adds',
      { 'a.md': plans },
      { 'a.md': `${plans}\n\n## Price\n\nTen.` },
      'a.md#price',
      [],
    ],
    ['an anchor that the change removes', { 'a.md': plans }, { 'a.md': '# Plans' }, 'a.md#team', []],
    [
      'an anchor whose heading the change renames',
      { 'a.md': plans },
      { 'a.md': plans.replace('## Team', '## Plan of a team') },
      'a.md#team',
      [{ isRenamed: true, heading: 'team', found: { path: 'a.md', heading: 'plan-of-a-team' } }],
    ],
    [
      'an anchor whose heading and text the change replaces',
      { 'a.md': plans },
      { 'a.md': plans.replace(/## Team.*seats\./s, '## Price\n\nTen dollars.') },
      'a.md#team',
      [],
    ],
    ['a pointer of Git LFS', { 'a.md': lfs }, {}, 'a.md', [{ path: 'a.md', reason: 'lfs-pointer' }]],
    ['no such page', { 'a.md': plans }, {}, 'b.md', [{ path: 'b.md', reason: undefined, found: undefined }]],
    [
      'no page, but its name is',
      { 'other/b.md': `${plans}\n\nTeam plan.` },
      {},
      'a/b.md',
      [{ found: undefined }],
    ],
    [
      'a page whose title moved',
      { 'other/c.md': '# Team plan\n\nTen seats.' },
      {},
      'b.md',
      [{ found: { path: 'other/c.md' } }],
    ],
    [
      'a page that the change renames',
      { 'a.md': plans },
      { 'a.md': '', 'b.md': plans },
      'a.md',
      [{ path: 'a.md', isRenamed: true }],
    ],
  ])('reports a missing owner, which is %s', async (_, base, change, owner, found) => {
    const head = Object.fromEntries(Object.entries({ ...base, ...change }).filter(([, text]) => text !== ''))
    const [path = '', heading] = owner.split('#')
    const owners = [{ keyword: 'team plan', path, heading }]
    const { missing } = await compare({ ...about, ...base }, { ...about, ...head }, ['team plan'], { owners })
    expect(missing).toMatchObject(found)
    expect(missing).toHaveLength(found.length)
  })

  it('names the page with most of the text of a deleted page', async () => {
    const lines = [
      'The team plan has ten seats for writers.',
      'It ends on the last day of each month.',
      'A receipt comes by mail after each payment.',
      'Guests read all boards of the team for free.',
    ]
    const team = { 'team.md': `# Team plan\n\n${lines.join('\n\n')}` }
    const plans = { 'plans.md': `# Plans\n\nAll plans.\n\n${lines.slice(0, 3).join('\n\n')}` }
    const { changes } = await compare({ ...about, ...team }, { ...about, ...plans }, ['team plan'])
    expect(changes[0]?.elsewhere?.path).toBe('plans.md')
    expect(changes[0]?.elsewhere?.share).toBeCloseTo(0.74, 1)
  })

  it('names the keyword that gained an answer and the new file', async () => {
    const { changes } = await compare(about, { ...about, ...pricing }, ['cloud backup'])
    expect(changes).toMatchObject([
      { outcome: 'gained', before: undefined, after: { place: { path: 'pricing.md' } } },
    ])
  })

  it('names the competitor’s new page that took the brand’s place', async () => {
    const rival = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [
        `rival/${index}.md`,
        `# Cloud backup\n\n## Cloud backup\n\nCloud backup${index} cloud backup by variant${index} and sort${index}.`,
      ]),
    )
    const base = { 'a.md': `Long text ${'about much else '.repeat(30)} and cloud backup.` }
    const { changes } = await compare(base, { ...base, ...rival }, ['cloud backup'])
    expect(changes).toMatchObject([
      { outcome: 'weaker', loss: 0, after: { place: { path: expect.stringMatching(/^rival\//) } } },
    ])
    expect(new Set(changes[0]?.causes.map(({ kind }) => kind))).toEqual(new Set(['outranked']))
  })
})

/** A page of `count` different sentences on a subject. */
function textOn(subject: string, count: number): string[] {
  const animals = 'cow goat horse sheep deer moose hare fox wolf bear lynx otter'.split(' ')
  return animals
    .slice(0, count)
    .map(animal => `The ${animal} ${animal}s its ${subject} with ${animal}ish ${animal}ness daily.`)
}

const token = [
  '# Cancel an API token',
  ...textOn('token', 10),
  '## Example',
  '```sh\nacme token list --all\nacme token revoke --id 17\nacme token check --id 17\nacme token audit --since today --format json\n```',
]
const other = {
  'other.md': '# Other things\n\nOther things are described here, and at length, for everybody.',
}
const base: Files = { 'docs/token.md': token.join('\n\n'), ...other }
const question = 'cancel an API token'

/** Returns the change of the question if the page has these paragraphs. */
async function judge(paragraphs: string[] | undefined, others: Files = {}, settings?: ComparisonSettings) {
  const head = { ...other, ...(paragraphs && { 'docs/token.md': paragraphs.join('\n\n') }), ...others }
  const { changes } = await compare(base, head, [question], settings)
  return changes[0]
}

const [title = '', ...rest] = token
const animals = 'cow goat horse sheep deer moose hare fox wolf bear'.split(' ')
const short = `Tokens: ${animals.map(animal => `${animal}, ${animal}ish`).join('; ')}.`
const french = [
  '---\nlang: fr\n---',
  '# Annuler un jeton',
  'Ouvrez les paramètres de votre compte, puis choisissez la clé que vous ne voulez plus utiliser.',
  'Nous vous demandons une confirmation, et le service refuse ensuite toutes les requêtes avec cette clé.',
  'Les autres personnes de votre équipe gardent leurs clés, et rien ne change pour elles.',
]
const chance = { 'chance.md': 'To cancel an API token is easy, and to cancel an API token costs nothing.' }
const moved = { 'docs/revoke.md': token.join('\n\n') }
const less = token.filter((_, index) => index < 1 || index > 3).join('\n\n')
const redirect = { _redirects: '/docs/token /docs/revoke 301' }
const lost = { outcome: 'lost' }
const weaker = { outcome: 'weaker' }
const kept = { outcome: 'unchanged' }
const lostBy = (cause: object) => ({ outcome: 'lost', causes: [cause] })
const weakerBy = (cause: object) => ({ outcome: 'weaker', causes: [cause] })

describe('a page that is named in full', () => {
  it('owns the question', async () => {
    expect((await judge(token))?.owner).toEqual({
      path: 'docs/token.md',
      title: 'Cancel an API token',
      headings: [],
      certainty: 'named',
    })
  })

  it.each<[string, string[] | undefined, object, Files?]>([
    [
      'is lost if it is hidden',
      ['---\nrobots: noindex\n---', ...token],
      lostBy({ kind: 'hidden', path: 'docs/token.md', reasons: [{ kind: 'noindex', line: 2 }] }),
    ],
    [
      'is lost if a link replaces the text',
      [title, 'See [our guide](https://blog.acme.example/guide).'],
      { ...lostBy({ kind: 'rewritten', way: 'became-link' }), after: { text: 'See our guide.' } },
    ],
    [
      'is lost if most of it is in a comment',
      [title, `<!-- ${rest.slice(0, 8).join('\n\n')} -->`, ...rest.slice(8)],
      lostBy({ kind: 'hidden' }),
    ],
    [
      'is lost if its file becomes a translation, which is named',
      french,
      lostBy({ kind: 'unread', path: 'docs/token.md', reason: 'language', language: 'fr' }),
    ],
    ['is not saved by other sentences with the words of the question', undefined, lost, chance],
    ['is weaker if it is rewritten at half its length', [title, short, ...token.slice(-1)], weaker],
    [
      'is weaker if it has a new path without a redirect',
      undefined,
      weakerBy({ kind: 'moved', path: 'docs/token.md', to: 'docs/revoke.md' }),
      moved,
    ],
    [
      'is kept if it becomes the page of a folder',
      undefined,
      kept,
      { 'docs/token/index.mdx': token.join('\n\n') },
    ],
    [
      'is the page with another ending, of which less text is left',
      undefined,
      weakerBy({ kind: 'rewritten', path: 'docs/token.mdx' }),
      { 'docs/token.mdx': less },
    ],
    [
      'has not moved if a redirect leads to less text',
      undefined,
      weakerBy({ kind: 'moved', path: 'docs/token.md', reason: 'redirected' }),
      { 'docs/revoke.md': less, ...redirect },
    ],
    [
      'is kept if code is reindented and gets other quotes',
      token.map(text => text.replace(/^acme/gm, '  acme').replace('json', '"json"')),
      kept,
    ],
  ])('%s', async (_, paragraphs, expected, others) => {
    expect(await judge(paragraphs, others)).toMatchObject(expected)
  })

  it('keeps it if an unchanged page has the same text', async () => {
    const twin = { 'docs/twin.md': token.join('\n\n').replace('# Cancel an API token', '# Tokens') }
    const { changes } = await compare({ ...base, ...twin }, { ...other, ...twin }, [question])
    expect(changes).toMatchObject([{ outcome: 'unchanged' }])
  })

  it.each([
    ['text from data', '---\ntitle: Cancel an API token\n---\n\n<p>{{ site.data.token }}</p>', {}, weaker],
    ['a placeholder', '# Cancel an API token\n\nComing soon.', {}, lost],
    ['a file without text', '---\ntitle: Cancel an API token\n---\n', {}, weaker],
    ['text from a layout', '---\ntitle: Cancel an API token\nlayout: token\n---\n', {}, weaker],
    ['a short text', '# Cancel an API token\n\nPress the red button, then confirm it.', {}, lost],
    ['text from a component', '# Cancel an API token\n\n<Steps of="token" />', {}, weaker],
  ])('is deleted, with %s', async (_, text, head, expected) => {
    const files = { ...other, 'docs/token.mdx': text }
    const { changes } = await compare(files, { ...other, ...head }, [question], {
      owners: [{ keyword: question, path: 'docs/token.mdx' }],
    })
    expect(changes).toMatchObject([expected])
  })

  const described =
    '---\ntitle: Cancel an API token\ndescription: How to cancel an API token here, today.\n---'
  const near = 'To cancel an API token, press its red button twice.'
  it.each([
    ['the text that is nearest to the question', [title, ...textOn('key', 8), near], near],
    ['the first of equal texts', [title, ...textOn('key', 8)], textOn('key', 1)[0]],
    ['the body before the description', [described, ...textOn('key', 8)], textOn('key', 1)[0]],
    ['the description without a body', [described], 'How to cancel an API token here, today.'],
  ])('is quoted by %s', async (_, paragraphs, text) => {
    const { changes } = await compare({ ...other, 'docs/token.md': paragraphs.join('\n\n') }, other, [
      question,
    ])
    expect(changes).toMatchObject([{ before: { text } }])
  })

  it('is the answer before and after, whatever other pages have', async () => {
    const elsewhere = {
      'found.md': `# Cancel an API token\n\n${'Cancel an API token, an API token to cancel. '.repeat(3)}`,
    }
    const owned = { 'docs/keys.md': ['# Keys', ...textOn('key', 8), 'An API token is here.'].join('\n\n') }
    const owners = [{ keyword: question, path: 'docs/keys.md' }]
    const judged = async (head: Files) =>
      (await compare({ ...owned, ...elsewhere }, { ...elsewhere, ...head }, [question], { owners })).changes
    expect(await judged(owned)).toMatchObject([{ outcome: 'unchanged', owner: { path: 'docs/keys.md' } }])
    for (const { after, before } of [...(await judged(owned)), ...(await judged({}))]) {
      expect([undefined, 'docs/keys.md']).toContain(after?.place.path)
      expect([undefined, 'docs/keys.md']).toContain(before?.place.path)
    }
  })

  it('had its answer before other pages got its words', async () => {
    const owned = { 'docs/keys.md': ['# Keys', ...textOn('key', 8)].join('\n\n') }
    const owners = [{ keyword: question, path: 'docs/keys.md' }]
    const { changes } = await compare(owned, { ...owned, ...chance }, [question], { owners })
    expect(changes).toMatchObject([{ outcome: 'unchanged', after: undefined }])
  })
})

const guide = {
  'guide.md': [
    '# Everything about Acme',
    '## Revoke keys',
    ...textOn('key', 8),
    '## Restore files',
    ...textOn('file', 8),
  ].join('\n\n'),
}

describe('a section that a heading names', () => {
  it('owns the question, and the rest of the page does not affect its loss', async () => {
    const head = { 'guide.md': guide['guide.md'].replace(/## Revoke[^#]*/, '') }
    const { changes } = await compare(guide, head, ['revoke keys'], {
      owners: [{ keyword: 'revoke keys', path: 'guide.md' }],
    })
    expect(changes).toMatchObject([
      {
        outcome: 'lost',
        owner: { headings: ['Revoke keys'], certainty: 'confirmed' },
        causes: [{ way: 'section-gone' }],
      },
    ])
  })
})

describe('the owner by citation', () => {
  const now = '2026-11-28T10:00:00.000Z'
  const group: AnswerGroup = {
    ...{ run: '2026-11-20T10:00:00.000Z', keyword: 'cloud backup', engine: 'openai', of: 3 },
    pages: [{ address: 'acme.example/about', answers: 2 }],
  }
  const citations = { groups: [group, { ...group, run: '2026-11-27T10:00:00.000Z' }], now }
  const confirmed = [{ keyword: 'cloud backup', path: 'pricing.md' }]
  const both = { ...about, ...pricing }

  it.each<[string, Files, ComparisonSettings, string]>([
    ['warns if it is deleted', pricing, { citations }, 'weaker about.md cited'],
    ['passes if it is kept', both, { citations }, 'unchanged about.md cited'],
    ['does not pass what fails without the history', about, { citations }, 'lost pricing.md named'],
    [
      'does not count if a person confirmed another',
      pricing,
      { citations, owners: confirmed },
      'unchanged pricing.md confirmed',
    ],
    ['needs a history', pricing, {}, 'unchanged pricing.md named'],
  ])('%s', async (_, head, settings, expected) => {
    const { changes } = await compare(both, head, ['cloud backup'], settings)
    expect(changes.map(({ outcome, owner }) => `${outcome} ${owner?.path} ${owner?.certainty}`)).toEqual([
      expected,
    ])
  })

  it('is at stake if the change touches it', async () => {
    const stakes = [{ path: 'about.md', engines: ['openai'], keywords: ['cloud backup'], answers: 4, of: 6 }]
    const edited = { ...both, 'about.md': `${about['about.md']} They like boats.` }
    expect(await compare(both, edited, ['other'], { citations })).toMatchObject({ stakes })
    expect(await compare(both, about, ['other'], { citations })).toMatchObject({ stakes: [] })
  })
})
