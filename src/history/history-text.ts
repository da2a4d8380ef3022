/**
 * A history as its store keeps it. `text`: all of it, unparsed. `missing`: there is none yet, in words that end a
 * sentence. `unreadable`: why it could not be had, a sentence.
 */
export type HistoryText = { text: string } | { missing: string } | { unreadable: string }
