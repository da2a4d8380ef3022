/** What became of the questions to live engines, added up. */
import * as z from 'zod'
import { count, list, maybe, text } from '../contract/parts.ts'
import { untrustedProblemSchema, untrustedReasonSchema } from '../embedded/engines/answer-record.ts'

export const engineAnswersSchema = z.object({
  engine: text,
  planned: count,
  evaluated: count,
  /** What ended its part in the run; undefined where it took part to the end. */
  problem: maybe(untrustedProblemSchema),
})

export const missingAnswersSchema = z.object({
  engine: text,
  count,
  /** Number of answers that were planned for the engine. */
  planned: count,
  /** Keyword and reason of the first of these answers. */
  keyword: text,
  reason: untrustedReasonSchema,
})

export const answerCountsSchema = z.object({
  planned: count,
  evaluated: count,
  engines: list(engineAnswersSchema),
  /** Engines that ended their part first, then the most frequent reasons. */
  missing: list(missingAnswersSchema),
})

export const engineContentsSchema = z.object({
  engine: text,
  answers: count,
  /** Those for which the engine read a page of the brand; undefined where the vendor does not tell what it read. */
  read: maybe(count),
  /** Those that cite any site. */
  sourced: count,
  /** Answers beside these that cite no page that could be read; undefined in records of old versions. */
  unread: maybe(count),
  /** Those that name a competitor; undefined in records of old versions. */
  named: maybe(count),
  /** Those that cite each domain, own ones included: the domains cited most, the most cited first. */
  domains: list(z.object({ domain: text, answers: count })),
  /**
   * Those that cite and that mention each brand: the own one, without a name, then the competitors seen most. Undefined in
   * records of old versions.
   */
  brands: list(z.object({ name: maybe(text), cited: count, mentioned: count })).exactOptional(),
})
