/**
 * Disables the compiled parsers of zod. Must be imported first, because schemas read this setting when they are created.
 * Most schemas parse only a few values, so compiling a parser with `new Function` costs more time than it saves.
 */
import * as z from 'zod'

z.config({ jitless: true })
