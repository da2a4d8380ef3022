import type {
  AnswerContent,
  AnswerRecord,
  AnswerSource,
  SourceOwner,
} from '../../src/engines/answer-record.ts'
import type { Outcome } from '../../src/report/outcome.ts'

/** An answer that cites and names only the brand, by one page of its site. */
export function anAnswerContent(overrides: Partial<AnswerContent> = {}): AnswerContent {
  const page = aSource('https://acme.example/crm', { kind: 'own' })
  return {
    cited: true,
    retrieved: true,
    position: 1,
    competitors: [],
    seen: [],
    citedSources: [page],
    unknownSources: 0,
    retrievedSources: [page],
    queries: ['best crm'],
    text: 'Acme is a good CRM.',
    isCut: false,
    ...overrides,
  }
}

/** An answer that neither cites nor names the brand, and whose engine did not read a page of its site. */
export function anAnswerWithoutBrand(overrides: Partial<AnswerContent> = {}): AnswerContent {
  return anAnswerContent({
    ...{ cited: false, retrieved: false, position: undefined },
    ...{ citedSources: [], retrievedSources: [], text: 'There are many.' },
    ...overrides,
  })
}

/** A page; of a third party unless said otherwise. */
export function aSource(url: string, owner: SourceOwner = { kind: 'third-party' }): AnswerSource {
  return { url, domain: new URL(url).hostname, owner }
}

/** The record of an evaluated answer. */
export function anEvaluated(
  content: AnswerContent,
  asked: { engine?: string; keyword?: string; sample?: number } = {},
): AnswerRecord {
  return { engine: 'openai', keyword: 'crm', sample: 1, ...asked, outcome: 'evaluated', model: 'm', content }
}

/** Answers with long texts, and with sources and queries that differ from keyword to keyword. */
export function manyAnswers(of: {
  keywords: number
  engines: number
  samples: number
  textLength: number
}): AnswerRecord[] {
  const indexes = (length: number) => Array.from({ length }, (_, index) => index)
  const text = 'x'.repeat(of.textLength)
  return indexes(of.keywords).flatMap(keyword => {
    const sources = indexes(10).map(index => aSource(`https://site-${keyword}-${index}.example/page`))
    const content = anAnswerWithoutBrand({
      ...{ text, citedSources: sources, retrievedSources: sources },
      queries: [`query ${keyword}`],
    })
    return indexes(of.engines).flatMap(engine =>
      indexes(of.samples).map(sample =>
        anEvaluated(content, {
          ...{ engine: `engine-${engine}`, keyword: `keyword ${keyword}`, sample: sample + 1 },
        }),
      ),
    )
  })
}

/** The outcome with answers of two live engines, in which every text from outside is `text`. */
export function withAnswers(outcome: Outcome, text = 'x', url = 'https://x.example/'): Outcome {
  const competitor = { kind: 'competitor', name: text } as const
  const page: AnswerSource = { url, domain: 'x.example', owner: { kind: 'third-party' } }
  const citedSources: AnswerSource[] = [page, { url: text, domain: text, owner: competitor }]
  const told = { citedSources, competitors: [text], queries: [text], unknownSources: 1, text, isCut: true }
  return {
    ...outcome,
    answerRecords: [
      anEvaluated(anAnswerContent(told), { engine: text, keyword: text }),
      anEvaluated(anAnswerWithoutBrand({ ...told, retrieved: true }), { engine: `2 ${text}`, keyword: text }),
      // Makes the order of the sites the same for every text.
      anEvaluated(anAnswerContent({ ...told, citedSources: [page] }), {
        ...{ engine: text, keyword: text, sample: 2 },
      }),
    ],
  }
}
