/** Reports of runs that judged nothing, or only a part: they change no issue, send no message, and have no ✅. */
import { expect, it } from 'vitest'
import { pullRequestEvent } from '../../../scripts/lib/action.ts'
import { secondaryRateLimit } from '../../../scripts/lib/github-server.ts'
import { runActionInProcess } from '../../support/action-in-process.ts'
import { both, createStory, lineOf, lose, type Story, type StoryResult } from '../../support/story.ts'

const again = (story: Story, attempt: string) =>
  story.run({ env: { GITHUB_RUN_ID: '4', GITHUB_RUN_ATTEMPT: attempt } })
const withInputs = (inputs: Record<string, string>) => (story: Story) => story.run({ inputs })
const ofFleet = {
  gates: [
    { key: 'one', engines: 'openai' },
    { key: 'two', engines: 'perplexity' },
  ],
}

type Act = (story: Story) => Promise<StoryResult>

/** What happens after the loss, and then: exit code, verdict, mark · issues · messages · codes of warnings. */
const afterLoss: [situation: string, act: Act, expected: string][] = [
  [
    'the branch of the history is gone for two runs',
    async story => {
      story.loseBranch()
      await story.run()
      return story.run()
    },
    '0 pass ✅ · 1 open · ·',
  ],
  [
    'a run follows the edit of another setting',
    async story => {
      await withInputs({ language: 'de' })(story)
      return withInputs({ language: 'de' })(story)
    },
    '0 pass ⚠️ · 1 open · ·',
  ],
  [
    'its job is run again, and the answers are back',
    story => {
      story.world.cited = both(12)
      return again(story, '2')
    },
    '0 pass ✅ · 1 closed · recovery ·',
  ],
]

it.each(afterLoss)('after a loss, %s', async (_situation, act, expected) => {
  const story = await createStory(runActionInProcess)
  await lose(story)
  expect(lineOf(await act(story))).toBe(expected)
})

it('a fleet with an open loss is not said to have passed, with its branch or without', async () => {
  const story = await createStory(runActionInProcess)
  await lose(story, ofFleet)
  const runs = [await story.run(ofFleet), await story.run(ofFleet), await story.run(ofFleet)]
  story.loseBranch()
  runs.push(await story.run(ofFleet))
  expect(runs.map(lineOf)).toEqual([
    '1 fail ❌ · 1 open · ·',
    '1 fail ❌ · 1 open · ·',
    '0 pass ⚠️ · 1 open · ·',
    '0 pass 📊 · 1 open · ·',
  ])
})

it('a rate limit costs no record of the history', async () => {
  const story = await createStory(runActionInProcess)
  let refused = 0
  story.world.github = async (request, answer) => {
    // The client itself repeats a call twice.
    if (!request.path.includes('git/refs') || refused > 3) return answer()
    refused += 1
    return secondaryRateLimit(0)
  }
  const { codes } = await story.run()
  expect({ codes, lines: story.fileOn('default.ndjson').split('\n').length }).toEqual({ codes: [], lines: 2 })
})

const wrong = { samples: 'many' }
it.each([
  ['an input', {}, { inputs: wrong }],
  ['a fleet', ofFleet, { ...ofFleet, inputs: wrong }],
])('a comment agrees with the check about an error in %s', async (_case, first, second) => {
  const story = await createStory(runActionInProcess)
  for (const { inputs, ...run } of [{ inputs: {}, ...first }, second]) {
    await story.run({ ...run, event: pullRequestEvent(), inputs: { ...inputs, comment: 'always' } })
  }
  expect(story.github.comments.map(({ body }) => /🛑/.test(body))).toEqual([true])
})
