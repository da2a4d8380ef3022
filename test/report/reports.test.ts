/** The full wording of each report: a failed run with everything that a report can hold. */
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, it } from 'vitest'
import { shippedTypefaces } from '../../src/lib/fonts/draw-with-fonts.ts'
import { describeGate } from '../../src/report/text/describe-findings.ts'
import { withDeliveries } from '../support/deliveries.ts'
import { renderComment } from '../support/documents.ts'
import { searchableText } from '../support/pdf-document.ts'
import { renderHtml, renderPdf } from '../support/rendered.ts'
import { failedWithEverything } from '../support/report-outcomes.ts'
import { resultFileOf } from '../support/result-file.ts'

const outcome = withDeliveries(failedWithEverything, 'best crm')

it('writes the comment', async () => {
  await expect(renderComment(describeGate(outcome))).toMatchFileSnapshot('snapshots/comment.md')
})

const INLINE = 'a abbr b code small span strong sub sup td th title text'.split(' ')

type Node = ReturnType<typeof parseDocument>['children'][number]

const isText = (node: Node) => node.type === 'text'

/** Returns the element that shows the text, as a line or as a row of a table. */
function findLineElement({ parent }: Node): Node['parent'] {
  return parent !== null && 'name' in parent && INLINE.includes(parent.name)
    ? findLineElement(parent)
    : parent
}

it('writes the HTML report', async () => {
  const [body] = DomUtils.getElementsByTagName('body', parseDocument(renderHtml(outcome)))
  const texts = DomUtils.find(isText, body?.children ?? [], true, Infinity)
  const lines = [...Map.groupBy(texts, findLineElement)].map(([, parts]) =>
    parts.map(DomUtils.textContent).join(' ').replace(/\s+/g, ' ').trim(),
  )
  await expect(lines.filter(line => line !== '').join('\n')).toMatchFileSnapshot('snapshots/html.txt')
})

it('writes the PDF report', async () => {
  const { bytes } = await renderPdf(outcome, shippedTypefaces())
  await expect(await searchableText(bytes)).toMatchFileSnapshot('snapshots/pdf.txt')
})

it('writes the result file without the scans, which are as the service answered', async () => {
  const { scans: _, ...result } = resultFileOf(outcome)
  await expect(`${JSON.stringify(result, undefined, 2)}\n`).toMatchFileSnapshot('snapshots/result-file.txt')
})
