/** English words that say how a question is asked, not what it is about. */
export const ENGLISH_STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'a an the this that these those some any each every such same own other another',
    'i me my mine we us our ours you your yours he him his she her hers it its they them their theirs one ones',
    'and or but nor so yet if then than because while although though whether as until unless',
    'of at by for with about against between into through during before after above below to from up down in out on',
    'off over under onto upon within without per via',
    'am is are was were be been being have has had having do does did doing done can could will would shall should',
    'may might must ought',
    'who whom whose which what when where why how',
    'not no only very too also just there here again once more most both all few',
    // What is left of don't, it's, we're and the like.
    's t d ll m re ve don doesn didn isn aren wasn weren hasn haven hadn won wouldn can couldn shouldn',
  ].flatMap(words => words.split(' ')),
)
