/** Where the documents of this program are on the web. */
export const DOCUMENTS = 'https://ai-visibility-gate.github.io/ai-visibility-gate'
