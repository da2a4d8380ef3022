import { IdAttributePlugin } from '@11ty/eleventy'

/** @param {import("@11ty/eleventy").UserConfig} eleventyConfig */
export default async function (eleventyConfig) {
  eleventyConfig.addPreprocessor('drafts', '*', (data, content) => {
    if (data.draft && process.env.ELEVENTY_RUN_MODE === 'build') return false
  })
  eleventyConfig.addPassthroughCopy({ './public/': '/' })
  eleventyConfig.addPlugin(IdAttributePlugin)
  eleventyConfig.addFilter('readableDate', date => date.toISOString().slice(0, 10))
}

export const config = {
  templateFormats: ['md', 'njk', 'html', 'liquid', '11ty.js'],
  markdownTemplateEngine: 'njk',
  htmlTemplateEngine: 'njk',
  dir: { input: 'content', includes: '../_includes', data: '../_data', output: 'dist' },
  pathPrefix: '/',
}
