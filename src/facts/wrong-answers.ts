import type { AnswerRecord, AnswerSource } from '../engines/answer-record.ts'
import type { WrongFact } from './find-wrong.ts'

const MAX_SITES = 3

/** Returns the facts for which answers state an old value, by engine, the most frequent first. */
export function listWrongAnswers(records: readonly AnswerRecord[]): WrongFact[] {
  const evaluated = records.filter(record => record.outcome === 'evaluated')
  const stated = evaluated.flatMap(({ engine, content }) =>
    (content.facts ?? []).map(fact => ({ ...fact, engine, content })),
  )
  return [...Map.groupBy(stated, ({ fact, engine }) => `${engine} ${fact}`).values()]
    .flatMap((all): WrongFact[] => {
      const wrong = all.filter(({ said }) => said !== undefined)
      const [first] = wrong
      if (first?.said === undefined) return []
      const { fact, is, said, engine } = first
      const sites = countSites(wrong.map(({ content }) => content.citedSources))
      const answers = { engine, wrong: wrong.length, of: all.length, sites }
      return [{ fact, is, said, answers, path: '', line: 0, sentence: '', isSure: true }]
    })
    .toSorted((a, b) => (b.answers?.wrong ?? 0) - (a.answers?.wrong ?? 0))
}

/** Returns the brand's pages and the other sites that most answers cite. */
function countSites(cited: readonly AnswerSource[][]) {
  const named = cited.flatMap(sources => {
    const places = sources.map(({ url, domain, owner }) => {
      const isOwn = owner.kind === 'own'
      return { place: (isOwn && url.replace(/^https?:\/\//, '')) || domain, isOwn }
    })
    return [...new Map(places.map(place => [place.place, place])).values()]
  })
  return [...Map.groupBy(named, ({ place }) => place)]
    .map(([place, own]) => ({ place, isOwn: own.some(({ isOwn }) => isOwn), answers: own.length }))
    .toSorted((a, b) => b.answers - a.answers)
    .slice(0, MAX_SITES)
}
