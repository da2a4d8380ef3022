export const DOCUMENTS = 'https://ai-visibility-gate.github.io/ai-visibility-gate'
