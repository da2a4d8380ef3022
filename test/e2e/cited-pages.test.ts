import { expect, it } from 'vitest'
import { pullRequestEvent, runAction } from '../../scripts/lib/action.ts'
import { aRepository, commit, git } from '../support/git-repository.ts'
import { both, createStory } from '../support/story.ts'

const crm = `# CRM

The board of Acme shows each customer, and who of the team called last. A card moves to the next column when an offer is sent.

Each card has a history of calls, mails and offers, which nobody has to write by hand.
`

it('a pull request states which answers cite the page that it changes, and the run that loses them names it', async () => {
  const checkout = aRepository()
  const baseSha = commit(checkout, { 'crm.md': crm, 'about.md': '# About\n\nAcme is from Oslo.' })
  const story = await createStory(runAction)
  story.settings['site-url'] = 'https://acme.example/{path}'
  const weekly = (sha: string) => story.run({ checkout, env: { GITHUB_SHA: sha } })
  for (let week = 0; week < 4; week += 1) expect((await weekly(baseSha)).verdict).toBe('pass')
  expect(story.fileOn('default.ndjson')).toContain('"cited_pages":[["acme.example/crm",')

  const headSha = commit(checkout, { 'crm.md': '# CRM\n\nAsk us.\n' })
  story.github.moveHead(headSha)
  const pull = await story.run({
    checkout,
    event: pullRequestEvent({ headSha, baseSha }),
    inputs: {
      ...{ engines: 'repository', baseline: 'base', comment: 'always' },
      keywords: 'topic-00\nacme oslo | owner: about.md',
    },
  })
  const comment = story.github.comments[0]?.body ?? ''
  expect(pull).toMatchObject({ exit: 0, verdict: 'pass' })
  expect(comment).toContain('crm.md, the page that engines cite most for this question')
  expect(comment).toContain(
    'ChatGPT and Perplexity cited crm.md in 96 of 96 answers in the last four weeks, also for “topic-01” and 10 more questions.',
  )

  git(checkout, 'commit', '--amend', '--quiet', '--message', 'Shorten the page (#7)')
  const merged = git(checkout, 'rev-parse', 'HEAD').trim()
  story.world.cited = both(0)
  const fallen = await weekly(merged)
  expect(fallen).toMatchObject({ exit: 1, verdict: 'fail' })
  expect(fallen.summary).toMatch(
    /crm\.md lost 24 of 24 citations since \d+ \w+ \d{4}\.[\s\S]*\/pull\/7\) changed it on/,
  )
})
