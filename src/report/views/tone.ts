/** Whether something is good news: each report has a colour of its own for it. */
export type Tone = 'better' | 'worse' | 'doubtful'
