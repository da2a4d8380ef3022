/** The questions of a gate to live engines. Gates of one run that ask a question with the same key share its answer. */
import type { EngineQuestion } from './engine.ts'
import { type EngineName, type EngineSpec, readEngineSpec } from './engines.ts'
import { estimateAnswer } from './prices.ts'
import { chooseQuestion, type Phrasings } from './question.ts'
import type { AnswersSetting } from './recording.ts'

interface QuestionSettings extends Phrasings {
  /** ISO 3166-1 alpha-2 codes. The first is that of engines without their own; empty leaves the choice to the engines. */
  countries: readonly string[]
  answers: AnswersSetting
}

export interface QuestionPlan extends QuestionSettings {
  /** As in the settings: `openai`, `openai:gpt-6-luna`, or `openai@DE` for each of several countries. */
  engines: readonly string[]
  keywords: readonly string[]
  language: string
  samples: number
}

export interface EngineQuestions {
  engine: string
  model: string
  vendor: EngineName
  /** Estimated US dollars of one answer; undefined if a price is not known. */
  answerUsd: number | undefined
  /** The keys of the questions, samples included. In one run, questions with equal keys are asked once. */
  questions: readonly string[]
}

/** Returns what an engine is asked. `language`: BCP 47 tag of the question. */
export function toEngineQuestion(
  { countries }: Pick<QuestionSettings, 'countries'>,
  spec: EngineSpec,
  { question, language }: { question: string; language: string },
): EngineQuestion {
  const country = spec.country ?? countries[0]
  return { question, language, ...(country && { location: { country } }) }
}

/**
 * Creates the function that returns the keys of the questions of one gate. Equal keys mean the same vendor, model, country,
 * language, words, sample and recording. Within the gate, two keywords or engines have different keys, even if their
 * questions are the same: one answer must not count as two.
 */
export function createQuestionKeys({ answers }: Pick<QuestionSettings, 'answers'>) {
  const askersByRequest = new Map<string, string[]>()
  return (
    spec: EngineSpec,
    asked: EngineQuestion,
    { keyword, sample }: { keyword: string; sample: number },
  ): string => {
    const request = JSON.stringify([answers, spec.name, spec.model, asked, sample])
    const asker = JSON.stringify([spec.id, keyword])
    const askers = askersByRequest.get(request) ?? []
    askersByRequest.set(request, askers)
    if (!askers.includes(asker)) askers.push(asker)
    return `${request}${askers.indexOf(asker)}`
  }
}

/** Plans the questions of a gate to its live engines. `day`: YYYY-MM-DD, for the prices. */
export function planQuestions(plan: QuestionPlan, day: string): EngineQuestions[] {
  const { engines, keywords, language, samples } = plan
  const asked = Array.from({ length: samples }, (_, index) =>
    keywords.map(keyword => {
      const sample = index + 1
      return { keyword, sample, language, question: chooseQuestion(plan, { keyword, language, sample }) }
    }),
  ).flat()
  const keyOf = createQuestionKeys(plan)
  const specs = engines.flatMap(id => readEngineSpec(id) ?? [])
  return specs.map(spec => ({
    engine: spec.id,
    model: spec.model,
    vendor: spec.name,
    answerUsd: estimateAnswer(spec, day),
    questions: asked.map(each => keyOf(spec, toEngineQuestion(plan, spec, each), each)),
  }))
}
