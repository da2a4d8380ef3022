/** Loads the table of HTML entities, which takes 5 ms to unpack, for the first text that contains one. */
const { lazy } = require('./lazy.cjs')

module.exports = lazy({
  get decodeHTML() {
    return require('entities').decodeHTML
  },
})
