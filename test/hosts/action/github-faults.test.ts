import { describe, expect, it } from 'vitest'
import { type ActionRun, pullRequestEvent, scheduleEvent } from '../../../scripts/lib/action.ts'
import { action } from '../../../scripts/lib/inputs.ts'
import { runActionInProcess } from '../../support/action-in-process.ts'
import { readAnnotations } from '../../support/annotations.ts'
import { faults } from '../../support/github-faults.ts'
import { createStage, geminiLost } from '../../support/stage.ts'

const limits = {
  pass: { 'min-cited-engines': '3' },
  fail: { 'min-cited-engines': '4' },
  error: { 'min-cited-engines': '3', baseline: 'branch' },
}

// One fault is enough: github-faults.slow.test.ts tries each of them on each call.
describe('a run, when GitHub answers all calls with a page', () => {
  const reply = faults['a page'] ?? { status: 200 }

  it.each([
    ['a pull request', 'pass', pullRequestEvent(), 'comment'],
    ['a schedule', 'fail', scheduleEvent, 'issue'],
    ['a schedule whose history is on a branch', 'error', scheduleEvent, 'issue'],
  ] as const)(
    'has the exit of its verdict, its outputs and its summary: %s, %s',
    async (_, verdict, event, post) => {
      const { github, run } = await createStage<Partial<ActionRun>>(runActionInProcess, geminiLost, {
        behave: () => reply,
      })
      const inputs = { ...limits[verdict], issue: 'on-failure' }
      const { exitCode, outputs, summary, log } = await run({ event, inputs })
      expect(exitCode).toBe(verdict === 'pass' ? 0 : 1)
      const cited = verdict === 'error' ? '' : '3'
      expect(outputs).toMatchObject({ verdict, 'cited-engines': cited, [`${post}-url`]: '' })
      expect(Object.keys(outputs)).toEqual(expect.arrayContaining(Object.keys(action.outputs)))
      expect(summary).toContain(verdict === 'error' ? 'The earlier runs cannot be used' : 'Acme')
      const warnings = readAnnotations(log).filter(({ level }) => level === 'warning')
      const messages = warnings.map(({ message }) => message)
      const code = verdict === 'error' ? 'AVG_HISTORY_UNREADABLE' : `AVG_${post.toUpperCase()}`
      expect(messages).toContainEqual(expect.stringMatching(new RegExp(`^${code}: .*\\. https:\\S+$`)))
      for (const message of messages) expect(message).not.toMatch(/[<>\n{]/)
      for (const text of [summary, log]) expect(text).not.toMatch(/<script|<img|<b>|<\?xml|RequestId/)
      expect(github.requests.filter(({ method }) => method !== 'GET')).toEqual([])
    },
  )
})
