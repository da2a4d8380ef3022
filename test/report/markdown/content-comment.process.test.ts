/** The comment of a content pull request, from the pages to the words: one file for each kind of change. */
import { describe, expect, it } from 'vitest'
import { DOCUMENTS } from '../../../src/lib/documents.ts'
import { formatOutcome, parseOutcome } from '../../../src/report/json/outcome-file.ts'
import { renderComment } from '../../../src/report/markdown/comment.ts'
import type { Outcome } from '../../../src/report/outcome.ts'
import { tellGate } from '../../../src/report/tell/tell.ts'
import { type ContentChange, readComment, runOnChange } from '../../support/content-run.ts'
import { aContentComparison, aKeywordChange } from '../../support/keyword-changes.ts'
import { elementsOf, renderLikeGitHub, textOf } from '../../support/markdown.ts'
import { aBaseline } from '../../support/measurements.ts'
import { anOutcome, aVerdict } from '../../support/outcomes.ts'
import { anAnswerLoss } from '../../support/rule-results.ts'

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
  'section-stripped': {
    change: { 'docs/backup.md': backup.replace(/## What[^#]*/, '') },
  },
  'page-renamed': {
    change: { 'docs/backup.md': null, 'docs/cloud-copy.md': backup },
  },
  'page-renamed-with-redirect': {
    change: {
      'docs/backup.md': null,
      'docs/cloud-copy.md': withFrontMatter(backup, 'redirect_from:', '  - /docs/backup/'),
    },
  },
  noindex: {
    change: { 'docs/backup.md': withFrontMatter(backup, 'title: Cloud backup', 'robots: noindex') },
  },
  'robots-txt': {
    base: { ...site, 'robots.txt': 'User-agent: *\nAllow: /\n' },
    change: {
      'robots.txt':
        'User-agent: *\nAllow: /\n\nUser-agent: OAI-SearchBot\nUser-agent: PerplexityBot\nDisallow: /docs/backup\n',
    },
    inputs: { keywords, 'site-url': 'https://acme.example/{path}' },
  },
  'translation-added': {
    change: {
      'docs/fr/backup.md':
        '---\nlang: fr\n---\n\n# Sauvegarde\n\nUne sauvegarde coûte dix euros par mois pour chaque ordinateur de votre équipe, et le premier mois est gratuit.',
      'docs/manual.rst': 'Manual\n======\n',
    },
  },
  'page-translated-in-place': {
    change: {
      'docs/backup.md':
        '---\nlang: fr\n---\n\n# Sauvegarde\n\nUne sauvegarde coûte dix euros par mois pour chaque ordinateur de votre équipe, et le premier mois est gratuit.',
    },
  },
  'nothing-changed': { change: { 'docs/team.md': `${team}\n` } },
  'answer-gained': {
    base: { 'docs/backup.md': backup, 'docs/team.md': team },
    change: { 'docs/restore.md': restore },
  },
  'answer-weaker': {
    base: {
      ...site,
      'docs/backup.md': backup.replace(
        'is free.',
        'is free. Schools and charities pay half of this price each month.',
      ),
    },
    change: {
      'docs/backup.md': backup.replace(/## What[^#]*/, ''),
    },
    inputs: { keywords: 'cloud backup' },
  },
  'competitor-ahead': {
    base: { 'docs/team.md': `Long text ${'about much else '.repeat(30)} and cloud backup.` },
    change: Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [
        `captures/globex/${index}.md`,
        `# Cloud backup\n\n## Cloud backup\n\nCloud backup${index} cloud backup by variant${index} and sort${index}.`,
      ]),
    ),
    inputs: { keywords: 'cloud backup', 'competitor-content': 'Globex = captures/globex' },
  },
  'all-lost': { change: { 'docs/backup.md': null }, inputs: { keywords: 'cloud backup cost' } },
  'neutral-edit': {
    change: {
      'docs/backup.md': `${backup.replace('turn the switch on', 'click the switch')}\n\nA note on colors: the switch is green.`,
      'docs/team.md': `${team}\n\nWe like dogs.`,
    },
  },
  draft: {
    change: { 'docs/backup.md': withFrontMatter(backup, 'title: Cloud backup', 'draft: true') },
  },
  'zero-pages': {
    change: { 'docs/backup.md': null, 'docs/restore.md': null, 'docs/team.md': null, 'src/main.c': 'int x;' },
  },
  'first-pages': {
    base: { 'src/main.c': 'int main() { return 0; }' },
    change: site,
  },
  'another-rule-failed': {
    change: {},
    inputs: { keywords: `${keywords}\nwhale songs`, 'min-overall-bcr': '90' },
  },
  japanese: {
    base: {
      'docs/backup.md':
        '# クラウドバックアップ\n\nクラウドバックアップの料金は一台につき月額千円です。最初の一か月は無料です。請求書は毎月一日に電子メールで送られ、カードまたは銀行振込で支払うことができます。学校と慈善団体は半額で、四十人以上の会社には個別の料金があります。',
      'docs/team.md': '# 会社\n\nアクメは二人の友人がオスロで創業しました。',
    },
    change: {
      'docs/backup.md': '# クラウドバックアップ\n\n詳しくはお問い合わせください。',
    },
    inputs: { keywords: 'クラウドバックアップの料金\nアクメの創業', language: 'ja' },
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

/** The elements of a comment. */
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

  it('is Markdown that GitHub renders: folds hold what they say, and text from outside is text', async () => {
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

/** What each fold of the HTML holds, and that it ends before the next one begins. */
function foldsOf(html: string): string[] {
  return html
    .split('<details>')
    .slice(1)
    .map(part => {
      const [inside = '', ...rest] = part.split('</details>')
      return rest.length === 1 && /<table>|<ul>|<sub>|<pre>/.test(inside) ? 'what it says' : part
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

  it('is one line where nothing changed', async () => {
    expect((await commentOf('nothing-changed')).trimEnd().split('\n')).toHaveLength(2)
  })

  it('keeps drafts where nothing changed', async () => {
    const { outcome } = await runOnChange({
      base: site,
      change: {},
      inputs: { keywords: `${keywords}\nwhale songs`, 'drafts.mode': 'always' },
    })
    expect(readComment(outcome)).toContain('<summary>Suggested content</summary>')
  })

  it('ends every fold, wherever it is cut', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        aKeywordChange({ keyword: `question ${index} ${'about clouds '.repeat(4)}`, files: ['a.md'] }),
      )
    const render = (count: number) =>
      renderComment(
        tellGate(
          anOutcome({
            baseline: aBaseline({ content: aContentComparison(...many(count)) }),
            verdict: aVerdict({ status: 'fail', rules: [anAnswerLoss()] }),
          }),
        ),
      )
    const cut = [100, 200, 300, 400, 500, 600, 800, 1000].map(render)
    for (const comment of cut) {
      expect(comment.length).toBeLessThanOrEqual(65_536)
      expect(comment.match(/<details>/g)?.length).toBe(comment.match(/<\/details>/g)?.length)
    }
    const insideFold = cut.filter(comment => /<\/details>\n\n… \d+ more line/.test(comment))
    expect(insideFold).not.toEqual([])
    expect(cut.filter(comment => !comment.includes('more line'))).not.toEqual([])
  })
})
