import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CorpusErrorFacts, PassedOver, PassedOverReason } from '../../../src/contract/corpus-facts.ts'
import { countFiles, describeCorpusProblem, describePassedOver } from '../../../src/report/messages/pages.ts'
import { describeServiceError } from '../../../src/report/messages/service.ts'
import { hostileText } from '../../support/markdown.ts'

const over = (reason: PassedOverReason, count: number, more: Partial<PassedOver> = {}): PassedOver => ({
  ...{ reason, count, examples: [] },
  ...more,
})
const rst = over('format', 14, { extension: 'rst' })
const notebooks = over('format', 3, { extension: 'ipynb' })
const french = over('language', 2, { language: 'fr' })
const git = { command: 'git fetch', detail: 'fatal: could not read Username.' }

const problems: CorpusErrorFacts[] = [
  { kind: 'no-pages', lookedFor: [], passedOver: [rst, french, notebooks] },
  { kind: 'no-pages', lookedFor: ['docs/**', '!docs/old/**'], passedOver: [] },
  { kind: 'no-match', lookedFor: ['site/**'], passedOver: [rst] },
  { kind: 'no-competitor-pages', lookedFor: ['captures/globex'], competitor: 'Globex', passedOver: [] },
  { kind: 'no-base-pages', lookedFor: ['_base/site'], passedOver: [] },
  { kind: 'base-not-in-git', lookedFor: ['site/**'], passedOver: [over('untracked', 40)] },
  { kind: 'commit-unavailable', commit: '0123456789abcdef0123456789abcdef01234567', ...git },
  { kind: 'not-a-checkout', ...git },
  { kind: 'no-git', command: 'git', detail: 'spawn git ENOENT' },
  { kind: 'git-failed', ...git },
  { kind: 'no-folder', folder: '/work' },
  { kind: 'page-reading-failed', reason: 'out-of-memory', detail: 'heap' },
  { kind: 'page-reading-failed', reason: 'crashed', detail: 'the worker ended' },
  { kind: 'page-reading-failed', reason: 'crashed', detail: 'TypeError: broken', path: 'docs/a.md' },
  { kind: 'page-reading-failed', reason: 'out-of-memory', detail: 'heap', path: 'docs/a.md' },
  { kind: 'page-reading-failed', reason: 'too-slow', detail: 'more than 60 s', path: 'docs/a.md' },
  { kind: 'pages-beyond-limit', pages: [{ path: 'docs/a.md', reason: 'too-large' }] },
]

describe('pages that cannot be read', () => {
  it('are explained by what was looked for, what was passed over and what to do', () => {
    const messages = problems.map(corpus =>
      describeServiceError({ kind: 'setup', request: 'the embedded service', detail: '', corpus }),
    )
    expect(messages.map(({ code, text }) => `${code}: ${text}`)).toMatchInlineSnapshot(`
      [
        "AVG_NO_PAGES: No page with text was found in the repository. Passed over: 14 .rst, 3 .ipynb: not read; 2 pages in another language (2 fr). Check that actions/checkout runs before this step. Name your Markdown, MDX or HTML pages with content. For other formats, build the site before this step and name the folder of the build.",
        "AVG_NO_PAGES: No page with text was found by content: docs/**, !docs/old/**. Check that actions/checkout runs before this step. Name your Markdown, MDX or HTML pages with content. For other formats, build the site before this step and name the folder of the build.",
        "AVG_NO_MATCH: The glob site/** of content matches no page. Passed over: 14 .rst: not read. Correct the glob: it begins at the root of the repository, and matches Markdown, MDX and HTML. If it names a build, build the site before this step.",
        "AVG_NO_COMPETITOR_PAGES: The folder captures/globex of competitor-content holds no page of Globex. Capture pages of the competitor into the folder, or remove it from competitor-content.",
        "AVG_NO_BASE_PAGES: The folder _base/site of base-content holds no page. Put a build of the base into the folder of base-content before this step. examples/workflows/built-site.yml shows how.",
        "AVG_BASE_NOT_IN_GIT: The pages of the glob site/** are not in git, so no commit holds what they were before the change. Passed over: 40 files outside of git. Set base-content to a folder with the build of the base. examples/workflows/built-site.yml shows how.",
        "AVG_BASE_UNAVAILABLE: The commit 0123456 that the change is based on is not in the checkout, and could not be fetched (fatal: could not read Username). Write fetch-depth: 2 under with: of the step that uses actions/checkout, or fetch-depth: 0 where the step names a ref.",
        "AVG_NO_CHECKOUT: The pages are compared with a commit, and the folder is not inside a git checkout. Run actions/checkout before this step, or set base-content to a folder with the build of the base.",
        "AVG_NO_GIT: The pages are compared with a commit, and git could not be started (spawn git ENOENT). Install git on the runner, and check that the folder of the pages exists.",
        "AVG_GIT: The command “git fetch” failed (fatal: could not read Username). See the words of git in the message.",
        "AVG_NO_FOLDER: The folder /work does not exist or cannot be read. Check that actions/checkout runs before this step, and the permissions of the folder.",
        "AVG_PAGE_MEMORY: Reading the pages and their answers takes more memory than allowed. Select fewer pages with content.",
        "AVG_PAGE_READING: Reading the pages failed (the worker ended). Run the job again. If the failure lasts, report it with the message.",
        "AVG_PAGE_READING: Reading the page docs/a.md failed (TypeError: broken). Run the job again. If the failure lasts, report it with the message.",
        "AVG_PAGE_MEMORY: Reading the pages and their answers takes more memory than allowed. It was full at the page docs/a.md. Select fewer pages with content.",
        "AVG_PAGE_TIME: Reading the page docs/a.md takes too long (more than 60 s). Shorten the page, or leave it out with content, for example !docs/changelog.md.",
        "AVG_PAGE_LIMIT: The change takes pages beyond a limit of reading, and answers depend on them: docs/a.md: too large. Divide the page into smaller ones, or leave it out with content, for example !docs/changelog.md.",
      ]
    `)
  })

  it('have a code for each problem', () => {
    expect(new Set(problems.map(problem => describeCorpusProblem(problem).code)).size).toBe(
      problems.length - 3,
    )
  })

  it('are told on one line, whatever the names and the words of git', () => {
    fc.assert(
      fc.property(hostileText, text => {
        const facts: CorpusErrorFacts[] = [
          {
            ...{ kind: 'no-competitor-pages', lookedFor: [text], competitor: text },
            passedOver: [
              over('format', 1, { extension: text }),
              over('language', 1, { language: text, examples: [text] }),
            ],
          },
          { kind: 'commit-unavailable', command: text, detail: text, commit: text },
          { kind: 'no-folder', folder: text },
        ]
        for (const { what: words } of facts.map(describeCorpusProblem)) {
          expect(words).not.toMatch(/[\p{Cc}\u2028\u202E]/u)
          expect(words.length).toBeLessThan(1000)
        }
      }),
    )
  })
})

describe('describePassedOver', () => {
  it('joins files of one reason, and begins with the most files', () => {
    expect(describePassedOver([french, rst, notebooks])).toEqual([
      '14 .rst, 3 .ipynb: not read',
      '2 pages in another language (2 fr)',
    ])
    expect(countFiles([french, rst, notebooks])).toBe(19)
  })

  it('has words for every reason', () => {
    const reasons = [
      'format',
      'language',
      'copy',
      'changelog',
      'community',
      'template',
      'test',
      'playground',
      'generated',
      'hidden',
      'untracked',
      'sparse',
      'included',
      'not-public',
      'data',
      'no-text',
      'too-large',
      'not-text',
      'not-parsable',
      'long-path',
    ] as const
    const groups = reasons.map(reason => over(reason, 2, { extension: 'rst', language: 'fr' }))
    expect(groups.flatMap(group => describePassedOver([group]))).toMatchInlineSnapshot(`
      [
        "2 .rst: not read",
        "2 pages in another language (2 fr)",
        "2 pages that are copies of others: versions, builds and translations, such as ",
        "2 changelogs",
        "2 files for contributors, such as a license",
        "2 templates",
        "2 files of tests",
        "2 files of a playground",
        "2 files of a build or of third parties",
        "2 files with a name or a folder that begins with a dot",
        "2 files outside of git",
        "2 files outside of the sparse checkout",
        "2 files that other pages include",
        "2 pages that are drafts or hidden from search engines",
        "2 pages that components, templates or scripts fill: only the built HTML has their text",
        "2 pages without text",
        "2 files above the size limit of a page",
        "2 files that are no UTF-8 text",
        "2 pages too complex to be read: nested too deeply, or with a very large table or front matter",
        "2 files with a path of more than 1,024 characters or 50 folders, such as ",
      ]
    `)
  })
})
