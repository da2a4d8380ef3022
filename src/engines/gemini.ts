/** Gemini: generateContent with Google Search. */

import type { Content, Tool } from '@google/genai'
import { parse } from 'tldts'
import * as z from 'zod'
import { hostOf } from '../lib/web-url.ts'
import { type CitedText, createOffsetReader } from './cited-text.ts'
import { describeLocation, type Engine } from './engine.ts'
import type { ParsedAnswer } from './engine-answer.ts'
import { type Source, UNKNOWN_SOURCE } from './source.ts'
import { count, lenient, listOf, optional, queriesSchema } from './wire.ts'

const chunkSchema = z.object({
  web: optional(
    z.object({
      uri: optional(z.string()),
      title: optional(z.string()),
      domain: optional(z.string()),
    }),
  ),
})

const segmentSchema = z.object({
  partIndex: optional(count),
  startIndex: optional(count),
  endIndex: optional(count),
  text: optional(z.string()),
})

const supportSchema = z.object({
  segment: optional(segmentSchema),
  groundingChunkIndices: listOf(count),
})

const partSchema = z.object({
  text: optional(z.string()),
  thought: optional(z.boolean()),
  /** Gemini 3 reports its searches here, too. */
  toolCall: lenient(
    z.object({ toolType: lenient(z.string()), args: lenient(z.object({ queries: queriesSchema })) }),
  ),
})

export const candidateSchema = z.object({
  content: optional(z.object({ parts: listOf(optional(partSchema)) })),
  finishReason: optional(z.string()),
  groundingMetadata: optional(
    z.object({
      webSearchQueries: queriesSchema,
      // Supports refer to chunks by position, so null keeps its position.
      groundingChunks: listOf(optional(chunkSchema)),
      groundingSupports: listOf(optional(supportSchema)),
    }),
  ),
})

export const responseSchema = z.object({
  candidates: listOf(candidateSchema),
  promptFeedback: optional(z.object({ blockReason: optional(z.string()) })),
  modelVersion: lenient(z.string()),
  usageMetadata: lenient(
    z.object({
      promptTokenCount: lenient(count),
      /** The pages that the model read. */
      toolUsePromptTokenCount: lenient(count),
      candidatesTokenCount: lenient(count),
      thoughtsTokenCount: lenient(count),
    }),
  ),
})

type Response = z.output<typeof responseSchema>
type Candidate = z.output<typeof candidateSchema>

interface GenerateBody {
  contents: Content[]
  tools: Tool[]
  systemInstruction?: Content
}

const REFUSALS = new Set(['SAFETY', 'RECITATION', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII'])

export const gemini: Engine = {
  access: {
    keyVariables: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
    keyPage: 'https://aistudio.google.com/apikey',
    keyHeaders: key => ({ 'x-goog-api-key': key }),
    baseUrlVariables: ['GOOGLE_GEMINI_BASE_URL', 'GEMINI_BASE_URL'],
    baseUrl: 'https://generativelanguage.googleapis.com',
  },
  defaultModel: 'gemini-3.8-flash',
  givesSources: true,
  forbidsStoring: true,

  buildRequest: ({ question, location }, model) => ({
    path: `/v1beta/models/${encodeURIComponent(model)}:generateContent`,
    body: {
      contents: [{ role: 'user', parts: [{ text: question }] }],
      tools: [{ googleSearch: {} }],
      // The API has a field for coordinates, but none for a country.
      ...(location && { systemInstruction: { parts: [{ text: describeLocation(location) }] } }),
    } satisfies GenerateBody,
  }),

  readAnswer(bodies) {
    const response = responseSchema.parse(bodies.at(-1))
    const [candidate] = response.candidates
    const { webSearchQueries = [], groundingChunks = [] } = candidate?.groundingMetadata ?? {}
    const calls = (candidate?.content?.parts ?? []).flatMap(part => part?.toolCall ?? [])
    const searches = calls.filter(({ toolType = '' }) => toolType.startsWith('GOOGLE_SEARCH'))
    const queries =
      webSearchQueries.length > 0 ? webSearchQueries : searches.flatMap(({ args }) => args?.queries ?? [])
    const { usageMetadata: usage } = response
    return {
      model: response.modelVersion,
      ...readText(candidate),
      retrieved: groundingChunks.flatMap(chunk => readSource(chunk) ?? []),
      searched: queries.length > 0 || searches.length > 0 || groundingChunks.length > 0,
      queries,
      problem: findProblem(response),
      usage: {
        inputTokens: (usage?.promptTokenCount ?? 0) + (usage?.toolUsePromptTokenCount ?? 0),
        outputTokens: (usage?.candidatesTokenCount ?? 0) + (usage?.thoughtsTokenCount ?? 0),
        searches: queries.length,
      },
    }
  },
}

/** Omits thoughts. Texts with another part between them are separate paragraphs. */
function readText(candidate: Candidate | undefined): CitedText {
  const { groundingChunks = [], groundingSupports = [] } = candidate?.groundingMetadata ?? {}
  const parts = (candidate?.content?.parts ?? []).map(part => (part?.thought ? '' : (part?.text ?? '')))
  const locate = createLocator(parts)
  let text = ''
  const positions: number[] = []
  for (const [index, part] of parts.entries()) {
    if (part !== '' && text !== '' && parts[index - 1] === '') text += '\n\n'
    for (let unit = 0; unit < part.length; unit += 1) positions.push(text.length + unit)
    text += part
  }
  const positionOf = (offset: number) => positions[offset] ?? text.length
  const citations = groundingSupports.flatMap(support => {
    const span = locate(support?.segment)
    const at = span && { start: positionOf(span.start), end: positionOf(span.end) }
    const indexes = support?.groundingChunkIndices ?? []
    return indexes.map(index => ({ source: readSource(groundingChunks[index]) ?? UNKNOWN_SOURCE, at }))
  })
  return { text, citations }
}

/**
 * Returns a function that finds a segment in the joined parts of an answer: by its text, and by its offsets if it has no text or
 * the text occurs several times. The offsets count UTF-8 bytes of the part that the segment names, or of all parts
 * (googleapis/python-genai issue 961).
 */
function createLocator(parts: string[]) {
  const joined = parts.join('')
  const toIndex = createOffsetReader(joined, 'byte')
  let bytes = 0
  const starts = parts.map(part => {
    bytes += Buffer.byteLength(part)
    return bytes - Buffer.byteLength(part)
  })
  return (segment?: z.output<typeof segmentSchema>) => {
    const { partIndex = -1, startIndex = 0, endIndex = 0, text = '' } = segment ?? {}
    const first = starts[partIndex] ?? 0
    const [start, end] = [toIndex(first + startIndex), toIndex(first + endIndex)]
    if (text === '') return { start, end }
    const found = findNearest(joined, text, start)
    return found === undefined ? undefined : { start: found, end: found + text.length }
  }
}

function findNearest(text: string, part: string, offset: number): number | undefined {
  const before = text.lastIndexOf(part, offset)
  const after = text.indexOf(part, offset)
  if (before === -1 || after === -1) return before === after ? undefined : Math.max(before, after)
  return offset - before < after - offset ? before : after
}

/** The URL of a chunk is a redirect of the vendor, so the host comes from the domain or the title. */
function readSource(chunk: z.output<typeof chunkSchema> | undefined): Source | undefined {
  const { uri = '', title = '', domain = title } = chunk?.web ?? {}
  if (uri === '') return undefined
  const { hostname, isIcann } = parse(domain)
  const redirect = hostOf(uri).endsWith('vertexaisearch.cloud.google.com')
  if (!redirect) return { url: uri, host: hostOf(uri) }
  return { url: uri, host: isIcann && hostname === domain.toLowerCase() ? hostOf(`https://${domain}`) : '' }
}

function findProblem({ candidates: [candidate], promptFeedback }: Response): ParsedAnswer['problem'] {
  if (promptFeedback?.blockReason) return { outcome: 'refused', reason: promptFeedback.blockReason }
  if (candidate === undefined) return { outcome: 'failed', reason: 'no candidate' }
  const reason = candidate.finishReason ?? 'STOP'
  if (reason === 'STOP') return undefined
  return { outcome: REFUSALS.has(reason) ? 'refused' : 'failed', reason }
}
