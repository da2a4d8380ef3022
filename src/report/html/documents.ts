/** The HTML reports of a gate and of a fleet. One chunk of the bundle has both: they share most of their code. */
export { renderFleetHtml } from './fleet-html.ts'
export { renderHtml } from './html.ts'
