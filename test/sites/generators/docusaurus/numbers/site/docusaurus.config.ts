import type { Config } from '@docusaurus/types'

const title: string = 'Acme'

export default {
  title,
  url: 'https://acme.dev',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  presets: [['classic', { docs: { sidebarPath: './sidebars.ts' } }]],
} satisfies Config
