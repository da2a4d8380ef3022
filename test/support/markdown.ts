import * as fc from 'fast-check'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import * as z from 'zod'
import type { Markdown } from '../../src/lib/document/markdown/markdown.ts'
import { ATTACKS } from './attacks.ts'

/** Takes a text that a test wrote for Markdown. */
export function asMarkdown(text: string): Markdown {
  return z.string().brand<'Markdown'>().parse(text)
}

/** Markdown as GitHub's parser has it: HTML let through, so that any that slips in is seen. */
export function renderLikeGitHub(markdown: string): string {
  return micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
}

/** Names of the elements in order of their start; comments and the like by their first characters. */
export function elementsOf(html: string): string[] {
  return Array.from(html.matchAll(/<(?!\/)([^\s>]+)/g), ([, name = '']) => name)
}

/** What a reader sees, entities decoded, line breaks between elements left out. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|lt|gt|quot|amp);/g, (entity, code?: string) =>
      code ? String.fromCodePoint(Number(code)) : (NAMED[entity] ?? entity),
    )
    .replace(/\n+/g, '\n')
    .trim()
}

const NAMED: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** Any text at all, mixed with fragments that break out if nothing escapes them. */
export const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...Object.values(ATTACKS).flat()),
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary-ascii' }),
      fc.integer({ min: 0, max: 0xffff }).map(unit => String.fromCharCode(unit)),
    ),
    { maxLength: 8 },
  )
  .map(parts => parts.join(''))
