module.exports = config => {
  return {
    dir: { input: 'content', includes: '../templates', data: '../data', output: 'public' },
    pathPrefix: 'kit',
  }
}
