/** The live engines: sends questions, reads answers, and measures how they cite the brand. */

import { readAnswerContent, viewBrand, withholdText } from '../citation/answer-content.ts'
import { readEvidence } from '../citation/mentions.ts'
import { isEnglish, readSentiment } from '../citation/sentiment.ts'
import { type EngineCost, openAccount } from '../engines/account.ts'
import type { AnswerContent, AnswerRecord } from '../engines/answer-record.ts'
import { type AskingRun, type Attempt, createEngineClient } from '../engines/ask.ts'
import type { UserLocation } from '../engines/engine.ts'
import { type EngineSpec, forbidsStoring } from '../engines/engines.ts'
import { chooseQuestion } from '../engines/question.ts'
import { mapInTurns } from '../lib/map-in-turns.ts'
import { positionAdjustedWordShare } from '../retrieval/score.ts'
import { createLanguage } from '../retrieval/words.ts'
import type { EngineScan, ScanBrand } from './repository-engine.ts'
import type { EmbeddedSettings } from './settings.ts'

export interface LiveRun extends AskingRun {
  /** What the earlier gates of the run cost, in US dollars. */
  spent?: number | undefined
  /** Receives a warning: one line, partly text from outside. */
  warn(message: string): void
  /** Receives what became of each question about the user's own brand. */
  onAnswer(record: AnswerRecord): void
}

/** What an engine is asked in one scan. */
interface Questions {
  keywords: string[]
  language: string
  /** Number of this repetition of the scan, from 1. */
  sample: number
}

interface LiveEngines {
  /**
   * Asks an engine about every keyword. Returns undefined if no answer could be evaluated. A failure of the vendor costs
   * the answer or the part of the engine in the run. Rejects if the run was cancelled, and with a RecordingError.
   */
  scan(
    spec: EngineSpec,
    brand: ScanBrand,
    questions: Questions,
    signal?: AbortSignal,
  ): Promise<EngineScan | undefined>
  /** Returns what the replies so far used and cost, by engine. */
  costs(): EngineCost[]
  close(): Promise<void>
}

/**
 * Creates the live engines. With competitors, sample n of a question is requested once and used for every brand,
 * because the question names no brand.
 */
export function createLiveEngines(settings: EmbeddedSettings, run: LiveRun): LiveEngines {
  const { competitors } = settings
  const account = openAccount(settings.maxCost, run.spent)
  const client = createEngineClient(account, settings.answers, run)
  const shared = new Map<string, Promise<Attempt>>()

  function share(key: string, ask: () => Promise<Attempt>): Promise<Attempt> {
    // Without competitors no answer is used twice, and a server that runs for long must not keep them.
    if (competitors.length === 0) return ask()
    const answer = shared.get(key) ?? ask()
    shared.set(key, answer)
    return answer
  }

  return {
    async scan(spec, brand, { keywords, language, sample }, signal) {
      const askSpec = client.openSession(spec)
      const isWithheld = forbidsStoring(spec)
      const location = locateUser(spec, settings)
      const ask = async (keyword: string) => {
        const question = chooseQuestion(settings, { keyword, language, sample })
        const asked = { question, language, ...(location && { location }) }
        const key = JSON.stringify([spec.id, question, sample])
        return { keyword, answer: await share(key, () => askSpec(asked, sample, signal)) }
      }
      const answers = await Promise.all(keywords.map(ask))
      const unsourced = answers.flatMap(({ answer }) =>
        'value' in answer && !answer.value.givesSources ? [answer.value.text] : [],
      )
      const evidence = readEvidence(unsourced, brand.names)
      // Reading an answer takes milliseconds, and a served service has other callers.
      const asked = await mapInTurns(answers, ({ keyword, answer }) =>
        'value' in answer
          ? { keyword, answer: answer.value, view: viewBrand(answer.value, brand, evidence) }
          : { keyword, reason: answer.reason },
      )
      const keep = isWithheld ? withholdText : (content: AnswerContent) => content
      if (brand.competitor === undefined) {
        await mapInTurns(asked, seen => {
          const record = { engine: spec.id, keyword: seen.keyword, sample }
          run.onAnswer(
            seen.view
              ? {
                  ...record,
                  outcome: 'evaluated',
                  model: seen.answer.model,
                  content: keep(readAnswerContent(seen.answer, seen.view, brand, competitors)),
                }
              : { ...record, outcome: 'not-evaluated', reason: seen.reason },
          )
        })
      }
      const views = asked.flatMap(({ view }) => (view ? [view] : []))
      if (views.length === 0) return undefined
      const { words } = createLanguage(language)
      const shares = await mapInTurns(views, ({ sentences }) =>
        positionAdjustedWordShare(
          sentences.map(({ text, cites }) => ({ words: words(text).length, isCited: cites })),
        ),
      )
      const citing = views
        .flatMap(({ sentences }) => sentences.filter(({ cites }) => cites))
        .map(({ text }) => text)
      const first = views.find(({ cited }) => cited)
      return {
        cited: first !== undefined,
        bcr_score: (100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length,
        sentiment: isEnglish(language) ? readSentiment(citing, brand.names) : '',
        snippet: isWithheld ? '' : (first?.snippet ?? ''),
        source_url: isWithheld ? '' : (first?.sourceUrl ?? ''),
      }
    },
    costs: account.costs,
    close: client.close,
  }
}

/** Returns where the person who asks is: in the country of the engine's group, else in the only country of the settings. */
function locateUser(
  spec: EngineSpec,
  { countries }: Pick<EmbeddedSettings, 'countries'>,
): UserLocation | undefined {
  if (spec.country !== undefined) return { country: spec.country }
  const [country] = countries
  return country === undefined ? undefined : { country }
}
