#!/usr/bin/env node
// Runs the bundle as a command line. Written for old versions of Node, too, so that they print a sentence and no trace.
const [major] = process.versions.node.split('.')
if (Number(major) < 22) {
  const words = process.argv.slice(2).map(word => (/^[\w./:=@-]+$/.test(word) ? word : JSON.stringify(word)))
  const instead = ['npx -p node@24 -p ai-visibility-gate ai-visibility-gate', ...words].join(' ')
  process.stderr.write(
    `This is Node ${process.versions.node}; AI Visibility Gate needs 22 or later. Type instead: ${instead}\n`,
  )
  process.exitCode = 2
} else {
  // Without arguments the bundle is the action.
  if (process.argv.length === 2) process.argv.push('--help')
  await import('../dist/index.js')
}
