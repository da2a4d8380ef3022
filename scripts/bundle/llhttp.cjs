/** The parser of HTTP that undici takes on a machine without SIMD. */
module.exports = require('undici/lib/llhttp/llhttp-wasm.js')
