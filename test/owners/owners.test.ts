/** The core of the content gate as tables: the owner of a question, its new path, and its loss. */
import { describe, expect, it } from 'vitest'
import { createComparer } from '../../src/owners/compare.ts'
import { followOwners } from '../../src/owners/follow-owners.ts'
import type { OwnerCertainty } from '../../src/owners/keyword-change.ts'
import { createNameReader, fitOf } from '../../src/owners/name-fit.ts'
import { type ConfirmedOwner, findSection, locateOwner } from '../../src/owners/owner.ts'
import { measureOwnerLoss, type OwnerLoss } from '../../src/owners/owner-loss.ts'
import { createScanner } from '../../src/owners/scan.ts'
import { createUnreadFinder } from '../../src/owners/unread-text.ts'
import { readBlocks } from '../../src/pages/page.ts'
import { createQueries } from '../../src/retrieval/retrieval.ts'
import { createLanguage } from '../../src/retrieval/words.ts'
import { loadCorpora } from '../../src/sites/corpus.ts'
import { aPage } from '../support/corpus-pages.ts'
import { aSource, pagesOf } from '../support/pages.ts'

const language = createLanguage('en')
type Files = Record<string, string>

/** The lines `from` to `to`, each of ten words that no other line has, with something before each. */
function lines(from: number, to: number, mark = '', end = '\n\n'): string {
  const letters = (number: number) => String.fromCharCode(97 + Math.floor(number / 26), 97 + (number % 26))
  const line = (number: number) =>
    Array.from({ length: 10 }, (_, word) => `vo${letters(number)}k${letters(word)}`).join(' ')
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => mark + line(from + index)).join(end)
}
const steps = (from: number, to: number) => lines(from, to, '1. ', '\n')
const links = (from: number, to: number) => `${lines(from, to, '- [', '](a.md)\n')}](a.md)`
const code = (from: number, to: number, more = '') => `\`\`\`\n${lines(from, to, '', '\n')}\n${more}\n\`\`\``
/** The first words of each line. */
const firstWords = (text: string, count: number) =>
  text
    .split('\n\n')
    .map(line => line.split(' ').slice(0, count).join(' '))
    .join('\n\n')

interface Around {
  certainty?: OwnerCertainty
  /** Text of other changed pages, before and after. */
  was?: string
  others?: string
  /** Text of an unchanged page. */
  elsewhere?: string
  /** Text of a file that is not read as a page. */
  unread?: string
  isRedirected?: boolean
  isPublished?: boolean
  maxLoss?: number
}

function lossOf(before: string, after: string | undefined, around: Around) {
  const {
    was = '',
    others = '',
    elsewhere = '',
    unread = '',
    isRedirected = false,
    isPublished = true,
    certainty = 'named',
    maxLoss,
  } = around
  const [base, head] = [readBlocks(before, 'markdown'), readBlocks(after ?? '', 'markdown')]
  return measureOwnerLoss(
    {
      ...{ certainty, base, head, page: { base, head }, maxLoss },
      ...{ isDeleted: after === undefined, isRedirected, isPublished },
      elsewhere: [],
      ...{ isFilled: () => false, findHider: () => undefined },
      readRow: { base: () => undefined, head: () => undefined },
      findUnread: createUnreadFinder([{ path: 'data.yml', text: unread }], language),
      others: { base: readBlocks(was, 'markdown'), head: readBlocks(others, 'markdown') },
      isKeptElsewhere: text => elsewhere.split('\n\n').includes(text),
    },
    language,
  )
}

const ten = lines(1, 10)
const withCode = `${ten}\n\n${code(11, 14)}`
const link = 'See [the guide](a.md).'
const indented = `\`\`\`\n${lines(11, 14, '    ', '\n')}\n\`\`\``
const short = '- Save it\n- Press OK\n- Go on'
/** The first line has the first word of each line, the next one the second. */
const scattered = (words: number) =>
  Array.from({ length: words }, (_, word) =>
    ten
      .split('\n\n')
      .map(line => line.split(' ')[word])
      .join(' '),
  ).join('\n\n')
const again = (words: number) => firstWords(ten, words).replaceAll('\n\n', ' ')
const english = 'Run the installer on a machine with Node 22 or later, and wait until it is done. '.repeat(2)
const german = 'Starten Sie das Programm mit Node 22 und warten Sie, bis es fertig ist. '.repeat(2)

const confirmed = { certainty: 'confirmed' } as const
const guessed = { certainty: 'guessed' } as const

describe('what a change removes from the text that owns a question', () => {
  it.each<[string, string, string | undefined, Around, OwnerLoss['outcome'], (string | number)?]>([
    ['nothing', ten, ten, {}, 'unchanged', 0],
    ['a page', ten, undefined, {}, 'lost', 'section-gone'],
    ['all text of a page', ten, '', {}, 'lost', 'emptied'],
    ['all text of a page of code', indented, '', {}, 'lost', 'emptied'],
    ['a guessed page', ten, undefined, guessed, 'lost'],
    ['two fifths of the words', ten, lines(5, 10), {}, 'weaker', 0.4],
    ['more than two fifths', ten, lines(6, 10), {}, 'lost', 'rewritten'],
    ['more than two fifths of a guess', ten, lines(6, 10), guessed, 'weaker'],
    ['a little more than two fifths', lines(1, 50), lines(22, 50), {}, 'lost', 0.42],
    ['all but the title', `# A\n\n${ten}`, '# A\n\nSoon.', {}, 'lost', 'emptied'],
    ['all but the title of a guess', `# A\n\n${ten}`, '# A\n\nSoon.', guessed, 'lost'],
    [
      'words of a text that is a seventh shorter',
      ten,
      `${lines(6, 10)}\n\n${lines(11, 13)}${firstWords(lines(14, 14), 5)}`,
      {},
      'unchanged',
      0.5,
    ],
    ['four fifths of a guess', ten, lines(9, 10), guessed, 'weaker', 0.8],
    ['half of a short text', lines(1, 6), lines(4, 6), {}, 'lost', 0.5],
    ['less than 25 words', lines(1, 6), lines(3, 6), {}, 'unchanged'],
    ['less than 15 percent', lines(1, 30), lines(5, 30), {}, 'unchanged'],
    [
      'an eighth, while more moves to another page',
      lines(1, 40),
      lines(1, 30),
      { others: lines(31, 35) },
      'unchanged',
      0.125,
    ],
    [
      'a fifth, while more moves to another page',
      lines(1, 40),
      lines(1, 30),
      { others: lines(31, 32) },
      'weaker',
      0.2,
    ],
    ['words of a page that grew', ten, `${lines(4, 10)}\n\n${lines(11, 20)}`, {}, 'unchanged', 0.3],
    ['words for as many others', ten, lines(11, 20), {}, 'unchanged', 1],
    ['words for a third of others', ten, lines(11, 14), {}, 'weaker', 1],
    ['words for less than a third of others', ten, lines(11, 13), {}, 'lost', 1],
    ['an English text for a German one', english, german, {}, 'lost', 1],
    ['an English text for a German one of another page', english, german, { was: german }, 'lost', 1],
    ['words in another order', ten, `${lines(6, 10)}\n\n${lines(1, 5)}`, {}, 'unchanged', 0],
    ['half of the words of each line', ten, firstWords(ten, 5), {}, 'unchanged', 0],
    ['six of ten words of each line', ten, firstWords(ten, 4), {}, 'weaker', 1],
    ['most words of each line', ten, firstWords(ten, 1), {}, 'lost', 1],
    ['what was allowed', ten, lines(7, 10), { maxLoss: 0.6 }, 'weaker', 0.6],
    ['more than was allowed', ten, lines(8, 10), { maxLoss: 0.6 }, 'lost'],
    ['all if all is allowed', ten, undefined, { maxLoss: 1 }, 'weaker'],

    ['its code', withCode, ten, {}, 'lost', 'examples-removed'],
    ['the code of a guess', withCode, ten, guessed, 'weaker', 'examples-removed'],
    ['half of its code', withCode, `${ten}\n\n${code(11, 12)}`, {}, 'unchanged'],
    ['half of its blocks of code', `${ten}\n\n${code(11, 30)}`, `${ten}\n\n${code(11, 20)}`, {}, 'weaker'],
    [
      'two of three blocks of code',
      `${lines(41, 60)}${lines(1, 20)}\n\n${code(11, 40)}`,
      `${lines(41, 60)}${lines(1, 20)}\n\n${code(11, 20)}`,
      {},
      'lost',
    ],
    ['its code for a text as long', withCode, `${ten}\n\n${lines(15, 18)}`, {}, 'unchanged'],
    ['all code, however short', `${ten}\n\n${code(11, 11)}`, ten, {}, 'lost', 'examples-removed'],
    ['the short code of a long page', `${lines(12, 80)}\n\n${code(11, 11)}`, lines(12, 80), {}, 'weaker'],
    ['its short code for a link', `${ten}\n\n${code(11, 11)}`, `${ten}\n\n[Guide](a.md)`, {}, 'lost'],
    ['its short code for a sentence', `${ten}\n\n${code(11, 11)}`, `${ten}\n\nAsk us.`, {}, 'weaker'],
    ['the marks of its short code', `${ten}\n\n${code(11, 11)}`, lines(1, 11), {}, 'unchanged'],
    [
      'one of two short codes',
      `${ten}\n\n${code(11, 11)}\n\n${code(12, 12)}`,
      `${ten}\n\n${code(11, 11)}`,
      {},
      'unchanged',
    ],
    ['the indent of its code', withCode, `${ten}\n\n${indented}`, {}, 'unchanged', 0],
    ['steps', `${ten}\n\n${steps(11, 14)}`, ten, {}, 'weaker'],
    [
      'code of which other code has most lines',
      `${ten}\n\n${code(11, 20)}\n\n${code(11, 16, lines(21, 24, '', '\n'))}`,
      `${ten}\n\n${code(11, 20)}`,
      {},
      'weaker',
      1 / 3,
    ],
    ['links', `${lines(1, 3)}\n\n${links(4, 10)}`, lines(1, 3), {}, 'lost'],

    ['words that a changed page has', ten, `${lines(8, 10)}`, { others: lines(1, 7) }, 'unchanged', 0],
    ['nearly all words, which a changed page has', ten, 'Read on.', { others: ten }, 'weaker', 1],
    ['a page that a changed page has', ten, undefined, { others: ten }, 'unchanged', 0],
    ['words that another page has', ten, undefined, { elsewhere: ten }, 'unchanged', 0],
    [
      'lines of eight words that another page has',
      firstWords(ten, 8),
      undefined,
      { elsewhere: firstWords(ten, 8) },
      'unchanged',
    ],
    [
      'lines of seven words that another page has',
      firstWords(ten, 7),
      undefined,
      { elsewhere: firstWords(ten, 7) },
      'lost',
    ],
    ['words of which another page has half', ten, undefined, { elsewhere: lines(1, 5) }, 'lost', 0.5],
    [
      'words of which a changed page keeps most',
      ten,
      undefined,
      { was: lines(3, 9), others: lines(3, 9) },
      'weaker',
    ],
    ['short lines that another page has', short, undefined, { elsewhere: 'Save it\n\nGo on' }, 'lost', 1],
    ['words that are reworded with two of ten', ten, again(2), {}, 'weaker', 1],
    ['words that are reworded with one of ten', ten, again(1), {}, 'lost', 1],
    ['a page that is reworded with six of ten', ten, undefined, { others: scattered(6) }, 'weaker'],
    ['a page that is reworded with five of ten', ten, undefined, { others: scattered(5) }, 'lost'],
    ['half of a page that another page rewords', ten, lines(6, 10), { others: scattered(6) }, 'lost'],
    ['a page for data', ten, undefined, { unread: lines(1, 9) }, 'weaker'],
    ['a page for data that has half of it', ten, undefined, { unread: lines(1, 5) }, 'lost'],
    ['a page whose address leads to another', ten, undefined, { isRedirected: true }, 'weaker'],

    ['a guessed page of ten words', lines(1, 1), undefined, guessed, 'lost', 1],
    ['a page of ten words', lines(1, 1), undefined, {}, 'lost', 1],
    ['a page without an address', ten, undefined, { isPublished: false }, 'lost', 1],
    ['a card without an address', lines(1, 1), undefined, { isPublished: false }, 'unchanged', 1],
    ['most of a page of 30 words', lines(1, 3), lines(3, 3), {}, 'unchanged'],
    ['a page without text', '---\ntitle: A\n---', undefined, {}, 'weaker', 1],
    ['a confirmed page without text', '', undefined, confirmed, 'weaker', 1],
    ['words for a link', ten, link, {}, 'lost', 'became-link'],
    ['words for a longer text with a link', ten, `${lines(21, 22)} ${link}`, {}, 'lost', 'rewritten'],
    ['words for others and a link', ten, `It is new.\n\n${link}`, {}, 'lost', 'emptied'],
  ])('%s', (_, before, after, around, outcome, more) => {
    const loss = lossOf(before, after, around)
    expect(loss).toMatchObject({ outcome, ...(typeof more === 'string' && { way: more }) })
    if (typeof more === 'number') expect(loss.share).toBeCloseTo(more)
  })
})

describe('how well a name fits a question', () => {
  const pages = pagesOf({ 'a.md': '# Redirects\n\nx', 'b.md': '# Cards\n\nx', 'c.md': '# Boards\n\nx' })
  it.each([
    ['cancel a token', '# Cancel a token', 'docs/a.md', 1],
    ['cancel a token', '# How to cancel the tokens', 'docs/a.md', 1],
    ['cancel a token', '# Cancel', 'docs/a.md', 0.5],
    ['cancel a token', '# Cancel', 'token/a.md', 1],
    ['cancel a token', '# Cancel a token by mail', 'docs/a.md', 0.87],
    ['cancel a token', '# Other', 'docs/cancel-token.md', 1],
    ['cancel a token', '# Other', 'docs/other.md', 0],
  ])('%s: %s in %s', (keyword, text, path, expected) => {
    const queries = createQueries([keyword], language)
    const page = aPage(path, `${text}\n\nText.`)
    const weights = new Map(queries.queries[0]?.terms.map(term => [term, 1]))
    const readNames = createNameReader([...pages, page], [1, 1], queries, language)
    const { own, folders } = readNames(page)
    const fits = own.map(name => fitOf(name, folders, weights).fit)
    expect(Math.max(...fits)).toBeCloseTo(expected, 1)
  })
})

describe('the page that owns a question', () => {
  const site: Files = {
    'docs/cards.md':
      '# Cards\n\nA card has a title. Move a card, and archive a card.\n\n## Archive cards\n\nPress A.\n\n### By key\n\nPress K.',
    'docs/boards.md': '# Boards\n\nA board has lists of cards.',
    'docs/token.md': '# Cancel a token\n\nA token ends.',
    'docs/keys.md':
      '# Keys and tokens for machines\n\nA key ends, and a token too. Rotate the keys of a machine.',
    'docs/intro.md': '# Introduction\n\nAcme is for teams.',
    'blog/2024-01-01-boards.md': '# Boards\n\nBoards are here, and boards are new. Boards for all.',
    'rival/swimlanes.md': '# Swimlanes\n\nSwimlanes of Rival.',
    'docs/webhooks.md': '# Webhooks\n\n## Webhooks by name\n\nPress W.',
    'docs/export.md':
      '# Export\n\nPress E, and wait for a file of all that the team has ever made in its many years.',
    'docs/reports.md':
      '# Reports to export\n\nExport a report.\n\n## Export\n\nExport each report, export all of them, and export them again.',
  }
  it.each<[string, (string | undefined)?, string?, (string[] | undefined)?, Partial<ConfirmedOwner>?]>([
    ['cancel a token', 'docs/token.md', 'named'],
    ['rotate keys', 'docs/keys.md', 'guessed'],
    ['boards', 'docs/boards.md', 'guessed'],
    ['archive cards', 'docs/cards.md', 'guessed', ['Archive cards']],
    // The heading fits less than the title, or has too little of the question.
    ['webhooks', 'docs/webhooks.md', 'named'],
    ['archive teams', 'docs/cards.md', 'guessed'],
    // Its exact name outweighs the text and the heading of another page.
    ['export', 'docs/export.md', 'named'],
    ['swimlanes', undefined],
    ['cloud storage', undefined],
    ['anything', 'docs/keys.md', 'confirmed', undefined, { path: 'docs/keys.md' }],
    [
      'anything',
      'docs/cards.md',
      'confirmed',
      ['Archive cards'],
      { path: 'docs/cards.md', heading: 'Archive-cards' },
    ],
    ['anything', 'docs/cards.md', 'confirmed', undefined, { path: 'docs/cards.md', heading: 'restore' }],
    [
      'anything',
      'docs/cards.md',
      'confirmed',
      ['Archive cards', 'By key'],
      { path: 'docs/cards.md', heading: 'by-key' },
    ],
    ['cancel a token', 'docs/token.md', 'named', undefined, { path: 'docs/gone.md' }],
  ])('%s: %s', (keyword, path, certainty, headings, confirmed) => {
    const owners = confirmed === undefined ? [] : [{ keyword, path: '', ...confirmed }]
    const [owner] = createScanner([keyword], 'en').nameOwners(pagesOf(site), owners)
    expect(owner && [owner.page.path, owner.certainty, owner.headings]).toEqual(
      path && [path, certainty, headings],
    )
  })
})

describe('a confirmed owner that is renamed', () => {
  it.each<[string, string, Files, string]>([
    ['has its path', 'a.md', { 'a.md': lines(1, 10) }, 'a.md'],
    ['has most of its text at a new path', 'a.md', { 'b.md': lines(3, 12), 'c.md': lines(9, 20) }, 'b.md'],
    ['has half of it', 'a.md', { 'b.md': lines(6, 15) }, 'b.md'],
    ['has less than half', 'a.md', { 'b.md': lines(7, 16) }, 'a.md'],
    ['has it on a page that stood before', 'a.md', { 'other.md': lines(1, 10) }, 'a.md'],
  ])('%s', (_, path, there, found) => {
    const here = pagesOf({ 'a.md': lines(1, 10), 'other.md': lines(30, 31) })
    expect(followOwners([{ keyword: 'x', path }], here, pagesOf(there))).toEqual([
      { keyword: 'x', path: found },
    ])
  })
})

describe('the answer to a question', () => {
  const keyword = 'cancel a token'
  const pageOf = (text: string) => ({ 'docs/token.md': `# Cancel a token\n\n${text}` })
  const guessOf = (text: string) => ({
    'docs/token.md': `# Tokens of machines, and how to cancel, share and rotate them\n\n${text}`,
  })
  const rest = { 'docs/other.md': `# Other things\n\n${lines(60, 63)}` }
  const [page, guess] = [pageOf(ten), guessOf(ten)]
  const moved = { 'docs/revoke.md': page['docs/token.md'] }
  const redirect = { _redirects: '/docs/token /docs/revoke 301' }
  const sentences = { 'a.md': 'Some text: cancel a token here. Cancel the token.' }
  const owners = [{ keyword, path: 'docs/token.md' }]

  it.each<[string, Files, Files, string, string?, ConfirmedOwner[]?]>([
    ['whose page is deleted', page, {}, 'lost', 'deleted'],
    ['whose page is halved', page, pageOf(lines(1, 5)), 'lost', 'rewritten'],
    ['whose page is shorter', page, pageOf(lines(1, 7)), 'weaker', 'rewritten'],
    ['whose page has moved, with a redirect', page, { ...moved, ...redirect }, 'unchanged'],
    ['whose page has another ending', page, { 'docs/token.mdx': page['docs/token.md'] }, 'unchanged'],
    ['whose confirmed page of ten words is deleted', pageOf(lines(1, 1)), {}, 'lost', 'deleted', owners],
    ['whose guessed page is halved', guess, guessOf(lines(1, 5)), 'weaker', 'rewritten'],
    ['whose guessed page is halved, and confirmed', guess, guessOf(lines(1, 5)), 'lost', 'rewritten', owners],
    ['whose guessed page is emptied', guess, guessOf('Soon.'), 'lost', 'rewritten'],
    ['whose guessed page is deleted', guess, {}, 'lost', 'deleted'],
    ['that comes', {}, pageOf('To cancel a token, press C.'), 'gained'],
    ['of sentences that no page owns', sentences, {}, 'unchanged'],
  ])('%s', async (_, base, head, outcome, cause, confirmed = []) => {
    const [before, after] = [aSource({ ...rest, ...base }), aSource({ ...rest, ...head })]
    const corpora = await loadCorpora(before, after, { language: 'en', competitors: [], siteUrls: [] })
    const { changes } = await createComparer([keyword], 'en')(
      { corpus: corpora.base, source: before },
      { corpus: corpora.head, source: after },
      { owners: confirmed },
    )
    expect([changes[0]?.outcome, changes[0]?.causes[0]?.kind]).toEqual([outcome, cause])
  })
})

describe('a section that an anchor names', () => {
  it.each([
    ['the id in braces', '## Install on Linux {#linux-setup}', 'linux-setup'],
    ['the id in spaced braces', '## Install on Linux { #linux-setup }', 'linux-setup'],
    ['the id in a comment of MDX', '## Install on Linux {/* #linux-setup */}', 'linux-setup'],
    ['the id of a link above', '<a id="linux-setup"></a>\n\n## Install on Linux', 'linux-setup'],
    ['the words of the heading', '## Install on Linux', 'install-on-linux'],
  ])('is found by %s', (_, heading, anchor) => {
    const page = aPage('docs/install.md', `# Install\n\nFirst text.\n\n${heading}\n\nSecond text.\n`)
    expect(findSection(page, anchor)).toEqual(['Install on Linux'])
  })

  it('is found by the anchor that GitHub gives to a heading', () => {
    const page = aPage('docs/install.md', '# Install\n\n## Linux 2.0 (beta)\n\nText.\n')
    expect(findSection(page, 'linux-20-beta')).toEqual(['Linux 2.0 (beta)'])
  })
})

it.each([
  [{ path: 'docs/install.md' }, 'page'],
  [{ path: 'docs/install.md', heading: 'how-to-install-on-linux' }, 'page'],
  [{ path: 'docs/install.md', heading: 'How-to-install-on-Linux?' }, 'page'],
  [{ path: 'docs/install.md', heading: 'install-acme' }, 'page'],
  [{ path: 'docs/install.md', heading: 'platforms' }, 'page'],
  [{ path: 'docs/install.md', heading: 'windows' }, 'no-heading'],
  [{ path: 'docs/none.md' }, 'no-page'],
  [{ path: 'competitors/boards.md' }, 'no-page'],
] as const)('returns for the owner %j: %s', (owner, found) => {
  const install = '# Install Acme\n\n## Platforms\n\n### How to install on Linux?\n\nRun apt.'
  const boards = aPage('competitors/boards.md', '# Kanban boards\n\nBoards of others.', 'Boardly')
  expect(locateOwner([aPage('docs/install.md', install), boards], owner)).toBe(found)
})
