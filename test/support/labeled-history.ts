/** The history of a small site, each change labeled by hand with what it does to the questions. */
import type { AnswerOutcome } from '../../src/owners/keyword-change.ts'

export const questions = {
  restore: 'how do I restore a deleted file?',
  pricing: 'what does cloud storage cost?',
  encryption: 'end-to-end encryption',
  schedule: 'backup schedule',
  install: 'install the desktop app',
  share: 'share a folder with my team',
  twoFactor: 'two-factor authentication',
  export: 'export the audit log',
} as const
export type Question = keyof typeof questions

export const firstPages: Record<string, string> = {
  'index.md': `# Acme Drive

Acme Drive is a place for the files of small companies. Read the guides to get started, or ask our support.
`,
  'guide/install.md': `# Install the desktop app

Download the desktop app for Windows, macOS or Linux. Run the file that you downloaded to install the desktop app.

## Update

The desktop app updates itself once a day. Restart the app to finish an update.
`,
  'guide/restore.md': `# Restore files

## Restore a deleted file

Open the trash, select the deleted file and press Restore. A deleted file stays in the trash for 30 days. An administrator can restore a deleted file for another 30 days.

## Restore a version

Every change of a document makes a version. Open the history of the document to go back.
`,
  'guide/schedule.md': `# Backup schedule

The backup schedule says when your computer is copied. Set the backup schedule to hourly, daily or weekly under Settings.

## Pause

You can pause a backup for up to eight hours. The backup goes on by itself afterwards.
`,
  'guide/share.md': `# Share a folder

Right-click a folder and choose Share to share the folder with your team. Every member of the team can open a folder that you share. Guests need an invitation by email. A shared folder shows up for everybody within a minute, and vanishes as soon as you take the share back.
`,
  'security/encryption.md': `# Encryption

With end-to-end encryption only you hold the keys. End-to-end encryption covers file names and contents. Turn end-to-end encryption on before the first upload.

## At rest

Disks in our data centres are encrypted with AES-256.
`,
  'security/two-factor.md': `# Two-factor authentication

Two-factor authentication asks for a code of your phone after the password. Turn two-factor authentication on under Account. Keep the recovery codes in a safe place. Without the phone, sign in with one of these codes, or ask an administrator to reset it for you.
`,
  'admin/audit-log.md': `# Audit log

The audit log lists who opened which file. Export the audit log as CSV under Reports. An export of the audit log holds the last 90 days.
`,
  'admin/users.md': `# Users

Invite users by email. A user can be an owner, an administrator or a member.
`,
  'pricing.md': `# Pricing

## Cloud storage

Cloud storage costs four dollars a month for each terabyte. The first ten gigabytes of cloud storage cost nothing. Cloud storage for schools costs half.

## Support

Support by phone costs extra: ten dollars a month for the whole company, on working days from eight to six.
`,
  'support.md': `# Support

Our support answers within one working day. Write an email or call us.
`,
  'about.md': `# About

Acme was founded in Oslo by two friends. Forty people work for Acme.
`,
}

export interface LabeledCommit {
  name: string
  /** Texts by path; undefined deletes. A function edits what is there. */
  changes: Record<string, string | undefined | ((text: string) => string)>
  /** Questions that are not unchanged. */
  expected?: Partial<Record<Question, AnswerOutcome>>
}

const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to)

export const labeledCommits: LabeledCommit[] = [
  { name: 'a typo fix elsewhere', changes: { 'about.md': replace('Forty people', 'Fourty people') } },
  { name: 'a typo fix in a cited sentence', changes: { 'pricing.md': replace('terabyte.', 'tera-byte.') } },
  {
    name: 'a rewording of a cited sentence',
    changes: {
      'guide/schedule.md': replace(
        'The backup schedule says when your computer is copied.',
        'The backup schedule tells when your computer is copied.',
      ),
    },
  },
  {
    name: 'a new page on another subject',
    changes: {
      'guide/photos.md': '# Photos\n\nUpload photos from your phone. Albums group photos by date.\n',
    },
  },
  {
    name: 'a good second page on a question',
    changes: {
      'guide/schedule-servers.md':
        '# Servers\n\nThe backup schedule of a server is set by an administrator. A server has its own backup schedule.\n',
    },
  },
  {
    name: 'a paragraph on a question, on its page',
    changes: {
      'pricing.md': replace('## Support', 'Cloud storage for a charity costs nothing at all.\n\n## Support'),
    },
  },
  {
    name: 'a new section elsewhere on a cited page',
    changes: {
      'guide/restore.md': text => `${text}\n## Restore a computer\n\nBoot from the rescue disk first.\n`,
    },
  },
  {
    name: 'a renamed page',
    changes: {
      'guide/share.md': undefined,
      'guide/team-folders.md': firstPages['guide/share.md'],
    },
    expected: { share: 'weaker' },
  },
  {
    name: 'a section that moves to a page of its own',
    changes: {
      'pricing.md': replace(/## Cloud storage[^#]*/, ''),
      'pricing/cloud-storage.md':
        '# Cloud storage\n\nCloud storage costs four dollars a month for each tera-byte. The first ten gigabytes of cloud storage cost nothing. Cloud storage for schools costs half.\n\nCloud storage for a charity costs nothing at all.\n',
    },
  },
  {
    name: 'two pages that become one',
    changes: {
      'support.md': undefined,
      'about.md': text => `${text}\nOur support answers within one working day. Write an email or call us.\n`,
    },
  },
  {
    name: 'a translation',
    changes: {
      'fr/pricing.md': '# Tarifs\n\nLe stockage coûte quatre dollars par mois.\n',
      'fr/encryption.md': '# Chiffrement\n\nLe chiffrement de bout en bout vous laisse les clés.\n',
    },
  },
  {
    name: 'a page that no question is about is deleted',
    changes: { 'guide/photos.md': undefined },
  },
  {
    name: 'a heading that is reworded',
    changes: { 'security/two-factor.md': replace('# Two-factor authentication', '# Two-factor sign-in') },
  },
  {
    name: 'marketing instead of facts, on a page whose name no longer contains the question',
    changes: {
      'security/two-factor.md': replace(
        /Two-factor authentication asks[\s\S]*/,
        'We love to keep you safe. Thousands of people trust us every day.\n',
      ),
    },
    expected: { twoFactor: 'weaker' },
  },
  {
    name: 'facts again',
    changes: { 'security/two-factor.md': firstPages['security/two-factor.md'] },
  },
  {
    name: 'the section that answers is removed',
    changes: { 'guide/restore.md': replace(/## Restore a deleted file[^#]*/, '') },
    expected: { restore: 'lost' },
  },
  {
    name: 'the section comes back in other words',
    changes: {
      'guide/restore.md': replace(
        '## Restore a version',
        '## Restore a deleted file\n\nTo restore a deleted file, go to the trash and press Restore. Within 30 days a deleted file can be restored.\n\n## Restore a version',
      ),
    },
  },
  {
    name: 'a page in new words that says the same',
    changes: {
      'admin/audit-log.md':
        '# Audit log\n\nWho opened which file is in the audit log. Under Reports you can export the audit log as a CSV file. The export of the audit log goes back 90 days.\n',
    },
  },
  {
    name: 'a draft',
    changes: { 'admin/audit-log.md': text => `---\ndraft: true\n---\n\n${text}` },
    expected: { export: 'lost' },
  },
  {
    name: 'no longer a draft',
    changes: { 'admin/audit-log.md': replace(/---[\s\S]*?---\n\n/, '') },
    expected: { export: 'gained' },
  },
  {
    name: 'noindex in the front matter',
    changes: { 'security/encryption.md': text => `---\nrobots: noindex\n---\n\n${text}` },
    expected: { encryption: 'lost' },
  },
  {
    name: 'a page that is deleted',
    changes: { 'guide/install.md': undefined },
    expected: { install: 'lost' },
  },
  {
    name: 'a stub instead of a page',
    changes: { 'guide/team-folders.md': '# Share a folder\n\nThis page is being rewritten.\n' },
    expected: { share: 'lost' },
  },
  {
    name: 'the words of a question replaced throughout',
    changes: { 'pricing/cloud-storage.md': replace(/cloud storage/gi, 'Space') },
  },
  {
    name: 'a page with another ending, in another folder of sources',
    changes: {
      'guide/schedule.md': undefined,
      'src/content/guide/schedule.mdx': firstPages['guide/schedule.md'],
    },
  },
  {
    name: 'a renamed page with a redirect in code',
    changes: {
      'security/two-factor.md': undefined,
      'security/sign-in.md': firstPages['security/two-factor.md'],
      'docusaurus.config.js':
        "export default { baseUrl: '/', plugins: [['client-redirects', { redirects: [{ from: '/security/two-factor', to: '/security/sign-in' }] }]] }\n",
    },
  },
  {
    name: 'release notes',
    changes: { 'releases.md': '# Releases\n\n## 4.2\n\nThe desktop app starts faster. A crash is fixed.\n' },
  },
]
