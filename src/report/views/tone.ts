/** Whether something is good news. Each report has a colour or a mark for it. */
export type Tone = 'better' | 'worse' | 'doubtful'
