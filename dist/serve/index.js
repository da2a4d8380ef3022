process.argv.splice(2, 0, 'serve')
await import('../index.js')
