/** Words of a question that do not name its subject. */
import { stopwords as dutch } from '@orama/stopwords/dutch'
import { stopwords as french } from '@orama/stopwords/french'
import { stopwords as german } from '@orama/stopwords/german'
import { stopwords as italian } from '@orama/stopwords/italian'
import { stopwords as portuguese } from '@orama/stopwords/portuguese'
import { stopwords as russian } from '@orama/stopwords/russian'
import { stopwords as spanish } from '@orama/stopwords/spanish'

const ENGLISH = [
  'a an the this that these those some any each every such same own other another',
  'i me my mine we us our ours you your yours he him his he she her hers it its they them their theirs one ones',
  'and or but nor so yet if then than because while although though whether as until unless',
  'of at by for with about against between into through during before after above below to from up down in out on',
  'off over under onto upon within without per via',
  'am is are was were be been being have has had having do does did doing done can could will would shall should',
  'may might must ought',
  'who whom whose which what when where why how',
  'not no only very too also just there here again once more most both all few much many',
  // Parts of don't, it's, we're and similar forms, which are split at the apostrophe.
  's t d ll m re ve don doesn didn isn aren wasn weren hasn haven hadn won wouldn can couldn shouldn',
]

// The lists of the package lack question words, forms of “can” and “must”, and parts of words with an apostrophe.

const GERMAN = [
  'warum weshalb wieso wozu wann wer wen wem wessen woher wohin womit wofür wodurch woran worauf worin wovon',
  'wieviel wieviele viele vielen',
  'darf darfst dürfen dürft kannst könnt konnte konnten könnten musst müssen müsst mussten müsste müssten',
  'sollen sollst sollten willst wollt wollten möchte möchten mag mögen',
  'sei seid worden wurde wurden werdet wäre wären hätte hätten habt gibt lässt',
  'unsere unserem unseren unserer unseres beim dass bereits schon',
  'dabei dafür daran darauf darin davon ab außer per pro seit s',
]

const SPANISH = [
  'cuyo cuya porqué adónde debo debes debemos deberían debería tengas puedas podamos',
  'has habéis fuese esté estés',
]

/** Words in the long Spanish list of the package that can be the subject of a question, such as account, state and use. */
const SPANISH_SUBJECTS = [
  'acuerdo breve cierto ciertos conocer consideró considera cosas cuenta dia dias día días diferente diferentes',
  'ejemplo emplear empleais emplean empleas empleo encuentra estado estados existe existen excepto fin final general',
  'gran grandes horas hoy igual informo informó intenta intentais intentamos intentan intentar intentas intento',
  'largo lado lugar mal manera mayor mediante medio mejor menos modo momento nueva nuevas nuevo nuevos',
  'pais paìs parte partir pasada pasado peor posible primer primera primero primeros propia propias propio propios',
  'proximo próximo próximos raras realizado realizar realizó respecto segunda segundo siguiente supuesto',
  'temprano tarde tercera tiempo total trabaja trabajais trabajamos trabajan trabajar trabajas trabajo trata',
  'ultimo última últimas último últimos usa usais usamos usan usar usas uso valor veces ver verdad verdadera verdadero vez',
]

const FRENCH = [
  'comment pourquoi quand où combien quoi dont lequel laquelle lesquels lesquelles auquel duquel',
  'a peut peux peuvent pouvez pouvons pourrait puis puisse dois doit devez doivent devrait faut veux veut voulez',
  'fais fait faire faites font être avoir',
  'afin alors ainsi aussi autre autres avant après car chaque chez comme contre depuis donc dès encore entre',
  'lors lorsque moins ni non plus plusieurs puisque quelque quelques sauf selon si sinon sous tel telle tels telles',
  'tout toute toutes tous très vers via ceux celle celles celui',
  // Parts of jusqu’à, lorsqu’il, quelqu’un, aujourd’hui and similar forms, which are split at the apostrophe.
  'jusqu lorsqu puisqu quelqu quoiqu aujourd hui',
]

const ITALIAN = [
  'quando quali cosa perche senza dopo prima ogni oppure però poi già ancora',
  'posso puoi può possiamo potete possono devo devi deve dobbiamo dovete devono voglio vuoi vuole fare essere avere',
  'd s t m v n cos com quand qual nessun od quel quei quegli',
]

const DUTCH = [
  'waarom wanneer waar waarmee waarvoor waarin welk welke hoeveel hoelang wiens',
  'kunt mag mogen moeten zullen zult willen wilt gaat doet doe bent hebt',
  'onze jouw jullie we wij wel af sinds binnen buiten via per s n t',
]

const PORTUGUESE = [
  'porque porquê onde aonde quanto quanta quantos quantas quais quê cujo cuja',
  'posso pode podem podemos podia devo deve devem devemos fazer faz fazem é ter ser estar',
  'uns umas dum duma neste nesta deste desta disso nisso',
  'vosso vossa vossos vossas cada sob sobre todo toda todos todas outro outra outros outras',
]

const RUSSIAN = [
  'почему отчего сколько какие какое каких каким какую который которая которое которые откуда чей',
  'могу можем можете могут нужно нужна нужны должен должна должно должны следует',
  'мои моё мое моих моего моей наш наша наше наши нашего ваш ваша ваше ваши вашего свой своя свои своих твой',
  'это этих этим мной мною тобой кому кем чему оно также либо обо ко',
  // With the letter ё, which the list of the package writes as е.
  'её ещё всё нём неё чём твоё своё',
]

const RUSSIAN_SUBJECTS = ['человек жизнь']

const LISTS: Record<string, [listed: string[], added: string[], subjects?: string[]]> = {
  en: [[], ENGLISH],
  de: [german, GERMAN],
  es: [spanish, SPANISH, SPANISH_SUBJECTS],
  fr: [french, FRENCH],
  it: [italian, ITALIAN],
  nl: [dutch, DUTCH],
  pt: [portuguese, PORTUGUESE],
  ru: [russian, RUSSIAN, RUSSIAN_SUBJECTS],
}

/** Returns the stop words of a language in lower case; none for a language without a list. */
export function createStopWords(language: string): ReadonlySet<string> {
  const [listed, added, subjects = []] = LISTS[language] ?? [[], []]
  const words = new Set([...listed, ...split(added)])
  for (const word of split(subjects)) words.delete(word)
  return words
}

function split(lines: string[]): string[] {
  return lines.flatMap(words => words.split(' '))
}
