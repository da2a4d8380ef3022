/** Names that repeat separators: a search that finds two ways to match each one would never end. */
import { runInThisContext } from 'node:vm'
import { expect, it } from 'vitest'
import { findMentions } from '../../src/citation/mentions.ts'

const SEPARATORS = ['', ' ', '-', '.', "'", '!', '&', '+', ' & ', ' et ', '&amp;', 'ä', '¨', '‼', '㏂', 'Ab']
const REPETITIONS = 30
/** Far beyond what the searches take. It ends a search that would not end itself. */
const KILL_AFTER_MS = 300_000

/** Returns names of two separators, with letters between them and without. No text has their last letter. */
function listNames(): string[] {
  return SEPARATORS.flatMap(one =>
    SEPARATORS.flatMap(other =>
      [`${one}${other}`, `${one}A${other}a`].map(unit => `A${unit.repeat(REPETITIONS)}Z`),
    ),
  )
}

it('a search for a name with any two repeated separators ends', { timeout: 2 * KILL_AFTER_MS }, () => {
  const search = () =>
    listNames().filter(name => {
      const text = name.slice(0, -1)
      return [text, text.replaceAll('&', ' and ')].some(each => findMentions(each, [name]).length > 0)
    })
  Object.assign(globalThis, { search })
  expect(runInThisContext('search()', { timeout: KILL_AFTER_MS })).toEqual([])
})
