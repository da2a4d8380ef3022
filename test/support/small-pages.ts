/** Small pages, each with one way to show or hide text. */

interface SmallPage {
  name: string
  format: 'html' | 'markdown'
  text: string
  /** What is read of it, where that is on purpose not what Chromium's `innerText` has, and why. */
  read?: { text: string; why: string }
}

const html = (name: string, text: string, read?: SmallPage['read']): SmallPage =>
  read === undefined ? { name, format: 'html', text } : { name, format: 'html', text, read }
const markdown = (name: string, text: string, read?: SmallPage['read']): SmallPage =>
  read === undefined ? { name, format: 'markdown', text } : { name, format: 'markdown', text, read }

const OPENS = 'A reader opens it by a click or a search, and search engines list it.'
const STRUCK = 'It is in sight, and no longer valid.'

/** To add a way to hide text, add a line here; `npm run test:browser -- -u` writes what Chromium shows of it. */
export const smallPages: SmallPage[] = [
  html('nothing hidden', '<p>one <b>two</b></p><div>three</div>'),
  html('hidden', 'one <div hidden>two <div>three</div> four</div> five'),
  html('hidden with any value', 'one <div hidden=false>two</div>'),
  html('hidden until found', 'one <div hidden="until-found">two</div>', { text: 'one two', why: OPENS }),
  html(
    'display none',
    'one <div style="color:red; DISPLAY : none">two <b style="display:block">three</b></div>',
  ),
  html('display contents', '<div style="display:contents">one</div>'),
  html('visibility collapse', 'one<div style="visibility:collapse">two</div>'),
  html(
    'visibility in display none',
    'one<div style="display:none">two<b style="visibility:visible">three</b></div>',
  ),
  html('content-visibility hidden', 'one<div style="content-visibility:hidden">two</div>'),
  html('opacity', '<div style="opacity:0">one</div>'),
  html('a closed dialog', 'one<dialog>two</dialog>'),
  html('an open dialog', 'one<dialog open>two</dialog>'),
  html('a popover', 'one<div popover>two</div>'),
  html('closed details', '<details><summary>one</summary>two</details>', { text: 'one two', why: OPENS }),
  html('open details', '<details open><summary>one</summary>two</details>'),
  html('deleted text', 'one <del>two</del> <s>three</s> <strike>four</strike>', { text: 'one', why: STRUCK }),
  html('inserted text', 'one <ins>two</ins> <u>three</u>'),
  html('a template', 'one<template><p>two</p></template>'),
  html('a template, styled', 'one<template style="display:block">two</template>'),
  html(
    'what old browsers show',
    'one<noscript>two</noscript><video>three</video><canvas>four</canvas><audio>five</audio>',
  ),
  html('a list of suggestions', 'one<datalist><option>two</option></datalist>'),
  html('the brackets of ruby', '<ruby>one <rp>two</rp><rt> three</rt></ruby>'),
  html('comments', 'one<!-- two --><!-- <div hidden> -->three'),
  html('not displayed, and to its own end', '<div hidden>one<div>two</div>three</div>four<img hidden>five'),
  html('a hidden paragraph that a block ends', '<p hidden>one<div>two</div>'),
  html('a hidden list item that the next one ends', '<ul><li hidden>one<li>two</ul>'),
  html('hidden to the end', 'one<div hidden>two<p>three'),
  html('aria-hidden', '<div aria-hidden="true">one</div>'),
  html('inert', '<div inert>one</div>'),
  html('a style sheet', '<style>.a{display:none}</style>one<p class=a>two</p>', {
    text: 'one two',
    why: 'Selectors are not followed.',
  }),
  markdown('md: nothing hidden', '# one\n\n- two\n- *three*\n\n> four'),
  markdown('md: struck out', 'one ~~two~~ ~three~ **~~four~~**\n\n~~five\nsix~~', {
    text: 'one',
    why: STRUCK,
  }),
  markdown('md: not struck out', 'one ~~ two ~~ three \\~~four~~ about ~5 and ~6'),
  markdown(
    'md: tildes in addresses',
    'one <https://a.example/~b> two <https://a.example/~c> three [four](https://a.example/~d) five ~6',
    { text: 'one two three four five', why: 'A bare address is not text.' },
  ),
  markdown('md: deleted text', 'one <del>two</del> three', { text: 'one three', why: STRUCK }),
  markdown('md: inline', 'one <span hidden>two</span> three <b style="display:none">four</b>'),
  markdown('md: first in a paragraph', '<span hidden>one</span> two **three**'),
  markdown('md: a block', '<div hidden>one</div>\n\ntwo'),
  markdown(
    'md: a block around Markdown',
    'one\n\n<div style="display:none">\n\n## two\n\n- three\n\n</div>\n\nfour',
  ),
  markdown('md: in a block', '<div>\n    <p hidden>\n      one\n    </p>\n    <p>two</p>\n</div>'),
  markdown('md: a template', 'one\n\n<template>\n\ntwo\n\n</template>\n\nthree'),
  markdown('md: a closed dialog', '<dialog>\n\none\n\n</dialog>\n\ntwo'),
  markdown('md: closed details', '<details>\n<summary>one</summary>\n\ntwo\n\n</details>', {
    text: 'one two',
    why: OPENS,
  }),
  markdown('md: comments', 'one <!-- two --> three\n\n<!-- four\n\nfive -->\n\nsix'),
  markdown('md: comments as definitions', 'one\n\n[//]: # (two)\n[comment]: <> "three"\n\nfour'),
  markdown('md: not closed in its paragraph', 'one <span hidden>two\n\nthree'),
  markdown('md: not closed, with the line ends of Windows', 'one <span hidden>two\r\n\r\nthree\r\n'),
  markdown('md: the name of an element', 'one <video> two\n\nthree'),
  markdown('md: tags that are escaped', 'one \\<template>two'),
]

/** The words of a text in an order of their own. */
export function wordsOf(text: string): string[] {
  return (text.match(/[a-z]+/gi) ?? []).sort()
}
