import { HtmlBasePlugin } from '@11ty/eleventy'

const isProduction = process.env.NODE_ENV === 'production'

export default eleventyConfig => {
  eleventyConfig.addPlugin(HtmlBasePlugin)
  eleventyConfig.setLiquidOptions({ dynamicPartials: false })
  eleventyConfig.addFilter('year', date => date.getFullYear())
  eleventyConfig.addWatchTarget('./src/css/')
  if (isProduction) eleventyConfig.addTransform('min', content => content)
  eleventyConfig.ignores.add('./src/private/')

  return {
    dir: { input: './src/', layouts: '_layouts', output: 'dist' },
    templateFormats: ['html', 'md', 'njk'],
    dataTemplateEngine: 'njk',
  }
}
