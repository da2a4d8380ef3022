/** Answers that are made to cost time: read in a bound relative to a plain answer of the same size. */
import { expect, it } from 'vitest'
import { readAnswerContent, viewBrand } from '../../src/citation/answer-content.ts'
import { readSentiment } from '../../src/citation/sentiment.ts'
import { toEngineAnswer } from '../../src/engines/engine-answer.ts'
import { readAnnotatedText } from '../../src/engines/responses-api.ts'
import { measureProcessor } from '../support/processor-time.ts'

const SIZE = 2 ** 15
const brand = {
  names: ['Acme', 'アクメ', '(a+)+$', 'a', '.*'],
  domains: ['acme.example'],
  competitor: undefined,
}
const competitors = Array.from({ length: 5 }, (_, index) => {
  const competitor = index % 2 === 0 ? '(x+x+)+y' : `Competitor ${index}`
  return { competitor, names: [competitor], domains: [`c${index}.example`] }
})
const annotations = Array.from({ length: 1_000 }, (_, index) => ({
  type: 'url_citation',
  url: `https://x${index}.example/`,
  start_index: index,
  end_index: SIZE,
}))

/** Reads an answer whose text repeats `part`. */
function read(part: string): void {
  const text = part.repeat(SIZE / part.length)
  readAnnotatedText({ type: 'output_text', text, annotations })
  const answer = toEngineAnswer({ text, citations: [], searched: true }, 'm', false, 'en')
  const view = viewBrand(answer, brand)
  readAnswerContent(answer, view, brand, competitors)
  readSentiment(
    view.sentences.filter(({ cites }) => cites).map(({ text: sentence }) => sentence),
    brand.names,
  )
}

const timeOf = (part: string) => measureProcessor(() => read(part)).milliseconds

it('a hostile answer takes at most twenty times as long as a plain one', () => {
  timeOf('Acme is a good vendor of things. ')
  const plain = timeOf('Acme is a good vendor of things. ')
  const parts = [
    'Acme ',
    'a.',
    'a',
    '[a](',
    '[a](((',
    '【',
    'アクメ株式会社',
    'https://a',
    'a@',
    '(([a](b), ',
    '[1,',
    '. ',
  ]
  for (const part of parts) expect(timeOf(part) / Math.max(plain, 50), part).toBeLessThan(20)
})
