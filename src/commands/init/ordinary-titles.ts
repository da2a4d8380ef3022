/** Titles that every site has. */

/** What they ask, where people do ask it. BRAND is the name of the brand. */
export const SPECIAL_TITLES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:installation|install|installing|setup|set-?up|setting up|download|how to install)(?: guide| instructions)?$/i,
    'How do I install BRAND?',
  ],
  [
    /^(?:(?:getting|get) started|quick ?-?start(?: guide)?|first steps|your first steps)$/i,
    'How do I get started with BRAND?',
  ],
  [/^(?:pricing|prices|(?:pricing )?plans(?: and pricing)?)$/i, 'How much does BRAND cost?'],
  [/^(?:why|why use) (?!not)\S+\??$/i, 'Why should I use BRAND?'],
  [/^(?:use cases?)$/i, 'What is BRAND used for?'],
  [/^(?:self-?hosting|self-hosted)$/i, 'How do I host BRAND myself?'],
  [/^(?:upgrading|upgrade(?: guide)?|upgrades)$/i, 'How do I upgrade BRAND?'],
  [/^(?:uninstall|uninstalling|uninstallation)$/i, 'How do I uninstall BRAND?'],
]

const ORDINARY = new RegExp(
  `^(?:(?:the|our|more|other|additional|advanced|basic|basics of|general|common|full|complete|detailed|quick|key) )*(?:${[
    'home( ?page)?|index|main page|introduction(?: to .*)?|intro|overview|welcome.*|readme|about.*|contact.*|faqs?',
    'frequently asked questions|questions?|q ?(?:&|and) ?a|change ?log|release notes.*|releases?|what.?s new.*|news|blog|license|licensing',
    'contribut(?:e|ing|ors?).*|community.*|support|help|glossary|references?|(?:rest |http |js |javascript )?api(?: reference)?|resources?|links|see also',
    'next steps?|what.?s next.*|where to go next|further reading|examples?|usage|use|options?|parameters?|arguments?|notes?|remarks?',
    'summary|conclusion|prerequisites|(?:system )?requirements|troubleshooting|search.*|404.*|(?:page )?not found|privacy.*|terms.*',
    'imprint|impressum|sitemap|tags?|categories|toc|table of contents|credits|team|sponsors?|authors?|acknowledg\\w+|thanks.*|untitled',
    'todo|tutorials?|(?:user |developer |dev |style )?guides?|docs|documentation|before you begin|learn more|related.*|description',
    'syntax|demo|details|configuration|settings|features?|concepts?|basics|essentials|fundamentals|internals|architecture|background',
    'definition|definitions|motivation|goals?|properties|methods|events?|types?|functions?|classes|variables|commands?|returns?',
    'errors?|exceptions?|limitations?|caveats|known issues|roadmap|status|misc(?:ellaneous)?|other|advanced|recap|appendix|partners?',
    'code of conduct|security policy|events|jobs|careers|press|brand(?:ing)?|assets|media|videos?|podcasts?|newsletter|showcase|themes?',
    'best practices|tips(?: (?:and|&) tricks)?|how (?:it|this) works|how to use (?:it|this).*|step \\d.*|part \\d.*|chapter \\d.*',
    'get(?:ting)? (?:help|support|in touch|involved)|cookbook|recipes?|cheat ?sheets?|quick reference|templates?|integrations?|plugins?|extensions?|tools?|tooling',
    'startseite|übersicht|überblick|einleitung|einführung|willkommen.*|über uns|kontakt|datenschutz.*|häufige fragen|glossar',
    'accueil|présentation|à propos.*|mentions légales|sommaire|glossaire|foire aux questions|remerciements|bienvenue.*|communauté',
    'introducción|acerca de.*|contacto|aviso legal|preguntas frecuentes|agradecimientos|bienvenid[oa]s?.*|comunidad|glosario|resumen',
    'introdução|sobre|contato|perguntas frequentes|bem-vindo.*|comunidade|introduzione|panoramica|chi siamo|contatti|benvenut[oi].*',
    'inleiding|overzicht|over ons|welkom.*|veelgestelde vragen|概要|目次|ホーム|用語集|よくある(?:質問|ご質問)|お問い合わせ|利用規約|プライバシーポリシー',
    'введение|обзор|главная|о нас|контакты|глоссарий|частые вопросы|wstęp|wprowadzenie|strona główna|o nas|kontakt|najczęstsze pytania',
    '(?:产品|项目|系统|应用)?(?:简介|介绍|概述|概览)|目录|首页|(?:教学)?视频(?:教程)?|写在前面|前言|关于文档|常见问题|常见问答|词汇表|术语表|联系我们|关于我们|簡介|介紹|目錄|首頁|常見問題|聯絡我們|소개|개요|목차|자주 묻는 질문|용어집|문의하기',
  ].join('|')})$`,
  'i',
)

/** Legal and social pages. */
const BOILERPLATE =
  /\b(?:privacy|policy|legal|trademarks?|law enforcement|donat\w+|sponsor\w*|subscriber agreement|videos?|archives?|newsletters?|jobs|survey|(?:help|contact) (?:&|and) support|security issues?|hackathons?|meetups?|conference|translations?|logos?|press|annual report|updates)$|^(?:privacy|donate|sponsor|announcing|next steps)\b|\b(?:legal|law enforcement|videos?)\b/i

/** Returns whether every site has a page or a section of this name, or one that nobody asks an engine about. */
export function isOrdinaryTitle(title: string): boolean {
  const name = title.trim().replace(/(?<![.:!])[.:!]+$/, '')
  return ORDINARY.test(name) || / (?:overview|glossary)$/i.test(name) || BOILERPLATE.test(name)
}
