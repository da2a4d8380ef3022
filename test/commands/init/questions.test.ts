import { describe, expect, it } from 'vitest'
import { type Asked, askAboutBrand, findCategory, toQuestion } from '../../../src/commands/init/questions.ts'

const names = new Set(['OpenTelemetry', 'Slack', 'Acme', 'Gemini'])
const asked: Asked = {
  brand: 'Acme',
  category: undefined,
  language: 'en',
  inSentence: word => (names.has(word) || /[A-Z]{2}/.test(word) ? word : word.toLowerCase()),
}
const ask = (heading: string, set: Partial<Asked> = {}) => toQuestion(heading, { ...asked, ...set })

describe('the question of a heading', () => {
  it.each([
    ['Conversion Goals', 'How do conversion goals work in Acme?'],
    ['Server-side rendering', 'How does server-side rendering work in Acme?'],
    ['Acme Boards', 'How do Acme boards work?'],
    ['Rate Limits', 'What are the rate limits in Acme?'],
    ['The Stats API reference', 'How do I use the stats API of Acme?'],
    ['OpenTelemetry', 'How do I use Acme with OpenTelemetry?'],
    ['The clean command', 'What does the clean command of Acme do?'],
    ['acme list drafts', 'What does acme list drafts do?'],
    ['TypeScript with boards', 'How do I use typescript with boards in Acme?'],
    ['Boards vs. lists', 'How does Boards compare with lists in Acme?'],
  ])('on a subject, %s: %s', (heading, question) => {
    expect(ask(heading)).toBe(question)
  })

  it.each([
    ['Setting up goals', 'How do I set up goals in Acme?'],
    ['Invite your team', 'How do I invite my team in Acme?'],
    ['Using Acme with Slack', 'How do I use Acme with Slack?'],
    ['Filter and segment your audience', 'How do I filter and segment my audience in Acme?'],
    ['Mitigating supply chain attacks', 'How do I mitigate supply chain attacks in Acme?'],
    ['Log levels', 'How do log levels work in Acme?'],
    ['Rendering mechanism', 'How does rendering mechanism work in Acme?'],
  ])('on something to do, %s: %s', (heading, question) => {
    expect(ask(heading)).toBe(question)
  })

  it.each([
    ['How do I export a board?', 'How do I export a board?'],
    ['What services do you offer?', 'What services does Acme offer?'],
    ['Why all boards should have columns', 'Why should all boards have columns?'],
    ['How to export a board', 'How do I export a board?'],
    ['How boards work', 'How do boards work?'],
  ])('that is asked already, %s: %s', (heading, question) => {
    expect(ask(heading)).toBe(question)
  })

  it.each([
    ['Installation', 'How do I install Acme?'],
    ['Quick start', 'How do I get started with Acme?'],
    ['Pricing', 'How much does Acme cost?'],
  ])('of a page that every site has and people ask for, %s: %s', (heading, question) => {
    expect(ask(heading)).toBe(question)
  })

  it.each([
    'Introduction',
    'Next steps with boards',
    'Do not overuse labels',
    'Release 2.1.0',
    'News of March 3',
    'Roadmap 2025',
    'useBoard()',
    'board.config.ts',
    'Options: advanced',
    'What is it?',
    'Why?',
    'How does this work?',
    'Our privacy policy',
    'Your first board',
    'A warm welcome',
    'Boards are great',
    'The world’s fastest boards',
    'board.Columns',
    'On the command line',
    'Hello, world',
    'board',
  ])('is none for %s', heading => {
    expect(ask(heading)).toBeUndefined()
  })
})

describe('a heading in another language', () => {
  it.each([
    ['de', 'Dateien wiederherstellen'],
    ['fr', 'Comment créer un tableau ?'],
    ['ja', '無料プランで何ができますか'],
  ])('stays as it is, %s: %s', (language, heading) => {
    expect(ask(heading, { language })).toBe(heading)
  })

  it.each([
    ['de', 'Einführung'],
    ['zh', '常见问题'],
    ['fr', 'board.config.ts'],
  ])('is left out where every site has it, and code, %s: %s', (language, heading) => {
    expect(ask(heading, { language })).toBeUndefined()
  })
})

describe('what a brand is', () => {
  it.each([
    [
      'Acme is a simple, privacy-friendly web analytics tool for teams.',
      'privacy-friendly web analytics tool',
    ],
    [
      'Read on. Acme (say ak-me) is the progressive JavaScript framework of choice.',
      'progressive JavaScript framework',
    ],
    ['Acme is a free, automated, and open certificate authority.', 'open certificate authority'],
    ['Acme is a joy.', undefined],
    ['Globex is a tool.', undefined],
    ['Acme is a truly great tool.', undefined],
  ])('says %s', (text, category) => {
    expect(findCategory('Acme', text)).toBe(category)
  })

  it.each([
    ['library', ['What is Acme?']],
    ['state library', ['What is Acme?', 'What is the best state library?']],
  ])('asks for the best of its kind only where that is no tool of any kind: %s', (category, questions) => {
    expect(askAboutBrand({ ...asked, category })).toEqual(questions)
  })

  it('is not asked in other languages', () => {
    expect(askAboutBrand({ ...asked, language: 'de' })).toEqual([])
  })
})
