export default function (config) {
  config.setInputDirectory('src')
  config.setIncludesDirectory('parts')
  config.setDataDirectory('facts')
  config.ignores.add('src/skipped/**')
  config.addGlobalData('layout', 'base.njk')
  config.setTemplateFormats(['md', 'njk'])

  return { pathPrefix: '/kit/', markdownTemplateEngine: 'njk' }
}
