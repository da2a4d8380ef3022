// Runs the bundle as a server. Written for old versions of Node, too, so that they print a sentence and no trace.
const [major] = process.versions.node.split('.')
if (Number(major) < 22) {
  process.stderr.write(`This is Node ${process.versions.node}; AI Visibility Gate needs 22 or later.\n`)
  process.exitCode = 2
} else {
  process.argv.splice(2, 0, 'serve')
  require('../index.js')
}
