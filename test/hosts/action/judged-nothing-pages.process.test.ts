/** What a run says that judged nothing, or less than it seems: the content gate. */
import { rmSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { manualEvent, pushEvent, scheduleEvent, type WorkflowEvent } from '../../../scripts/lib/action.ts'
import { createSite, type Site } from '../../../scripts/lib/site.ts'
import { runActionInProcess } from '../../support/action-in-process.ts'
import { readAnnotations } from '../../support/annotations.ts'
import { write } from '../../support/git-repository.ts'

type Files = Record<string, string | undefined>

interface Row {
  /** What is committed before the change; two pages without it. */
  base?: Files
  change?: Files
  keywords?: string
  inputs?: Record<string, string>
  /** Instead of a pull request. `base` and `head` are the commits. */
  event?: (commits: { base: string; head: string }) => WorkflowEvent
  env?: (commits: { base: string; head: string }) => Record<string, string>
  /** What steps before the gate do to the checkout. */
  prepare?: (site: Site) => void
  exit?: 0 | 1
  /** How the headline begins, and a piece of what the report says. */
  mark: '✅' | '⚠️' | '❌' | '🛑' | '📊'
  says?: string
  /** Codes of the warnings and errors of the log, in order. */
  codes: string[]
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
const guide = { ...pages, 'guide/a.md': '# Team\n\nTwo friends.\n' }
const onlyGuide = ({ git }: Site) => void git('sparse-checkout', 'set', 'guide', '.github')
/** The file of settings, with a line for each question. */
const settings = (...lines: string[]) => ({
  '.github/ai-visibility.yml': `keywords:\n${lines.map(line => `  - "${line}"\n`).join('')}`,
})
const stale = settings('cloud backup prices', 'get the appliance running | owner: docs/install.md')
const push = ({ base }: { base: string }) => ({
  ...pushEvent,
  payload: { ...pushEvent.payload, before: base },
})
const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n'
const french =
  '# Prix\n\nLa sauvegarde coûte dix dollars par mois pour les petites équipes, et les écoles ne paient rien pendant la première année de leur contrat avec nous.\n'

const rows: Record<string, Row> = {
  'a confirmed owner was renamed two changes ago, and its page is gutted': {
    ...{ base: { ...pages, ...stale }, change: gutted, mark: '⚠️', codes: ['AVG_OWNER_MISSING'] },
    says: 'docs/install.md',
  },
  'the same, and fail-on lists it': {
    ...{ base: { ...pages, ...stale }, change: gutted, inputs: { 'fail-on': 'owner-missing' }, exit: 1 },
    ...{ mark: '⚠️', codes: ['AVG_OWNER_MISSING', 'AVG_OWNER_MISSING'] },
  },
  'the page that the names find is told as the line to paste': {
    base: { ...pages, ...settings('cloud backup prices | owner: docs/costs.md') },
    ...{ change: other, mark: '⚠️', codes: ['AVG_OWNER_MISSING'] },
    says: 'cloud backup prices | owner: docs/prices.md',
  },
  'a confirmed owner is a draft': {
    base: {
      ...{ ...pages, 'docs/new.md': `---\ndraft: true\n---\n${setup}` },
      ...settings('first steps | owner: docs/new.md'),
    },
    ...{ change: other, mark: '⚠️', says: 'draft', codes: ['AVG_OWNER_MISSING'] },
  },
  'a confirmed owner is outside of the globs': {
    base: { ...pages, 'blog/a.md': setup, ...settings('cloud backup prices', 'steps | owner: blog/a.md') },
    ...{ inputs: { content: 'docs/**' }, change: other, mark: '⚠️', codes: ['AVG_OWNER_MISSING'] },
  },
  'the change renames a confirmed owner': {
    base: { ...pages, ...settings('get the appliance running | owner: docs/setup.md') },
    change: { 'docs/setup.md': undefined, 'docs/first.md': setup },
    inputs: { 'site-url': 'https://acme.dev/{path}' },
    ...{ mark: '⚠️', says: 'get the appliance running | owner: docs/first.md', codes: ['AVG_OWNER_MISSING'] },
  },
  'the change adds the page of a line that it adds': {
    change: { 'docs/new.md': '# Restore\n\nOpen its folder to restore a file.\n' },
    ...{ keywords: 'cloud backup prices\nrestore a file | owner: docs/new.md', mark: '✅', codes: [] },
  },
  'a line names a path that the base never had': {
    ...{ keywords: 'cloud backup prices\nfirst steps | owner: docs/stup.md', change: other },
    ...{ exit: 1, mark: '🛑', says: 'docs/stup.md', codes: ['AVG_OWNER_MISSING'] },
  },
  'no question has an answer or an owner': {
    ...{ keywords: 'kanban board', change: other, mark: '⚠️', says: 'can fail nothing' },
    codes: ['AVG_FAILS_NOTHING'],
  },
  'a page answers the question, and none owns it': {
    base: { 'docs/team.md': '# Team\n\nTwo friends in Oslo sell kanban boards to other teams.\n' },
    ...{ keywords: 'kanban boards', change: other, mark: '⚠️', says: 'can fail nothing' },
    codes: ['AVG_FAILS_NOTHING'],
  },
  'the pages are in another language': {
    base: { 'docs/en/first.md': setup, 'docs/fr/prix.md': french },
    ...{ keywords: 'prix de la sauvegarde', change: other, mark: '⚠️', codes: ['AVG_FAILS_NOTHING'] },
    says: 'in another language',
  },
  'the pages are pointers of Git LFS': {
    ...{ base: { 'docs/a.md': pointer }, change: other, mark: '⚠️', says: 'Git LFS' },
    codes: ['AVG_FAILS_NOTHING'],
  },
  'a keyword is the path of a tracked file': {
    base: { ...pages, 'keywords.txt': 'cloud backup prices\n' },
    ...{ keywords: 'keywords.txt', change: other, exit: 1, mark: '🛑' },
    ...{ says: '{ file: keywords.txt }', codes: ['AVG_INPUT'] },
  },
  'a schedule checks no change': {
    ...{ event: () => scheduleEvent, mark: '⚠️', says: 'checks no change', codes: ['AVG_PUSH_BASE'] },
  },
  'a run by hand checks no change': {
    ...{ event: () => manualEvent, mark: '⚠️', says: 'checks no change', codes: ['AVG_PUSH_BASE'] },
  },
  'a pull request without a payload': {
    event: () => ({ name: 'pull_request', payload: {} }),
    env: ({ head }) => ({ GITHUB_SHA: head }),
    ...{ exit: 1, mark: '🛑', codes: ['AVG_UNEXPECTED'] },
  },
  'the build of the base is that of the head': {
    ...{ base: { 'a.txt': 'a' }, inputs: { content: 'site/**', 'base-content': '_base' } },
    prepare: ({ folder }) =>
      write(folder, {
        ...{ 'site/prices.md': prices, '_base/prices.md': prices },
        '.git/info/exclude': 'site\n_base\n',
      }),
    ...{ mark: '✅', says: 'equal byte for byte', codes: ['AVG_SAME_BUILD'] },
  },
  'the change guts a page outside of a sparse checkout': {
    ...{ base: guide, change: gutted, keywords: 'first steps | owner: docs/setup.md', prepare: onlyGuide },
    ...{
      exit: 1,
      mark: '❌',
      codes: ['AVG_REVIEWS', 'AVG_RULE_MAX_ANSWER_LOSS', 'AVG_RULE_MAX_ANSWER_LOSS'],
    },
  },
  'a step before put the text of the base into the work tree': {
    ...{ change: gutted, keywords: 'first steps | owner: docs/setup.md' },
    prepare: ({ folder }) => write(folder, pages),
    ...{ mark: '⚠️', says: '1 tracked page differs', codes: ['AVG_EDITED_TREE'] },
  },
  'a push that does not check out its commit': {
    ...{ change: gutted, event: push, env: ({ head }) => ({ GITHUB_SHA: head }) },
    prepare: ({ git }) => void git('checkout', '--quiet', 'HEAD^'),
    ...{ exit: 1, mark: '🛑', codes: ['AVG_OTHER_TREE'] },
  },
  'fail-on lists another condition alone': {
    ...{ change: { 'docs/prices.md': '# Prices\n\nAsk us.\n' }, inputs: { 'fail-on': 'no-baseline' } },
    ...{
      exit: 1,
      mark: '❌',
      codes: ['AVG_REVIEWS', 'AVG_RULE_MAX_ANSWER_LOSS', 'AVG_RULE_MAX_ANSWER_LOSS'],
    },
  },
  'fail-on is none': {
    ...{ change: { 'docs/prices.md': '# Prices\n\nAsk us.\n' }, inputs: { 'fail-on': 'none' } },
    ...{ mark: '❌', says: 'does not fail the check', codes: ['AVG_REVIEWS', 'AVG_RULE_MAX_ANSWER_LOSS'] },
  },
  'accept is written into the workflow of a schedule': {
    inputs: { baseline: 'baseline.ndjson.json', record: 'always', accept: 'true' },
    ...{ event: () => scheduleEvent, mark: '📊', codes: ['AVG_ACCEPT'] },
  },
}

/** Runs the gate on a change of a repository of its own. */
async function check({
  base = pages,
  change = {},
  keywords,
  inputs = {},
  ...row
}: Omit<Row, 'mark' | 'codes'>) {
  const site = createSite()
  const commits = { base: site.commit(base), head: site.commit(change) }
  row.prepare?.(site)
  const { exitCode, log, summary } = await runActionInProcess({
    checkout: site.folder,
    event: row.event?.(commits) ?? site.pullRequest(commits.base),
    env: row.env?.(commits) ?? {},
    inputs: {
      ...{ brand: 'Acme', baseline: 'base', comment: 'never', ...inputs },
      ...('.github/ai-visibility.yml' in base ? {} : { keywords: keywords ?? 'cloud backup prices' }),
    },
  })
  rmSync(site.folder, { recursive: true })
  const notes = readAnnotations(log).filter(({ level }) => level !== 'notice')
  return {
    ...{ exit: exitCode, summary },
    codes: notes.map(({ message }) => /^AVG_\w+/.exec(message)?.[0] ?? message),
  }
}

describe('what a run says that judged nothing', () => {
  it.each(Object.entries(rows))('%s', async (_, { exit = 0, mark, says = '', codes, ...row }) => {
    const { summary, ...told } = await check(row)
    expect({ ...told, mark: summary.replace(/^## /, '').split(' ', 1)[0] }).toEqual({ exit, codes, mark })
    expect(summary).toContain(says)
  })
})
