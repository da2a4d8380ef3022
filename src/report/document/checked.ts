/** What a run checked, in one line. */
import { isOwnPages, splitCountry } from '../../embedded/engines/engine-names.ts'
import { countFiles, describePassedOver } from '../corpus-words.ts'
import { countOf } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import type { Line } from './blocks.ts'
import { plannedEngines } from './live-grid.ts'
import { engineNames } from './silent.ts'
import type { Told } from './told.ts'

const MOST_REASONS = 3

/** Returns what a run says after its headline where there is nothing to do. */
export function quietLine({ outcome, names }: Told): Line {
  if (outcome.baseline?.content !== undefined) return [{ name: checkedLine(outcome, true), most: 1000 }]
  const engines = plannedEngines(outcome)
  // Of pages alone, the headline has the only count.
  if (engines.every(isOwnPages)) return []
  const countries = new Set(engines.map(engine => splitCountry(engine).country)).size
  const answers = outcome.measurement?.engines.reduce((sum, engine) => sum + engine.answers, 0) ?? 0
  const { runUrl } = outcome.run
  return [
    `${countOf(answers, 'answer')} of ${engineNames(engines, names)}${countries > 1 ? ` in ${countries} countries` : ''}.`,
    ...(runUrl === undefined ? [] : [' ', { link: runUrl, label: ['This run'] }]),
  ]
}

/** Returns the counts of questions and pages, and why files were passed over if `withReasons`. */
export function checkedLine({ baseline }: Outcome, withReasons = false): string {
  const content = baseline?.content
  if (content === undefined) return ''
  const { keywords, pages, passedOver } = content
  const unchanged = keywords.filter(({ outcome }) => outcome === 'unchanged')
  const unanswered = unchanged.filter(({ baseScore, headScore }) => baseScore === 0 && headScore === 0).length
  const answered = unchanged.length - unanswered
  const rest = [
    ...(answered > 0 ? [`${answered} unchanged`] : []),
    ...(unanswered > 0 ? [`${unanswered} without an answer on these pages, before and after`] : []),
  ]
  const files = countFiles(passedOver)
  const reasons = withReasons ? describePassedOver(passedOver).slice(0, MOST_REASONS) : []
  const why = reasons.length > 0 ? ` (${reasons.join('; ')})` : ''
  return [
    `Checked ${countOf(keywords.length, 'question')} against ${countOf(pages, 'page')}`,
    `${rest.length > 0 ? ': ' : ''}${rest.join(', ')}.`,
    files > 0 ? ` ${countOf(files, 'file')} ${files === 1 ? 'was' : 'were'} passed over${why}.` : '',
  ].join('')
}
