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
  ['NO_PROXY', '::1', false],
  ['NO_PROXY', '[::1]', false],
  ['no_proxy', 'example.com, ::1', false],
  ['NO_PROXY', '::2', true],
  ['no_proxy', 'localhost', true],
])('with %s=%s, a request to [::1] goes through the proxy: %s', async (name, hosts, isProxied) => {
  const proxy = await startProxy()
  onTestFinished(() => proxy.close())
  const dispatcher = createDispatcher({ HTTP_PROXY: proxy.url, [name]: hosts }, '')
  onTestFinished(() => dispatcher.close())
  // Nothing listens on this port.
  await dispatcher.request({ origin: 'http://[::1]:9', path: '/', method: 'GET' }).catch(() => {})
  expect(proxy.tunnels).toEqual(isProxied ? ['[::1]:9'] : [])
})
