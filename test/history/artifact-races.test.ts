import { zipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import { workflowToken } from '../../scripts/lib/github-server.ts'
import { createArtifactStore, type HistoryFile } from '../../src/history/artifact.ts'
import type { HistoryStore } from '../../src/history/store.ts'
import { createGitHub, fetchThroughProxy } from '../../src/hosts/action/github.ts'
import {
  type ArtifactListing,
  type ArtifactRun,
  type LeftArtifact,
  leave,
  startArtifactListing,
} from '../support/artifact-listing-server.ts'
import { appendTo, aRecord, collectFiles, linesOf } from '../support/history.ts'

const servers: ArtifactListing[] = []
afterAll(async () => {
  for (const server of servers) await server.close()
})

const timeOf = (hour: number) => new Date(Date.UTC(2026, 10, 1, hour)).toISOString()

/** A repository whose runs read the history, add themselves to it, and finish in any order. */
async function start(openStore: typeof openSingle) {
  const artifacts: LeftArtifact[] = []
  const down = { path: 'none' }
  const server = await startArtifactListing({
    artifacts,
    serveArchive(outgoing) {
      const isDown = outgoing.req.url?.startsWith(down.path) ?? false
      if (isDown) outgoing.writeHead(403).end()
      return isDown
    },
  })
  servers.push(server)

  /** Begins the run with this number, which reads the history at once. */
  async function begin(id: number, change: Partial<ArtifactRun> = {}) {
    const run = {
      id,
      event: 'schedule',
      conclusion: null,
      headBranch: 'main',
      headRepositoryId: 1,
      ...change,
    }
    const store = openStore(server, files => {
      const archive = zipSync(Object.fromEntries(Array.from(files, file => [file.name, file.content])))
      artifacts.push(leave(artifacts.length + 1, '', { archive, run: null }))
      const left = artifacts.at(-1)
      if (left) left.run = run
    })
    await store.read('site')
    return {
      add: (record = aRecord({ createdAt: timeOf(id), runUrl: `run ${id}` })) => appendTo(store, record),
      end: (conclusion = 'success') => {
        run.conclusion = conclusion
      },
    }
  }

  /** Makes a whole run. */
  async function make(id: number) {
    const run = await begin(id)
    await run.add()
    run.end()
  }

  /** The runs that the next run finds, and what GitHub was asked for them. */
  async function find() {
    server.paths.splice(0)
    const read = await openStore(server, () => {}).read('site')
    const names =
      'records' in read ? read.records.map(({ createdAt }) => new Date(createdAt).getUTCHours()) : read
    return { runs: names, calls: server.paths.length }
  }

  return { artifacts, down, begin, make, find }
}

type Keep = (files: Iterable<HistoryFile>) => void

function optionsOf(server: ArtifactListing, keep: Keep) {
  return {
    api: createGitHub(workflowToken, server.url, { timeout: 10_000, second: 1 }),
    fetch: fetchThroughProxy,
    async upload(files: AsyncIterable<HistoryFile>) {
      keep(await collectFiles(files))
      return undefined
    },
    ...{ repository: 'acme/website', defaultBranch: 'main', name: 'history' },
  }
}

function openSingle(server: ArtifactListing, keep: Keep): HistoryStore {
  return createArtifactStore({ ...optionsOf(server, keep), layout: 'gate' })
}

function openOfFleet(server: ArtifactListing, keep: Keep): HistoryStore {
  return createArtifactStore({ ...optionsOf(server, keep), layout: 'fleet' })
}

describe.concurrent.each([
  ['of one gate', openSingle],
  ['of a fleet', openOfFleet],
])('the history %s in an artifact', (_, openStore) => {
  it('has the records of two runs that were made of the same artifact, in the order of time', async () => {
    const { make, begin, find } = await start(openStore)
    await make(1)
    const [second, third] = [await begin(2), await begin(3)]
    await third.add()
    await second.add()
    second.end()
    third.end()
    expect((await find()).runs).toEqual([1, 2, 3])
  })

  it('has the records of runs that were made of no artifact', async () => {
    const { begin, find } = await start(openStore)
    const runs = [await begin(1), await begin(2), await begin(3)]
    for (const run of runs) await run.add()
    for (const run of runs) run.end('failure')
    expect((await find()).runs).toEqual([1, 2, 3])
  })

  it('reads no artifact again that the newest is made of: three calls', async () => {
    const { make, begin, find } = await start(openStore)
    await make(1)
    const [second, third] = [await begin(2), await begin(3)]
    for (const run of [second, third]) await run.add()
    for (const run of [second, third]) run.end()
    expect(await find()).toEqual({ runs: [1, 2, 3], calls: 5 })
    await make(4)
    expect(await find()).toEqual({ runs: [1, 2, 3, 4], calls: 3 })
    await make(5)
    expect(await find()).toEqual({ runs: [1, 2, 3, 4, 5], calls: 3 })
  })

  it('has the record of a run that finished long after those that began later', async () => {
    const { make, begin, find } = await start(openStore)
    await make(1)
    const slow = await begin(2)
    await slow.add()
    for (const id of [3, 4, 5]) await make(id)
    expect((await find()).runs).toEqual([1, 3, 4, 5])
    slow.end()
    expect((await find()).runs).toEqual([1, 2, 3, 4, 5])
    await make(6)
    expect(await find()).toEqual({ runs: [1, 2, 3, 4, 5, 6], calls: 3 })
  })

  it('looks up a cancelled run no more, once a newer artifact is made', async () => {
    const { make, begin, find } = await start(openStore)
    await make(1)
    const cancelled = await begin(2)
    await cancelled.add()
    cancelled.end('cancelled')
    await make(3)
    expect(await find()).toEqual({ runs: [1, 3], calls: 3 })
  })

  it('never has the records of a run that cannot be trusted', async () => {
    const { make, begin, find } = await start(openStore)
    await make(1)
    for (const change of [{ event: 'pull_request' }, { headBranch: 'other' }, { headRepositoryId: 9 }]) {
      const run = await begin(2, change)
      await run.add()
      run.end()
    }
    expect((await find()).runs).toEqual([1])
    await make(3)
    expect((await find()).runs).toEqual([1, 3])
  })

  it('has one record of a run that was run again beside another', async () => {
    const { make, begin, find } = await start(openStore)
    await make(1)
    const beside = await begin(2)
    const again = await begin(1)
    await again.add(aRecord({ createdAt: timeOf(3), runUrl: 'run 1', attempt: 2 }))
    await beside.add()
    beside.end()
    again.end()
    expect((await find()).runs).toEqual([2, 3])
  })

  it('does without an artifact beside the newest that is broken', async () => {
    const { artifacts, make, begin, find } = await start(openStore)
    await make(1)
    const [second, third] = [await begin(2), await begin(3)]
    for (const run of [second, third]) await run.add()
    for (const run of [second, third]) run.end()
    const other = artifacts[1]
    if (other === undefined) throw new Error('There are three artifacts.')
    other.archive = Buffer.from('no ZIP')
    expect((await find()).runs).toEqual([1, 3])
    artifacts.splice(artifacts.indexOf(other), 1, { ...other, size: 60_000_000 })
    expect((await find()).runs).toEqual([1, 3])
  })

  it('is unreadable while an artifact beside the newest cannot be fetched', async () => {
    const { down, make, begin, find } = await start(openStore)
    await make(1)
    const [second, third] = [await begin(2), await begin(3)]
    for (const run of [second, third]) await run.add()
    for (const run of [second, third]) run.end()
    down.path = '/2.zip'
    expect((await find()).runs).toHaveProperty('unreadable')
    down.path = 'none'
    expect((await find()).runs).toEqual([1, 2, 3])
  })

  it('is as it was for an artifact of an earlier version, which names no others', async () => {
    const { artifacts, make, begin, find } = await start(openSingle)
    const lines = (...hours: number[]) => linesOf(...hours.map(hour => aRecord({ createdAt: timeOf(hour) })))
    artifacts.push(leave(1, lines(1)), leave(2, lines(1, 2)))
    expect(await find()).toEqual({ runs: [1, 2], calls: 3 })
    await make(3)
    expect(await find()).toEqual({ runs: [1, 2, 3], calls: 3 })
    const [fourth, fifth] = [await begin(4), await begin(5)]
    for (const run of [fourth, fifth]) await run.add()
    for (const run of [fourth, fifth]) run.end()
    expect((await find()).runs).toEqual([1, 2, 3, 4, 5])
  })
})
