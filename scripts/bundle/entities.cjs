/** The entities of HTML, which the redactor needs where a text has one. Their table takes 5 ms to unpack. */
const { lazy } = require('./lazy.cjs')

module.exports = lazy({
  get decodeHTML() {
    return require('entities').decodeHTML
  },
})
