/** Ways in which a change takes an answer from its readers while its words stay in the repository. */

interface WayToHide {
  name: string
  /** The page before the change; without the extension. */
  extension?: 'mdx' | 'html'
  /** The files of the change; null for a file that is gone. `answer` is of Markdown, or of HTML. */
  hide(page: HidingPage): Record<string, string | null>
  /** What the comment says about `docs/PAGE`, in its words; `{page}` is its path. */
  says: string
}

export interface HidingPage {
  path: string
  name: string
  /** The page with another answer instead of its own. */
  with(answer: string): string
  answer: string
}

const REMOVED = 'This change takes the text from {page}, 92% of the page, and no other page has this text.'

const HIDDEN = 'Line 5 of {page}: …. It hides the text from readers, so engines do not see it either.'

/** A change of only the page; a title and a paragraph come before the answer, on line 5. */
const within =
  (create: (answer: string) => string, extension?: WayToHide['extension']) =>
  (name: string): WayToHide => ({
    ...{
      name,
      says: isMarked(name) ? HIDDEN : REMOVED,
      hide: page => ({ [page.path]: page.with(create(page.answer)) }),
    },
    ...(extension !== undefined && { extension }),
  })

/** Whether one mark hides the whole answer: an element, or a comment. */
function isMarked(name: string): boolean {
  return name !== 'tildes' && name !== 'each word for itself'
}

/** To add a way, add a line. */
export const waysToHide: WayToHide[] = [
  within(answer => `<div hidden>\n\n${answer}\n\n</div>`)('the attribute hidden'),
  within(answer => `<div style="display: none">\n\n${answer}\n\n</div>`)('display: none'),
  within(answer => `<p style="visibility:hidden">${answer}</p>`)('visibility: hidden'),
  within(answer => `<del>${answer}</del>`)('del'),
  within(answer => `<s>${answer}</s>`)('s'),
  within(answer => `<dialog>\n\n${answer}\n\n</dialog>`)('a closed dialog'),
  within(answer => `<template>\n\n${answer}\n\n</template>`)('a template'),
  within(answer => `~~${answer}~~`)('tildes'),
  within(answer => `<!-- ${answer} -->`)('a comment'),
  within(answer => `{% comment %}\n${answer}\n{% endcomment %}`)('a comment of Liquid'),
  within(answer => `<p hidden>${answer}</p>`, 'html')('hidden in HTML'),
  within(answer => `<dialog><p>${answer}</p></dialog>`, 'html')('a closed dialog in HTML'),
  within(answer => `<div style={{ display: 'none' }}>\n${answer}\n</div>`, 'mdx')('display: none in MDX'),
  within(answer => `{/* ${answer} */}`, 'mdx')('a comment of MDX'),
  within(answer => answer.replace(/\S+/g, '<b>$&</b>').replace(/<b>/g, '<b hidden>'))('each word for itself'),
  {
    name: 'noindex',
    hide: page => ({ [page.path]: `---\nnoindex: true\n---\n${page.with(page.answer)}` }),
    says: 'Line 2 of {page}: …. Search engines leave the page out, and so do AI engines that search.',
  },
  {
    name: 'a folder of drafts',
    hide: page => ({ [page.path]: null, [`_drafts/${page.name}.md`]: page.with(page.answer) }),
    says: 'This change deletes {page}, and 92% of its text is on no other page.',
  },
  {
    name: 'a forced redirect',
    hide: page => ({ 'docs/_redirects': `# moved\n/docs/${page.name} /other 301!` }),
    says: 'Line 2 of docs/_redirects: …. It redirects {page} to /other.',
  },
]
