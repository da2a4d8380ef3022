import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pages } from '../../scripts/lib/documents.ts'

/** Phrases that our text must not contain, and what to write instead. */
const PHRASES: readonly [pattern: RegExp, instead: string][] = [
  [/\bany ?more(?=[.,;:'"`)]|$)/, 'no longer'],
  [/(?<!\b(?:and|but) )\bno more(?=[.,;:'"`)]|$)/, 'no longer'],
  [/(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|one\b)[a-z]+/i, 'is not a'],
  [/(?<!\bthere )\b(?:is|are) none\b/i, 'is not one, is undefined, there is none'],
  [/\bnone of (?:ours|theirs)\b/, 'not one of'],
  [/\bbeside\b/, 'next to, besides, together with'],
  [/\b(?:of|after|least|most|with|in|takes) so (?:many|few)\b/, 'this many, a number of'],
  [/(?<!\b(?:leave|leaves|leaving|left|let|lets) .*)\balone(?=[.,;:)'"`](?:\W|$))/, 'only'],
  [/[,;] else\b(?! if)/, 'otherwise'],
  [/\b(?:is|are|was|were|be|been|unless) told\b(?! (?:to|apart)\b)/, 'is reported'],
  [/\btells? (?:whether|that|what|of|which|how)\b/, 'reports, contains, shows'],
  [/\b(?:say|says|said) of\b/, 'says about, reports for'],
  [/\bsaid again\b/, 'repeated, reworded'],
  [/\bstands? (?:in(?! for)|on|elsewhere|there|here|under|where|at|beside|next)\b/, 'is, appears'],
  [/\b(?:may not be had|to be had|had of)\b/, 'available'],
  [/\bbut for\b/, 'except'],
  [/\b(?:is|are) of (?:a|no|the)\b/, 'belongs to, comes from'],
  [/\bwhere (?:there (?:is|are|was|were)|nothing|none)\b/, 'if'],
  [/\b(?:one|item) a line\b/, 'one per line'],
  [/\bin the place of\b/, 'instead of, in place of'],
  [/\banew\b/, 'again'],
  [/\bpass(?:ed|es)? over\b/, 'skip'],
  [/\b(?:MOST|LEAST)_[A-Z]/, 'MAX_, MIN_'],
  [/\b(?:Told|Tellers?|isToldBefore|isIts|standOf|wayOf|ofFall|ofScore|atFall|PassedOver|Doubt)\b/, 'a noun'],
]

/** Sites and answers that others wrote are left out. */
const isOurs = (path: string) => !/fixtures|snapshots|test\/sites\/generators\/\w+\/|phrases\.test/.test(path)

const paths = [
  ...globSync('{src,test,scripts}/**/*.ts'),
  ...pages.filter(path => !path.includes('research')),
  'action.yml',
]

it('uses none of the phrases that a reader has to translate', () => {
  const found = paths.filter(isOurs).flatMap(path =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        PHRASES.filter(([pattern]) => pattern.test(line)).map(
          ([pattern, instead]) => `${path}:${index + 1}: ${pattern.exec(line)?.[0]} → ${instead}`,
        ),
      ),
  )
  expect(found).toEqual([])
})
