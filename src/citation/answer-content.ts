import type { AnswerContent, AnswerSource, SourceOwner } from '../engines/answer-record.ts'
import type { EngineAnswer } from '../engines/engine-answer.ts'
import type { Source } from '../engines/source.ts'
import { isAtHome, mayBeAtHome, siteOf } from './domains.ts'
import { type Brand, findMentions, seeNames } from './mentions.ts'
import { type Evidence, orderBrands } from './named-brands.ts'

/**
 * Returns whether and where an answer with outcome `answered` cites the brand: by a page of the brand, or by its name if the
 * engine gives no sources. `isPlaced` is whether the share of the brand in the text is known. `evidence` is how the other
 * answers of the scan write the names.
 */
export function viewBrand(
  answer: EngineAnswer,
  { names, domains }: Pick<Brand, 'names' | 'domains'>,
  evidence?: Evidence,
) {
  const seen = answer.sentences.map(({ text, sources }) => {
    const source = sources.find(each => isAtHome(each, domains))
    const cites = answer.givesSources ? source !== undefined : findMentions(text, names, evidence).length > 0
    return { text, source, cites }
  })
  const citing = seen.find(({ cites }) => cites)
  const source = citing ? citing.source : answer.cited.find(each => isAtHome(each, domains))
  const cited = citing !== undefined || source !== undefined
  const placesSources = answer.sentences.some(({ sources }) => sources.length > 0)
  return {
    cited,
    // Without any placed source, the score of an answer without the brand is unknown, too. If only the answers with the brand
    // had no score, the mean would fall to 0.
    isPlaced: citing !== undefined || (!cited && (placesSources || answer.cited.length === 0)),
    sentences: seen.map(({ text, cites }) => ({ text, cites })),
    snippet: citing?.text ?? '',
    sourceUrl: source?.url ?? '',
  }
}

/** What is stored of an answer. Lengths are in UTF-16 units. */
const MAX_TEXT_LENGTH = 20_000
const MAX_URL_LENGTH = 2_000
const MAX_QUERY_LENGTH = 500
const MAX_SOURCES = 100
const MAX_QUERIES = 50

/** Returns the content of an answer with outcome `answered`. */
export function readAnswerContent(
  answer: EngineAnswer,
  { cited }: { cited: boolean },
  brand: Brand,
  competitors: readonly Brand[],
): AnswerContent {
  const brands = [brand, ...competitors]
  const seen = seeNames(answer.sentences.map(({ text }) => text).join('\n'), brands)
  const homes = brands.flatMap(({ domains }) => domains)
  const keep = (sources: Source[]): AnswerSource[] =>
    sources
      .filter(({ host }) => host !== '')
      .slice(0, MAX_SOURCES)
      .map(source => ({
        url: source.url.length > MAX_URL_LENGTH ? '' : source.url,
        domain: siteOf(source, homes),
        owner: findOwner(source, brands),
      }))
  return {
    cited,
    retrieved: isRetrieved(answer, brand),
    ...orderBrands(seen),
    seen,
    citedSources: keep(answer.cited),
    unknownSources: answer.unknownSources,
    retrievedSources: keep(answer.retrieved),
    queries: answer.queries.slice(0, MAX_QUERIES).map(query => cut(query, MAX_QUERY_LENGTH)),
    text: cut(answer.text, MAX_TEXT_LENGTH),
    isCut: answer.text.length > MAX_TEXT_LENGTH,
  }
}

/** Removes text, queries and addresses, and keeps counts, names and hosts. */
export function withholdText(content: AnswerContent): AnswerContent {
  const toHost = (source: AnswerSource): AnswerSource => ({ ...source, url: '' })
  return {
    ...content,
    citedSources: content.citedSources.map(toHost),
    retrievedSources: content.retrievedSources.map(toHost),
    queries: [],
    text: '',
    isCut: false,
    isWithheld: true,
  }
}

/** Undefined if a page of the brand may be missing in the vendor's list. */
function isRetrieved({ cited, retrieved }: EngineAnswer, { domains }: Brand): boolean | undefined {
  if ([...retrieved, ...cited].some(source => isAtHome(source, domains))) return true
  const isReported = (source: Source) => source.host !== '' && !mayBeAtHome(source, domains)
  return retrieved.length > 0 && retrieved.every(isReported) ? false : undefined
}

function findOwner(source: Source, brands: Brand[]): SourceOwner {
  const owner = brands.find(({ domains }) => isAtHome(source, domains))
  if (owner === undefined) return { kind: 'third-party' }
  return owner.competitor === undefined ? { kind: 'own' } : { kind: 'competitor', name: owner.competitor }
}

function cut(text: string, length: number): string {
  return text.slice(0, length).toWellFormed()
}
