import type { Fingerprint } from '../../history/record.ts'
import type { Settings } from '../../inputs/settings.ts'

/** What the answers of a service depend on. */
export interface AnswerSource {
  /** The engines, with their models where these are known. */
  engines: string[]
  /** Address of the service, or its kind. */
  service: string
  /** Further settings, by the names of their inputs. */
  settings?: Fingerprint
}

/** Returns the fingerprint of a run with these settings, by the names of the inputs. It holds no secret. */
export function fingerprintOf(
  { brand, keywords, language, scanPer }: Pick<Settings, 'brand' | 'keywords' | 'language' | 'scanPer'>,
  { engines, service, settings }: AnswerSource,
): Fingerprint {
  return {
    brand: [brand],
    keywords,
    engines,
    language: [language],
    'scan-per': [scanPer],
    service: [service],
    ...settings,
  }
}
