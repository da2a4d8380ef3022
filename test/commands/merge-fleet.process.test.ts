import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { mergeShards } from '../../src/commands/merge.ts'
import { mergeFleet } from '../../src/commands/merge-fleet.ts'
import { runShard } from '../../src/commands/scan.ts'
import { writePartial } from '../../src/commands/shards/partial.ts'
import { nameOfPartial, readPartials } from '../../src/commands/shards/read-partials.ts'
import { buildResult } from '../../src/report/json/result.ts'
import { toJudgedGate } from '../../src/report/run-outcome.ts'
import { aGate } from '../support/fleet.ts'
import { aFolder, aRepository, commit } from '../support/git-repository.ts'

it('keeps the outcome of each gate in a file, and returns what the portfolio says of it', async () => {
  const workspace = aRepository()
  commit(workspace, { 'docs/kanban.md': '# What is a kanban board?\n\nA kanban board is what Acme makes.\n' })
  const settings = [
    { key: 'found', keywords: 'kanban board' },
    { key: 'lost', keywords: 'crm', 'min-cited-engines': '1' },
  ]
  const read = await Promise.all(settings.map(inputs => aGate({ inputs, facts: { workspace } })))
  const gates = read.map(({ gate }) => gate)
  const [first] = read
  if (first === undefined) throw new Error('There is no gate')
  const { context } = first
  const folder = aFolder()
  const run = { runId: 'run-1', attempt: 1, program: '1.2.3' }
  const partial = await runShard(gates, { index: 1, count: 1 }, run, context)
  await writePartial(join(folder, nameOfPartial(partial)), partial, folder)
  const options = { runId: 'run-1', attempt: 1, sha: context.facts.sha, allowsGap: false }
  const merge = { ...context, openHistory: async () => undefined }

  const outcomes = join(aFolder(), 'outcomes')
  const members = await mergeFleet(gates, await readPartials([folder]), options, merge, outcomes)
  expect(readdirSync(outcomes)).toHaveLength(2)
  const whole = await mergeShards(gates, await readPartials([folder]), options, merge)
  for (const [index, { outcome, settings: given }] of whole.entries()) {
    const { load, ...view } = { ...members[index] }
    const loaded = load?.()
    expect(loaded && buildResult({ ...loaded, run: outcome.run })).toEqual(buildResult(outcome))
    const history = undefined
    const { load: _, ...expected } = toJudgedGate(outcome, { settings: given, history, load: () => outcome })
    expect(view).toEqual(expected)
  }
  expect(members.map(({ verdict }) => verdict.status)).toEqual(['pass', 'fail'])
})
