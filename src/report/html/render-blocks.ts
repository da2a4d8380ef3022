/** Renders the blocks of a document as HTML. */

import type { Block, CauseEntry } from '../document/blocks.ts'
import { answers, type Room } from './answers.ts'
import { chart } from './chart.ts'
import { renderLabel, renderLine } from './line.ts'
import { lines, type Markup, markup } from './markup.ts'
import { grid, inRegion, table } from './tables.ts'

/** Renders blocks. Their headings are of `level`. */
export function renderBlocks(blocks: readonly Block[], level: 2 | 3, room: Room): Markup {
  return markup`${blocks.map(
    block => markup`${renderBlock(block, level, room)}
`,
  )}`
}

function renderBlock(block: Block, level: 2 | 3, room: Room): Markup {
  switch (block.kind) {
    case 'headline':
      return headline(block)
    case 'heading':
      return markup`<h${level}>${renderLine(block.text)}</h${level}>`
    case 'paragraph':
      return markup`<p${block.isSmall ? markup` class="muted"` : undefined}>${renderLine(block.text)}</p>`
    case 'list':
      return markup`<ul>${block.items.map(item => markup`<li>${renderLine(item)}</li>`)}</ul>`
    case 'facts':
      return markup`<dl class="facts">${block.rows.map(({ label, value }) => markup`<dt>${label}</dt><dd>${renderLine(value)}</dd>`)}</dl>`
    case 'table':
      return table(block.caption, block.columns, block.rows)
    case 'grid':
      return grid(block)
    case 'causes':
      return markup`<ol class="causes">${block.entries.map(entry => cause(entry, level))}</ol>`
    case 'chart':
      return chart(block)
    case 'verbatim':
      return markup`<pre><code>${lines(block.text)}</code></pre>`
    case 'bars':
      return bars(block)
    case 'answers':
      return answers(block, room)
    case 'fold':
      return markup`<details><summary>${renderLabel(block.title)}</summary>
${renderBlocks(block.blocks, level, room)}</details>`
  }
}

function headline({ text, rest }: Extract<Block, { kind: 'headline' }>): Markup {
  return markup`<h1>${renderLine(text)}</h1>
${rest && markup`<p>${renderLine(rest)}</p>`}`
}

function cause({ title, lines: [first, ...said] = [], todo }: CauseEntry, level: number): Markup {
  return markup`<li><h${level}>${renderLine(title)}</h${level}>
${first && markup`<p>${renderLine(first)}</p>`}${
  said.length > 0 ? markup`<ul>${said.map(line => markup`<li>${renderLine(line)}</li>`)}</ul>` : undefined
}${todo && markup`<p><strong>What to do:</strong> ${renderLine(todo)}</p>`}</li>
`
}

/** The number in the same row says the same, so the bar is hidden from assistive technology. */
function bars({ caption, rows }: Extract<Block, { kind: 'bars' }>): Markup {
  const body = rows.map(({ title, share, value, isOwn }) => {
    const width = Math.round(1000 * share) / 10
    const label = renderLine(title)
    return markup`<tr><th scope="row">${isOwn ? markup`<strong>${label}</strong>` : label}</th><td class="number">${value}</td><td class="bar"><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="${isOwn ? 'own' : 'other'}" width="${width}" height="10"/></svg></td></tr>
`
  })
  return inRegion(
    caption,
    markup`<table class="bars"><caption><span>${caption}</span></caption><tbody>${body}</tbody></table>`,
  )
}
