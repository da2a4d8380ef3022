import { describe, expect, it } from 'vitest'
import {
  type Asked,
  askEngines,
  findCategory,
  keepUnnamed,
  toQuestion,
} from '../../../src/commands/init/questions.ts'

const names = new Set(['OpenTelemetry', 'Slack', 'Acme', 'Gemini'])
const asked: Asked = {
  brand: 'Acme',
  language: 'en',
  inSentence: word => (names.has(word) || /[A-Z]{2}/.test(word) ? word : word.toLowerCase()),
}
const ask = (heading: string, set: Partial<Asked> = {}) => toQuestion(heading, { ...asked, ...set })

describe('the question of a heading', () => {
  it.each([
    'Rate limits of a board with columns',
    'Rate limits of Acme',
    'Be mindful of accessibility for everybody',
  ])('stays as it is where it forms no question: %s', heading => {
    expect(ask(heading)).toBe(heading)
  })

  it.each([
    'Conversion Goals',
    'Server-side rendering',
    'Stats API reference',
    'Boards vs. lists',
    'Rendering mechanism',
    'Support for cross-cloud',
    'Boards are great',
    'Try with Docker',
    'Interceptors',
  ])('follows the brand where it is short and forms no question: %s', heading => {
    expect(ask(heading)).toBe(`Acme ${heading}`)
  })

  it.each([
    ['Setting up goals', 'How do I set up goals in Acme?'],
    ['Invite your team', 'How do I invite my team in Acme?'],
    ['Using Acme with Slack', 'How do I use Acme with Slack?'],
    ['Filter and segment your audience', 'How do I filter and segment my audience in Acme?'],
    ['Configuring lists', 'How do I configure lists in Acme?'],
    ['Building your site', 'How do I build my site in Acme?'],
    ['Deploying to Slack', 'How do I deploy Acme to Slack?'],
    ['Migrate from Slack', 'How do I migrate from Slack to Acme?'],
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
    'API / Boards',
    'Are you using boards?',
    'What is it?',
    'Why?',
    'How does this work?',
    'Our privacy policy',
    'A warm welcome',
    'The world’s fastest boards',
    'board.Columns',
    'On the command line',
    'Hello, world',
  ])('is none for %s', heading => {
    expect(ask(heading)).toBeUndefined()
  })
})

describe('a heading in another language', () => {
  it.each([
    ['de', 'Dateien einer Tafel einfach wiederherstellen'],
    ['zh', '如何备份看板'],
    ['fr', 'Comment créer un tableau ?'],
    ['ja', '無料プランで何ができますか'],
  ])('stays as it is, %s: %s', (language, heading) => {
    expect(ask(heading, { language })).toBe(heading)
  })

  it.each([
    ['de', 'Dateien wiederherstellen'],
    ['zh', '团队管理'],
    ['zh', '使用 Docker Compose 部署'],
  ])('follows the brand where it is short, %s: %s', (language, heading) => {
    expect(ask(heading, { language })).toBe(`Acme ${heading}`)
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
    ['Read on. Acme (say ak-me) is the progressive JavaScript framework of choice.', 'JavaScript framework'],
    ['Acme is a free, automated, and open certificate authority.', 'certificate authority'],
    ['Acme is an open-source platform.', undefined],
    ['Acme is a joy.', undefined],
    ['Globex is a tool.', undefined],
    ['Acme is a truly great tool.', undefined],
  ])('says %s', (text, category) => {
    expect(findCategory('Acme', text)).toBe(category)
  })
})

describe('what engines are asked', () => {
  const isBranded = (question: string) => question.includes('Acme')

  it.each([
    ['Acme', 'kanban tool', ['Globex', 'Initech']],
    ['Acme', 'kanban tool', []],
    ['Acme', undefined, ['Globex']],
    ['Acme', undefined, []],
    [undefined, 'kanban tool', ['Globex']],
  ])('names the brand in one question of four at most: %s, %s, %j', (brand, category, rivals) => {
    const questions = askEngines(brand, category, rivals)
    expect(4 * questions.filter(isBranded).length).toBeLessThanOrEqual(questions.length)
    if (category) expect(questions).toContain('best kanban tool for small teams')
    for (const rival of rivals) expect(questions).toContain(`${rival} alternatives`)
  })

  it('are the questions of pages without the brand where nobody knows what it is', () => {
    const questions = ['Acme a b', 'c d', 'What is Acme?', 'Why should I use Acme?', 'g h']
    expect(keepUnnamed(questions, 'Acme')).toEqual(['a b', 'c d', 'g h', 'What is Acme?'])
  })
})
