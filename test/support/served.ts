import { onTestFinished } from 'vitest'
import type { VisibilityService } from '../../src/contract/contract.ts'
import { systemClock } from '../../src/lib/clock.ts'
import {
  type RunningServer,
  type ServedService,
  type ServerOptions,
  startServer,
  type TenantService,
} from '../../src/server/server.ts'
import { createReferenceService } from './reference-service.ts'
import { API_KEY } from './service-client.ts'

/** One service for all tenants. */
export function serveToAll(tenant: TenantService): ServedService {
  return { openTenant: () => tenant }
}

/** A server on any free port for API_KEY, which has no limits unless said otherwise; ends with the test. */
export async function startServerForTest({
  service = createReferenceService(),
  readReport,
  ...options
}: Partial<ServerOptions & TenantService> = {}): Promise<RunningServer> {
  const server = await startServer({
    ...serveToAll({ service, ...(readReport && { readReport }) }),
    keys: [{ key: API_KEY, plan: 'enterprise' }],
    host: '127.0.0.1',
    port: 0,
    clock: systemClock,
    ...options,
  })
  onTestFinished(() => server.close())
  return server
}

export interface Reply {
  status: number
  headers: Headers
  body: unknown
}

/** One request as any client would make it, with API_KEY and JSON unless said otherwise. */
export async function ask(url: string, path: string, init: RequestInit = {}): Promise<Reply> {
  const response = await fetch(url + path, {
    method: 'POST',
    ...init,
    headers: { authorization: `Bearer ${API_KEY}`, ...init.headers },
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

export const monitorBody = JSON.stringify({ brand_name: 'Acme', keywords: ['crm'], engines: ['chatgpt'] })

/** A monitor operation that tells when it was called, with what signal, and answers when told. */
export function createSlowMonitor() {
  const called = Promise.withResolvers<AbortSignal | undefined>()
  const finish = Promise.withResolvers<void>()
  const monitor: VisibilityService['monitor'] = async (request, signal) => {
    called.resolve(signal)
    await finish.promise
    return createReferenceService().monitor(request)
  }
  return { monitor, called: called.promise, finish: finish.resolve }
}
