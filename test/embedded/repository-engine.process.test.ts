import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createRepositoryEngine } from '../../src/embedded/repository-engine.ts'
import { embeddedSettings } from '../support/embedded.ts'
import { aFolder } from '../support/git-repository.ts'

it('keeps the pages of the last four languages', async () => {
  const folder = aFolder()
  writeFileSync(join(folder, 'crm.md'), '# CRM\n\nA CRM keeps the notes of every call.\n')
  let readings = 0
  const engine = createRepositoryEngine(embeddedSettings(), { folder }, [], () => {
    readings += 1
  })
  const brand = { names: ['Acme'], domains: [], competitor: undefined }
  const scanIn = async (...languages: string[]) => {
    for (const language of languages) await engine.scan(brand, ['crm'], language)
    return readings
  }
  expect(await scanIn('en', 'de', 'fr', 'es', 'en')).toBe(4)
  expect(await scanIn('it', 'en', 'fr')).toBe(5)
  expect(await scanIn('de')).toBe(6)
})
