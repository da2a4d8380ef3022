/** Which pages say an old value of a fact, and what to write. */
import type { WrongFact } from '../../facts/find-wrong.ts'
import type { Line } from '../../lib/document/blocks.ts'
import { joinLines } from '../../lib/document/build-blocks.ts'
import { plainOf } from '../../lib/document/plain-text.ts'
import { andMore } from '../../lib/numbers.ts'
import { checkSentence } from '../document/phrases.ts'
import { countOf } from '../numbers.ts'
import { IN_HEADLINE } from './content.ts'
import type { Facts, FindingOf, Tellers, Words } from './told.ts'
import { boldValues } from './values.ts'

/** With more, a table has them. */
export const MOST_PLACES = 3
const WHY = {
  fail: 'The facts of the config file say that it must be said no more.',
  warn: 'A heading alone names what it is about, so this warns.',
  none: 'The edit of the list calls it old. Nothing fails by it.',
}

function tellFact(finding: FindingOf<'fact-wrong'>, facts: Facts): Words {
  const { fact, sentences } = finding
  const leadsTo = finding.leadsTo === 'fail' || finding.leadsTo === 'warn' ? finding.leadsTo : 'none'
  const [first, ...others] = sentences
  const name = { name: fact, most: IN_HEADLINE.question }
  const still = leadsTo === 'none' ? ' still' : ''
  const where: Line =
    first !== undefined && others.length === 0
      ? [{ name: first.path, most: IN_HEADLINE.path }, `${still} says`]
      : [`${countOf(sentences.length, 'sentence')}${still} say`]
  const names = new Set(sentences.map(each => each.fact)).size
  const more = andMore(sentences.length - MOST_PLACES)
  return {
    headlines: [
      [...where, ' an old value of ', ...(names > 1 ? [countOf(names, 'fact')] : [name])],
      ['An old value of ', name],
    ],
    ...(leadsTo === 'warn' && { detail: [checkSentence(facts)] }),
    codes: ['AVG_RULE_FACTS'],
    evidence: [
      {
        title: facts.findings[0] === finding ? [WHY[leadsTo]] : [],
        lines:
          leadsTo === 'none'
            ? []
            : [...sentences.slice(0, MOST_PLACES).map(lineOf), ...(more === '' ? [] : [[more]])],
        todo: adviceOn(first),
      },
    ],
    places: sentences.map(sentence => ({
      ...{ question: fact, path: sentence.path, line: sentence.line },
      text: `An old value of ${plainOf([name])}: ${plainOf([{ quote: sentence.sentence }])} ${plainOf(adviceOn(sentence))}`,
    })),
  }
}

function lineOf(wrong: WrongFact): Line {
  return [...whereOf(wrong), ': ', ...whatOf(wrong)]
}

export function whereOf({ path, line }: WrongFact): Line {
  return [{ name: path }, `, line ${line}`]
}

/** Returns what is said, with the old value in bold. */
export function whatOf({ sentence, said }: WrongFact): Line {
  return boldValues({ before: sentence, values: [said] })
}

/** Returns what is right: “$399 or $499”; nothing where the list has no value. */
export function valuesOf({ is }: Pick<WrongFact, 'is'>): Line {
  const values = is.map((value): Line => [{ name: value, most: 60 }])
  return joinLines(values, ' or ')
}

function adviceOn(wrong: WrongFact | undefined): Line {
  const values = valuesOf(wrong ?? { is: [] })
  const write: Line = values.length === 0 ? ['Leave the value out'] : ['Write ', ...values]
  const left = '. Is the old value right there? Name the page, or a word of the sentence, under '
  return [...write, left, { code: 'except' }, ' of the fact.']
}

export const ON_FACTS = { 'fact-wrong': tellFact } satisfies Partial<Tellers>
