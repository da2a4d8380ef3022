/** The document around the sections. */
import { type Markup, markup } from './markup.ts'
import { STYLES, STYLES_HASH } from './styles.ts'

export interface Section {
  id: string
  title: string
  /** A section without a body is left out. */
  body: Markup | undefined
}

export interface Page {
  /** Plain text. */
  title: string
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
export function renderPage({ title, overview, sections, footer }: Page): string {
  const shown = sections.filter(({ body }) => body !== undefined)
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
<main id="report" tabindex="-1">
${overview}
${shown.length > 2 ? markup`<nav aria-label="Sections"><ul>${shown.map(({ id, title }) => markup`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>` : undefined}
${shown.map(
  ({ id, title, body }) => markup`<section id="${id}">
<h2>${title}</h2>
${body}
</section>
`,
)}
</main>
<footer>
${footer}
</footer>
</body>
</html>
`.html
}
