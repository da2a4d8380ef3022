/** The HTML reports of a gate and of a fleet. One chunk of the bundle has both: they share most of their code. */
export { renderHtml } from './html.ts'
export { renderPortfolioHtml } from './portfolio.ts'
