import { describe, expect, it } from 'vitest'
import type { EmbeddedOptions } from '../../src/embedded/service.ts'
import { aBusySite, busyKeywords } from '../support/busy-site.ts'
import { createManualClock } from '../support/clock.ts'
import { anEmbeddedService } from '../support/embedded.ts'
import { serviceErrorOf } from '../support/engines.ts'

const BUDGET = 600_000

/** A service that calls `warn` once its pages are read and a scan of them begins. */
function aBusyService(run: Pick<EmbeddedOptions, 'warn'> & Partial<EmbeddedOptions>) {
  return anEmbeddedService({ folder: aBusySite(), run })
}

describe('a scan of pages that takes too long', () => {
  const request = { brand_name: 'Acme', keywords: busyKeywords }

  it('ends with the time budget, and with the run', async () => {
    const clock = createManualClock()
    const deadline = clock.now() + BUDGET
    const late = aBusyService({ clock, deadline, warn: () => clock.advance(BUDGET) })
    const facts = { kind: 'timeout', detail: 'the time budget ended' }
    expect(await serviceErrorOf(late.monitor(request))).toMatchObject(facts)
    const run = new AbortController()
    const ended = aBusyService({ signal: run.signal, warn: () => run.abort() })
    expect(await serviceErrorOf(ended.monitor(request))).toMatchObject({ kind: 'cancelled' })
  })

  it('ends with its call, and the next call is answered', async () => {
    const call = new AbortController()
    const service = aBusyService({ warn: () => call.abort() })
    expect(await serviceErrorOf(service.monitor(request, call.signal))).toMatchObject({ kind: 'cancelled' })
    expect(await service.monitor({ brand_name: 'Acme', keywords: ['kanban board'] })).toMatchObject({
      summary: { total_engines: 1, cited_engines: 1 },
    })
  })
})
