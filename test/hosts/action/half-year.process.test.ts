import { expect, it, vi } from 'vitest'
import type { ActionResult, ActionRun } from '../../../scripts/lib/action.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { runActionInProcess } from '../../support/action-in-process.ts'
import { createStory, healthy, keywords, type World } from '../../support/story.ts'

/** What happens before the run of a week. What changes lasts until it changes again. */
interface Happening {
  what: string
  world?: Partial<World>
  settings?: Record<string, string>
  /** The next run is the last one again. */
  again?: true
  losesBranch?: true
}

const usual = { openai: 9, perplexity: 8 }
/** OpenAI answers with this status, and the other engine as ever. */
const down = (status: number, message: string): Partial<World> => ({
  outage: engine => (engine === 'openai' ? { status, body: { error: { message } } } : undefined),
})
const up: Partial<World> = { outage: () => undefined }
const withoutHistory: World['github'] = async ({ path }, answer) =>
  path.includes('/branches/') ? { status: 200, body: '<html>' } : answer()

const happenings: Record<number, Happening> = {
  6: { what: 'OpenAI is down', world: down(503, 'The server is overloaded.') },
  7: { what: 'OpenAI is up', world: up },
  9: { what: 'The key is revoked', world: down(401, 'Incorrect API key.') },
  10: { what: 'There is a new key', world: up },
  11: { what: 'OpenAI moves the alias', world: { model: 'gpt-6.2-sol-2027-04-01' } },
  12: { what: 'A keyword is edited', settings: { keywords: ['topic-12', ...keywords.slice(1)].join('\n') } },
  14: { what: 'ChatGPT cites the brand less', world: { cited: { openai: 1, perplexity: 8 } } },
  16: { what: 'Somebody runs the red job again', again: true },
  18: { what: 'A home is added', settings: { 'brand-domains': 'acme.example, acme.io' } },
  20: { what: 'GitHub does not give the history', world: { github: withoutHistory } },
  21: { what: 'GitHub gives it', world: { github: healthy.github } },
  22: { what: 'ChatGPT cites the brand again', world: { cited: usual } },
}
const WEEKS = 25

/** Runs the action in this process, at a time of its own and without waits. */
async function runAt(run: ActionRun, now: string): Promise<ActionResult> {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  let skipped = 0
  const clock = { now: vi.spyOn(systemClock, 'now'), sleep: vi.spyOn(systemClock, 'sleep') }
  clock.now.mockImplementation(() => performance.now() + skipped)
  clock.sleep.mockImplementation(async milliseconds => {
    skipped += milliseconds
  })
  try {
    return await runActionInProcess(run)
  } finally {
    vi.useRealTimers()
    for (const spy of Object.values(clock)) spy.mockRestore()
  }
}

it('half a year of a weekly gate reports what happened, and closes no issue of an open loss', {
  timeout: 600_000,
}, async () => {
  let now = ''
  const story = await createStory(run => runAt(run, now))
  Object.assign(story.world, { cited: usual, turn: 5 })
  const report: string[] = []
  for (let week = 1; week <= WEEKS; week += 1) {
    const { what, world, settings, again = false, losesBranch } = happenings[week] ?? {}
    Object.assign(story.world, world)
    Object.assign(story.settings, settings)
    story.again = again
    if (losesBranch) story.loseBranch()
    const before = story.github.issues.map(({ state }) => state)
    now = new Date(Date.UTC(2026, 0, 5 + 7 * (week - 1), 6)).toISOString()
    const { exit, headline, messages } = await story.run()
    const issues = story.github.issues.flatMap(({ number, state, title }, index) => {
      if (before[index] === state) return []
      return state === 'open' ? `issue ${number} opened: ${title}` : `issue ${number} closed`
    })
    const isNews = what !== undefined || exit !== 0 || issues.length + messages.length > 0
    if (!isNews && /^✅/.test(headline)) continue
    report.push(
      ...(what === undefined ? [] : [`${what}.`]),
      `${now.slice(0, 10)} ${exit === 0 ? 'green' : 'red'}: ${headline.replace(/^## |\*\*(.*)\*\*.*/, '$1')}`,
      ...[...issues, ...messages.map(event => `message: ${event}`)].map(line => `  ${line}`),
    )
  }
  const open = story.github.issues.filter(({ state }) => state === 'open')
  report.push(`Open: ${open.map(({ number }) => `issue ${number}`).join(', ')}.`)
  await expect(`${report.join('\n')}\n`).toMatchFileSnapshot('snapshots/half-year.txt')
})
