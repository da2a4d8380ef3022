/** The wording of each report, once: a failed run with everything that a report can hold. */
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, it } from 'vitest'
import { shippedTypeface } from '../../src/lib/fonts/shipped.ts'
import { buildResult } from '../../src/report/json/result.ts'
import { renderComment } from '../../src/report/markdown/comment.ts'
import { withDeliveries } from '../support/deliveries.ts'
import { searchableText } from '../support/pdf-document.ts'
import { renderHtml, renderPdf } from '../support/rendered.ts'
import { failedWithEverything } from '../support/report-outcomes.ts'

const outcome = withDeliveries(failedWithEverything, 'best crm')

it('writes the comment', async () => {
  await expect(renderComment(outcome)).toMatchFileSnapshot('snapshots/comment.md')
})

it('writes the HTML report', async () => {
  const [body] = DomUtils.getElementsByTagName('body', parseDocument(renderHtml(outcome)))
  const texts = DomUtils.find(node => node.type === 'text', body?.children ?? [], true, Infinity)
  const lines = texts.map(node => DomUtils.textContent(node).trim()).filter(line => line !== '')
  await expect(lines.join('\n')).toMatchFileSnapshot('snapshots/html.txt')
})

it('writes the PDF report', async () => {
  const { bytes } = await renderPdf(outcome, [shippedTypeface()])
  await expect(await searchableText(bytes)).toMatchFileSnapshot('snapshots/pdf.txt')
})

it('writes the result file, but for the scans as the service answered them', async () => {
  const { scans: _, ...result } = buildResult(outcome)
  await expect(`${JSON.stringify(result, undefined, 2)}\n`).toMatchFileSnapshot('snapshots/result-file.txt')
})
