const section = 'aktuell'

export default function () {
  return { permalink: `/${section}/{{ page.fileSlug }}.html` }
}
