import { expect, it } from 'vitest'
import type { HistoryRecord } from '../../src/history/record.ts'
import { findMerges, type MergeSearch } from '../../src/run/find-merges.ts'
import { anAnswerContent, anEvaluated, aSource } from '../support/answer-records.ts'
import { aCell } from '../support/baseline-runs.ts'
import { anEmbeddedService } from '../support/embedded.ts'
import { aRepository, commit, git } from '../support/git-repository.ts'
import { aFingerprint, aLoss, aRecord } from '../support/history.ts'
import { aMeasurement } from '../support/measurements.ts'
import { aVerdict, someDrops } from '../support/outcomes.ts'

const since = '2026-11-21T10:00:00.000Z'
const pages = { 'docs/pricing.md': '# Pricing\n\nTen dollars.', 'docs/crm.md': '# CRM\n\nA board.' }
const cells = [aCell('crm', 'openai', ...Array<number>(12).fill(80))]

/** A run with twelve answers, of which these cite the pages. */
function aRun(createdAt: string, sha: string, counts: Record<string, number>): HistoryRecord {
  const citedPages = Object.entries(counts).map(([page, answers]) => ({
    ...{ keyword: 'crm', engine: 'openai' },
    ...{ address: `acme.example/docs/${page}`, answers },
  }))
  return aRecord({
    createdAt,
    runUrl: createdAt,
    sha,
    cells,
    citedPages,
    fingerprint: aFingerprint({ keywords: ['crm'] }),
  })
}

/** Returns a repository, and the commit of the last good run. */
function aSite() {
  const folder = aRepository()
  return { folder, good: commit(folder, pages) }
}

function change(folder: string, files: Record<string, string>, subject: string): string {
  commit(folder, files)
  git(folder, 'commit', '--amend', '--quiet', '--message', subject)
  return git(folder, 'rev-parse', 'HEAD').trim()
}

/** Finds the merges before a run in which three of twelve answers cite the pricing page and six the other one. */
async function find(folder: string, records: HistoryRecord[], losses = [aLoss({ since })]) {
  const service = anEmbeddedService({
    folder,
    siteUrls: [{ folder: '', template: 'https://acme.example/{path}' }],
  })
  const own = (page: string) => aSource(`https://acme.example/docs/${page}`, { kind: 'own' })
  const answerRecords = Array.from({ length: 12 }, (_, index) => {
    const citedSources = [...(index < 3 ? [own('pricing')] : []), ...(index < 6 ? [own('crm')] : [])]
    return anEvaluated(anAnswerContent({ citedSources }), { sample: index + 1 })
  })
  const judged = {
    verdict: aVerdict({ status: 'fail', drops: someDrops({ losses }) }),
    measurement: aMeasurement({ cells }),
    answerRecords,
  }
  const now = { brand: 'Acme', startedAt: '2026-11-28T10:00:00.000Z' }
  const locate: MergeSearch['locate'] = (id, runs) => service.locate(id, runs, 'en')
  return findMerges({ records, judged, ...now, locate }, { folder })
}

const dayOf = (day: number) => `2026-11-${day}T10:00:00.000Z`

it('names the merges that changed a page which lost citations', async () => {
  const { folder, good } = aSite()
  change(folder, { 'docs/crm.md': '# CRM\n\nNo board.' }, 'Reword the CRM (#410)')
  const squashed = change(folder, { 'docs/pricing.md': '# Pricing' }, 'Shorten the prices (#412)')
  git(folder, 'checkout', '--quiet', '-b', 'topic')
  change(folder, { 'docs/pricing.md': '# Prices' }, 'A commit of a branch (#1)')
  git(folder, 'checkout', '--quiet', 'main')
  git(folder, 'merge', '--quiet', '--no-ff', '--message', 'Merge pull request #413 from acme/topic', 'topic')
  const merged = git(folder, 'rev-parse', 'HEAD').trim()
  const records = [
    aRun(dayOf(12), good, { pricing: 12, crm: 6 }),
    aRun(dayOf(14), good, { pricing: 12, crm: 6 }),
  ]
  expect(await find(folder, records)).toEqual([
    {
      ...{ kind: 'page', path: 'docs/pricing.md', answers: 3, usually: 12, of: 12, since: dayOf(14) },
      merges: [
        { commit: merged, pull: 413, at: expect.any(String) },
        { commit: squashed, pull: 412, at: expect.any(String) },
      ],
    },
  ])
})

it('names at most three merges, also of a deleted page and without a number', async () => {
  const { folder, good } = aSite()
  for (const text of ['a', 'b', 'c']) change(folder, { 'docs/pricing.md': text }, `${text} #1`)
  git(folder, 'rm', '--quiet', 'docs/pricing.md')
  const last = change(folder, {}, 'd @octocat [x](https://evil.example)')
  const [page] = await find(folder, [aRun(dayOf(14), good, { pricing: 12 })])
  expect(page?.merges).toHaveLength(3)
  expect(page?.merges[0]).toEqual({ commit: last, at: expect.any(String) })
})

it.each<[string, (good: string) => HistoryRecord[], object[]?]>([
  ['no loss is open', good => [aRun(dayOf(14), good, { pricing: 12 })], []],
  ['no earlier run was good', good => [{ ...aRun(dayOf(14), good, { pricing: 12 }), failed: true }]],
  ['the good run is a part of the loss', good => [aRun(dayOf(22), good, { pricing: 12 })]],
  ['the page had hardly more citations', good => [aRun(dayOf(14), good, { pricing: 5 })]],
  ['the record lacks the pages', good => [aRecord({ createdAt: dayOf(14), sha: good })]],
])('names nothing if %s', async (_, recordsOf, losses) => {
  const { folder, good } = aSite()
  change(folder, { 'docs/pricing.md': '# Pricing' }, 'Shorten (#412)')
  expect(await find(folder, recordsOf(good), losses === undefined ? undefined : [])).toEqual([])
})

it('rejects if the clone lacks the commit', async () => {
  const { folder } = aSite()
  await expect(find(folder, [aRun(dayOf(14), '1'.repeat(40), { pricing: 12 })])).rejects.toThrow()
})
