#!/usr/bin/env node
// Runs the bundle as a command line. Written for old versions of Node, too, so that they print a sentence and no trace.
const [major] = process.versions.node.split('.')
if (Number(major) < 22) {
  const quote = word => (/^[\w./:=@-]+$/.test(word) ? word : JSON.stringify(word))
  // Its own path works in a clone and in a package.
  const instead = ['npx -p node@24 -- node', ...process.argv.slice(1).map(quote)].join(' ')
  process.stderr.write(
    `This is Node ${process.versions.node}; AI Visibility Gate needs 22 or later. Type instead: ${instead}\n`,
  )
  process.exitCode = 2
} else {
  // Without arguments the bundle is the action.
  if (process.argv.length === 2) process.argv.push('--help')
  await import('../dist/index.js')
}
