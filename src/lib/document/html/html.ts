/** Renders one HTML file without scripts, fonts, pictures and network requests. */
import { countOf } from '../../numbers.ts'
import { type Document, type GateReport, MARKS, sectionsOn } from '../blocks.ts'
import { join, type Markup, markup, renderLabel, renderLine, sizeOf } from './markup.ts'
import { renderPage } from './page.ts'
import { type Room, renderBlocks } from './render-blocks.ts'

/** Bytes. A thousand keywords need less than 2 MB without the answers. */
const ONE_DOCUMENT = 4_500_000
/** Bytes of the reports of all gates together. */
const ALL_GATES = 9_000_000

/** Renders a document. With several gates, it shows the overview or one gate at a time. Long sections are cut. */
export function renderHtml(document: Document): string {
  const { gates } = document
  const report = renderDocument(document, { left: ONE_DOCUMENT })
  const body = gates === undefined ? report : [overview(report, gates), articles(gates)]
  const mark = readMark(document)
  const status = mark === undefined ? '' : `${MARKS[mark].status}: `
  return renderPage({ title: `${status}${document.title}`, body })
}

function renderDocument(document: Document, room: Room, id?: string): Markup {
  const [product, ...others] = document.about.map(renderLine)
  const about = [id === undefined ? product : markup`<a href="#report">All gates</a>`, ...others]
  const mark = readMark(document)
  const { first, footer } = document
  const shown = sectionsOn(document, 'html').map(({ id: name, title, blocks, isFolded }) => {
    const heading = markup`<h2>${renderLabel(title)}</h2>`
    // A link to folded content opens the fold.
    const content = markup`<div id="${id === undefined ? name : `${id}-${name}`}">
${renderBlocks(blocks, 3, room)}</div>`
    return isFolded
      ? markup`<section><details><summary>${heading}</summary>
${content}</details></section>
`
      : markup`<section>${heading}
${content}</section>
`
  })
  return markup`<header><p class="product">${join(about, markup` · `)}</p>
${mark && markup`<p class="status ${mark}">${MARKS[mark].status}</p>`}</header>
<div class="first">
${renderBlocks(first.slice(0, 1), 1)}${renderBlocks(first.slice(1), 2)}</div>
${shown}<footer>
${renderBlocks(footer, 2)}</footer>`
}

function readMark({ first: [top] }: Document) {
  return top?.kind === 'heading' ? top.mark : undefined
}

function overview(report: Markup, gates: readonly GateReport[]): Markup {
  const links = gates.map(
    ({ id, title }) => markup`<li><a href="#${id}">${renderLabel(title)}</a></li>
`,
  )
  return markup`<div class="fleet">
${report}
<details class="gates"><summary>${countOf(gates.length, 'gate')}, each in full</summary><ul>${links}</ul></details>
</div>
`
}

/** Gives each report an equal share of the remaining room. */
function articles(gates: readonly GateReport[]): Markup[] {
  let left = ALL_GATES
  return gates.map((gate, index) => {
    const room = { left: left / (gates.length - index) }
    const rendered = markup`<article class="run" id="${gate.id}">
${renderDocument(gate.load(), room, gate.id)}
</article>
`
    left -= sizeOf(rendered)
    return rendered
  })
}
