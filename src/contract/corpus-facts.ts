/** Why an embedded service has no pages or recorded answers to answer from. */

/** git could not give what was asked. */
export interface GitFacts {
  kind: /** The folder is not inside a git checkout. */
    | 'not-a-checkout'
    /** git is not installed, or the folder does not exist. */
    | 'no-git'
    /** A commit is neither in the checkout nor to be had from its remote. */
    | 'commit-unavailable'
    /** git failed in another way. */
    | 'git-failed'
  /** What was asked of git: `git ls-files`. */
  command: string
  /** git's own words; they may quote file names, so escape them before showing them. */
  detail: string
  /** The commit that could not be had. */
  commit?: string
}

/** There is nothing to read where pages were looked for. */
export interface NothingReadFacts {
  kind: /** No page of the brand with any text. */
    | 'no-pages'
    /** A glob of `content` matches no page. */
    | 'no-match'
    /** The folder of a competitor's captured pages holds no page. */
    | 'no-competitor-pages'
    /** The folder of the base's pages, `base-content`, holds no page. */
    | 'no-base-pages'
    /** The pages to compare are not in git, so that no commit holds what they were before. */
    | 'base-not-in-git'
  /** What was looked for: globs, or a folder; empty for the default choice of pages. */
  lookedFor: string[]
  /** The competitor without pages. */
  competitor?: string
  /** Files that could hold pages and were not read. */
  passedOver: PassedOver[]
}

/** The worker that reads the pages ended before it answered. */
export interface PageReadingFacts {
  kind: 'page-reading-failed'
  reason: /** A page takes more processor time than it may. */
    | 'too-slow'
    /** The pages and their answers take more memory than a worker may have. */
    | 'out-of-memory'
    /** Any other end. */
    | 'crashed'
  /** In the words of Node or of the error; escape it before showing it. */
  detail: string
  /** The page that the worker was at, where it was at a single one. */
  path?: string
}

/** Whether a change costs a citation depends on pages that are beyond a limit since the change. */
export interface BeyondLimitFacts {
  kind: 'pages-beyond-limit'
  /** By path. */
  pages: { path: string; reason: LimitReason }[]
}

/** A limit that is counted in the same way on every machine. */
export type LimitReason = Extract<PassedOverReason, 'too-large' | 'not-parsable'>

/** A file is read as it was before the change that is checked, and that is not possible. */
export interface BaseFileFacts {
  kind: 'no-base-file'
  /** As the user gave it. */
  path: string
  reason: /** git could not give the commit that the change is based on. */
    | GitFacts
    | {
        kind: /** The path names a folder in that commit. */
          | 'folder'
          /** A symbolic link in that commit leads out of the repository, or to nothing. */
          | 'link'
          /** The file lies in a submodule, whose commit the change can move. */
          | 'submodule'
      }
}

/** A symbolic link inside the workspace leads out of it, or to nothing. */
export interface LinkOutFacts {
  kind: 'link-out'
  /** As the user gave it. */
  path: string
  /** Where the link leads. */
  target: string
}

/** Why a file of the workspace must not be used. */
export type FileFacts = BaseFileFacts | LinkOutFacts

export type CorpusErrorFacts =
  | GitFacts
  | NothingReadFacts
  | PageReadingFacts
  | BeyondLimitFacts
  | FileFacts
  | { kind: 'no-folder'; folder: string }
  /** The checked-out commit is neither the head of the change nor a merge of it. */
  | { kind: 'other-tree'; checkedOut: string; head: string }
  /** The checked-out commit holds the folder of the base's pages, so that a change can write both sides. */
  | { kind: 'base-pages-committed'; folder: string }

/** Why a file that could hold a page is not read. */
export type PassedOverReason =
  /** A format of documents that is not read; `extension` names it. */
  | 'format'
  /** A page of another language than the run's; `language` names it. */
  | 'language'
  | 'changelog'
  /** Written for contributors: a licence, a code of conduct. */
  | 'community'
  | 'template'
  | 'test'
  | 'playground'
  /** Build output, or work of others. */
  | 'generated'
  /** In a folder or a file whose name begins with a dot. */
  | 'hidden'
  /** Not in git, where pages are compared with a commit. */
  | 'untracked'
  /** Left out by a sparse checkout. */
  | 'sparse'
  /** A draft, or kept from search engines. */
  | 'not-public'
  /** A page of which no text remains. */
  | 'no-text'
  /** Larger than MOST_PAGE_BYTES. */
  | 'too-large'
  /** Not UTF-8, or with NUL characters. */
  | 'not-text'
  /** Nested beyond what the parser can follow, or with too many marks or cells. */
  | 'not-parsable'
  /** Its path has more than 1,024 characters or 50 folders. */
  | 'long-path'

/** Files passed over for one reason. */
export interface PassedOver {
  reason: PassedOverReason
  extension?: string
  language?: string
  count: number
  /** The first paths. */
  examples: string[]
}
