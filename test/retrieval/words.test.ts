import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLanguage } from '../../src/retrieval/words.ts'
import { createStopWords } from '../../src/sites/stop-words.ts'

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Languages with a stemmer and a list of stop words. */
const STEMMED = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pt', 'ru']

const wordsOf = (code: string, text: string) => createLanguage(code).words(text)

const termsOf = (code: string, text: string) => wordsOf(code, text).map(createLanguage(code).term)

describe('words', () => {
  it('are runs of letters and digits, in lower case', () => {
    const words = 'acme s e mail v1 2 don t quote naïve x'.split(' ')
    expect(wordsOf('en', "Acme's e-mail: v1.2, don't “QUOTE” naïve_x!")).toEqual(words)
  })

  it('are the same for any Unicode composition of a text', () => {
    expect(wordsOf('fr', 'cafe\u0301 ﬁn Ｗｉｄｅ')).toEqual(['café', 'fin', 'wide'])
  })

  it('keep diacritics, which distinguish words', () => {
    expect(wordsOf('sv', 'hål hal')).toEqual(['hål', 'hal'])
  })

  it('follow the language’s own rules for lower case', () => {
    expect(wordsOf('tr', 'IŞIK')).toEqual(['ışık'])
    expect(wordsOf('de', 'IŞIK')).toEqual(['işik'])
  })

  it.each([
    ['zh', '云备份软件的价格', ['云', '备份', '软件', '的', '价格']],
    ['ja', '東京でiPhoneの価格を比較', ['東京', 'で', 'iphone', 'の', '価格', 'を', '比較']],
    ['th', 'ราคาซอฟต์แวร์สำรองข้อมูล', ['ราคา', 'ซอฟต์แวร์', 'สํารอง', 'ข้อมูล']],
    ['ru', 'Цена облачного хранилища', ['цена', 'облачного', 'хранилища']],
    ['ar', 'سعر النسخ الاحتياطي', ['سعر', 'النسخ', 'الاحتياطي']],
    ['hi', 'क्लाउड बैकअप की कीमत', ['क्लाउड', 'बैकअप', 'की', 'कीमत']],
    ['el', 'Τιμές αντιγράφων', ['τιμές', 'αντιγράφων']],
  ])('are found in %s', (code, text, words) => {
    expect(wordsOf(code, text)).toEqual(words.map(word => word.normalize('NFKC')))
  })

  it('are found in scripts without spaces in any language', () => {
    expect(wordsOf('en', 'Pricing: 价格表')).toEqual(['pricing', '价格', '表'])
  })

  it('are pairs of syllables in Korean, so that particles do not hide a word', () => {
    const words = '클라 라우 우드 백업 업을 api 를'.split(' ')
    expect(wordsOf('ko', '클라우드 백업을 API를')).toEqual(words)
    expect(wordsOf('ko', '백업')).toEqual(['백업'])
  })

  it('are the same whether runs without spaces are segmented together or one by one', () => {
    const code = 'ja'
    const segmenter = new Intl.Segmenter(code, { granularity: 'word' })
    const wordsOfRun = (run: string) =>
      UNSPACED.test(run)
        ? Array.from(segmenter.segment(run)).flatMap(({ segment, isWordLike }) =>
            isWordLike ? [segment] : [],
          )
        : [run]
    const unit = fc.constantFrom(
      ...'東京都価格を比較するデータベース价格表ราคาซอฟต์แวร์ລາຄາតម្លៃစျေးabc12_. \n、。',
    )
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), text => {
        const runs = text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
        expect(wordsOf(code, text)).toEqual(runs.flatMap(wordsOfRun).map(word => word.normalize('NFKC')))
      }),
    )
  })

  it.each([
    ['C++, g++ and C++20', ['cpp', 'gpp', 'and', 'cpp', '20']],
    ['C# or F# (C#/F#)', ['csharp', 'or', 'fsharp', 'csharp', 'fsharp']],
    ['Ｃ＋＋', ['cpp']],
    ['.NET, ASP.NET Core', ['dotnet', 'asp', 'dotnet', 'core']],
    ['Node.js, node js, node-js, NodeJS', Array(4).fill(['node', 'nodejs']).flat()],
    ['Vue.js', ['vue', 'vuejs']],
    ['Quick start, quick-start, QuickStart', ['quickstart', 'quickstart', 'quickstart']],
    ['Objective-C, Objective C', ['objectivec', 'objectivec']],
  ])('spell the names in “%s” with letters', (text, words) => {
    expect(wordsOf('en', text)).toEqual(words)
  })

  it('spell names with letters in scripts without spaces too', () => {
    expect(wordsOf('ja', 'C++でNode.js')).toEqual(['cpp', 'で', 'node', 'nodejs'])
  })

  it.each([
    ['plain JS in JS', ['plain', 'plainjs', 'in', 'js']],
    ['hooks.init() of foo.yml and cjs', ['hooks', 'init', 'of', 'foo', 'yml', 'and', 'cjs']],
    ['README.md#usage, issue #12, a+b, 10+', ['readme', 'md', 'usage', 'issue', '12', 'a', 'b', '10']],
  ])('split code, file names and addresses: %s', (text, words) => {
    expect(wordsOf('en', text)).toEqual(words)
  })

  it('accept any text', () => {
    const language = createLanguage('th')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        for (const word of language.words(text)) expect(word).not.toMatch(/\s|^$/)
      }),
      { examples: [['\uFC5E\u{20000}']] },
    )
  })
})

describe('terms', () => {
  it('are Porter stems in English', () => {
    const words = ['pricing', 'prices', 'price', 'running']
    expect(words.map(createLanguage('en-GB').term)).toEqual(['price', 'price', 'price', 'run'])
  })

  it.each([
    ['de', 'Preis', 'Preise'],
    ['de', 'Größe', 'Größen'],
    ['de', 'Kündigung', 'kündigen'],
    ['de-AT', 'Sicherung', 'Sicherungen'],
    ['fr', 'facture', 'factures'],
    ['fr', 'sauvegarder', 'sauvegardées'],
    ['fr', 'générale', 'généraux'],
    ['fr', 'relatif', 'relatives'],
    ['fr-CA', 'développeur', 'développeurs'],
    ['es', 'precio', 'precios'],
    ['es', 'configuración', 'configurar'],
    ['es-MX', 'sesión', 'sesiones'],
    ['pt', 'preço', 'preços'],
    ['pt-BR', 'configuração', 'configurações'],
    ['pt-PT', 'usuário', 'usuários'],
    ['it', 'prezzo', 'prezzi'],
    ['it', 'configurazione', 'configurare'],
    ['it-CH', 'fattura', 'fatture'],
    ['nl', 'instelling', 'instellen'],
    ['nl', 'gebruiker', 'gebruikers'],
    ['nl-BE', 'koppeling', 'koppelingen'],
    ['ru', 'цена', 'ценам'],
    ['ru', 'облачное', 'облачного'],
    ['ru-KZ', 'ёлка', 'елка'],
  ])('are the same in %s for “%s” and “%s”', (code, one, other) => {
    expect(termsOf(code, other)).toEqual(termsOf(code, one))
  })

  it.each([
    ['connect', 'connection'],
    ['configure', 'configuration'],
    ['secure', 'security'],
    ['remove', 'removal'],
    ['logic', 'logical'],
    ['performant', 'performance'],
    ['customize', 'customization'],
    ['comprehensive', 'comprehensively'],
    ['community', 'communities'],
  ])('are the same for “%s” and “%s”', (one, other) => {
    expect(termsOf('en', other)).toEqual(termsOf('en', one))
  })

  it.each([
    ['en', 'comprehension', 'comprehensive'],
    ['en', 'generate', 'general'],
    ['en', 'general', 'generic'],
    ['en', 'author', 'authorization'],
    ['en', 'import', 'important'],
    ['en', 'local', 'localization'],
    ['en', 'community', 'communication'],
    ['en', 'C', 'C++'],
    ['en', 'C', 'C#'],
    ['en', 'C#', 'C++'],
    ['en', 'net', '.NET'],
    ['fr', 'compréhension', 'compréhensif'],
    ['de', 'Person', 'persönlich'],
    ['de', 'Konto', 'Kosten'],
    ['fr', 'prix', 'prise'],
    ['es', 'precio', 'precisión'],
    ['pt', 'conta', 'contrato'],
    ['it', 'conto', 'contratto'],
    ['nl', 'prijs', 'praktijk'],
    ['ru', 'цена', 'центр'],
  ])('differ in %s for “%s” and “%s”', (code, one, other) => {
    expect(termsOf(code, other)).not.toEqual(termsOf(code, one))
  })

  it.each(['pl', 'sv', 'ja'])('are the words themselves in %s, which has no stemmer', code => {
    expect(createLanguage(code).term('prices')).toBe('prices')
  })

  it.each(STEMMED)('are never empty in %s and do not depend on the words before', code => {
    const { words, term } = createLanguage(code)
    const letter = fc.constantFrom(...'abdeghijlnorstuzßàâäçéèêëîïñóôöùûüабвеёийностьюяы')
    fc.assert(
      fc.property(
        fc.string({ unit: letter, minLength: 1, maxLength: 14 }),
        fc.string({ unit: letter }),
        (text, other) => {
          for (const word of words(text)) {
            const stem = term(word)
            expect(stem).not.toBe('')
            term(other)
            expect(term(word)).toBe(stem)
          }
        },
      ),
    )
  })
})

describe('informative words', () => {
  it.each([
    ['en', 'How do I choose a CRM?', ['choose', 'crm']],
    ['de', 'Wie kann ich mein Konto löschen?', ['konto', 'löschen']],
    ['de-CH', 'Wo und wann müssen wir das bezahlen?', ['bezahlen']],
    ['fr', 'Où et quand doit-on payer, et combien ?', ['payer']],
    ['es', '¿Cuándo y dónde debo pagar?', ['pagar']],
    ['pt-BR', 'Por que não há fatura?', ['fatura']],
    ['pt', 'Onde e quando devo pagar, e quanto é?', ['pagar']],
    ['it', 'Quando e dove si deve pagare, e quanto?', ['pagare']],
    ['nl', 'Wanneer en waar moet je betalen, en hoeveel?', ['betalen']],
    ['ru', 'Когда и где нужно платить и сколько?', ['платить']],
  ])('of a question in %s: %s', (code, question, informative) => {
    const { words, isInformative } = createLanguage(code)
    expect(words(question).filter(isInformative)).toEqual(informative)
  })

  it.each([
    ['es', 'cuenta estado modo usar trabajo tiempo'],
    ['ru', 'человек жизнь'],
    ['fr', 'prix compte page code'],
    ['de', 'konto preis zeit tag teil'],
    ['pt', 'conta preço página tempo'],
    ['it', 'conto prezzo pagina tempo'],
    ['nl', 'prijs tijd pagina deel'],
  ])('in %s are nouns and verbs such as %s', (code, nouns) => {
    expect(nouns.split(' ').filter(createLanguage(code).isInformative)).toEqual(nouns.split(' '))
  })

  it('are all words in a language without a list', () => {
    expect(['hur', 'är'].filter(createLanguage('sv').isInformative)).toEqual(['hur', 'är'])
  })

  it.each(STEMMED)('match in %s the words as they are read', code => {
    const { words } = createLanguage(code)
    for (const word of createStopWords(code)) expect(words(word)).toEqual(word === '' ? [] : [word])
  })
})

describe('sentences', () => {
  it('end at full stops and lines', () => {
    const sentences = ['One v1.2 here.', 'Two!', 'Three?', 'Four']
    expect(createLanguage('en').sentences('One v1.2 here. Two!  Three?\nFour\n\n')).toEqual(sentences)
    expect(createLanguage('ja').sentences('一つ。二つ！')).toEqual(['一つ。', '二つ！'])
  })
})

it.each(['', 'x_y', 'english language', '-'])('%j is not a language code', code => {
  expect(() => createLanguage(code)).toThrow(RangeError)
})
