/**
 * First of all imports: schemas read this when they are made. Each is used once or a few times, and a parser compiled for
 * it with `new Function` would cost more than it saves.
 */
import * as z from 'zod'

z.config({ jitless: true })
