import { setImmediate } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { createDispatcher } from '../../../src/lib/http/dispatcher.ts'
import { startProxy } from '../../support/proxy-server.ts'

// The first test of the file: undici warns only once.
it('a proxy does not make Node.js print a warning', async () => {
  const warnings: Error[] = []
  const listen = (warning: Error) => warnings.push(warning)
  process.on('warning', listen)
  onTestFinished(() => void process.off('warning', listen))
  await createDispatcher({ HTTPS_PROXY: 'http://proxy.test' }, '').close()
  await setImmediate()
  expect(warnings).toEqual([])
})

it.each([
  ['::1', false],
  ['[::1]', false],
  ['example.com, ::1', false],
  ['::2', true],
  ['localhost', true],
])('NO_PROXY=%s and a request to [::1] go through the proxy: %s', async (noProxy, isProxied) => {
  const proxy = await startProxy()
  onTestFinished(() => proxy.close())
  const dispatcher = createDispatcher({ HTTP_PROXY: proxy.url, NO_PROXY: noProxy }, '')
  onTestFinished(() => dispatcher.close())
  // Nothing listens on this port.
  await dispatcher.request({ origin: 'http://[::1]:9', path: '/', method: 'GET' }).catch(() => {})
  expect(proxy.tunnels).toEqual(isProxied ? ['[::1]:9'] : [])
})
