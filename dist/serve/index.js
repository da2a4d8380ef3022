process.argv.splice(2, 0, 'serve')
require('../index.js')
