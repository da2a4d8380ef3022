import { describe, expect, it } from 'vitest'
import { type MeasuredBrand, measureShareOfVoice } from '../../src/scan/share-of-voice.ts'
import { aRunOf, type CitedPattern } from '../support/cells.ts'

const brand = (name: string, pattern: CitedPattern, samples = 1): MeasuredBrand => ({
  name,
  measurement: aRunOf(pattern, samples),
})
const failed = (name: string): MeasuredBrand => ({ name, measurement: undefined })

const sharesOf = (own: MeasuredBrand, ...competitors: MeasuredBrand[]) =>
  measureShareOfVoice(own, competitors).shares.map(({ share }) => share)

describe('measureShareOfVoice', () => {
  it('is each rate of citing answers by the sum of all rates, the brand first', () => {
    const { shares, unmeasured } = measureShareOfVoice(brand('Acme', { chatgpt: '1110' }), [
      brand('Globex', { chatgpt: '1000' }),
      brand('Initech', { chatgpt: '0000' }),
    ])
    expect(unmeasured).toEqual([])
    expect(shares).toMatchObject([
      { name: 'Acme', isOwn: true, answers: 4, citedAnswers: 3, share: 0.75 },
      { name: 'Globex', isOwn: false, answers: 4, citedAnswers: 1, share: 0.25 },
      { name: 'Initech', isOwn: false, answers: 4, citedAnswers: 0, share: 0 },
    ])
    expect(shares[0]?.overallBcr).toBe(60)
  })

  it('does not depend on how many samples a brand has', () => {
    const globex = brand('Globex', { chatgpt: '1000' })
    expect(sharesOf(brand('Acme', { chatgpt: '1110' }, 7), globex)).toEqual([0.75, 0.25])
  })

  it('counts only keywords and engines that were evaluated for every brand', () => {
    const own = brand('Acme', { chatgpt: '11', gemini: '11', claude: '00' })
    const globex = brand('Globex', { chatgpt: '1-', gemini: '00' })
    expect(measureShareOfVoice(own, [globex]).shares).toMatchObject([
      { answers: 3, citedAnswers: 3, share: 0.75 },
      { answers: 3, citedAnswers: 1, share: 0.25 },
    ])
  })

  it('is 0 for everybody if nobody is cited', () => {
    expect(sharesOf(brand('Acme', { chatgpt: '00' }), brand('Globex', { chatgpt: '00' }))).toEqual([0, 0])
  })

  it('leaves out a competitor that failed, or that has no answer where the brand has one', () => {
    const own = brand('Acme', { chatgpt: '1' })
    const voices = measureShareOfVoice(own, [
      failed('Globex'),
      brand('Initech', { chatgpt: '1' }),
      brand('Hooli', { gemini: '1' }),
    ])
    expect(voices.unmeasured).toEqual(['Globex', 'Hooli'])
    expect(voices.shares.map(({ name, share }) => [name, share])).toEqual([
      ['Acme', 0.5],
      ['Initech', 0.5],
    ])
  })

  it('gives nobody the whole of nothing', () => {
    const own = brand('Acme', { chatgpt: '1' })
    expect(measureShareOfVoice(own, [])).toEqual({ shares: [], unmeasured: [] })
    expect(measureShareOfVoice(own, [failed('Globex')])).toEqual({ shares: [], unmeasured: ['Globex'] })
    const apart = measureShareOfVoice(brand('Acme', { chatgpt: '1', gemini: '1' }), [
      brand('Globex', { chatgpt: '1' }),
      brand('Initech', { gemini: '1' }),
    ])
    expect(apart).toEqual({ shares: [], unmeasured: [] })
  })
})
