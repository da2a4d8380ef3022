/** How a loss ends that no recovery ends: by an accepted level, after a key was renamed, and without its history. */
import { describe, expect, it } from 'vitest'
import { manualEvent } from '../../../scripts/lib/action.ts'
import { runActionInProcess } from '../../support/action-in-process.ts'
import { both, createStory, lineOf, lose, type Story, type StoryResult } from '../../support/story.ts'

const accept = (story: Story, inputs: Record<string, string> = {}) =>
  story.run({ event: manualEvent, inputs, accept: 'true' })
const times = async (count: number, run: () => Promise<StoryResult>) => {
  const results: StoryResult[] = []
  for (let index = 0; index < count; index += 1) results.push(await run())
  return results
}
const refused = { status: 401, body: { error: { message: 'Incorrect API key' } } }
const german = { language: 'de' }

/** What happens after the loss: each line is a run. */
const stories: [what: string, act: (story: Story) => Promise<StoryResult[]>, expected: string[]][] = [
  [
    'an accepted level ends it',
    async story => [await accept(story), await story.run()],
    ['0 pass 📊 · 1 open · recovery ·', '0 pass ✅ · 1 closed · ·'],
  ],
  [
    'a level is not accepted while an engine is silent, and the loss stays',
    async story => {
      story.world.outage = engine => (engine === 'openai' ? refused : undefined)
      const first = await accept(story)
      story.world.outage = () => undefined
      return [first, await story.run()]
    },
    ['1 error 🛑 · 1 open · · AVG_ENGINE_KEY, AVG_HISTORY_NOT_WRITTEN', '1 fail ❌ · 1 open · ·'],
  ],
  [
    'a loss that is no longer compared is closed by hand, and the newer runs still count',
    async story => {
      await times(2, () => story.run({ inputs: german }))
      const closing = await accept(story, german)
      story.world.cited = both(0)
      return [closing, await story.run({ inputs: german })]
    },
    ['0 pass ✅ · 1 open · recovery ·', '1 fail ❌ · 1 open · failure ·'],
  ],
  [
    'a key that is renamed twice goes on with its history and its issue',
    async story => {
      const first = await story.run({ inputs: { key: 'docs' } })
      const renamed = { inputs: { key: 'site' } }
      const results = [first, await story.run(renamed)]
      story.world.cited = both(12)
      return [...results, ...(await times(2, () => story.run(renamed)))]
    },
    [
      '1 fail ❌ · 1 open · ·',
      '1 fail ❌ · 1 open · ·',
      '0 pass ✅ · 1 open · ·',
      '0 pass ✅ · 1 closed · recovery ·',
    ],
  ],
  [
    'without its history, the issue is closed when the level is back',
    async story => {
      story.loseBranch()
      const results = await times(2, () => story.run())
      story.world.cited = both(12)
      return [...results, await story.run()]
    },
    ['0 pass 📊 · 1 open · ·', '0 pass ✅ · 1 open · ·', '0 pass ✅ · 1 closed · ·'],
  ],
]

it.each(stories)('after a loss, %s', async (_what, act, expected) => {
  const story = await createStory(runActionInProcess)
  await lose(story)
  expect((await act(story)).map(lineOf)).toEqual(expected)
})

it('an issue without its history states when it is closed', async () => {
  const story = await createStory(runActionInProcess)
  await lose(story)
  story.loseBranch()
  await times(2, () => story.run())
  const [issue] = story.github.issues
  expect(issue?.body).toMatch(
    /no longer has the runs before the loss since .*closed when the brand is cited in 75% of the/,
  )
})

describe('several gates', () => {
  const gates = [
    { key: 'one', engines: 'openai' },
    { key: 'two', engines: 'perplexity' },
  ]

  it('need the key of the one whose level is accepted', async () => {
    const story = await createStory(runActionInProcess)
    const { exit, summary } = await story.run({ gates, event: manualEvent, accept: 'true' })
    expect([exit, summary]).toEqual([
      1,
      expect.stringMatching(/accept.*false, unless key names the gate to accept: one, two/),
    ])
    const one = await story.run({ gates, event: manualEvent, accept: 'true', key: 'one' })
    expect(one.exit).toBe(0)
    expect([story.fileOn('one.ndjson'), story.fileOn('two.ndjson')]).toEqual([
      expect.stringContaining('"accepted":true'),
      '',
    ])
  })
})
