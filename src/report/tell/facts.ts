/** Which pages newly say an old value of a fact, and what to write. */
import type { WrongFact } from '../../facts/find-wrong.ts'
import type { Line } from '../../lib/document/blocks.ts'
import { joinLines, line } from '../../lib/document/build-blocks.ts'
import { plainOf } from '../../lib/document/plain-text.ts'
import { andMore } from '../../lib/numbers.ts'
import { checkSentence } from '../document/phrases.ts'
import { countOf } from '../numbers.ts'
import { IN_HEADLINE } from './content.ts'
import type { Facts, FindingOf, Tellers, Words } from './told.ts'
import { boldValues } from './values.ts'

const MOST_PLACES = 3
const ON_LIST = 'The facts of the config file say that it must be said no more.'
const BY_HEADING = 'A heading alone names what it is about, so this warns.'

function tellFact(finding: FindingOf<'fact-wrong'>, facts: Facts): Words {
  const { fact, sentences, leadsTo } = finding
  const [first, ...others] = sentences
  const name = { name: fact, most: IN_HEADLINE.question }
  const where: Line =
    first !== undefined && others.length === 0
      ? [{ name: first.path, most: IN_HEADLINE.path }, ' says']
      : [`${countOf(sentences.length, 'sentence')} say`]
  const more = andMore(sentences.length - MOST_PLACES)
  return {
    headlines: [[...where, ' an old value of ', name], line`An old value of ${name} is back`],
    ...(leadsTo === 'warn' && { detail: [checkSentence(facts)] }),
    codes: ['AVG_RULE_FACTS'],
    evidence: [
      {
        title: facts.findings[0] === finding ? [leadsTo === 'fail' ? ON_LIST : BY_HEADING] : [],
        lines: [...sentences.slice(0, MOST_PLACES).map(lineOf), ...(more === '' ? [] : [[more]])],
        todo: adviceOn(first),
      },
    ],
    places: sentences.map(sentence => ({
      ...{ question: fact, path: sentence.path, line: sentence.line },
      text: `An old value of ${plainOf([name])}: ${plainOf([{ quote: sentence.sentence }])} ${plainOf(adviceOn(sentence))}`,
    })),
  }
}

function lineOf({ path, line: number, sentence, said }: WrongFact): Line {
  return [...line`${path}, line ${number}: `, ...boldValues({ before: sentence, values: [said] })]
}

function adviceOn(wrong: WrongFact | undefined): Line {
  const values = (wrong?.is ?? []).map((value): Line => [{ name: value, most: 60 }])
  const write: Line = values.length === 0 ? ['Leave the value out'] : ['Write ', ...joinLines(values, ' or ')]
  const left = '. Is the old value right there? Name the page, or a word of the sentence, under '
  return [...write, left, { code: 'except' }, ' of the fact.']
}

export const ON_FACTS = { 'fact-wrong': tellFact } satisfies Partial<Tellers>
