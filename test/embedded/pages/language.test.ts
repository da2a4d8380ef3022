import { describe, expect, it } from 'vitest'
import { createLanguageFilter } from '../../../src/embedded/pages/language.ts'
import { parsePage } from '../../../src/embedded/pages/page.ts'

const texts = {
  en: 'The board limits the work in progress of a team. Each column has a number, and a card may only move when there is room for it. You can change the limit in the settings of your board, where you also find who may do so.',
  fr: 'Le tableau limite le travail en cours d’une équipe. Chaque colonne a un nombre, et une carte ne peut avancer que s’il reste de la place. Vous pouvez changer cette limite dans les réglages de votre tableau, à tout moment.',
  de: 'Das Board begrenzt die laufende Arbeit eines Teams. Jede Spalte hat eine Zahl, und eine Karte darf nur weiter, wenn noch Platz ist. Sie können die Grenze in den Einstellungen Ihres Boards ändern, und zwar jederzeit.',
  ja: 'このボードはチームの進行中の作業を制限します。'.repeat(10),
  short: 'Kanban',
}

const ofPage = async (wanted: string, path: string, text: string) =>
  (await createLanguageFilter(wanted)).ofPage(
    path,
    parsePage(text, path.endsWith('.html') ? 'html' : 'markdown'),
  )

describe('the language of a path', () => {
  it.each([
    ['docs/pt-br/a.md', 'pt-BR'],
    ['docs/zh_CN/a.md', 'zh-CN'],
    ['zh-hans/a.md', 'zh-Hans'],
    ['i18n/de/current/a.md', 'de'],
    ['src/locales/fr/a.md', 'fr'],
    ['docs/a.fr.md', 'fr'],
    ['docs/a.pt-BR.html', 'pt-BR'],
  ])('of %s is surely %s', async (path, language) => {
    expect((await createLanguageFilter('en')).ofPath(path)).toBe(language)
  })

  it.each([
    'docs/a.md',
    'en/a.md',
    'en-US/a.md',
    'i18n/en/a.md',
    'docs/fr/a.md',
    'docs/ml/a.md',
    'docs/js/a.md',
    'docs/to-do/a.md',
    'docs/v1.de/a.md',
    'docs/no.md',
    'docs/node.js.md',
    'docs/it-works/a.md',
  ])('of %s is not surely another', async path => {
    expect((await createLanguageFilter('en')).ofPath(path)).toBeUndefined()
  })

  it('is sure beside a folder of the run’s language', async () => {
    const filter = await createLanguageFilter('en', ['docs/en/a.md', 'docs/ko/a.md'])
    expect(filter.ofPath('docs/ko/a.md')).toBe('ko')
    expect(filter.ofPath('docs/ko/deep/gone.md')).toBe('ko')
    expect(filter.ofPath('docs/en/it/a.md')).toBeUndefined()
    expect(filter.ofPath('other/ko/a.md')).toBeUndefined()
  })

  it('is another for another script, not for another region', async () => {
    expect((await createLanguageFilter('zh-CN')).ofPath('zh-tw/a.md')).toBe('zh-TW')
    expect((await createLanguageFilter('zh')).ofPath('zh-cn/a.md')).toBeUndefined()
    expect((await createLanguageFilter('pt-BR')).ofPath('pt-pt/a.md')).toBeUndefined()
  })
})

describe('the language of a page', () => {
  it.each([
    ['lang: fr', 'fr'],
    ['language: pt_BR', 'pt-BR'],
    ['locale: de-DE', 'de-DE'],
    ['lang: en-US', undefined],
    ['lang: [fr]', undefined],
    ['lang: no language', undefined],
  ])('is what front matter declares: %s', async (line, language) => {
    expect(await ofPage('en', 'docs/a.md', `---\n${line}\n---\n${texts.short}`)).toBe(language)
  })

  it('is what <html lang> declares', async () => {
    expect(await ofPage('en', 'a.html', `<html lang="fr"><p>${texts.short}`)).toBe('fr')
    expect(await ofPage('fr', 'a.html', `<html lang="fr"><p>${texts.short}`)).toBeUndefined()
  })

  it('is that of a folder of two letters, unless the text is in the run’s language', async () => {
    expect(await ofPage('en', 'docs/fr/a.md', texts.fr)).toBe('fr')
    expect(await ofPage('en', 'docs/fr/a.md', texts.short)).toBe('fr')
    expect(await ofPage('en', 'docs/it/a.md', texts.en)).toBeUndefined()
  })

  it.each(['fr', 'de', 'ja'] as const)(
    'is that of the text where nothing declares it: %s',
    async language => {
      expect(await ofPage('en', 'docs/a.md', texts[language])).toBe(language)
      expect(await ofPage(language, 'docs/a.md', texts[language])).toBeUndefined()
      expect(await ofPage(language, 'docs/a.md', texts.en)).toBe('en')
    },
  )

  it('is that of the text where a template declares it wrongly', async () => {
    expect(await ofPage('fr', 'a.html', `<html lang="en"><p>${texts.fr}`)).toBeUndefined()
  })

  it('is not told from little text, code, or beside a language that no detector knows', async () => {
    expect(await ofPage('en', 'a.md', texts.fr.slice(0, 150))).toBeUndefined()
    expect(await ofPage('fr', 'a.md', `Bonjour.\n\n\`\`\`\n${texts.en}\n\`\`\``)).toBeUndefined()
    expect(await ofPage('sw', 'a.md', texts.en)).toBeUndefined()
    expect(await ofPage('no language', 'a.md', texts.en)).toBeUndefined()
  })
})
