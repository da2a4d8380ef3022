/** Reports of the content gate that judged nothing, or less than it seems. */
import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  pullRequestEvent,
  pushEvent,
  scheduleEvent,
  type WorkflowEvent,
} from '../../../scripts/lib/action.ts'
import { createSite, type Site } from '../../../scripts/lib/site.ts'
import { runActionInProcess } from '../../support/action-in-process.ts'
import { readAnnotations } from '../../support/annotations.ts'
import { write } from '../../support/git-repository.ts'

type Files = Record<string, string | undefined>

interface Given {
  /** What is committed before the change; two pages by default. */
  base?: Files
  change?: Files
  keywords?: string
  inputs?: Record<string, string>
  /** Instead of a pull request. `base` and `head` are the commits. */
  event?: (commits: { base: string; head: string }) => WorkflowEvent
  env?: (commits: { base: string; head: string }) => Record<string, string>
  /** What steps before the gate do to the checkout. */
  prepare?: (site: Site) => void
}

const prices = [
  '# Cloud backup prices\n',
  'Cloud backup costs ten dollars a month, and a second computer of the same team costs half of it.\n',
  'Schools pay nothing in a year, and a company with more than forty people gets a price of its own from us.\n',
  'Each version of a file is kept for ninety days after its last change.\n',
].join('\n')
const setup = '# First steps\n\nUnpack the archive.\n\nRun the script as root.\n\nOpen port 8080 to see it.\n'
const pages = { 'docs/prices.md': prices, 'docs/setup.md': setup }
const gutted = { 'docs/setup.md': '# First steps\n\nAsk us.\n' }
const other = { 'docs/team.md': '# Team\n\nTwo friends live in Oslo.\n' }
/** The file of settings, with a line for each question. */
const settings = (...lines: string[]) => ({
  '.github/ai-visibility.yml': `keywords:\n${lines.map(line => `  - "${line}"\n`).join('')}`,
})
const stale = settings('cloud backup prices', 'get the appliance running | owner: docs/install.md')
const push = ({ base }: { base: string }) => ({
  ...pushEvent,
  payload: { ...pushEvent.payload, before: base },
})
const withoutBase = ({ head }: { head: string }) =>
  pullRequestEvent({ baseSha: '3'.repeat(40), headSha: head })
const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n'
const french =
  '# Prix\n\nLa sauvegarde coûte dix dollars par mois pour les petites équipes, et les écoles ne paient rien pendant la première année de leur contrat avec nous.\n'

const stepsOwner = 'first steps | owner: docs/setup.md'
const atHead = ({ head }: { head: string }) => ({ GITHUB_SHA: head })
const build: Given = {
  ...{ base: { 'a.txt': 'a' }, inputs: { content: 'site/**', 'base-content': '_base' } },
  prepare: ({ folder }) =>
    write(folder, {
      ...{ 'site/prices.md': prices, '_base/prices.md': prices },
      '.git/info/exclude': 'site\n_base\n',
    }),
}
const accept = { baseline: 'baseline.ndjson.json', record: 'always', accept: 'true' }
const renamed: Given = {
  base: { ...pages, ...settings('get the appliance running | owner: docs/setup.md') },
  change: { 'docs/setup.md': undefined, 'docs/first.md': setup },
  inputs: { 'site-url': 'https://acme.dev/{path}' },
}
const ofCosts = { ...pages, ...settings('cloud backup prices | owner: docs/costs.md') }
const draft = { 'docs/new.md': `---\ndraft: true\n---\n${setup}`, ...settings('steps | owner: docs/new.md') }
const boards = { 'docs/team.md': '# Team\n\nTwo friends in Oslo sell kanban boards to other teams.\n' }
const inFrench = { 'docs/en/first.md': setup, 'docs/fr/prix.md': french }
const ofNew = 'cloud backup prices\nrestore a file | owner: docs/new.md'
const newPage = { 'docs/new.md': '# Restore\n\nOpen its folder to restore a file.\n' }
const nested = `${'> '.repeat(100)}a\n`
const tooLong = { 'docs/prices.md': `${prices}\n${'Much text. '.repeat(200_000)}` }
const tooDeep = { 'docs/prices.md': `${prices}\n${nested}` }
const keywordFile = { ...pages, 'keywords.txt': 'cloud backup prices\n' }
const TWICE = 'AVG_OWNER_MISSING AVG_OWNER_MISSING'

/** Situation; exit code, mark of the headline and codes of the warnings and errors; a piece of the report. */
const rows: [situation: string, expected: string, words: string, given: Given][] = [
  ['an owner was renamed before', '0 ⚠️ AVG_OWNER_MISSING', 'docs/install.md', gutStale()],
  ['the same, and fail-on lists it', `1 ⚠️ ${TWICE}`, '', gutStale({ 'fail-on': 'owner-missing' })],
  ['names find another owner', '0 ⚠️ AVG_OWNER_MISSING', 'owner: docs/prices.md', { base: ofCosts }],
  ['an owner is a draft', '0 ⚠️ AVG_OWNER_MISSING', 'draft', { base: { ...pages, ...draft } }],
  ['the change renames an owner', '0 ⚠️ AVG_OWNER_MISSING', 'owner: docs/first.md', renamed],
  ['the change adds a page and its line', '0 ✅', '', { change: newPage, keywords: ofNew }],
  [
    'the base never had the owner',
    '1 🛑 AVG_OWNER_MISSING',
    'docs/stup.md',
    { keywords: 'a | owner: docs/stup.md' },
  ],
  ['no question has an answer', '0 ⚠️ AVG_FAILS_NOTHING', 'cannot fail', { keywords: 'kanban board' }],
  [
    'no page owns the question',
    '0 ⚠️ AVG_FAILS_NOTHING',
    'cannot fail',
    { base: boards, keywords: 'kanban boards' },
  ],
  [
    'pages in another language',
    '0 ⚠️ AVG_FAILS_NOTHING',
    'in another language',
    { base: inFrench, keywords: 'prix' },
  ],
  ['pages are pointers of Git LFS', '0 ⚠️ AVG_FAILS_NOTHING', 'Git LFS', { base: { 'docs/a.md': pointer } }],
  [
    'a keyword is the path of a file',
    '1 🛑 AVG_INPUT',
    '{ file: keywords.txt }',
    { base: keywordFile, keywords: 'keywords.txt' },
  ],
  ['a schedule', '0 ⚠️ AVG_PUSH_BASE', 'checks no change', { event: () => scheduleEvent, change: {} }],
  [
    ...(['a pull request without a payload', '1 🛑 AVG_UNEXPECTED', ''] as const),
    { event: () => ({ name: 'pull_request', payload: {} }), env: atHead, change: {} },
  ],
  ['the base has the same build', '0 ✅ AVG_SAME_BUILD', 'equal byte for byte', { ...build, change: {} }],
  [
    ...(['a step put the base into the work tree', '0 ⚠️ AVG_EDITED_TREE', '1 tracked page differs'] as const),
    { change: gutted, keywords: stepsOwner, prepare: ({ folder }) => write(folder, pages) },
  ],
  [
    ...(['a push has another commit checked out', '1 🛑 AVG_OTHER_TREE', ''] as const),
    {
      ...{ change: gutted, event: push, env: atHead },
      prepare: ({ git }) => void git('checkout', '--quiet', 'HEAD^'),
    },
  ],
  ['the base is not available', '1 🛑 AVG_BASE_FILE', 'git could not give it', { event: withoutBase }],
  ['a page grows too large', '1 🛑 AVG_ENGINE AVG_PAGE_LIMIT', 'prices.md', { change: tooLong }],
  ['a page becomes too complex', '1 🛑 AVG_ENGINE AVG_PAGE_LIMIT', 'prices.md', { change: tooDeep }],
  ['a new page is too complex', '0 ✅ AVG_ENGINE', '', { change: { 'docs/new.md': nested } }],
  [
    'a workflow always accepts',
    '0 📊 AVG_ACCEPT',
    '',
    { inputs: accept, event: () => scheduleEvent, change: {} },
  ],
]

function gutStale(inputs: Record<string, string> = {}): Given {
  return { base: { ...pages, ...stale }, change: gutted, inputs }
}

/** Runs the gate on a change of a repository of its own. */
async function check({ base = pages, change = other, keywords, inputs = {}, ...given }: Given) {
  const site = createSite()
  const commits = { base: site.commit(base), head: site.commit(change) }
  given.prepare?.(site)
  const { exitCode, log, summary } = await runActionInProcess({
    checkout: site.folder,
    event: given.event?.(commits) ?? site.pullRequest(commits.base),
    env: given.env?.(commits) ?? {},
    inputs: {
      ...{ brand: 'Acme', baseline: 'base', comment: 'never', ...inputs },
      ...('.github/ai-visibility.yml' in base ? {} : { keywords: keywords ?? 'cloud backup prices' }),
    },
  })
  rmSync(site.folder, { recursive: true })
  const notes = readAnnotations(log).filter(({ level }) => level !== 'notice')
  const codes = notes.map(({ message }) => /^AVG_\w+/.exec(message)?.[0] ?? message)
  const [mark] = summary.replace(/^## /, '').split(' ', 1)
  return { summary, found: [exitCode, mark, ...codes].join(' ') }
}

it.each(rows)('a run that judged nothing reports it: %s', async (_, expected, words, given) => {
  const { summary, found } = await check(given)
  expect(found).toBe(expected)
  expect(summary).toContain(words)
})
