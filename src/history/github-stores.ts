/** The histories on GitHub, of one gate and of a fleet. One chunk of the bundle has all of them: they share most of their code. */
export { createArtifactStore } from './artifact.ts'
export { createArtifactFleet } from './artifact-fleet.ts'
export { createBranchStore } from './branch.ts'
export { createBranchFleet } from './branch-fleet.ts'
