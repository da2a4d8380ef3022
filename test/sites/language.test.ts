import { describe, expect, it } from 'vitest'
import { parsePage } from '../../src/pages/page.ts'
import { createLanguageFilter, findLanguage } from '../../src/sites/language.ts'

const texts = {
  en: 'The board limits the work in progress of a team. Each column has a number, and a card may only move when there is room for it. You can change the limit in the settings of your board, where you also find who may do so.',
  fr: 'Le tableau limite le travail en cours d’une équipe. Chaque colonne a un nombre, et une carte ne peut avancer que s’il reste de la place. Vous pouvez changer cette limite dans les réglages de votre tableau, à tout moment.',
  de: 'Das Board begrenzt die laufende Arbeit eines Teams. Jede Spalte hat eine Zahl, und eine Karte darf nur weiter, wenn noch Platz ist. Sie können die Grenze in den Einstellungen Ihres Boards ändern, und zwar jederzeit.',
  ja: 'このボードはチームの進行中の作業を制限します。'.repeat(10),
  short: 'Kanban',
}

const ofPage = async (wanted: string, path: string, text: string) =>
  createLanguageFilter(wanted).findInPage(path, parsePage(text, path.endsWith('.html') ? 'html' : 'markdown'))

describe('the language of a path', () => {
  it.each([
    ['docs/pt-br/a.md', 'pt-BR'],
    ['docs/zh_CN/a.md', 'zh-CN'],
    ['zh-hans/a.md', 'zh-Hans'],
    ['i18n/de/current/a.md', 'de'],
    ['src/locales/fr/a.md', 'fr'],
    ['docs/a.fr.md', 'fr'],
    ['docs/a.pt-BR.html', 'pt-BR'],
    ['docs/a.da.md', 'da'],
    ['docs/da-DK/a.md', 'da-DK'],
    ['i18n/mi/a.md', 'mi'],
    ['docs-zh/a.md', 'zh'],
    ['website_pt-BR/a.md', 'pt-BR'],
    // Another script is a different language, another region is not.
    ['zh-tw/a.md', 'zh-TW', 'zh-CN'],
    ['zh-cn/a.md', undefined, 'zh'],
    ['pt-pt/a.md', undefined, 'pt-BR'],
  ])('of %s is surely %s', async (path, language, own = 'en') => {
    expect(createLanguageFilter(own).findInPath(path)).toBe(language)
  })

  const words = 'fr ml js to-do v1.de it-works my-page api docs-api server-go'
    .split(' ')
    .map(name => `docs/${name}/a.md`)

  it.each([
    ...words,
    ...'docs/a.md docs/no.md docs/node.js.md docs/a.ml.md en/a.md en-US/a.md i18n/en/a.md'.split(' '),
    ...'i18n/api/a.md languages/ts/a.md'.split(' '),
  ])('of %s is not surely another', async path => {
    expect(createLanguageFilter('en').findInPath(path)).toBeUndefined()
  })

  it.each([
    ['docs/ko/a.md', 'ko'],
    ['docs/ko/deep/gone.md', 'ko'],
    ['docs/he/a.md', 'he'],
    ['docs/new/a.md', undefined],
    ['docs/en/it/a.md', undefined],
    ['other/ko/a.md', undefined],
  ])('of %s is reliable next to a folder of the run’s language: %s', async (path, language) => {
    expect(createLanguageFilter('en', ['docs/en/a.md', 'docs/ko/a.md']).findInPath(path)).toBe(language)
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
    ['lang: da', 'da'],
    ['lang: fas', 'fa'],
    ['language: Kotlin', undefined],
    ['language: lua', undefined],
    ['language: sql', undefined],
  ])('is what front matter declares: %s', async (line, language) => {
    expect(await ofPage('en', 'docs/a.md', `---\n${line}\n---\n${texts.short}`)).toBe(language)
  })

  it.each<[string, string, string, string | undefined]>([
    // <html lang> counts, unless a template declares a wrong language.
    ['en', 'a.html', `<html lang="fr"><p>${texts.short}`, 'fr'],
    ['fr', 'a.html', `<html lang="fr"><p>${texts.short}`, undefined],
    ['fr', 'a.html', `<html lang="en"><p>${texts.fr}`, undefined],
    // A folder of two letters counts, unless the text is in the run's language.
    ['en', 'docs/fr/a.md', texts.fr, 'fr'],
    ['en', 'docs/fr/a.md', texts.short, 'fr'],
    ['en', 'docs/it/a.md', texts.en, undefined],
    // A folder whose name may be a word does not count.
    ['en', 'docs/ml/a.md', texts.short, undefined],
    ['en', 'docs/lua/a.md', texts.en, undefined],
    ['en', 'docs/he/a.md', texts.short, undefined],
    // Both codes of Norwegian are one.
    ['no', 'nb/a.md', texts.short, undefined],
    // The text alone takes no page away.
    ['en', 'a.md', texts.fr, undefined],
    ['no language', 'a.md', texts.en, undefined],
  ])('for a run in %s is recognised by path and text: %s %j', async (own, path, text, language) => {
    expect(await ofPage(own, path, text)).toBe(language)
  })
})

it.each([
  ['fr', texts.fr],
  ['de', texts.de],
  ['ja', texts.ja],
  // Short texts and code have no clear language.
  ['en', texts.fr.slice(0, 150)],
  ['en', `Bonjour.\n\n\`\`\`\n${texts.fr}\n\`\`\``],
])('the language of a site is %s by its text', (language, text) => {
  expect(findLanguage([{ content: parsePage(text, 'markdown') }])).toBe(language)
})
