import { expect, it } from 'vitest'
import { drawWithFonts } from '../../../src/lib/fonts/draw-with-fonts.ts'
import { renderHtml } from '../../../src/report/html/html.ts'
import { renderPdf } from '../../../src/report/pdf/pdf.ts'
import { measure } from '../../../src/scan/measure.ts'
import { aCompletedScan } from '../../support/completed-scans.ts'
import { anOutcome } from '../../support/outcomes.ts'
import { pdfStrings } from '../../support/pdf-text.ts'
import { scanFor } from '../../support/scans.ts'

it('a report of more engines than anybody reads ends its tables, and says how many rows are left out', async () => {
  // Each scan answers for engines of its own.
  const scans = Array.from({ length: 5 }, (_, keyword) => ({
    ...aCompletedScan(),
    keyword: `keyword ${keyword}`,
    scan: scanFor({
      brand_name: 'Acme',
      engines: Array.from({ length: 200 }, (_, engine) => `engine ${keyword}-${engine}`),
    }),
  }))
  const outcome = anOutcome({ scans, measurement: measure(scans), scanPer: 'keyword' })
  const { bytes } = await drawWithFonts(typefaces => renderPdf(outcome, typefaces), { path: undefined })
  const text = (await pdfStrings(bytes)).join(' ')
  expect(text).toContain('400 more rows left out here; the other report files have them.')
  expect(text).toContain('940 more engines left out here; the other report files have them.')
  expect(text).toContain('engine 1-99')
  expect(text).not.toContain('engine 4-199')
  const html = renderHtml(outcome)
  expect(html).toContain('940 more engines left out here; the other report files have them.')
  expect(html).toContain('engine 4-199')
})
