import { describe, expect, it } from 'vitest'
import { isOtherLanguage } from '../../src/retrieval/other-language.ts'
import { createLanguage } from '../../src/retrieval/words.ts'

const english = [
  'Run the installer on a machine with Node 22 or later, and wait until it has written its files.',
  'On a server without a browser you can write the key into `ACME_KEY`, so that nothing asks for it again.',
]
const newEnglish = [
  'Download the archive for your platform, unpack it anywhere you like, and add its folder to the search path.',
  'Continuous integration needs none of these steps, because the official image contains what a build requires.',
]
const german = [
  'Starten Sie das Installationsprogramm auf einem Rechner mit Node 22 und warten Sie, bis es fertig ist.',
  'Auf einem Server ohne Browser schreiben Sie den Schlüssel in `ACME_KEY`, damit nichts noch einmal danach fragt.',
]
const polish = [
  'Uruchom instalator na komputerze z Node 22 lub nowszym oraz poczekaj, aż zapisze swoje pliki na dysku.',
  'Na serwerze bez przeglądarki możesz zapisać klucz w zmiennej `ACME_KEY`, aby nic nie musiało o niego pytać.',
]
const japanese = [
  'Node 22 以降を搭載したマシンでインストーラーを実行し、ファイルが書き込まれるまで待ちます。',
  'ブラウザーのないサーバーでは、キーを変数 `ACME_KEY` に書き込むことができ、再度尋ねられることはありません。',
]
const addresses = Array(9).fill('Retool, Inc., 292 Ivy St, San Francisco, California 94102, USA.')
const numbers = Array(9).fill('Team, 10 seats, 20 GB, 30 days, 400 jobs')
const options = Array(9).fill('request timeout, milliseconds')

describe('text in another language replaces text', () => {
  it.each<[string, string, string[], string[], boolean]>([
    ['German for English', 'en', english, german, true],
    ['Polish, which has no list of stop words', 'en', english, polish, true],
    ['Japanese for English', 'en', english, japanese, true],
    ['English for Japanese', 'ja', japanese, english, true],
    ['English for German', 'de', german, english, true],
    ['other English', 'en', english, newEnglish, false],
    ['English and German', 'en', english, [...newEnglish, ...german], false],
    ['two languages for two others', 'en', [...english, ...german], [...newEnglish, ...polish], false],
    ['a language for another, neither that of the gate', 'en', german, polish, false],
    ['few words', 'en', english, german.slice(0, 1), false],
    ['names', 'en', english, addresses, false],
    ['numbers', 'en', english, numbers, false],
    ['labels', 'en', english, options, false],
  ])('%s', (_, code, before, now, expected) => {
    expect(isOtherLanguage(before, now, createLanguage(code))).toBe(expected)
  })
})
