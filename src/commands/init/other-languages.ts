/** Turns titles in other languages than English into questions. Pure. */
import { type Asked, FEWEST_WORDS_ASKED, isNoSubject, MOST_WORDS, namesBrand } from './asked.ts'

/** A title, and the question that it stands for. */
type Rule = readonly [title: RegExp, question: string]

/**
 * How a language asks. SUBJECT is the title, BRAND the brand; a question whose title names the brand lacks what stands in
 * square brackets. A question about a subject has a form that fits without an article, and adds stop words alone: what the
 * page does not say would keep it from answering.
 */
interface Form {
  /** What the brand is. */
  what: string
  /** Titles that every site has, and people ask for. */
  special: readonly Rule[]
  /** Titles that are questions, without a mark. */
  questions?: RegExp
  /** Titles that say what to do, or the part of them that the question takes. */
  tasks?: Rule
  subject: string
}

const FORMS: Record<string, Form> = {
  de: {
    what: 'Was ist BRAND?',
    special: [
      [/^(?:installation|installieren)$/i, 'Wie installiere ich BRAND?'],
      [/^(?:erste schritte|schnellstart|loslegen)$/i, 'Wie fange ich mit BRAND an?'],
      [/^(?:preise|preise und pläne|kosten)$/i, 'Was kostet BRAND?'],
    ],
    // A noun has a capital.
    tasks: [/ \p{Ll}+(?:en|ern|eln)$/u, 'Wie kann ich[ mit BRAND] SUBJECT?'],
    subject: 'SUBJECT[ bei BRAND]: Was ist das?',
  },
  fr: {
    what: 'Qu’est-ce que BRAND ?',
    special: [
      [/^installation$/i, 'Comment installer BRAND ?'],
      [
        /^(?:démarrage(?: rapide)?|prise en main|premiers pas|bien démarrer)$/i,
        'Comment débuter avec BRAND ?',
      ],
      [/^(?:tarifs?|prix|tarification)$/i, 'Combien coûte BRAND ?'],
    ],
    questions: /^(?:comment|pourquoi|quand|où|combien|quel(?:le)?s?|qu['’]est-ce) /i,
    // Before an article, a word that ends so is a verb and no noun.
    tasks: [
      /^\p{L}{2,}(?:er|ir|re) (?:(?:le|la|les|un|une|des|du|vos|votre|son|ses) |l['’])/iu,
      'Comment SUBJECT[ avec BRAND] ?',
    ],
    subject: 'SUBJECT[ avec BRAND] : qu’est-ce que c’est ?',
  },
  es: {
    what: '¿Qué es BRAND?',
    special: [
      [/^instalación$/i, '¿Cómo instalar BRAND?'],
      [/^(?:primeros pasos|inicio rápido|empezar|comenzar)$/i, '¿Cómo empezar con BRAND?'],
      [/^(?:precios?|tarifas?|planes(?: y precios)?)$/i, '¿Cuánto cuesta BRAND?'],
    ],
    tasks: [/^\p{L}{2,}(?:ar|er|ir)(?:se)? (?!del? )/iu, '¿Cómo SUBJECT[ en BRAND]?'],
    subject: 'SUBJECT[ en BRAND]: ¿qué es?',
  },
  pt: {
    what: 'O que é BRAND?',
    special: [
      [/^instalação$/i, 'Como instalar BRAND?'],
      [/^(?:primeiros passos|início rápido|começar|começando)$/i, 'Como começar com BRAND?'],
      [/^(?:preços?|planos(?: e preços)?)$/i, 'Quanto custa BRAND?'],
    ],
    questions: /^(?:como|quando|onde|quanto|o que|por que) /i,
    tasks: [/^\p{L}{2,}(?:ar|er|ir)(?:-se)? (?!d[aeo]s? )/iu, 'Como SUBJECT[ com BRAND]?'],
    subject: 'SUBJECT[ com BRAND]: o que é?',
  },
  it: {
    what: 'Che cos’è BRAND?',
    special: [
      [/^installazione$/i, 'Come installare BRAND?'],
      [/^(?:primi passi|per iniziare|guida rapida|iniziare)$/i, 'Come iniziare con BRAND?'],
      [/^(?:prezzi|tariffe|piani(?: e prezzi)?)$/i, 'Quanto costa BRAND?'],
    ],
    questions: /^(?:come|quando|dove|quanto|perché|che cosa|cos['’]è) /i,
    tasks: [/^(?!software|hardware)\p{L}{2,}(?:are|ere|ire) (?!d[ie]l? )/iu, 'Come SUBJECT[ con BRAND]?'],
    subject: 'SUBJECT[ con BRAND]: che cos’è?',
  },
  nl: {
    what: 'Wat is BRAND?',
    special: [
      [/^(?:installatie|installeren)$/i, 'Hoe installeer ik BRAND?'],
      [/^(?:aan de slag|snel starten|eerste stappen)$/i, 'Hoe begin ik met BRAND?'],
      [/^(?:prijzen|tarieven|kosten)$/i, 'Wat kost BRAND?'],
    ],
    subject: 'SUBJECT[ in BRAND]: wat is dat?',
  },
  pl: {
    what: 'Czym jest BRAND?',
    special: [
      [/^instalacja$/i, 'Jak zainstalować BRAND?'],
      [/^(?:pierwsze kroki|szybki start)$/i, 'Jak zacząć korzystać z BRAND?'],
      [/^(?:cennik|ceny)$/i, 'Ile kosztuje BRAND?'],
    ],
    questions: /^(?:jak|dlaczego|kiedy|gdzie|ile|czym) /i,
    subject: 'SUBJECT[ w BRAND]: co to jest?',
  },
  ru: {
    what: 'Что такое BRAND?',
    special: [
      [/^установка$/iu, 'Как установить BRAND?'],
      [/^(?:начало работы|быстрый старт|первые шаги)$/iu, 'Как начать работу с BRAND?'],
      [/^(?:цены|тарифы|стоимость)$/iu, 'Сколько стоит BRAND?'],
    ],
    questions: /^(?:как|почему|когда|где|зачем|сколько) /iu,
    subject: 'SUBJECT[ в BRAND]: что это?',
  },
  ja: {
    what: 'BRANDとは？',
    special: [
      [/^インストール(?:方法)?$/, 'BRANDのインストール方法は？'],
      [/^(?:クイックスタート|はじめに|始め方|使い始める|入門)$/, 'BRANDの始め方は？'],
      [/^(?:料金(?:プラン)?|価格)$/, 'BRANDの料金は？'],
    ],
    questions: /(?:ます|です|る|い|の)か$/,
    // The plain form of a verb ends in these.
    tasks: [/[うくぐすつぬぶむる]$/, '[BRANDで]SUBJECTには？'],
    subject: '[BRANDの]SUBJECTとは？',
  },
  zh: {
    what: 'BRAND是什么？',
    special: [
      [/^安装$/, '如何安装BRAND？'],
      [/^(?:快速(?:开始|上手|入门)|入门|开始使用)$/, '如何开始使用BRAND？'],
      [/^(?:价格|定价)$/, 'BRAND多少钱？'],
    ],
    questions: /^(?:如何|怎么|怎样|为什么|什么是|何时|哪些)|(?:吗|呢|什么)$/,
    tasks: [
      /^(?:安装|配置|设置|创建|添加|删除|恢复|导入|导出|使用|管理|更新|启用|禁用|部署|共享|编辑|连接|迁移|自定义|查看|修改|升级)[^的]*$/,
      '如何[在BRAND中]SUBJECT？',
    ],
    subject: '[BRAND的]SUBJECT是什么？',
  },
  'zh-Hant': {
    what: 'BRAND是什麼？',
    special: [
      [/^安裝$/, '如何安裝BRAND？'],
      [/^(?:快速(?:開始|上手|入門)|入門|開始使用)$/, '如何開始使用BRAND？'],
      [/^(?:價格|定價)$/, 'BRAND多少錢？'],
    ],
    questions: /^(?:如何|怎麼|怎樣|為什麼|什麼是|何時|哪些)|(?:嗎|呢|什麼)$/,
    tasks: [
      /^(?:安裝|設定|建立|新增|刪除|還原|匯入|匯出|使用|管理|更新|啟用|停用|部署|分享|編輯|連接|自訂|查看|修改|升級)[^的]*$/,
      '如何[在BRAND中]SUBJECT？',
    ],
    subject: '[BRAND的]SUBJECT是什麼？',
  },
  ko: {
    what: 'BRAND는 무엇인가요?',
    special: [
      [/^설치(?:하기)?$/, 'BRAND는 어떻게 설치하나요?'],
      [/^(?:시작하기|빠른 시작)$/, 'BRAND는 어떻게 시작하나요?'],
      [/^(?:요금(?:제)?|가격)$/, 'BRAND의 가격은 얼마인가요?'],
    ],
    questions: /(?:나요|까요|가요|습니까|인가)$/,
    tasks: [/^(.+)하기$/, '[BRAND에서 ]SUBJECT하는 방법은?'],
    subject: '[BRAND의 ]SUBJECT란 무엇인가요?',
  },
}

/** Words that begin a question. Without its mark, most languages change their order. */
const ASKING =
  /^(?:wie|was|warum|wann|wer|wo|welche\w*|kann|comment|pourquoi|quand|qu['’]\S+|quel(?:le)?s?|¿?cómo|¿?qué|¿?por qué|¿?cuándo|como|o que|perché|hoe|waarom|wanneer)\s/i

/** The first word, which is a verb or an article; in German, other words are nouns, which keep their capital. */
const FIRST_WORD = /^(?:d(?:er|ie|as|en)|eine?n?|ihre?n?|\p{L}+(?:[aei]r|re)(?:-?se)?)(?= )/iu

const MARK = /[?？]$/
/** Words that need the text before them, and subjects that are nobody in particular. */
const DANGLING =
  /(?<!\p{L})(?:ce|cet|cette|ces|ça|cela|nous|notre|nos|est[aeo]s?|es[ao]s?|nosotros|nuestr[ao]s?|iss[oa]|ess[ae]s?|nós|noss[ao]s?|dies\p{L}*|wir|uns\p{L}*|dit|deze|wij|ons|onze|quest[aoei]|noi|nostr[aoei]|これ|それ|这|这个|此|이것|그것)(?!\p{L})/iu

function formOf(tag: string): Form | undefined {
  const { language, script } = new Intl.Locale(tag).maximize()
  return FORMS[`${language}-${script}`] ?? FORMS[language]
}

/** Returns whether a title asks, with a mark or by its words. */
export function isAskedInLanguage(heading: string, language: string): boolean {
  return MARK.test(heading) || formOf(language)?.questions?.test(heading) === true
}

/**
 * Returns a heading as the question that it answers; undefined where it is none that people ask, and for a language whose
 * forms are not known, unless the heading has a question mark.
 */
export function askInLanguage(heading: string, asked: Asked): string | undefined {
  const { brand, language } = asked
  const form = formOf(language)
  const special = form?.special.find(([title]) => title.test(heading))
  if (special !== undefined) return special[1].replace('BRAND', () => brand)
  const subject = heading
    .replace(/ ?[(（][^()（）]{0,60}[)）]$/, '')
    .replace(/(?<![.:!?…。：！？])[.:!?…。：！？]+$/, '')
    .trim()
  if (subject === '' || subject.split(' ').length > MOST_WORDS || isNoSubject(heading, subject))
    return undefined
  if (MARK.test(heading)) return isWhole(subject, asked) ? heading : undefined
  if (form === undefined) return undefined
  const [mark = '?'] = / ?[?？]$/.exec(form.subject) ?? []
  if (form.questions?.test(subject)) return isWhole(subject, asked) ? subject + mark : undefined
  if (ASKING.test(subject)) return undefined
  const [titles, question] = form.tasks ?? []
  const task = titles?.exec(subject)
  const text = task?.[1] ?? (task ? subject.replace(FIRST_WORD, word => word.toLowerCase()) : subject)
  return (task && question ? question : form.subject)
    .replace(/\[([^[\]]*)\]/, (_, part: string) => (namesBrand(subject, asked) ? '' : part))
    .replace(/SUBJECT|BRAND/g, name => (name === 'BRAND' ? brand : text))
}

/** Returns whether a question says what it is about. */
function isWhole(question: string, asked: Asked): boolean {
  if (DANGLING.test(question)) return false
  const words = [...new Intl.Segmenter(asked.language, { granularity: 'word' }).segment(question)]
  return (
    words.filter(({ isWordLike }) => isWordLike).length >= FEWEST_WORDS_ASKED || namesBrand(question, asked)
  )
}

/** Returns the questions about the brand as a whole. */
export function askAboutBrandInLanguage(brand: string, language: string): string[] {
  const form = formOf(language)
  return form === undefined ? [] : [form.what.replace('BRAND', () => brand)]
}
