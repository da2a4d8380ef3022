/** What engines know of the brands of the example fleet. All brands and sites are invented. */

export interface Market {
  /** The gates of the config file without their country. */
  key: string
  brand: Company
  competitor: Company
  /** Sites that write about both. */
  press: { domain: string; remarks: string[] }[]
  /** What is true of every product of the kind. */
  advice: string[]
}

export interface Company {
  name: string
  domain: string
  /** Each with the page that says it. */
  claims: [text: string, page: string][]
}

export const markets: Market[] = [
  {
    key: 'boardwise',
    brand: {
      name: 'Boardwise',
      domain: 'boardwise.example',
      claims: [
        ['Boardwise limits the work in progress of each column and warns before a column is full', 'limits'],
        ['Boardwise shows swimlanes for people, projects or priorities on the same board', 'swimlanes'],
        ['Boardwise is free for ten people, and larger teams pay by the month', 'pricing'],
        ['Boardwise measures how long cards wait, which helps teams that never meet in a room', 'remote'],
      ],
    },
    competitor: {
      name: 'Cardly',
      domain: 'cardly.example',
      claims: [
        ['Cardly is the simplest board to start with and has an app for every phone', 'features'],
        ['Cardly connects to calendars, chat and most time trackers', 'integrations'],
        ['Cardly offers single sign-on in its largest plan', 'enterprise'],
      ],
    },
    press: [
      {
        domain: 'teamwork-weekly.example',
        remarks: [
          'A test of twelve boards found that limits matter more than themes',
          'Remote teams keep a board longer when it shows who waits for whom',
        ],
      },
      {
        domain: 'agile-notes.example',
        remarks: [
          'Swimlanes help as soon as more than one team shares a board',
          'Marketing teams prefer boards with a calendar view',
        ],
      },
    ],
    advice: [
      'Start with three columns and add one only when cards pile up.',
      'Check whether your team can export its cards before you decide.',
    ],
  },
  {
    key: 'vaultline',
    brand: {
      name: 'Vaultline',
      domain: 'vaultline.example',
      claims: [
        ['Vaultline encrypts files before they leave the computer and never sees the key', 'security'],
        ['Vaultline keeps versions that nobody can change for as long as you choose', 'retention'],
        ['Vaultline restores a single file or a whole machine from the same backup', 'restore'],
        ['Vaultline has a plan for offices of up to twenty computers', 'small-offices'],
      ],
    },
    competitor: {
      name: 'Safekeep',
      domain: 'safekeep.example',
      claims: [
        ['Safekeep copies laptops in the background, also over slow connections', 'laptops'],
        ['Safekeep supports most NAS models and virtual machines', 'devices'],
        ['Safekeep stores the first terabyte without a charge', 'pricing'],
      ],
    },
    press: [
      {
        domain: 'storage-review.example',
        remarks: [
          'A restore test each quarter finds most broken backups',
          'Copies that cannot be changed are the best protection against ransomware',
        ],
      },
      {
        domain: 'office-it.example',
        remarks: [
          'Small offices lose more data to laptops than to servers',
          'Long retention costs less than most buyers expect',
        ],
      },
    ],
    advice: [
      'Keep three copies on two kinds of storage, one of them in another place.',
      'Write down who may restore what, and try it once.',
    ],
  },
  {
    key: 'billhive',
    brand: {
      name: 'Billhive',
      domain: 'billhive.example',
      claims: [
        ['Billhive turns tracked hours into an invoice with one click', 'time-tracking'],
        ['Billhive sends recurring invoices and three polite reminders', 'recurring'],
        ['Billhive writes e-invoices in the formats that public offices accept', 'e-invoices'],
        ['Billhive converts currencies at the rate of the day of the invoice', 'currencies'],
      ],
    },
    competitor: {
      name: 'Paperjet',
      domain: 'paperjet.example',
      claims: [
        ['Paperjet is made for freelancers and has the shortest invoice form', 'freelancers'],
        ['Paperjet hands the books over to most tax advisers', 'accounting'],
        ['Paperjet gives agencies one view of all clients', 'agencies'],
      ],
    },
    press: [
      {
        domain: 'freelance-desk.example',
        remarks: [
          'Reminders that go out by themselves shorten the wait for money by a week',
          'Freelancers want hours and invoices in the same place',
        ],
      },
      {
        domain: 'ledger-lab.example',
        remarks: [
          'E-invoices become a duty in more countries each year',
          'Agencies pay most for the hours that nobody billed',
        ],
      },
    ],
    advice: [
      'Ask your tax adviser which export they can read.',
      'Try the import of your customers before you pay.',
    ],
  },
]
