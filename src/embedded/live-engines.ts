import { readAnswerContent, viewBrand, withholdText } from '../citation/answer-content.ts'
import { type Brand, seeNames } from '../citation/mentions.ts'
import { readEvidence } from '../citation/named-brands.ts'
import { isEnglish, readSentiment } from '../citation/sentiment.ts'
import { openAccount } from '../engines/account.ts'
import type { AnswerRecord } from '../engines/answer-record.ts'
import { type AskingRun, createEngineClient } from '../engines/ask.ts'
import { type EngineSpec, engines } from '../engines/engines.ts'
import { chooseQuestion } from '../engines/question.ts'
import { createQuestionKeys, toEngineQuestion } from '../engines/question-plan.ts'
import { createSharedAnswers, type SharedAnswers } from '../engines/shared-answers.ts'
import { readStatedFacts } from '../facts/find-wrong.ts'
import { toDay } from '../lib/clock.ts'
import { mapInTurns } from '../lib/map-in-turns.ts'
import { meanOfKnown } from '../lib/numbers.ts'
import { positionAdjustedWordShare } from '../retrieval/score.ts'
import { createLanguage } from '../retrieval/words.ts'
import type { EngineScan } from './repository-engine.ts'
import type { EmbeddedSettings } from './settings.ts'

export interface LiveRun extends AskingRun {
  /** Cost of earlier gates of the run, in US dollars. */
  spent?: number | undefined
  /** The answers of the run so far. Without them, only the brand and its competitors share answers. */
  sharedAnswers?: SharedAnswers | undefined
  /** Receives a one-line warning, which may quote text from outside. */
  warn(message: string): void
  /** Receives the results about the user's own brand, not about competitors. */
  onAnswer(record: AnswerRecord): void
}

/** Creates the live engines. An answer is read for each brand, because a question names none. */
export function createLiveEngines(settings: EmbeddedSettings, competitors: Brand[], run: LiveRun) {
  const account = openAccount(toDay(run.clock.wallTime()), settings.maxCost, run.spent)
  const client = createEngineClient(account, settings.answers, run)
  const keyOf = createQuestionKeys(settings)
  // A server has no end at which it could drop the answers.
  const isReused = competitors.length > 0 && Number.isFinite(run.deadline)
  const shared = run.sharedAnswers ?? (isReused ? createSharedAnswers() : undefined)

  return {
    /**
     * Asks an engine about every keyword. `sample`: repetition of the scan, from 1. Returns undefined if no answer could be
     * evaluated, for example because the vendor failed. Rejects if the run was canceled or an answer cannot be replayed.
     */
    async scan(
      spec: EngineSpec,
      brand: Brand,
      { keywords, language, sample }: { keywords: string[]; language: string; sample: number },
      signal: AbortSignal,
    ): Promise<EngineScan | undefined> {
      const askSpec = client.openSession(spec)
      const isWithheld = engines[spec.name].forbidsStoring ?? false
      const ask = async (keyword: string) => {
        const question = chooseQuestion(settings, { keyword, language, sample })
        const asked = toEngineQuestion(settings, spec, { question, language })
        const send = () => askSpec(asked, sample, signal)
        const answer = await (shared
          ? shared.share(keyOf(spec, asked, { keyword, sample }), send, signal)
          : send())
        return { keyword, answer }
      }
      const answers = await Promise.all(keywords.map(ask))
      const unsourced = answers.flatMap(({ answer }) =>
        'value' in answer && !answer.value.givesSources ? seeNames(answer.value.text, [brand]) : [],
      )
      const evidence = readEvidence(unsourced)
      const { words, sentences } = createLanguage(language)
      const theirs = competitors.flatMap(({ names }) => names)
      // Reading an answer takes milliseconds, and a server has other callers.
      const read = await mapInTurns(answers, ({ keyword, answer }) => {
        const record = { engine: spec.id, keyword, sample }
        const isOwn = brand.competitor === undefined
        if ('reason' in answer) {
          if (isOwn) run.onAnswer({ ...record, outcome: 'not-evaluated', reason: answer.reason })
          return []
        }
        const { value } = answer
        const view = viewBrand(value, brand, evidence)
        if (isOwn) {
          const whole = readAnswerContent(value, view, brand, competitors)
          const facts = readStatedFacts(settings.facts, theirs, whole.text, sentences)
          const kept = isWithheld ? withholdText(whole) : whole
          const content = facts.length === 0 ? kept : { ...kept, facts }
          run.onAnswer({ ...record, outcome: 'evaluated', model: value.model, content })
        }
        const scored = view.sentences.map(({ text, cites }) => ({
          words: words(text).length,
          isCited: cites,
        }))
        const share = view.isPlaced ? 100 * positionAdjustedWordShare(scored) : undefined
        return [{ ...view, share }]
      })
      const views = read.flat()
      if (views.length === 0) return undefined
      const citing = views
        .flatMap(({ sentences }) => sentences.filter(({ cites }) => cites))
        .map(({ text }) => text)
      const first = views.find(({ cited }) => cited)
      return {
        cited: first !== undefined,
        bcr_score: meanOfKnown(views.map(({ share }) => share)),
        sentiment: isEnglish(language) ? readSentiment(citing, brand.names) : '',
        snippet: isWithheld ? '' : (first?.snippet ?? ''),
        source_url: isWithheld ? '' : (first?.sourceUrl ?? ''),
      }
    },
    costs: account.costs,
    close: client.close,
  }
}
