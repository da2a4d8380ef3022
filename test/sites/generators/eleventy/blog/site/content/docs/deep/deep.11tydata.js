export default { permalink: ({ page }) => `/deep/${page.fileSlug}/` }
