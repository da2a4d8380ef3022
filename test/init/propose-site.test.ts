import { describe, expect, it } from 'vitest'
import { proposeSite, readLanguage, type SiteEvidence } from '../../src/init/propose-site.ts'
import { readSiteUrls } from '../../src/sites/folder-rules.ts'
import { findSites } from '../../src/sites/generators/generators.ts'

const proposal = (evidence: Partial<SiteEvidence>) =>
  proposeSite({
    ...{ sites: [], pages: [], pageLanguage: 'en', repository: undefined, titles: [] },
    ...evidence,
  })
const sitesOf = (files: Record<string, string>) =>
  findSites({
    now: new Date(),
    paths: new Set(Object.keys(files)),
    textOf: path => files[path],
    fieldsOf: () => ({}),
  })
const titled = (title: string) => ({ sites: sitesOf({ 'mkdocs.yml': `site_name: ${title}` }) })
const hugo = { 'hugo.toml': 'title = "Acme Docs"\nbaseURL = "https://acme.dev/x"\nlanguageCode = "de-AT"' }

describe('proposeSite', () => {
  it('proposes what the configuration of a generator states', () => {
    expect(proposal({ sites: sitesOf(hugo), pages: ['content/a.md', 'README.md'] })).toEqual({
      brand: 'Acme',
      content: ['content/**'],
      siteUrl: ['content = https://acme.dev'],
      language: 'de',
    })
  })

  it('ignores a setting that depends on code', () => {
    const sites = sitesOf({ 'docusaurus.config.js': 'module.exports = { title: f(), url: process.env.URL }' })
    expect(proposal({ sites, pages: ['docs/a.md'] })).toMatchObject({
      brand: '',
      siteUrl: [],
    })
  })

  it('names the folders of several generators', () => {
    const sites = sitesOf({ ...hugo, 'help/mkdocs.yml': 'site_url: https://help.acme.dev' })
    const pages = ['content/a.md', 'help/docs/a.md']
    const { content, siteUrl } = proposal({ sites, pages })
    expect(content).toEqual([])
    expect(siteUrl).toEqual(['content = https://acme.dev', 'help/docs = https://help.acme.dev'])
  })

  it('proposes no globs if the default selects the same pages', () => {
    expect(proposal({ sites: sitesOf(hugo), pages: ['content/a.md', 'content/b.md'] }).content).toEqual([])
  })

  it.each([
    [{ cname: 'acme.dev', sites: [] }, []],
    [{ cname: 'acme.dev\n' }, ['docs = https://acme.dev']],
    [{ package: { homepage: 'https://acme.dev/docs' } }, ['docs = https://acme.dev']],
    [{ package: { homepage: 'https://github.com/acme/site' } }, []],
    [{ package: { homepage: 'https://acme.dev/{x}' } }, []],
    [{ package: { homepage: 'javascript:alert(1)' } }, []],
    [{ cname: 'https://acme.dev/path <script>' }, []],
    [{ sites: sitesOf({ 'mkdocs.yml': 'site_url: https://example.org/' }) }, []],
  ])('proposes for %j the addresses %j', (evidence, expected) => {
    const sites = sitesOf({ 'mkdocs.yml': 'site_name: Acme' })
    const { siteUrl } = proposal({ sites, ...evidence, pages: ['docs/a.md'] })
    expect(siteUrl).toEqual(expected)
    expect(readSiteUrls(siteUrl)).toBeDefined()
  })

  it.each([
    ['the repository', { repository: 'acme/kanban' }, 'kanban'],
    ['its spelling in titles', { repository: 'getgrav/kanban-learn', titles: ['The Kanban CLI'] }, 'Kanban'],
    ['its owner, if the name is that of a kind of site', { repository: 'acme/docs' }, 'acme'],
    ['the owner of a user site', { repository: 'acme/acme.github.io' }, 'acme'],
    [
      'the domain of the site, before the owner',
      {
        sites: sitesOf({ 'mkdocs.yml': 'site_url: https://docs.astro.build/' }),
        repository: 'withastro/docs',
      },
      'astro',
    ],
    ['the domain of the site in a country', { cname: 'help.acme.co.uk' }, 'acme'],
    [
      'the owner, for a site on the domain of a host',
      { cname: 'x.github.io', repository: 'acme/docs' },
      'acme',
    ],
    ['the package', { package: { name: '@x/kanban' } }, 'kanban'],
    ['the host of its homepage', { package: { name: 'website', homepage: 'https://docs.acme.dev' } }, 'acme'],
    ['nobody', { repository: 'docs/website' }, ''],
    ['a title without the kinds of site', titled("Jest's docs website"), 'Jest'],
    ['a title without what kind of site it is', titled('Acme – Documentation'), 'Acme'],
    ['a title before a slogan', titled('rclone - rsync for cloud storage'), 'rclone'],
    ['a title before a colon', titled('"Acme Boards: plan less"'), 'Acme Boards'],
    ['a title after the name of a page', titled('Home | Acme'), 'Acme'],
    ['no template', { ...titled("'{{ x }}'"), repository: 'acme/kanban' }, 'kanban'],
    ['a title in Chinese', titled('Acme 文档'), 'Acme'],
    ['a title with a slash', titled('Acme / Documentation'), 'Acme'],
    ['one line', titled('"A\\nB\\u202E"'), 'A B'],
  ])('names the brand by %s', (_, evidence, brand) => {
    expect(proposal(evidence).brand).toBe(brand)
  })

  it('takes the language of the pages if no configuration names one', () => {
    expect(proposal({ pageLanguage: 'fr' }).language).toBe('fr')
  })

  it.each([
    ['en-US', 'en'],
    ['de_AT', 'de'],
    ['pt-br', 'pt-BR'],
    ['zh_TW', 'zh-TW'],
    ['not a language!', undefined],
    ['python', undefined],
    ['dan', 'da'],
    ['', undefined],
  ])('reads the language %j as %s', (text, tag) => {
    expect(readLanguage(text)).toBe(tag)
  })
})
