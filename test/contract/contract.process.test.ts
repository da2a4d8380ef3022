import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Scan } from '../../src/contract/contract.ts'
import { anEmbeddedService } from '../support/embedded.ts'
import { aFolder, write } from '../support/git-repository.ts'
import { createReferenceService, serviceWith } from '../support/reference-service.ts'
import { startServerForTest } from '../support/served.ts'
import { connectTo, startServiceForTest } from '../support/service-client.ts'
import { describeContract } from './contract-suite.ts'

const close = () => {}

describeContract('the reference service', async () => ({ service: createReferenceService(), close }))

describeContract('the reference service over HTTP', async () => {
  const { url } = await startServerForTest()
  return { service: connectTo(url), close }
})

const embedded = { engines: ['repository'], brand: 'Acme', keywords: ['CRM for teams'] }

function anEmbeddedSite() {
  const folder = aFolder()
  write(folder, {
    'docs/crm.md': '# CRM for teams\n\nA CRM for teams keeps the notes of every call in one place.\n',
  })
  return anEmbeddedService({ folder })
}

describeContract('the embedded service', async () => ({ service: anEmbeddedSite(), close }), embedded)

describeContract(
  'the embedded service over HTTP',
  async () => {
    const service = anEmbeddedSite()
    const { url } = await startServerForTest({ service, readReport: service.readReport })
    return { service: connectTo(url), close }
  },
  embedded,
)

describeContract('the scripted service over HTTP', async () => {
  const { url } = await startServiceForTest()
  return { service: connectTo(url), close }
})

it('client(server(x)) scans as x does, whatever the scan', async () => {
  let scan: Scan | undefined
  const service = serviceWith({
    async monitor() {
      if (scan === undefined) throw new Error('No scan yet.')
      return scan
    },
  })
  const { url } = await startServerForTest({ service })
  const client = connectTo(url, { limits: { perMinute: 1_000, concurrent: 1 } })
  await fc.assert(
    fc.asyncProperty(scans, async given => {
      scan = given
      expect(await client.monitor({ brand_name: 'Acme', keywords: ['crm'] })).toEqual(given)
    }),
  )
})

const text = fc.string({ unit: 'binary' })
// JSON has no -0.
const score = fc.double({ noNaN: true, noDefaultInfinity: true }).map(value => value + 0)
const scans: fc.Arbitrary<Scan> = fc.record({
  scan_id: text,
  brand_name: fc.constant('Acme'),
  status: fc.constant('completed'),
  results: fc.array(
    fc.record({
      engine: fc.string({ unit: 'binary', minLength: 1 }),
      cited: fc.boolean(),
      bcr_score: score,
      sentiment: text,
      snippet: text,
      source_url: text,
      timestamp: text,
    }),
  ),
  summary: fc.record({
    total_engines: fc.nat(),
    cited_engines: fc.nat(),
    overall_bcr: score,
    avg_sentiment: text,
  }),
})
