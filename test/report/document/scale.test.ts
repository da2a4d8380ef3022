/** The time to report a thousand questions is proportional to their answers. */
import { expect, it } from 'vitest'
import { gateDocument } from '../../../src/report/document/gate-document.ts'
import { describeGate } from '../../../src/report/text/describe-findings.ts'
import { aWeeklyRun, questionsOf } from '../../support/live-situation.ts'

it('reads the question of an answer a few times, however many questions there are', () => {
  const run = aWeeklyRun(1, questionsOf(100), 1)
  let reads = 0
  const counted = <T extends { keyword?: string | undefined }>(answer: T): T =>
    Object.defineProperty({ ...answer }, 'keyword', {
      get() {
        reads += 1
        return answer.keyword
      },
    })
  const [scans, answerRecords] = [run.scans.map(counted), run.answerRecords.map(counted)]
  gateDocument(describeGate({ ...run, scans, answerRecords }))
  expect(reads / (scans.length + answerRecords.length)).toBeLessThan(10)
})
