/** The commands of a fleet. One chunk of the bundle has all of them: they share most of their code. */
export { merge } from './merge.ts'
export { plan, printPlan } from './plan.ts'
export { shard } from './shard.ts'
