/** Losses put into a page on purpose: each takes away what the page says. Pure. */
import { formatOf } from '../../pages/formats.ts'

/** The page that is to lose. */
interface TargetPage {
  path: string
  text: string
  title: string
}

/** Returns the page's text after the loss; undefined when the page is deleted. */
export type Injection = (page: TargetPage) => string | undefined

const STUB = 'This page is being rewritten. Please come back later.'

/** Losses that any page can have, by name. */
export const injections = {
  deleted: () => undefined,
  stub: ({ path, text, title }) =>
    formatOf(path) === 'html'
      ? `<title>${escapeHtml(title)}</title>\n<h1>${escapeHtml(title)}</h1>\n<p>${STUB}</p>\n`
      : `${frontMatterOf(text)}# ${title}\n\n${STUB}\n`,
  draft: ({ text }) => withField(text, 'draft: true'),
  noindex: ({ path, text }) =>
    formatOf(path) === 'html' ? withRobotsTag(text) : withField(text, 'robots: noindex'),
} satisfies Record<string, Injection>

export type InjectionKind = keyof typeof injections

/** In the order of the reports. */
export const injectionKinds: InjectionKind[] = ['deleted', 'stub', 'draft', 'noindex']

/** Returns the front matter in YAML, the lines around it included; '' without any. */
export function frontMatterOf(text: string): string {
  const [block = ''] = /^---[ \t]*\r?\n[\s\S]*?(?<=\n)---[ \t]*(?:\r?\n|$)/.exec(text) ?? []
  return block
}

/** Adds a field to the front matter, in the place of those it has of that name. */
export function withField(text: string, field: string, name = field.slice(0, field.indexOf(':'))): string {
  const block = frontMatterOf(text)
  if (block === '') return `---\n${field}\n---\n\n${text}`
  const others = block.replace(
    new RegExp(`^${name}:.*\\r?\\n(?:[ \\t].*\\r?\\n|-.*\\r?\\n(?<!---\\r?\\n))*`, 'm'),
    '',
  )
  return `${others.replace(/^---.*\r?\n/, `---\n${field}\n`)}${text.slice(block.length)}`
}

/** Adds a robots tag before the text, after the front matter. */
export function withRobotsTag(text: string): string {
  const block = frontMatterOf(text)
  return `${block}<meta name="robots" content="noindex">\n\n${text.slice(block.length)}`
}

function escapeHtml(text: string): string {
  return text.replace(/[<>&]/g, character => `&#${character.charCodeAt(0)};`)
}
