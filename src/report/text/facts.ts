/** Describes pages and answers that state an old value of a fact, and what to write instead. */
import type { WrongFact } from '../../facts/find-wrong.ts'
import type { Line } from '../../lib/document/blocks.ts'
import { cutItems, joinLines, line } from '../../lib/document/build-blocks.ts'
import { plainOf } from '../../lib/document/plain-text.ts'
import { linkPlace } from '../words/file-links.ts'
import { countOf } from '../words/numbers.ts'
import { describeCheck } from '../words/phrases.ts'
import { IN_HEADLINE } from './content.ts'
import type { FindingContext, FindingDescribers, FindingOf, Wording } from './finding-text.ts'
import { boldValues } from './values.ts'

/** If there are more, a table lists them. */
export const MAX_PLACES = 3

/** Of pages, and of answers. */
const WHY: Record<string, [ofPages: string, ofAnswers: string]> = {
  fail: [
    'The config file lists this value as old.',
    'It stated the right value before. The difference is statistically significant.',
  ],
  warn: [
    'Only a heading names the subject, so this is a warning.',
    'Engines lag behind pages, so this is a warning.',
  ],
  none: ['This change lists the value as old, so the check does not fail.', ''],
}

function describeFact(finding: FindingOf<'fact-wrong'>, context: FindingContext): Wording {
  const { fact, sentences, leadsTo } = finding
  const [first, ...others] = sentences
  const name = { quote: fact, most: IN_HEADLINE.question }
  const why = WHY[leadsTo]?.[first?.answers === undefined ? 0 : 1] ?? ''
  const source = first?.answers === undefined ? 'more line' : 'more engine'
  const who =
    first?.answers === undefined
      ? line`Line ${first?.line ?? 1} of ${{ name: first?.path ?? '', most: IN_HEADLINE.path }}`
      : describeSource(first, context)
  const states = others.length > 0 ? ` and ${countOf(others.length, source)} state` : ' states'
  const { shown, more } = cutItems(leadsTo === 'none' ? [] : sentences, MAX_PLACES)
  return {
    headlines: [
      [...who, states, ' an old value of ', name],
      ['An old value of ', name],
    ],
    ...(leadsTo === 'warn' && { detail: [describeCheck(context)] }),
    codes: ['AVG_RULE_FACTS'],
    evidence: [
      {
        title: context.findings[0] === finding ? [why] : [],
        lines: [
          ...shown.map(wrong => [...describeSource(wrong, context), ': ', ...describeWrongValue(wrong)]),
          ...(more ? [[more]] : []),
        ],
        todo: adviceOn(first),
      },
    ],
    places: sentences
      .filter(({ answers }) => answers === undefined)
      .map(sentence => ({
        question: fact,
        path: sentence.path,
        line: sentence.line,
        text: `An old value of ${plainOf([name])}: ${plainOf([{ quote: sentence.sentence }])} ${plainOf(adviceOn(sentence))}`,
      })),
  }
}

/** Returns the source of an old value: a line of a page with its link, or an engine. */
export function describeSource(
  { answers, ...place }: WrongFact,
  { names, outcome }: Pick<FindingContext, 'names' | 'outcome'>,
): Line {
  if (answers === undefined) return linkPlace(place, outcome.run)
  return [names.engineInCountry(answers.engine)]
}

/** Returns the wrong sentence with the old value in bold, the number of answers that have it, and what they cite. */
export function describeWrongValue({ sentence, said, answers }: WrongFact): Line {
  if (answers === undefined) return boldValues({ before: sentence, values: [said] })
  const cited = answers.sites.map(({ place, isOwn, answers: count }): Line => {
    const verb = count === 1 ? 'cites' : 'cite'
    return [`${count} ${verb} `, { name: place, most: 60 }, ...(isOwn ? [' (yours)'] : [])]
  })
  const count = ` in ${answers.wrong} of ${countOf(answers.of, 'answer')}`
  return [{ strong: [{ name: said, most: 60 }] }, joinLines([[count], ...cited], '; '), '.'].flat()
}

/** Returns the correct values: `$399 or $499`; empty if the list has none. */
export function formatRightValues({ is }: Pick<WrongFact, 'is'>): Line {
  const values = is.map((value): Line => [{ name: value, most: 60 }])
  return joinLines(values, ' or ')
}

function adviceOn(wrong: WrongFact | undefined): Line {
  const values = formatRightValues(wrong ?? { is: [] })
  const write: Line = values.length === 0 ? ['Remove the value'] : ['Write ', ...values]
  if (wrong?.answers !== undefined) return [...write, ' on the pages that it cites.']
  const left = '. If the old value is correct there, add the page or a word of the sentence to '
  return [...write, left, { code: 'except' }, ' of the fact.']
}

function describeSettling(
  { fact, engine, state }: FindingOf<'fact-settling'>,
  context: FindingContext,
): Wording {
  const who = context.names.engineInCountry(engine)
  const name = { quote: fact, most: IN_HEADLINE.question }
  return {
    headlines: [
      [state === 'unstated' ? `No answer of ${who} states ` : `${who} is right again about `, name],
    ],
    detail: [
      state === 'ended'
        ? 'It was right in two runs in a row, so the fact is closed.'
        : `The fact stays open until ${who} states it correctly in two runs in a row. ${describeCheck(context)}`,
    ],
    codes: ['AVG_RULE_FACTS'],
    evidence: [],
  }
}

export const FACT_DESCRIBERS = {
  'fact-wrong': describeFact,
  'fact-settling': describeSettling,
} satisfies Partial<FindingDescribers>
