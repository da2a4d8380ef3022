import { describe, expect, it } from 'vitest'
import { proposeSite, readLanguage, type SiteEvidence } from '../../../src/commands/init/propose-site.ts'
import { readSiteConfig } from '../../../src/commands/init/site-config.ts'
import { readSiteUrls } from '../../../src/sites/folder-rules.ts'

const proposal = (evidence: Partial<SiteEvidence>) =>
  proposeSite({
    ...{ configs: [], pages: [], pageLanguage: 'en', repository: undefined, folderName: 'checkout' },
    ...evidence,
  })
const configOf = (path: string, text: string) => {
  const config = readSiteConfig(path, text)
  return config === undefined ? [] : [config]
}
const hugo = configOf(
  'hugo.toml',
  'title = "Acme Docs"\nbaseURL = "https://acme.dev"\nlanguageCode = "de-AT"',
)

describe('proposeSite', () => {
  it('proposes what a generator says', () => {
    expect(proposal({ configs: hugo, pages: ['content/a.md', 'README.md'] })).toEqual({
      brand: 'Acme',
      content: ['content/**'],
      siteUrl: ['content = https://acme.dev/{path}/'],
      language: 'de',
      generator: 'Hugo',
      isBrandSure: true,
    })
  })

  it('proposes no globs that select what the default selects', () => {
    expect(proposal({ configs: hugo, pages: ['content/a.md', 'content/b.md'] }).content).toEqual([])
  })

  it('proposes the folder of documentation that holds most pages', () => {
    const pages = ['README.md', 'docs/a.md', 'docs/b.md']
    expect(proposal({ pages }).content).toEqual(['docs/**'])
    expect(proposal({ pages: ['README.md', 'guide.md', 'more.md', 'docs/a.md'] }).content).toEqual([])
  })

  it('proposes the address of a CNAME for all pages', () => {
    const { siteUrl } = proposal({ configs: configOf('CNAME', 'acme.dev'), pages: ['a.md'] })
    expect(siteUrl).toEqual(['https://acme.dev/{path}'])
    expect(readSiteUrls(siteUrl)).toBeDefined()
  })

  it('proposes no address that the input would not understand', () => {
    const configs = configOf('mkdocs.yml', 'site_url: "https://acme.dev/{x}/${{ secrets.A }}"')
    expect(proposal({ configs, pages: ['docs/a.md'] }).siteUrl).toEqual([])
  })

  it.each([
    ['the repository', { repository: 'acme/kanban' }, 'kanban'],
    ['its owner, where the name says what kind of site it is', { repository: 'acme/docs' }, 'acme'],
    ['the owner of a user site', { repository: 'acme/acme.github.io' }, 'acme'],
    ['the package', { configs: configOf('package.json', '{"name":"@x/kanban"}') }, 'kanban'],
    ['the folder', { folderName: 'kanban' }, 'kanban'],
    ['nobody', { folderName: 'docs' }, 'My brand'],
    [
      'a title without what kind of site it is',
      { configs: configOf('mkdocs.yml', 'site_name: Acme – Documentation') },
      'Acme',
    ],
    [
      'no template',
      { configs: configOf('mkdocs.yml', "site_name: '{{ x }}'"), folderName: 'kanban' },
      'kanban',
    ],
    ['a title in Chinese', { configs: configOf('mkdocs.yml', 'site_name: Acme 文档') }, 'Acme'],
    ['a title with a slash', { configs: configOf('mkdocs.yml', 'site_name: Acme / Documentation') }, 'Acme'],
    ['one line', { configs: configOf('mkdocs.yml', 'site_name: "A\\nB\\u202E"') }, 'A B'],
  ])('names the brand by %s', (_, evidence, brand) => {
    expect(proposal(evidence).brand).toBe(brand)
  })

  it('takes the language of the pages where no configuration names one', () => {
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
