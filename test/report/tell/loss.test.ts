import { expect, it } from 'vitest'
import { findCauses } from '../../../src/findings/content-findings.ts'
import { plainOf } from '../../../src/lib/document/plain-text.ts'
import type { Cause, KeywordChange } from '../../../src/owners/keyword-change.ts'
import { describeLoss } from '../../../src/report/tell/loss.ts'
import { aKeywordChange, anOwner } from '../../support/keyword-changes.ts'

const path = 'docs/a.md'
const owner = anOwner(path)
const guessed = { ...owner, certainty: 'guessed' as const }
const section = { ...owner, headings: ['Costs'] }
const elsewhere = { path: 'docs/b.md', share: 0.76 }
const deleted: Cause = { kind: 'deleted', path }
const rewritten: Cause = { kind: 'rewritten', path, way: 'rewritten' }
const moved = (reason: 'no-redirect' | 'redirected' | 'unread', to = 'docs/b.md', share = 0.6): Cause => ({
  ...{ kind: 'moved', path, to, reason, share },
})
const unpublished = (evidence: string): Cause => ({
  ...{ kind: 'hidden', path, reasons: [{ kind: 'unpublished', file: 'mkdocs.yml', line: 3, evidence }] },
})
const unread = (reason: 'lfs-pointer' | 'not-text' | 'template'): Cause => ({ kind: 'unread', path, reason })
const removed = [{ path, from: 3, to: 9, now: { from: 3, to: 2 } }]
const weaker = { outcome: 'weaker' as const }

/** Whoever reads a row has not seen the rule. */
it.each<[Cause, Partial<KeywordChange>, why: string, todo: string]>([
  [
    deleted,
    {},
    'This change deletes docs/a.md, the page that answers this question, and its text is on no other page.',
    'Keep docs/a.md; or move its text to another page, and redirect the old address there.',
  ],
  [
    deleted,
    { loss: 0.6 },
    'This change deletes docs/a.md, the page that answers this question, and 60% of its text is on no other page.',
    'Keep docs/a.md; or move its text to another page, and redirect the old address there.',
  ],
  [
    deleted,
    { loss: 0.24, elsewhere },
    'This change deletes docs/a.md, the page that answers this question, and 76% of its text is on docs/b.md.',
    'Redirect the old address to docs/b.md, and move the rest of the text there; or keep docs/a.md.',
  ],
  [
    deleted,
    { owner: guessed },
    'This change deletes docs/a.md, the page that probably answers this question, and its text is on no other page.',
    'Keep docs/a.md; or move its text to another page, and redirect the old address there.',
  ],
  [
    rewritten,
    { loss: 0.52, removed },
    'This change removes lines 3–9 of docs/a.md, 52% of the page that answers this question. No other page has this text.',
    'Put the text back, or write it in other words on docs/a.md.',
  ],
  [
    rewritten,
    { loss: 0.52, removed, owner: section },
    'This change removes lines 3–9 of docs/a.md, 52% of the section that answers this question. No other page has this text.',
    'Put the text back, or write it in other words on docs/a.md.',
  ],
  [
    rewritten,
    { loss: 0.52, elsewhere },
    'This change removes text from docs/a.md, 52% of the page that answers this question. 76% of its text is on docs/b.md.',
    'Put the text back, or write it in other words on docs/a.md.',
  ],
  [
    rewritten,
    { ...weaker, loss: 0.2, removed },
    'This change removes lines 3–9 of docs/a.md, 20% of the page that answers this question.',
    'Put the text back, or write it in other words on docs/a.md.',
  ],
  [
    moved('no-redirect', path),
    weaker,
    'docs/a.md has a new address, and no redirect from the old address was found.',
    'Redirect the old address of docs/a.md to the new one.',
  ],
  [
    moved('no-redirect', 'docs/b.md', 1),
    weaker,
    'docs/a.md moved to docs/b.md, and no redirect from the old address was found.',
    'Redirect the old address of docs/a.md to the new one.',
  ],
  [
    moved('no-redirect'),
    weaker,
    '60% of the text of docs/a.md is on docs/b.md now, and no redirect from the old address was found.',
    'Redirect the old address of docs/a.md to the new one.',
  ],
  [
    moved('redirected'),
    { ...weaker, elsewhere },
    'This change deletes docs/a.md, the page that answers this question. Its address redirects to docs/b.md, which has 76% of its text.',
    'Add the rest to docs/b.md, if readers of docs/a.md still need it.',
  ],
  [
    moved('redirected', 'docs/c.md'),
    { ...weaker, elsewhere },
    'This change deletes docs/a.md, the page that answers this question. Its address redirects to docs/c.md, and 76% of its text is on docs/b.md.',
    'Add the rest to docs/c.md, if readers of docs/a.md still need it.',
  ],
  [
    moved('unread', 'data/a.yml'),
    weaker,
    '60% of the text that this change removes from docs/a.md is in data/a.yml, which is not read as a page.',
    'Check that the site still shows the text.',
  ],
  [
    unpublished('a.md'),
    {},
    'Line 3 of mkdocs.yml: a.md. It keeps docs/a.md out of the published site.',
    'Delete line 3 of mkdocs.yml, if the page should be published.',
  ],
  [
    unpublished(''),
    {},
    'What this change does to mkdocs.yml keeps docs/a.md out of the published site.',
    'Undo the change of mkdocs.yml, if the page should be published.',
  ],
  [
    deleted,
    { ...weaker, loss: 1 },
    'This change deletes docs/a.md, the page that answers this question, and its text is on no other page.',
    'Keep docs/a.md; or move its text to another page, and redirect the old address there.',
  ],
  [
    unread('lfs-pointer'),
    {},
    'docs/a.md is no longer read as a page: it is a file whose text is in Git LFS.',
    'Let actions/checkout fetch the text: lfs: true.',
  ],
  [
    unread('not-text'),
    {},
    'docs/a.md is no longer read as a page: it is a file without UTF-8 text.',
    'Save docs/a.md as UTF-8.',
  ],
  [
    unread('template'),
    {},
    'docs/a.md is no longer read as a page: it is a file with a template.',
    'Restore docs/a.md, and put the new text into a file of its own.',
  ],
])('explains %j of %j', (cause, change, why, todo) => {
  const [loss] = findCauses(aKeywordChange({ owner, before: undefined, causes: [cause], ...change }))
  const explained = loss && describeLoss(loss, { commitUrl: undefined, sha: undefined })
  expect([plainOf(explained?.why ?? []), plainOf(explained?.todo ?? [])]).toEqual([why, todo])
})
