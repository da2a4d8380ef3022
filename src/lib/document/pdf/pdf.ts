import type { Content } from 'pdfmake/interfaces.js'
import { countOf } from '../../numbers.ts'
import { type Document, type Line, sectionsOn } from '../blocks.ts'
import { joinLines, paragraph } from '../build-blocks.ts'
import { createRenderer, type Renderer } from './blocks.ts'
import { drawPages } from './pages.ts'
import type { Drawn, Typeface } from './text.ts'
import { createTypesetter } from './text.ts'

const MAX_GATES = 20

/**
 * Renders a document without a browser: equal arguments give equal bytes. With several gates, the first screens of gates that
 * need attention follow; others are not loaded. Rejects for a broken typeface.
 */
export async function renderPdf(document: Document, typefaces: Typeface[]): Promise<Drawn> {
  const { title, createdAt } = document
  const typesetter = createTypesetter(typefaces)
  const renderer = createRenderer(typesetter)
  const report = layOutReport(document, renderer)
  const gates = layOutGates(document, renderer)
  const missing = typesetter.missingScripts().join(', ')
  const lack = `The fonts of this report lack characters of: ${missing}. Each is shown as a question mark. The other report files have them.`
  return drawPages(
    {
      title,
      createdAt: new Date(Date.parse(createdAt) || 0),
      foot: aboutOf(document),
      content: [...report, ...gates, ...renderer.layOut(missing === '' ? [] : paragraph([lack], true))],
    },
    typesetter,
  )
}

function layOutReport(document: Document, { layOut, heading, firstScreen }: Renderer): Content[] {
  const { first } = document
  return [
    ...firstScreen(first, aboutOf(document)),
    ...layOut(first.filter(({ kind }) => kind === 'fold')),
    ...sectionsOn(document, 'pdf').flatMap(({ title, blocks }) => [heading(title), ...layOut(blocks)]),
    { stack: layOut(document.footer), margin: [0, 10, 0, 0] },
  ]
}

function layOutGates({ gates = [] }: Document, renderer: Renderer): Content[] {
  const urgent = gates.filter(({ needsAttention }) => needsAttention)
  const more = urgent.length - MAX_GATES
  const text = `${countOf(more, 'more gate')} left out here; each has its own report.`
  return [
    ...urgent.slice(0, MAX_GATES).map(({ load }): Content => {
      const gate = load()
      return { stack: renderer.firstScreen(gate.first, aboutOf(gate)), pageBreak: 'before' }
    }),
    ...renderer.layOut(more > 0 ? paragraph([text], true) : []),
  ]
}

function aboutOf({ about }: Document): Line {
  return joinLines(about, ' · ')
}
