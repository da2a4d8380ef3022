import { describe, expect, it } from 'vitest'
import { DownloadError } from '../../../src/client/download-error.ts'
import { ServiceError } from '../../../src/contract/errors.ts'
import { explainReportFailure, serviceReportsSection } from '../../../src/report/markdown/service-reports.ts'
import type { ServiceReport } from '../../../src/service-reports/service-report.ts'
import { elementsOf, renderLikeGitHub, textOf } from '../../support/markdown.ts'
import { anOutcome } from '../../support/outcomes.ts'

function linesOf(state: ServiceReport['state'], reportId = 'report-1'): string[] {
  const serviceReports: ServiceReport[] = [{ format: 'csv', reportId, state }]
  return serviceReportsSection(anOutcome({ serviceReports })).flatMap(({ open, lines }) => [
    ...(open === '' ? [] : [open]),
    ...lines,
  ])
}

const INSTEAD = expect.stringMatching(/own CSV .* instead.* verdict does not depend/)

describe('the reports of the service', () => {
  it('need no word where none was asked for', () => {
    expect(serviceReportsSection(anOutcome())).toEqual([])
  })

  it('are said to be there', () => {
    expect(linesOf({ kind: 'fetched', path: '/run/service-report.csv' })).toEqual([
      "- **The service's CSV report** (<code>report-1</code>) is among the report files.",
    ])
  })

  it('are said to come later, with what stands in for them', () => {
    expect(linesOf({ kind: 'pending', readyAt: '2026-01-15T09:05:00Z' })).toEqual([
      "- **The service's CSV report** (<code>report-1</code>) was not ready in time: the service expects it at 2026-01-15T09:&#8203;05:00Z.",
      INSTEAD,
    ])
  })

  it('are said to come some time', () => {
    expect(linesOf({ kind: 'pending', readyAt: '' })[0]).toContain(
      'the service does not say when it will be.',
    )
  })

  it('are said to have failed, and why', () => {
    expect(linesOf({ kind: 'failed', problem: 'The answer was no.' }, '')).toEqual([
      "- **The service's CSV report** could not be had. The answer was no.",
      INSTEAD,
    ])
  })

  it('show what comes from outside as text', () => {
    const text = '</code><img src=x>\n| a <!-- @everyone'
    const serviceReports: ServiceReport[] = [
      { format: 'pdf', reportId: text, state: { kind: 'failed', problem: text } },
      { format: 'csv', reportId: text, state: { kind: 'pending', readyAt: text } },
    ]
    const blocks = serviceReportsSection(anOutcome({ serviceReports }))
    const html = renderLikeGitHub(blocks.flatMap(({ open, lines }) => [open, ...lines, '']).join('\n'))
    expect(new Set(elementsOf(html))).toEqual(new Set(['ul', 'li', 'strong', 'code', 'p']))
    expect(textOf(html)).not.toContain('@everyone')
  })
})

describe('why there is no report', () => {
  it('is what the service answered', () => {
    const facts = {
      kind: 'http',
      request: 'POST https://api.example/v1/report/export',
      detail: 'No.',
    } as const
    expect(explainReportFailure(new ServiceError({ ...facts, status: 500 }))).toBe(
      'The service answered 500: No. The call was POST https://api.example/v1/report/export.',
    )
    expect(explainReportFailure(new ServiceError({ ...facts, status: 403 }))).toMatch(
      / The plan of the key may not permit reports\.$/,
    )
  })

  it('is what became of the download', () => {
    const facts = { kind: 'refused', url: 'http://files.example/a', detail: 'not https' } as const
    expect(explainReportFailure(new DownloadError(facts))).toBe(
      'The file from http://files.example/a is missing: it is not fetched from there (not https).',
    )
  })

  it('is said as it is for a machine that failed', () => {
    expect(explainReportFailure(new Error('ENOSPC:\nno space'))).toBe(
      'The report could not be made: ENOSPC: no space',
    )
    expect(explainReportFailure('odd')).toBe('The report could not be made: odd')
  })
})
