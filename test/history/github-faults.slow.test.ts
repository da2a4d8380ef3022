import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createBranchStore } from '../../src/history/branch.ts'
import { formatRecord } from '../../src/history/format.ts'
import type { HistoryAppend } from '../../src/history/store.ts'
import { createGitHub } from '../../src/hosts/action/github.ts'
import { type BranchServerOptions, branchRepository, startBranchServer } from '../support/branch-server.ts'
import { createManualClock } from '../support/clock.ts'
import { faults } from '../support/github-faults.ts'
import { appendTo, aRecord } from '../support/history.ts'

vi.setConfig({ maxConcurrency: 5 })

const servers: { close(): Promise<void> }[] = []
afterAll(async () => {
  for (const server of servers) await server.close()
})

const everyFault = Object.entries(faults)
const line = `${formatRecord(aRecord())}\n`
const next = aRecord({ createdAt: 'later' })
const patience = { timeout: 10_000, second: 1 }

/** Expects that the record was not added, and that one plain clause gives the reason. */
function expectNotAdded(appended: HistoryAppend): void {
  expect(appended).toEqual({
    problem: expect.objectContaining({ why: expect.stringMatching(/^[^<>\n{]+\.$/) }),
  })
}

const main = { 'README.md': '' }

async function openBranch(
  behave: Required<BranchServerOptions>['behave'],
  branches: Required<BranchServerOptions>['branches'] = { main, history: { 'site.ndjson': line } },
) {
  const server = await startBranchServer({ branches, behave })
  onTestFinished(server.close)
  const store = createBranchStore({
    api: createGitHub('ghs_workflow', server.url, patience),
    ...{ repository: branchRepository, branch: 'history' },
    ...{ message: () => 'Add', clock: createManualClock() },
  })
  return { server, store }
}

describe.each(everyFault)('a history on a branch, when GitHub answers with %s', (_, reply) => {
  it.each([
    ['the branch', /^GET .*\/branches\//],
    ['the list of files', /^GET .*\/git\/trees\//],
    ['a file', /^GET .*\/git\/blobs\//],
    ['the commit', /^POST \/graphql$/],
  ])('stays as it is without %s', async (_, call) => {
    const { server, store } = await openBranch(({ method, path }, answer) =>
      call.test(`${method} ${path}`) ? reply : answer(),
    )
    const isRead = call.source.startsWith('^GET')
    expect(Object.keys(await store.read('site'))[0]).toBe(isRead ? 'unreadable' : 'records')
    expectNotAdded(await appendTo(store, next))
    expect(server.commitsOf('history')).toHaveLength(1)
  })

  it('is not started without a new branch', async () => {
    const behave: Required<BranchServerOptions>['behave'] = ({ path }, answer) =>
      path.endsWith('/git/refs') ? reply : answer()
    const { server, store } = await openBranch(behave, { main })
    expectNotAdded(await appendTo(store, next))
    expect(server.commitsOf('history')).toEqual([])
  })
})

describe('a history on a branch, when its content', () => {
  const encoded = Buffer.from(line).toString('base64')

  it.each([
    ['was cut off', { content: encoded.slice(0, 40) }],
    ['is that of another blob', { content: Buffer.from('other').toString('base64') }],
    ['is not Base64', { content: '<p>no</p>' }],
    ['has another encoding', { encoding: 'utf-8' }],
  ])('%s, is unreadable and is not replaced', async (_, change) => {
    const { server, store } = await openBranch(({ path }, answer) => {
      const { body, ...reply } = answer()
      const isBlob = path.includes('/git/blobs/') && typeof body === 'object'
      return { ...reply, body: isBlob ? { ...body, ...change } : body }
    })
    expect(Object.keys(await store.read('site'))).toEqual(['unreadable'])
    expectNotAdded(await appendTo(store, next))
    expect(server.requests.filter(({ method }) => method !== 'GET')).toEqual([])
  })
})

it('takes no record beyond the size that GitHub accepts in a commit, and keeps the file', async () => {
  const file = Buffer.alloc(30_000_000, 'x')
  const { server, store } = await openBranch((_, answer) => answer(), {
    main,
    history: { 'site.ndjson': file },
  })
  expect(await appendTo(store, next)).toEqual({
    problem: {
      why: 'its file site.ndjson would exceed 30 MB. Move its oldest lines to another file.',
    },
  })
  expect(server.commitsOf('history')).toHaveLength(1)
})
