import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pullRequestEvent, scheduleEvent } from '../../../scripts/lib/action.ts'
import { runActionInProcess } from '../../support/action-in-process.ts'
import { createStage, geminiLost } from '../../support/stage.ts'
import { both, createStory, lineOf } from '../../support/story.ts'

it('a pull request passes with a warning on a drop that may be chance, fails if fail-on lists it, and is not recorded', async () => {
  const story = await createStory(runActionInProcess)
  await story.run()
  story.world.cited = both(9)
  const propose = (inputs = {}) => story.run({ inputs, event: pullRequestEvent() })
  expect(lineOf(await propose())).toBe('0 inconclusive ⚠️ · · · AVG_INCONCLUSIVE')
  expect((await propose({ 'fail-on': 'fail, error, inconclusive' })).exit).toBe(1)
  expect(story.fileOn('default.ndjson').trim().split('\n')).toHaveLength(1)
})

it('a history in a file is written for the workflow to commit, and read by the next run', async () => {
  let lost = false
  const { run } = await createStage(runActionInProcess, {
    answer: request => (lost ? geminiLost.answer?.(request, 0) : undefined),
  })
  const inputs = { baseline: 'visibility.json' }
  const first = await run({ event: scheduleEvent, inputs })
  const written = readFileSync(join(first.workspace, 'visibility.json'), 'utf8')
  lost = true
  const second = await run({ event: pullRequestEvent(), inputs, files: { 'visibility.json': written } })
  expect(second.outputs).toMatchObject({ 'bcr-drop': '17.5' })
  expect(readFileSync(join(second.workspace, 'visibility.json'), 'utf8')).toBe(written)
})
