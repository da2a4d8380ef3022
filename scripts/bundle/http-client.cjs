/** The HTTP client of @actions/core, which a run without OIDC, artifacts and GitHub's API never calls. Loaded at its first use. */
const { lazy } = require('./lazy.cjs')

const load = () => require('../../node_modules/@actions/http-client/lib/index.js')

module.exports = lazy({
  get HttpClient() {
    return load().HttpClient
  },
  get HttpCodes() {
    return load().HttpCodes
  },
})
