const { EleventyI18nPlugin, EleventyHtmlBasePlugin } = require('@11ty/eleventy')

const input = 'src'

module.exports = function (eleventyConfig) {
  eleventyConfig.addPlugin(EleventyI18nPlugin, { defaultLanguage: 'en' })
  eleventyConfig.addPlugin(EleventyHtmlBasePlugin)
  eleventyConfig.addGlobalData('layout', 'base.njk')
  eleventyConfig.addGlobalData('permalink', '{{ page.filePathStem }}.html')
  eleventyConfig.setTemplateFormats('md,njk,html')
  eleventyConfig.addCollection('guides', api => api.getFilteredByGlob('src/guides/*.md'))

  return {
    dir: { input, output: 'dist' },
    pathPrefix: '/site/',
  }
}
