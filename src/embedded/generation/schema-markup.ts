/** Creates structured data for a draft. Pure. */
import type { Article, FAQPage, Organization, Question, WithContext } from 'schema-dts'
import { clip, toSingleLine } from '../../lib/text.ts'
import type { PageContent } from '../pages/page.ts'
import { isQuestion } from './form.ts'

/** Code points of a description; more than search engines show. */
const MAX_DESCRIPTION = 300

export interface MarkupSubject {
  brand: string
  topic: string
  languageCode: string
  /** The draft without its list of sources. */
  content: PageContent
  /** URLs of the pages that the draft uses. */
  sources: string[]
}

/**
 * Returns JSON-LD of schema.org: an `FAQPage` if headings of the draft are questions, otherwise an `Article`. The text is
 * safe within a `<script>` element.
 */
export function createSchemaMarkup({ brand, topic, languageCode, content, sources }: MarkupSubject): string {
  const organization = { '@type': 'Organization', name: brand } satisfies Organization
  const citation = sources.filter(source => /^https?:/.test(source))
  const common = {
    '@context': 'https://schema.org',
    headline: content.title || topic,
    about: { '@type': 'Thing', name: topic },
    description: clip(toSingleLine(content.passages[0]?.text ?? ''), MAX_DESCRIPTION),
    inLanguage: languageCode,
    author: organization,
    publisher: organization,
    ...(citation.length > 0 && { citation }),
  } as const
  const questions = collectQuestions(content)
  const markup: WithContext<Article> | WithContext<FAQPage> =
    questions.length > 0
      ? { ...common, '@type': 'FAQPage', mainEntity: questions }
      : { ...common, '@type': 'Article' }
  return JSON.stringify(markup).replaceAll('<', '\\u003c')
}

/** Returns the headings that are questions, each with all text below it. */
function collectQuestions({ passages }: PageContent): Question[] {
  const answers = new Map<string, string[]>()
  for (const { headings, text } of passages) {
    const question = headings.findLast(isQuestion)
    if (question !== undefined) answers.set(question, [...(answers.get(question) ?? []), text])
  }
  return Array.from(answers, ([name, texts]) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text: texts.join('\n') },
  }))
}
