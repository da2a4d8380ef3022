/**
 * undici, as far as the program and its packages use it. Each part is loaded at its first use: the whole package takes
 * 30 ms, half of the time in which a hosted run starts.
 */
const { lazy } = require('./lazy.cjs')

const Dispatcher = require('undici/lib/dispatcher/dispatcher')
Object.assign(Dispatcher.prototype, require('undici/lib/api'))

module.exports = lazy({
  get Agent() {
    return require('undici/lib/dispatcher/agent')
  },
  get ProxyAgent() {
    return require('undici/lib/dispatcher/proxy-agent')
  },
  get EnvHttpProxyAgent() {
    return require('undici/lib/dispatcher/env-http-proxy-agent')
  },
  get fetch() {
    return require('undici/lib/web/fetch').fetch
  },
})
