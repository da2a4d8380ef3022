/** Gemini: generateContent with Google Search. */
import type { Content, GenerationConfig, Tool } from '@google/genai'
import { parse } from 'tldts'
import * as z from 'zod'
import { type CitedText, joinParts } from './cited-text.ts'
import { type Engine, type EngineRequest, LOWEST_TIER_LIMITS } from './engine.ts'
import type { ParsedAnswer } from './engine-answer.ts'
import { byteOffsets } from './offsets.ts'
import { hostOf, type Source } from './web-source.ts'
import { count, listOf } from './wire.ts'

const chunkSchema = z.object({
  web: z
    .object({
      uri: z.string().optional(),
      title: z.string().optional(),
      domain: z.string().optional(),
    })
    .optional(),
})

const segmentSchema = z.object({
  partIndex: count.optional(),
  startIndex: count.optional(),
  endIndex: count.optional(),
  text: z.string().optional(),
})

const supportSchema = z.object({
  segment: segmentSchema.optional(),
  groundingChunkIndices: listOf(count),
})

export const candidateSchema = z.object({
  content: z
    .object({ parts: listOf(z.object({ text: z.string().optional(), thought: z.boolean().optional() })) })
    .optional(),
  finishReason: z.string().optional(),
  groundingMetadata: z
    .object({
      webSearchQueries: listOf(z.string()),
      groundingChunks: listOf(chunkSchema),
      groundingSupports: listOf(supportSchema),
    })
    .optional(),
})

export const responseSchema = z.object({
  candidates: listOf(candidateSchema),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
  modelVersion: z.string().optional(),
  usageMetadata: z
    .object({
      promptTokenCount: count.optional(),
      candidatesTokenCount: count.optional(),
      thoughtsTokenCount: count.optional(),
    })
    .optional(),
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
    limits: LOWEST_TIER_LIMITS,
  },
  defaultModel: 'gemini-3.8-flash',
  givesSources: true,

  buildRequest: (question, model) => generateContent(model, question, { tools: [{ googleSearch: {} }] }),

  readAnswer(bodies) {
    const response = responseSchema.parse(bodies.at(-1))
    const [candidate] = response.candidates
    const { webSearchQueries = [], groundingChunks = [] } = candidate?.groundingMetadata ?? {}
    const problem = findProblem(response)
    return {
      model: response.modelVersion ?? '',
      ...readText(candidate),
      retrieved: groundingChunks.flatMap(chunk => readSource(chunk) ?? []),
      searched: webSearchQueries.length > 0 || groundingChunks.length > 0,
      ...(problem && { problem }),
      usage: {
        inputTokens: response.usageMetadata?.promptTokenCount ?? 0,
        outputTokens:
          (response.usageMetadata?.candidatesTokenCount ?? 0) +
          (response.usageMetadata?.thoughtsTokenCount ?? 0),
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
  options: { tools?: Tool[]; generationConfig?: GenerationConfig },
): EngineRequest {
  const contents: Content[] = [{ role: 'user', parts: [{ text }] }]
  return {
    path: `/v1beta/models/${encodeURIComponent(model)}:generateContent`,
    body: { contents, ...options },
  }
}

function readText(candidate: Candidate | undefined): CitedText {
  const { groundingChunks = [], groundingSupports = [] } = candidate?.groundingMetadata ?? {}
  const supports = Map.groupBy(groundingSupports, ({ segment }) => segment?.partIndex ?? 0)
  const parts = (candidate?.content?.parts ?? []).map((part, partIndex) => {
    const text = part.thought ? '' : (part.text ?? '')
    const locate = createLocator(text)
    const citations = (supports.get(partIndex) ?? []).flatMap(({ segment = {}, groundingChunkIndices }) => {
      const sources = groundingChunkIndices.flatMap(index => readSource(groundingChunks[index]) ?? [])
      return sources.map(source => ({ ...locate(segment), source }))
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
  return ({ startIndex = 0, endIndex = 0, text: stated = '' }: z.output<typeof segmentSchema>) => {
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

function findProblem({ candidates: [candidate], promptFeedback }: Response): ParsedAnswer['problem'] {
  if (promptFeedback?.blockReason) return { outcome: 'refused', reason: promptFeedback.blockReason }
  if (candidate === undefined) return { outcome: 'failed', reason: 'no candidate' }
  const reason = candidate.finishReason ?? 'STOP'
  if (reason === 'STOP') return undefined
  return { outcome: REFUSALS.has(reason) ? 'refused' : 'failed', reason }
}
