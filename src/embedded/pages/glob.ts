/** Globs of paths. */
import picomatch from 'picomatch'

const LINE_BREAKS = /[\n\r\u2028\u2029]/g

/** A `*` and the literal text up to the next `*` of the same name, as the expression of a glob has them. */
const STAR_AND_TEXT = /\[\^\/\]\*\?(?:\\[^\w]|[\w~@#%&=,;:'"!<> -])+(?=\[\^\/\]\*\?)/g

/**
 * Returns a function that tells whether a path matches `glob`. Paths have `/` between their names on every system.
 * Stars in one name take time in proportion to its length.
 */
export function compileGlob(glob: string): (path: string) => boolean {
  const { source } = picomatch.makeRe(glob, { windows: false, nonegate: true })
  let stars = 0
  // What the first place of the text leaves to the next star, any later place would leave as well: a look-ahead, which
  // is not tried again, finds the first place alone.
  const pattern = new RegExp(
    source.replace(STAR_AND_TEXT, text => {
      stars += 1
      return `(?=(?<star${stars}>${text}))\\k<star${stars}>`
    }),
  )
  // `**` matches no line break, which a name may hold.
  return path => path === glob || pattern.test(path.replace(LINE_BREAKS, ' '))
}
