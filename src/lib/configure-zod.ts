/**
 * Disables the compiled parsers of zod, which take longer to compile than they save on a few values. Must be imported first,
 * because schemas read this setting when they are created.
 */
import * as z from 'zod'

z.config({ jitless: true })
