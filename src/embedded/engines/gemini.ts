/** Gemini: generateContent with Google Search. */
import type { Content, GenerationConfig, Tool } from '@google/genai'
import { parse } from 'tldts'
import * as z from 'zod'
import { byteOffsets, type CitedText, hostOf, joinParts, type Source, UNKNOWN_SOURCE } from './cited-text.ts'
import type { Engine, EngineRequest } from './engine.ts'
import type { ParsedAnswer } from './engine-answer.ts'
import { describeLocation } from './location.ts'
import { count, fact, listOf, optional, queriesSchema } from './wire.ts'

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

export const candidateSchema = z.object({
  content: optional(
    z.object({
      parts: listOf(optional(z.object({ text: optional(z.string()), thought: optional(z.boolean()) }))),
    }),
  ),
  finishReason: optional(z.string()),
  groundingMetadata: optional(
    z.object({
      webSearchQueries: queriesSchema,
      // Supports name chunks by their position, so null keeps its place.
      groundingChunks: listOf(optional(chunkSchema)),
      groundingSupports: listOf(optional(supportSchema)),
    }),
  ),
})

export const responseSchema = z.object({
  candidates: listOf(candidateSchema),
  promptFeedback: optional(z.object({ blockReason: optional(z.string()) })),
  modelVersion: fact(z.string()),
  usageMetadata: fact(
    z.object({
      promptTokenCount: fact(count),
      candidatesTokenCount: fact(count),
      thoughtsTokenCount: fact(count),
    }),
  ),
})

type Response = z.output<typeof responseSchema>
type Candidate = z.output<typeof candidateSchema>

/** Finish reasons with which the vendor's filters stop an answer. */
const REFUSALS = new Set(['SAFETY', 'RECITATION', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII'])

export const gemini: Engine = {
  access: {
    keyVariables: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
    keyPage: 'https://aistudio.google.com/apikey',
    keyHeaders: key => ({ 'x-goog-api-key': key }),
    keyRequired: true,
    baseUrlVariables: ['GOOGLE_GEMINI_BASE_URL', 'GEMINI_BASE_URL'],
    baseUrl: 'https://generativelanguage.googleapis.com',
  },
  defaultModel: 'gemini-3.8-flash',
  givesSources: true,

  buildRequest: ({ question, location }, model) =>
    generateContent(model, question, {
      tools: [{ googleSearch: {} }],
      // The API has a field for coordinates and none for a country or a city.
      ...(location && { systemInstruction: { parts: [{ text: describeLocation(location) }] } }),
    }),

  readAnswer(bodies) {
    const response = responseSchema.parse(bodies.at(-1))
    const [candidate] = response.candidates
    const { webSearchQueries = [], groundingChunks = [] } = candidate?.groundingMetadata ?? {}
    const searched = webSearchQueries.length > 0 || groundingChunks.length > 0
    const answer = readText(candidate)
    const { usageMetadata: usage } = response
    return {
      model: response.modelVersion,
      ...answer,
      retrieved: groundingChunks.flatMap(chunk => readSource(chunk) ?? []),
      searched,
      queries: webSearchQueries,
      problem: findProblem(response) ?? (searched ? findGap(answer) : undefined),
      usage: {
        inputTokens: usage?.promptTokenCount,
        outputTokens: (usage?.candidatesTokenCount ?? 0) + (usage?.thoughtsTokenCount ?? 0),
        searches: webSearchQueries.length,
      },
    }
  },

  buildJudgeRequest: (prompt, schema, model) =>
    generateContent(model, prompt, {
      generationConfig: { responseMimeType: 'application/json', responseJsonSchema: schema },
    }),
}

function generateContent(
  model: string,
  text: string,
  options: { tools?: Tool[]; systemInstruction?: Content; generationConfig?: GenerationConfig },
): EngineRequest {
  const contents: Content[] = [{ role: 'user', parts: [{ text }] }]
  return {
    path: `/v1beta/models/${encodeURIComponent(model)}:generateContent`,
    body: { contents, ...options },
  }
}

function readText(candidate: Candidate | undefined): CitedText {
  const { groundingChunks = [], groundingSupports = [] } = candidate?.groundingMetadata ?? {}
  const supports = Map.groupBy(groundingSupports, support => support?.segment?.partIndex ?? 0)
  const parts = (candidate?.content?.parts ?? []).map((part, partIndex) => {
    const text = part?.thought ? '' : (part?.text ?? '')
    const locate = createLocator(text)
    const citations = (supports.get(partIndex) ?? []).flatMap(support => {
      const sources = support?.groundingChunkIndices.map(
        index => readSource(groundingChunks[index]) ?? UNKNOWN_SOURCE,
      )
      const place = locate(support?.segment)
      return sources?.map(source => ({ ...place, source })) ?? []
    })
    return { text, citations }
  })
  return joinParts(parts, '')
}

/**
 * Locates segments in the text of one part. Their offsets count UTF-8 bytes; if the segment's text is not at its offsets,
 * its first occurrence is used.
 */
function createLocator(text: string) {
  const toIndex = byteOffsets(text)
  return (segment?: z.output<typeof segmentSchema>) => {
    const { startIndex = 0, endIndex = 0, text: stated = '' } = segment ?? {}
    const [start, end] = [toIndex(startIndex), toIndex(endIndex)]
    const found = text.slice(start, end) === stated ? -1 : text.indexOf(stated)
    return stated === '' || found === -1 ? { start, end } : { start: found, end: found + stated.length }
  }
}

/** Reads the source of a chunk. Its URL is a redirect of the vendor, so the host comes from the domain or the title. */
function readSource(chunk: z.output<typeof chunkSchema> | undefined): Source | undefined {
  const { uri = '', title = '', domain = title } = chunk?.web ?? {}
  if (uri === '') return undefined
  const { hostname, isIcann } = parse(domain)
  const redirect = hostOf(uri).endsWith('vertexaisearch.cloud.google.com')
  if (!redirect) return { url: uri, host: hostOf(uri) }
  return { url: uri, host: isIcann && hostname === domain.toLowerCase() ? hostOf(`https://${domain}`) : '' }
}

/**
 * Returns why an answer after a search is not evaluated. The vendor attributes such an answer to sources; some replies lack
 * that data, which does not mean that the answer cites no page.
 */
function findGap({ citations }: CitedText): ParsedAnswer['problem'] {
  if (citations.some(({ source }) => source !== UNKNOWN_SOURCE)) return undefined
  return { outcome: 'failed', reason: 'the engine searched, and its reply names no sources' }
}

function findProblem({ candidates: [candidate], promptFeedback }: Response): ParsedAnswer['problem'] {
  if (promptFeedback?.blockReason) return { outcome: 'refused', reason: promptFeedback.blockReason }
  if (candidate === undefined) return { outcome: 'failed', reason: 'no candidate' }
  const reason = candidate.finishReason ?? 'STOP'
  if (reason === 'STOP') return undefined
  return { outcome: REFUSALS.has(reason) ? 'refused' : 'failed', reason }
}
