import { parsePage } from '../../src/pages/page.ts'
import type { Page } from '../../src/sites/corpus.ts'

/** A page of the corpus as its Markdown has it; the brand's own unless it has an owner. */
export function aPage(path: string, markdown: string, owner?: string): Page {
  const address = `/${path.replace(/\.md$/, '')}`
  const url = `https://acme.example${address}`
  return {
    path,
    url,
    addresses: [address],
    base: '/',
    owner,
    id: markdown,
    content: parsePage(markdown, 'markdown'),
  }
}

/** A small site that speaks of inventory forecasting, and of something else. */
export const acmePages: Page[] = [
  aPage(
    'about.md',
    '# About us\n\nAcme was founded by two brothers in a garage near the river. The office has a large dog.',
  ),
  aPage(
    'forecasting.md',
    [
      '# Inventory forecasting guide',
      'Inventory forecasting predicts how much stock a shop will sell in the coming weeks.',
      '## How does it work?',
      'Acme reads two years of order history and finds seasonal demand for each product. Inventory forecasting then sets a safety stock for every warehouse.',
      '- Seasonal demand is learned from order history',
      '- Safety stock follows lead times',
      '## Accuracy',
      'Inventory forecasting with Acme was off by eight percent in the 2025 survey of 300 shops. Lead times from suppliers matter most.',
    ].join('\n\n'),
  ),
  aPage(
    'pricing.md',
    '# Pricing\n\nInventory forecasting is part of every plan. Acme bills by order volume, and the first month is free.',
  ),
]
