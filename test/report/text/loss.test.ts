import { expect, it } from 'vitest'
import { findCauses } from '../../../src/findings/content-findings.ts'
import { plainOf } from '../../../src/lib/document/plain-text.ts'
import type { Cause, KeywordChange, Quote } from '../../../src/owners/keyword-change.ts'
import { describeGate } from '../../../src/report/text/describe-findings.ts'
import { describeAnswerNow, describeLoss } from '../../../src/report/text/loss.ts'
import { aKeywordChange, anOwner } from '../../support/keyword-changes.ts'
import { contentOutcome } from '../../support/situations.ts'

const path = 'docs/a.md'
const run = { commitUrl: undefined, sha: undefined }
const sentence: Quote = {
  ...{ text: 'A seat costs $8.', url: 'https://acme.example/a' },
  place: { path, title: 'Prices', headings: [], line: 4 },
}
const owner = anOwner(path)
const moved = (reason: 'no-redirect' | 'redirected' | 'unread', to: string, share = 0.6): Cause => ({
  ...{ kind: 'moved', path, to, reason, share },
})
const unpublished = (evidence: string, kind: 'unpublished' | 'unlisted' = 'unpublished'): Cause => ({
  ...{ kind: 'hidden', path, reasons: [{ kind, file: 'mkdocs.yml', line: 3, evidence }] },
})
const causes: Record<string, Cause> = {
  deleted: { kind: 'deleted', path },
  rewritten: { kind: 'rewritten', path, way: 'rewritten' },
  'other-address': { kind: 'moved', path, to: path, address: '/b', reason: 'no-redirect' },
  moved: moved('no-redirect', 'docs/b.md', 1),
  'moved-in-part': moved('no-redirect', 'docs/b.md'),
  'redirected-to-b': moved('redirected', 'docs/b.md'),
  'redirected-to-c': moved('redirected', 'docs/c.md'),
  'to-data': moved('unread', 'data/a.yml'),
  excluded: unpublished('a.md'),
  'not-included': unpublished(''),
  'not-listed': unpublished('', 'unlisted'),
  lfs: { kind: 'unread', path, reason: 'lfs-pointer' },
  latin1: { kind: 'unread', path, reason: 'not-text' },
  template: { kind: 'unread', path, reason: 'template' },
}
const changes: Record<string, Partial<KeywordChange>> = {
  warns: { outcome: 'weaker' },
  guessed: { owner: { ...owner, certainty: 'guessed' } },
  cited: { owner: { ...owner, certainty: 'cited' } },
  section: { owner: { ...owner, headings: ['Costs'] } },
  elsewhere: { elsewhere: { path: 'docs/b.md', share: 0.76 } },
  lines: { removed: [{ path, from: 3, to: 9, now: { from: 3, to: 2 } }] },
  replaced: { removed: [{ path, from: 4, to: 4, now: { from: 3, to: 5 } }] },
}

/** Given (cause, lost share, changes) → why the answer is lost → what to do → what answers the question now. */
const rows = `
deleted 1 → This change deletes docs/a.md, and its text is on no other page. → Keep docs/a.md; or move its text to another page, and redirect the old address there. → Nothing answers it
deleted 1 warns → This change deletes docs/a.md, and its text is on no other page. → Keep docs/a.md; or move its text to another page, and redirect the old address there. → Nothing answers it
deleted 0.6 → This change deletes docs/a.md, and 60% of its text is on no other page. → Keep docs/a.md; or move its text to another page, and redirect the old address there. → Nothing answers it
deleted 0.24 elsewhere → This change deletes docs/a.md, and 76% of its text is on docs/b.md. → Redirect the old address to docs/b.md, and move the rest of the text there; or keep docs/a.md. → Moved in part to docs/b.md
deleted 1 guessed → This change deletes docs/a.md, the page that probably answers this question, and its text is on no other page. → Keep docs/a.md; or move its text to another page, and redirect the old address there. → Nothing answers it
rewritten 0.52 lines cited → This change removes lines 3–9 of docs/a.md, 52% of the page, the page that engines cite most for this question, and no other page has this text. → Put the text back, or write it in other words on docs/a.md. → Nothing answers it
rewritten 0.52 lines → This change removes lines 3–9 of docs/a.md, 52% of the page, and no other page has this text. → Put the text back, or write it in other words on docs/a.md. → Nothing answers it
rewritten 0.52 lines section → This change removes lines 3–9 of docs/a.md, 52% of the section, and no other page has this text. → Put the text back, or write it in other words on docs/a.md. → Nothing answers it
rewritten 0.52 elsewhere → This change removes text from docs/a.md, 52% of the page, and 76% of its text is on docs/b.md. → Put the text back, or write it in other words on docs/a.md. → Moved in part to docs/b.md
rewritten 0.2 lines warns → This change removes lines 3–9 of docs/a.md, 20% of the page. → Put the text back, or write it in other words on docs/a.md. → This sentence was removed
other-address 0 warns → docs/a.md has a new address, and no redirect from the old address was found. → Redirect the old address of docs/a.md to the new one. → Moved to /b
moved 0 warns → docs/a.md moved to docs/b.md, and no redirect from the old address was found. → Redirect the old address of docs/a.md to the new one. → Moved to docs/b.md
moved-in-part 0.4 warns → 60% of the text of docs/a.md is on docs/b.md now, and no redirect from the old address was found. → Redirect the old address of docs/a.md to the new one. → Moved to docs/b.md
redirected-to-b 0.4 warns elsewhere → This change deletes docs/a.md. Its address redirects to docs/b.md, which has 76% of its text. → Add the rest to docs/b.md, if readers of docs/a.md still need it. → Redirected to docs/b.md
redirected-to-c 0.4 warns elsewhere → This change deletes docs/a.md. Its address redirects to docs/c.md, and 76% of its text is on docs/b.md. → Add the rest to docs/c.md, if readers of docs/a.md still need it. → Redirected to docs/c.md
to-data 1 warns → 60% of the text that this change removes from docs/a.md is in data/a.yml, which is not read as a page. → Check that the site still shows the text. → Moved to a file that is not read as a page: data/a.yml
excluded 1 → Line 3 of mkdocs.yml: a.md. It keeps docs/a.md out of the published site. → Delete line 3 of mkdocs.yml if the page should be published. → Hidden by mkdocs.yml, line 3
not-included 1 → The change to mkdocs.yml keeps docs/a.md out of the published site. → Undo the change to mkdocs.yml if the page should be published. → Hidden by mkdocs.yml, line 3
not-listed 1 → The change to mkdocs.yml hides docs/a.md from search engines. → Undo the change to mkdocs.yml if the page should be found. → Hidden by mkdocs.yml, line 3
lfs 1 → docs/a.md is no longer read as a page: it is a file whose text is in Git LFS. → Fetch the text: git lfs pull. → No longer read as a page
latin1 1 → docs/a.md is no longer read as a page: it is a file without UTF-8 text. → Save docs/a.md as UTF-8. → No longer read as a page
template 1 → docs/a.md is no longer read as a page: it is a file with a template. → Restore docs/a.md, and put the new text into a file of its own. → No longer read as a page
`
const cases = rows
  .trim()
  .split('\n')
  .map(row => row.split(' → '))

it.each(cases)('explains %s', (given = '', why, todo, now) => {
  const [name = '', loss, ...known] = given.split(' ')
  const cause = causes[name]
  const change = Object.assign(
    { owner, before: undefined, loss: Number(loss) },
    ...known.map(key => changes[key]),
  )
  const [finding] = findCauses(aKeywordChange({ ...change, causes: cause ? [cause] : [] }))
  const [question] = finding?.questions ?? []
  if (finding === undefined || question === undefined) throw new RangeError(`${name} is not a cause`)
  const explained = describeLoss(finding, run)
  const answer = describeAnswerNow(finding, question, run)
  expect([explained.why, explained.todo ?? [], answer].map(plainOf)).toEqual([why, todo, now])
})

it.each([
  ['the sentence in its place', { after: { ...sentence, text: 'Ask us.' } }, '“Ask us.” (docs/a.md, line 4)'],
  ['the line before removed text', changes['lines'], 'Nothing answers it (the place now: docs/a.md, line 2)'],
  [
    'the new text in place of the old one',
    changes['replaced'],
    'Nothing answers it (the place now: docs/a.md, line 3)',
  ],
])('points to %s', (_, change, now) => {
  const rewritten: Cause = { kind: 'rewritten', path, way: 'rewritten' }
  const [finding] = findCauses(aKeywordChange({ owner, before: sentence, ...change, causes: [rewritten] }))
  const answers = finding?.questions.map(question => plainOf(describeAnswerNow(finding, question, run)))
  expect(answers).toEqual([now])
})

it.each<[string, Partial<KeywordChange>, string, string]>([
  [
    'an empty page',
    { removed: [{ path, from: 1, to: 9, now: { from: 1, to: 0 } }] },
    'page is empty',
    'or delete',
  ],
  ['a page of one line', changes['replaced'] ?? {}, 'page is almost empty', 'or delete'],
  ['a page that keeps a line', { ...changes['lines'], loss: 0.9 }, 'page is almost empty', 'or delete'],
  [
    'a section of one line',
    { ...changes['section'], ...changes['replaced'] },
    'section is almost empty',
    'Put the section back',
  ],
])('states that a change leaves %s', (_, change, headline, todo) => {
  const emptied: Cause = { kind: 'rewritten', path, way: 'emptied' }
  const lost = aKeywordChange({ owner, before: sentence, ...change, causes: [emptied] })
  const { headline: shown, texts } = describeGate(contentOutcome({ changes: [lost] }))
  expect(plainOf(shown)).toBe(`“cloud backup” lost its answer: its ${headline}`)
  expect(plainOf(texts[0]?.causes[0]?.todo ?? [])).toContain(todo)
})
