/** Address of this program's documentation. */
export const DOCUMENTS = 'https://ai-visibility-gate.github.io/ai-visibility-gate'
