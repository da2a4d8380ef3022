/** The ways into the documents: a page for each role, whose lists name the other pages. */
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { marked, type Token } from 'marked'

/** A page as a list names it. */
export interface Entry {
  text: string
  /** From the root of the repository, such as `docs/recipes.md`. */
  path: string
}

export interface Door {
  /** The page with the lists. */
  path: string
  /** The first word of its title: the role. */
  name: string
  sections: { title: string; entries: Entry[] }[]
}

const DOORS = [
  'docs/editor.md',
  'docs/engineer.md',
  'docs/analyst.md',
  'docs/research/README.md',
  'docs/README.md',
]
const LISTED = /^- \[([^\]]+)\]\(([\w./-]+\.md)\)/gm

/** Reads the doors in the order of the sidebar: the three roles, research, and the home page with what maintainers read. */
export function readDoors(): Door[] {
  return DOORS.map(path => readDoor(path, marked.lexer(readFileSync(path, 'utf8'))))
}

/** Returns the door of the page at `path`. A list item that begins with a link to a page below docs/ is an entry. */
function readDoor(path: string, tokens: readonly Token[]): Door {
  const door: Door = { path, name: '', sections: [{ title: '', entries: [] }] }
  for (const token of tokens) {
    if (token.type === 'heading' && token['depth'] === 1)
      door.name = String(token['text']).split(':')[0] ?? ''
    else if (token.type === 'heading') door.sections.push({ title: String(token['text']), entries: [] })
    else if (token.type === 'list') door.sections.at(-1)?.entries.push(...entriesOf(path, token.raw))
  }
  return { ...door, sections: door.sections.filter(({ entries }) => entries.length > 0) }
}

/** Lists the entries of a list. Links to files outside docs/ are none: the site does not have them. */
function entriesOf(page: string, list: string): Entry[] {
  return Array.from(list.matchAll(LISTED), ([, text = '', href = '']) => ({
    text,
    path: posix.join(posix.dirname(page), href),
  })).filter(({ path }) => path.startsWith('docs/'))
}
