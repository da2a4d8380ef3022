/** The comment of a content pull request, from the pages to the words: one file for each kind of change. */
import { describe, expect, it } from 'vitest'
import { DOCUMENTS } from '../../../src/lib/documents.ts'
import { formatOutcome, parseOutcome } from '../../../src/report/files/json/outcome-file.ts'
import type { Outcome } from '../../../src/report/outcome.ts'
import { type ContentChange, readComment, runOnChange } from '../../support/content-run.ts'
import { elementsOf, renderLikeGitHub, textOf } from '../../support/markdown.ts'

const backup = [
  '# Cloud backup',
  'A cloud backup keeps a copy of every file in another data centre.',
  '## What does a cloud backup cost?',
  'A cloud backup costs ten dollars a month for each computer, and the first month is free.',
  '## How do I start?',
  'Open the settings and turn the switch on.',
].join('\n\n')
const restore = [
  '# Restore files',
  'To restore a deleted file, open its folder and choose an earlier version.',
].join('\n\n')
const team = '# Team\n\nTwo friends founded Acme in Oslo, where most of the team still works today.'

const site = { 'docs/backup.md': backup, 'docs/restore.md': restore, 'docs/team.md': team }
const keywords = 'cloud backup cost\nrestore a deleted file\nwho founded Acme'
const withFrontMatter = (text: string, ...lines: string[]) => `---\n${lines.join('\n')}\n---\n\n${text}`

const cases: Record<string, Partial<ContentChange> & Pick<ContentChange, 'change'>> = {
  'page-deleted': { change: { 'docs/backup.md': null } },
  'page-renamed': {
    change: { 'docs/backup.md': null, 'docs/cloud-copy.md': backup },
    inputs: { keywords, 'site-url': 'https://acme.example/{path}' },
  },
  noindex: {
    change: { 'docs/backup.md': withFrontMatter(backup, 'title: Cloud backup', 'robots: noindex') },
  },
  'nothing-changed': { change: { 'docs/team.md': `${team}\n` } },
  'answer-gained': {
    base: { 'docs/backup.md': backup, 'docs/team.md': team },
    change: { 'docs/restore.md': restore },
  },
  'zero-pages': {
    change: { 'docs/backup.md': null, 'docs/restore.md': null, 'docs/team.md': null, 'src/main.c': 'int x;' },
  },
  hostile: {
    base: {
      ...site,
      'docs/a|b `c` <i>@everyone.md':
        '# Hostile prices of everyone\n\nThe hostile price of `code` is <b>bold</b> &lt;/details&gt; | @everyone &lt;!-- #1 [link](javascript:alert(1)).',
    },
    change: { 'docs/a|b `c` <i>@everyone.md': null },
    inputs: {
      brand: '<!-- |@everyone',
      keywords: 'hostile price </details> \\| <!-- `code` @everyone\ncloud backup cost',
    },
  },
}

/** Returns the elements of a comment. */
const KNOWN = '!-- a code details h2 h3 li ol p pre strong sub summary table tbody td th thead tr ul'.split(
  ' ',
)

const outcomes = new Map<string, Promise<Outcome>>()

/** Runs each case once for all tests. */
function outcomeOf(name: string): Promise<Outcome> {
  const { base = site, inputs = { keywords }, change = {} } = cases[name] ?? {}
  const outcome = outcomes.get(name) ?? runOnChange({ base, change, inputs }).then(run => run.outcome)
  outcomes.set(name, outcome)
  return outcome
}

async function commentOf(name: string): Promise<string> {
  return `${readComment(await outcomeOf(name))}\n`
}

describe.each(Object.keys(cases))('the comment of a change: %s', name => {
  it('is the same when it is rendered from a file', async () => {
    const outcome = await outcomeOf(name)
    const file = parseOutcome(formatOutcome(outcome, 7), outcome.run)
    expect(file).not.toHaveProperty('unreadable')
    if ('outcome' in file) expect(readComment(file.outcome)).toBe(readComment(outcome))
  })

  it('is Markdown that GitHub renders as intended: each fold has its content, and text from outside stays text', async () => {
    const html = renderLikeGitHub(await commentOf(name))
    expect(foldsOf(html)).toEqual(html.match(/<details>/g)?.map(() => 'what it says') ?? [])
    expect(elementsOf(html).filter(element => !KNOWN.includes(element))).toEqual([])
    const targets = Array.from(html.matchAll(/href="([^"]*)"/g), ([, target = '']) => target)
    const ours = ['https://github.com/acme/site/', `${DOCUMENTS}/`]
    expect(targets.filter(target => !ours.some(start => target.startsWith(start)))).toEqual([])
    // Text in a block of code is shown as it is.
    expect(textOf(html.replace(/<pre>.*?<\/pre>/gs, ''))).not.toMatch(/@everyone|\| ---|^#/m)
  })
})

/** Returns the content of each fold of the HTML, which must end before the next one begins. */
function foldsOf(html: string): string[] {
  return html
    .split('<details>')
    .slice(1)
    .map(part => {
      const [inside = '', ...rest] = part.split('</details>')
      return rest.length === 1 && /<table>|<ul>|<sub>|<pre>|<strong>/.test(inside) ? 'what it says' : part
    })
}

describe('the comment of a change of pages', () => {
  it('leads with what the change did', async () => {
    const lines: string[] = []
    for (const name of Object.keys(cases)) {
      const headline = (await commentOf(name)).split('\n')[1]
      lines.push(`${name}: ${(await outcomeOf(name)).verdict.status}, ${headline}`)
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../snapshots/content.txt')
  })
})
