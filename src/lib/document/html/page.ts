import { policyHash } from '../../policy-hash.ts'
import { type MarkupValue, markup } from './markup.ts'
import { STYLES } from './styles.ts'

interface Page {
  title: string
  body: MarkupValue
  /** Added after the styles of all pages. */
  styles?: string
  /** Source code that runs when the page is loaded. Must not contain `</script`. */
  script?: string
}

/** Renders a file whose content security policy allows only its own style sheet and script. */
export function renderPage({ title, body, styles = '', script }: Page): string {
  const policy = [
    "default-src 'none'",
    `style-src '${policyHash(STYLES + styles)}'`,
    ...(script === undefined ? [] : [`script-src '${policyHash(script)}'`]),
    "img-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${{ html: policy }}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${{ html: STYLES + styles }}</style>
</head>
<body>
<a class="skip" href="#report">Skip to the report</a>
<main id="report" tabindex="-1">
${body}
</main>
${script === undefined ? undefined : markup`<script>${{ html: script }}</script>\n`}</body>
</html>
`.html
}
