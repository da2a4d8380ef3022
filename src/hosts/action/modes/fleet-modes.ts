/** The modes of a fleet. One chunk of the bundle has all of them: they share most of their code. */
export { runMergeMode } from './merge.ts'
export { runPlanMode } from './plan.ts'
export { runShardMode } from './shard.ts'
