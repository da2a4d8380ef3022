import { fileURLToPath } from 'node:url'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { expect, it } from 'vitest'
import { startChromium } from '../../scripts/lib/chromium.ts'
import { smallPages } from '../support/small-pages.ts'

/** As site generators do, which keep HTML: GitHub alone makes text of `<style>`. */
const renderMarkdown = (text: string) =>
  micromark(text, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  }).replace(/&lt;(?=\/?style)/g, '<')

it('shows of each small page what the file with its innerText says', async () => {
  const browser = await startChromium()
  try {
    const page = await browser.newPage()
    const shown: Record<string, string> = {}
    for (const { name, format, text } of smallPages) {
      await page.setContent(`<!doctype html><body>${format === 'html' ? text : renderMarkdown(text)}`)
      shown[name] = await page.evaluate<string>('document.body.innerText')
    }
    await expect(`${JSON.stringify(shown, null, 2)}\n`).toMatchFileSnapshot(
      fileURLToPath(new URL('../pages/inner-text.json', import.meta.url)),
    )
  } finally {
    await browser.close()
  }
})
