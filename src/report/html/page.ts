/** The document around the sections. */
import { type Markup, markup } from './markup.ts'
import { STYLES, STYLES_HASH } from './styles.ts'

export interface Section {
  id: string
  title: string
  /** A section without a body is left out. */
  body: Markup | undefined
}

/** What the document says of one run. */
export interface RunParts {
  overview: Markup
  sections: Section[]
  footer: Markup
}

const POLICY = [
  "default-src 'none'",
  `style-src '${STYLES_HASH}'`,
  "img-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** Renders the whole document. The policy lets the browser apply the one style sheet, and load or run nothing else. */
export function renderPage(title: string, body: Markup): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${{ html: POLICY }}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${{ html: STYLES }}</style>
</head>
<body>
<a class="skip" href="#report">Skip to the report</a>
<header>
<p class="product">AI visibility report</p>
</header>
${body}
</body>
</html>
`.html
}

/** Renders a run: the overview, links to the sections, and the sections. `scope` makes its ids unique in the document. */
export function renderRun({ overview, sections }: RunParts, scope = ''): Markup {
  const shown = sections.filter(({ body }) => body !== undefined)
  const links = shown.map(({ id, title }) => markup`<li><a href="#${scope}${id}">${title}</a></li>`)
  return markup`${overview}
${shown.length > 2 ? markup`<nav aria-label="Sections"><ul>${links}</ul></nav>` : undefined}
${shown.map(
  ({ id, title, body }) => markup`<section id="${scope}${id}">
<h2>${title}</h2>
${body}
</section>
`,
)}`
}
