/** A document as a PDF, drawn without a browser. Page 1 tells what happened; the answers are an annex. */
import type { Content } from 'pdfmake/interfaces.js'
import { countOf } from '../../numbers.ts'
import { clip } from '../../text.ts'
import { type Block, type Document, type Section, sectionsOn } from '../blocks.ts'
import { joinLines, paragraph } from '../build-blocks.ts'
import { CHART_HEIGHT, createRenderer, type Renderer } from './blocks.ts'
import type { Drawn, Typeface } from './fonts.ts'
import { CONTENT_HEIGHT, drawPages, fitsPage } from './pages.ts'
import { createTypesetter, type Typesetter } from './text.ts'

/** Gates whose first screens follow a fleet. */
const MOST_GATES = 20
const TITLE_LENGTH = 80

/**
 * Renders a document. Of one on several gates, the first screens of those that need attention follow, and no other gate is
 * loaded. The same arguments give the same bytes. Rejects for a broken typeface.
 */
export async function renderPdf(document: Document, typefaces: Typeface[]): Promise<Drawn> {
  const { title, createdAt } = document
  const typesetter = createTypesetter(typefaces)
  const renderer = createRenderer(typesetter)
  const report = await layOutReport(document, renderer, typesetter)
  const gates = layOutGates(document, renderer)
  const missing = typesetter.missingScripts().join(', ')
  const lack = `The fonts of this report lack characters of: ${missing}. Each is shown as a question mark. The other report files have them.`
  return drawPages(
    {
      ...{ title, createdAt: new Date(Date.parse(createdAt) || 0) },
      foot: `${clip(title, TITLE_LENGTH)} · ${createdAt.slice(0, 10)}`,
      content: [...report, ...gates, ...renderer.layOut(missing === '' ? [] : paragraph([lack], true))],
    },
    typesetter,
  )
}

/** On page 1 is the first screen, and the trend if it fits. What follows begins on the next page if that one is half full. */
async function layOutReport(
  document: Document,
  renderer: Renderer,
  typesetter: Typesetter,
): Promise<Content[]> {
  const sections = sectionsOn(document, 'pdf')
  const main = sections.filter(({ isAnnex }) => !isAnnex)
  const annex = sections.filter(({ isAnnex }) => isAnnex)
  const trend = main.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'chart')).slice(0, 1)
  const fits = (blocks: Block[], height: number) => {
    const tried = createRenderer(typesetter)
    return fitsPage([...firstScreen(tried, document), ...tried.layOut(blocks)], height, typesetter)
  }
  const ahead = trend.length > 0 && (await fits([], CHART_HEIGHT)) ? trend : []
  const hasRoom = await fits(ahead, CONTENT_HEIGHT / 2)

  const { layOut, heading } = renderer
  const layOutSections = (shown: Section[]) =>
    shown.flatMap(({ title, blocks }) => {
      const rest = layOut(blocks.filter(block => !ahead.includes(block)))
      return rest.length > 0 ? [heading(title), ...rest] : []
    })
  const opening = [...firstScreen(renderer, document), ...layOut(ahead)]
  const rest = [
    ...layOut(document.first.filter(({ kind }) => kind === 'fold')),
    ...layOutSections(main),
    ...(annex.length > 0 ? [heading(['Annex'])] : []),
    ...layOutSections(annex),
    { stack: layOut(document.footer), margin: [0, 10, 0, 0] as [number, number, number, number] },
  ]
  return [...opening, { stack: rest, ...(!hasRoom && { pageBreak: 'before' as const }) }]
}

/** The first screens of the first gates that need attention, each on its page. Each gate is loaded when it is its turn. */
function layOutGates({ gates = [] }: Document, renderer: Renderer): Content[] {
  const urgent = gates.filter(({ needsAttention }) => needsAttention)
  const more = urgent.length - MOST_GATES
  const text = `${countOf(more, 'more gate')} left out here; each has its own report.`
  return [
    ...urgent
      .slice(0, MOST_GATES)
      .map(({ load }): Content => ({ stack: firstScreen(renderer, load()), pageBreak: 'before' })),
    ...renderer.layOut(more > 0 ? paragraph([text], true) : []),
  ]
}

function firstScreen(renderer: Renderer, { first, about }: Document): Content[] {
  return renderer.firstScreen(first, joinLines(about, ' · '))
}
