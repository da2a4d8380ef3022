import { expect, it } from 'vitest'
import { plainOf } from '../../../src/lib/document/plain-text.ts'
import { createNames } from '../../../src/report/words/names.ts'
import { acceptSetting, describeWholeLevel } from '../../../src/report/words/phrases.ts'
import { anOutcome } from '../../support/outcomes.ts'

it.each<[string, number, string | undefined, string?]>([
  ['Your pages answer 2 of 2 questions', 2, 'crm'],
  ['Acme is cited in 4 of 4 answers', 4, 'crm'],
  ['Your pages answer the 2 questions, asked in one scan', 1, undefined],
  ['Acme is cited in 1 of 1 answers (2 questions in one scan)', 1, undefined, 'openai'],
  ['Acme is cited in 1 of 1 answers', 1, 'crm', 'openai'],
])('describes the level: %s', (expected, answers, keyword, engine = 'repository') => {
  const { measurement } = anOutcome()
  if (measurement === undefined) throw new RangeError('no measurement')
  const cells = [{ keyword, engine, cited: [true], bcrScores: [80] }]
  const engines = measurement.engines.map(each => ({ ...each, engine }))
  const outcome = anOutcome({
    keywords: ['crm', 'pricing'],
    measurement: { ...measurement, engines, cells },
  })
  const level = { cited: answers, answers, share: 1 }
  const names = createNames('Acme', [engine])
  expect(plainOf(describeWholeLevel(level, { outcome, names }))).toBe(expected)
})

it.each([
  ['a workflow', 'https://github.com/acme/site/actions/runs/1', 'default', 'file', 'accept: true'],
  ['a terminal', undefined, 'default', 'file', '--accept'],
  // Only a workflow records on a branch.
  ['a terminal', undefined, 'default', 'branch', 'accept: true'],
  // A run accepts the level of one gate only.
  ['a fleet', 'https://github.com/acme/site/actions/runs/1', 'blog', 'file', 'accept: true and key: blog'],
  ['a fleet at a terminal', undefined, 'blog', 'file', '--accept and --key blog'],
])('names what accepts a level in %s', (_, runUrl, key, kind, setting) => {
  const { run } = anOutcome()
  const outcome = { key, run: { ...run, runUrl } }
  expect(plainOf(acceptSetting({ outcome }, { kind }))).toBe(setting)
})
