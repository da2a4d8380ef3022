/** Which files are documentation. */
import { readdirSync } from 'node:fs'

const isFile = (ending: RegExp) => (name: string) => ending.test(name)

/** The pages that people read, by their paths. */
export const pages = [
  'README.md',
  'SECURITY.md',
  'CONTRIBUTING.md',
  'RELEASING.md',
  'DECISIONS.md',
  'examples/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter(isFile(/\.md$/))
    .map(name => `docs/${name}`)
    .sort(),
]

/** The workflows that people copy, by their paths. */
export const exampleWorkflows = readdirSync('examples/workflows')
  .map(name => `examples/workflows/${name}`)
  .sort()

/** The files for other systems than GitHub that people copy, by their paths. */
const examplePipelines = ['examples/gitlab/.gitlab-ci.yml', 'examples/jenkins/Jenkinsfile']

/** All files that may name the version of the action, or a command. */
export const documents = [...pages, ...exampleWorkflows, ...examplePipelines]
