export default {
  eleventyComputed: {
    permalink: data => (data.hide ? false : `/c/${data.page.fileSlug}/`),
  },
}
