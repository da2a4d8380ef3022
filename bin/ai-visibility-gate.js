#!/usr/bin/env node
// Runs the bundle as a command line. Written for old versions of Node, too, so that they print a sentence and no trace.
const [major] = process.versions.node.split('.')
if (Number(major) < 22) {
  process.stderr.write(`AI Visibility Gate needs Node 22 or later. This is Node ${process.versions.node}.\n`)
  process.exitCode = 2
} else {
  // Without arguments the bundle is the action.
  if (process.argv.length === 2) process.argv.push('--help')
  await import('../dist/index.js')
}
