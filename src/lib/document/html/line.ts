import { parseWebUrl } from '../../web-url.ts'
import type { Inline, Line } from '../blocks.ts'
import { CODE_LENGTH, QUOTE_LENGTH } from '../plain-text.ts'
import { link, type Markup, markup, name, piece } from './markup.ts'

/** Renders a line with its links. */
export function renderLine(line: Line): Markup {
  return render(line, true)
}

/** Renders a line without links, for the inside of a link or the title of a fold: controls must not be nested. */
export function renderLabel(line: Line): Markup {
  return render(line, false)
}

function render(line: Line, hasLinks: boolean): Markup {
  return markup`${line.map(part => inline(part, hasLinks))}`
}

function inline(part: Inline, hasLinks: boolean): Markup {
  if (typeof part === 'string') return piece(part)
  if ('name' in part) return name(part.name, part.most)
  if ('quote' in part) return markup`“${name(part.quote, part.most ?? QUOTE_LENGTH)}”`
  if ('code' in part) return markup`<code>${name(part.code, CODE_LENGTH)}</code>`
  if ('strong' in part) return markup`<strong>${render(part.strong, hasLinks)}</strong>`
  if ('small' in part) return markup`<small>${render(part.small, hasLinks)}</small>`
  if ('toned' in part) return markup`<span class="${part.tone}">${render(part.toned, hasLinks)}</span>`
  return linked(hasLinks ? part.link : undefined, renderLabel(part.label))
}

/** Links a label to a web page, a part of this file or a page of the dashboard. Returns only the label for other addresses. */
export function linked(address: string | undefined, label: Markup): Markup {
  if (address === undefined) return label
  if (/^(?:#[\w-]+|brands\/[\w-]+\.html)$/.test(address)) return markup`<a href="${address}">${label}</a>`
  const url = parseWebUrl(address)
  return url === undefined ? label : link(url, label)
}
