export default {
  permalink({ page }) {
    return '/people/' + page.fileSlug + '/'
  },
}
