/** How well names of brands are found in labelled texts. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { findMentions, seeNames } from '../../src/citation/mentions.ts'
import { readEvidence } from '../../src/citation/named-brands.ts'

const FOLDER = join('test', 'citation', 'mentions')

/** The repository and commit that recorded.tsv is about: its README says where it is from. */
const RECORDED = {
  commit: '7840b81660b6a78735725f3138876f2b2f7ddb80',
  responses: 'experiments/consumer-products/data/responses',
}

export const classes = [
  'word',
  'proper',
  'distinctive',
  'several',
  'registered',
  'non-latin',
  'inflected',
] as const
const classSchema = z.enum(classes)

/** A name that is or is not found in one text of a run. */
interface Labelled {
  brand: string
  class: z.output<typeof classSchema>
  language: string
  mentioned: boolean
  text: string
  /** The part of the text that is labelled; the whole text without it. */
  part?: { start: number; end: number }
  /** All answers of the run. */
  run: string[]
}

export interface Score {
  items: number
  brands: number
  precision: number
  recall: number
}

const about = { brand: z.string(), class: classSchema, language: z.string() }
const sentenceSchema = z.object({ ...about, mentioned: z.boolean(), text: z.string() })
const edgeSchema = z.object({ ...sentenceSchema.shape, role: z.enum(['open', 'held']) })
const runSchema = z.object({ ...about, answers: z.array(z.string()) })

function readLines(name: string): string[] {
  return readFileSync(join(FOLDER, name), 'utf8').trim().split('\n')
}

/** Returns the sentences outside of answers: each is a run of its own. */
export function readSentences(): Labelled[] {
  return readLines('sentences.ndjson').map(line => {
    const { text, ...labelled } = sentenceSchema.parse(JSON.parse(line))
    return { ...labelled, text, run: [text] }
  })
}

/** Returns the sentences at the edges of the rule. Changes of the rule were tried on the `open` ones only. */
export function readEdges(wanted: 'open' | 'held'): Labelled[] {
  return readLines('edges.ndjson').flatMap(line => {
    const { role, ...labelled } = edgeSchema.parse(JSON.parse(line))
    return role === wanted ? [{ ...labelled, run: [labelled.text] }] : []
  })
}

/** Returns the marked names of the runs: `{+Tide}` is the brand, and `{-tide}` is not. */
export function readRuns(): Labelled[] {
  return readLines('runs.ndjson').flatMap(line => {
    const { answers, ...labelled } = runSchema.parse(JSON.parse(line))
    const unmarked = answers.map(readMarks)
    const run = unmarked.map(({ text }) => text)
    return unmarked.flatMap(({ text, marks }) => marks.map(mark => ({ ...labelled, ...mark, text, run })))
  })
}

function readMarks(marked: string) {
  const marks: Pick<Labelled, 'mentioned' | 'part'>[] = []
  let text = ''
  let end = 0
  for (const { 0: mark, 1: sign, 2: name = '', index } of marked.matchAll(/\{([+-])([^{}]+)\}/g)) {
    text += marked.slice(end, index)
    marks.push({ mentioned: sign === '+', part: { start: text.length, end: text.length + name.length } })
    text += name
    end = index + mark.length
  }
  return { text: text + marked.slice(end), marks }
}

const responseSchema = z.object({ response: z.string() })

/** Returns the labelled places of recorded answers, from a git folder with them. Throws without the commit. */
export function readRecorded(folder: string): Labelled[] {
  const [, ...rows] = readLines('recorded.tsv').map(line => line.split('\t'))
  const answers = new Map<string, string[]>()
  for (const [, , file = ''] of rows) answers.set(file, answers.get(file) ?? readAnswers(folder, file))
  const run = [...answers.values()].flat()
  return rows.map(([kind, brand = '', file = '', answer, offset, mentioned]) => {
    const start = Number(offset)
    return {
      ...{ brand, class: classSchema.parse(kind), language: 'en', mentioned: mentioned === 'yes', run },
      text: answers.get(file)?.[Number(answer)] ?? '',
      part: { start, end: start + 1 },
    }
  })
}

function readAnswers(folder: string, file: string): string[] {
  const object = `${RECORDED.commit}:${RECORDED.responses}/${file}`
  const text = execFileSync('git', ['-C', folder, 'show', object], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  return text
    .trim()
    .split('\n')
    .map(line => responseSchema.parse(JSON.parse(line)).response)
}

/** Returns whether the name is found where it is labelled: by all answers of its run, or only by its own text. */
function isFound({ brand, text, part, run }: Labelled, knows: 'run' | 'text'): boolean {
  const mentions = findMentions(text, [brand], evidenceOf(brand, knows === 'run' ? run : [text]))
  if (part === undefined) return mentions.length > 0
  return mentions.some(({ start, end }) => start < part.end && end > part.start)
}

/** Reading the answers of a run takes longer than all else. */
const known = new WeakMap<string[], Map<string, ReturnType<typeof readEvidence>>>()

function evidenceOf(brand: string, run: string[]) {
  const ofRun = known.get(run) ?? new Map<string, ReturnType<typeof readEvidence>>()
  known.set(run, ofRun)
  const brands = [{ competitor: undefined, names: [brand] }]
  const evidence = ofRun.get(brand) ?? readEvidence(run.flatMap(text => seeNames(text, brands)))
  ofRun.set(brand, evidence)
  return evidence
}

/** Returns precision and recall of the labelled names, and the names that were judged wrong. */
export function score(labelled: Labelled[], knows: 'run' | 'text' = 'run'): Score & { wrong: Labelled[] } {
  const judged = labelled.map(each => ({ each, found: isFound(each, knows) }))
  const right = judged.filter(({ each, found }) => found && each.mentioned).length
  return {
    items: labelled.length,
    brands: new Set(labelled.map(({ brand }) => brand)).size,
    precision: right / judged.filter(({ found }) => found).length,
    recall: right / labelled.filter(({ mentioned }) => mentioned).length,
    wrong: judged.filter(({ each, found }) => found !== each.mentioned).map(({ each }) => each),
  }
}
