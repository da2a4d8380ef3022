import { describe, expect, it } from 'vitest'
import { isSiteConfig, rankOfConfig, readSiteConfig } from '../../../src/commands/init/site-config.ts'

describe('readSiteConfig', () => {
  it('reads Docusaurus', () => {
    const text = [
      '// title: "Not this"',
      'export default {',
      "  title: 'Acme Docs',",
      "  url: 'https://acme.dev',",
      "  baseUrl: '/help/',",
      "  i18n: { defaultLocale: 'de', locales: ['de'] },",
      "  presets: [['classic', { docs: { routeBasePath: '/' } }]],",
      '}',
    ].join('\n')
    expect(readSiteConfig('website/docusaurus.config.ts', text)).toEqual({
      path: 'website/docusaurus.config.ts',
      generator: 'Docusaurus',
      title: 'Acme Docs',
      url: 'https://acme.dev/help/',
      language: 'de',
      roots: [
        { folder: 'website/docs', address: '{path}' },
        { folder: 'website/blog', address: undefined },
        { folder: 'website/src/pages', address: '{path}' },
      ],
    })
  })

  it.each([
    [
      'hugo.toml',
      'title = "Acme"\nbaseURL = "https://acme.dev/"\ndefaultContentLanguage = "fr"\n[languages.fr]\ncontentDir = "content/fr"\n',
      { generator: 'Hugo', title: 'Acme', url: 'https://acme.dev/', language: 'fr' },
      [{ folder: 'content/fr', address: '{path}/' }],
    ],
    [
      'hugo.yaml',
      'baseURL: https://acme.dev\nmodule:\n  mounts:\n    - { source: assets, target: assets }\n    - { source: docs/en, target: content }\n',
      { generator: 'Hugo', url: 'https://acme.dev/' },
      [{ folder: 'docs/en', address: '{path}/' }],
    ],
    [
      'config/_default/hugo.yaml',
      '# yaml\n\ntitle: Acme\nbaseURL: https://acme.dev\nlanguageCode: en-us\n',
      { generator: 'Hugo', url: 'https://acme.dev/', language: 'en-us' },
      [{ folder: 'content', address: '{path}/' }],
    ],
    [
      'mkdocs.yml',
      'site_name: Acme\nsite_url: https://acme.dev/docs\ntheme:\n  name: x\n  language: es\nx: !!python/name:a.b\n',
      { generator: 'MkDocs', title: 'Acme', url: 'https://acme.dev/docs/', language: 'es' },
      [{ folder: 'docs', address: '{path}/' }],
    ],
    [
      'docs/.vitepress/config.mts',
      "export default { lang: 'en-US', title: 'Acme', srcDir: './src', cleanUrls: true, sitemap: { hostname: 'https://acme.dev' } }",
      { generator: 'VitePress', title: 'Acme', url: 'https://acme.dev/', language: 'en-US' },
      [{ folder: 'docs/src', address: '{path}' }],
    ],
    [
      'astro.config.mjs',
      "export default defineConfig({ site: 'https://acme.dev', base: '/docs', integrations: [starlight({ title: 'Acme' })] })",
      { generator: 'Astro', title: 'Acme', url: 'https://acme.dev/docs/' },
      [
        { folder: 'src/content/docs', address: '{path}/' },
        { folder: 'src/pages', address: '{path}/' },
      ],
    ],
    [
      'docs/.vitepress/config.ts',
      "const url = 'https://acme.dev'\nconst sidebar = [{ text: 'A', base: '/a/' }]\nconst config = defineConfig({\n  themeConfig: { sidebar: { '/b/': { base: '/b/' } } },\n  title: 'Acme',\n  sitemap: { hostname: url },\n  base: '/docs/',\n})\nexport default withMermaid(config)",
      { generator: 'VitePress', title: 'Acme', url: 'https://acme.dev/docs/' },
      [{ folder: 'docs', address: '{path}.html' }],
    ],
    [
      'docusaurus.config.js',
      "const config = { title: 'Acme', url: `https://${host}`, presets: [['classic', { docs: { path: 'pages', routeBasePath: '/' }, blog: { path: 'news' } }]], plugins: [['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: 'reference' }]] }\nconst host = 'acme.dev'\nmodule.exports = config",
      { generator: 'Docusaurus', title: 'Acme', url: 'https://acme.dev/' },
      [
        { folder: 'pages', address: '{path}' },
        { folder: 'api', address: 'reference/{path}' },
        { folder: 'news', address: undefined },
        { folder: 'src/pages', address: '{path}' },
      ],
    ],
    [
      'astro.config.mjs',
      "const site = 'https://acme.dev'\n// site: 'https://no.dev'\nexport default defineConfig({ site, people: [{ title: 'Chair' }], integrations: [starlight({ title: 'Acme', defaultLocale: 'de' })] })",
      { generator: 'Astro', title: 'Acme', url: 'https://acme.dev/', language: 'de' },
      undefined,
    ],
    [
      'docs.json',
      '{"name":"Acme","navigation":[]}',
      { generator: 'Mintlify', title: 'Acme' },
      [{ folder: '', address: undefined }],
    ],
    [
      'docs/conf.py',
      "# project = 'No'\nproject = 'Acme'\nlanguage = 'ja'\nhtml_baseurl = 'https://acme.dev/'\n",
      { generator: 'Sphinx', title: 'Acme', url: 'https://acme.dev/', language: 'ja' },
      [{ folder: 'docs', address: '{path}.html' }],
    ],
    [
      'book.toml',
      '[book]\ntitle = "Acme"\nlanguage = "it"\n',
      { generator: 'mdBook', title: 'Acme', language: 'it' },
      [{ folder: 'src', address: '{path}.html' }],
    ],
    [
      '_config.yml',
      'title: Acme\nurl: https://acme.dev\n',
      { generator: 'Jekyll', title: 'Acme' },
      undefined,
    ],
    [
      'mkdocs.yml',
      'site_name: Acme\nsite_url: https://acme.dev/%zz\n',
      { generator: 'MkDocs', title: 'Acme', url: 'https://acme.dev/%zz/' },
      undefined,
    ],
    ['docs/CNAME', 'docs.acme.dev\n', { url: 'https://docs.acme.dev/' }, []],
    [
      'package.json',
      '{"name":"@acme/site","homepage":"https://acme.dev"}',
      { title: 'site', url: 'https://acme.dev/' },
      [],
    ],
  ])('reads %s', (path, text, expected, roots) => {
    expect(isSiteConfig(path)).toBe(true)
    expect(readSiteConfig(path, text)).toMatchObject({ ...expected, ...(roots && { roots }) })
  })

  it.each([
    ['hugo.toml', 'title = ['],
    ['mkdocs.yml', '- a\n- b: ['],
    ['package.json', '[1, 2]'],
    ['CNAME', 'https://acme.dev/path <script>'],
    ['docusaurus.config.js', 'module.exports = require("./x")'],
    ['hugo.toml', `baseURL = "javascript:alert(1)"`],
    ['package.json', '{"homepage":"https://github.com/acme/site"}'],
    ['hugo.toml', 'baseURL = "https://example.org/"'],
  ])('takes nothing from a %s that says nothing: %s', (path, text) => {
    const config = readSiteConfig(path, text)
    expect([config?.title, config?.url]).toEqual([undefined, undefined])
  })

  it('stays inside the repository', () => {
    const config = readSiteConfig('mkdocs.yml', 'docs_dir: ../../etc\n')
    expect(config?.roots).toEqual([{ folder: '', address: '{path}/' }])
  })

  it('passes over other sites in the repository', () => {
    expect(
      ['examples/a/mkdocs.yml', 'test/hugo.toml', 'a/b/c/d/e/f/mkdocs.yml', 'docs/package.json'].filter(
        isSiteConfig,
      ),
    ).toEqual([])
  })

  it('believes a generator first, the nearest to the root', () => {
    const paths = ['package.json', 'CNAME', 'a/docs/mkdocs.yml', 'mkdocs.yml', 'docusaurus.config.js']
    expect(paths.toSorted((a, b) => rankOfConfig(a) - rankOfConfig(b))).toEqual([
      'docusaurus.config.js',
      'mkdocs.yml',
      'a/docs/mkdocs.yml',
      'CNAME',
      'package.json',
    ])
  })
})
