/** How well old values of facts are found in labelled answers. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { findMentions } from '../../src/citation/mentions.ts'
import { readStatedFacts } from '../../src/facts/find-wrong.ts'
import { createLanguage } from '../../src/retrieval/words.ts'

const FOLDER = join('test', 'facts', 'answers')
const setSchema = z.enum(['first', 'fresh'])
const texts = z.array(z.string())
const answerSchema = z.object({ set: setSchema, from: z.string(), wrong: texts, text: z.string() })
const factSchema = z.object({
  ...{ set: setSchema, of: z.string() },
  ...{ about: texts, is: texts, was: texts, competitors: texts },
})

function readLines<T>(name: string, schema: z.ZodType<T>): T[] {
  const lines = readFileSync(join(FOLDER, name), 'utf8').trim().split('\n')
  return lines.map(line => schema.parse(JSON.parse(line)))
}

/** Returns what the rule and the label say about each answer and each fact whose subject it names. */
export function judgeAnswers() {
  const answers = readLines('answers.ndjson', answerSchema)
  const { sentences } = createLanguage('en')
  return readLines('facts.ndjson', factSchema).flatMap(({ set, of, about, is, was, competitors }) => {
    const [name = ''] = about
    const fact = { name, about, is, was, except: [], asOf: undefined }
    return answers
      .filter(answer => answer.set === set && answer.from.startsWith(of))
      .filter(({ text }) => findMentions(text, about).length > 0)
      .map(({ from, wrong, text }) => {
        const stated = readStatedFacts([fact], competitors, text, sentences)
        const isFound = stated.some(({ said }) => said !== undefined)
        return { set, name, from, isWrong: wrong.includes(name), isFound }
      })
  })
}

/** Returns the precision and the recall of judged answers, and their number. */
export function scoreAnswers(judged: ReturnType<typeof judgeAnswers>) {
  const hits = judged.filter(({ isWrong, isFound }) => isWrong && isFound).length
  return {
    answers: judged.length,
    wrong: judged.filter(({ isWrong }) => isWrong).length,
    precision: hits / judged.filter(({ isFound }) => isFound).length,
    recall: hits / judged.filter(({ isWrong }) => isWrong).length,
  }
}
