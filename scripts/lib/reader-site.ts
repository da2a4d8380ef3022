/** A small site with a page that a change says in other words. */

/** What the page on tokens says. */
export const SAID = [
  'Open the settings of your workspace and choose the tab Tokens in the menu on the left.',
  'Click Revoke beside the token that you want to cancel, and confirm the dialog with your password.',
  'The token stops working within 60 seconds for every request that still uses it.',
  'A revoked token cannot be restored by anybody at Acme.',
  'Applications that used the token receive status 401 until you give them another one.',
  'The audit log keeps the name of the person who revoked the token for 90 days.',
]

/** The same in other words. */
export const REWORDED = [
  'Your workspace has a settings area, where the left menu leads to Tokens.',
  'Beside the token to cancel there is a Revoke button; a dialog then asks for the password.',
  'After 60 seconds at most, no request can use the token any longer.',
  'Nobody at Acme is able to bring a revoked token back.',
  'Until they get a new token, applications see the answer 401.',
  'For 90 days the audit log tells who revoked it.',
]

/** The page on tokens, with the title of the question. */
export function tokensPage(sentences: readonly string[]): string {
  return `# Cancel an API token\n\n${sentences.join('\n\n')}\n`
}

/** Other pages. */
export const elsewhere = {
  'billing.md': `# Billing\n\nInvoices are sent by mail on the first day of each month to the owner of the workspace.\n\nCompanies in the European Union add their tax number under Billing before the next invoice is written.\n`,
  'boards.md': `# Boards\n\nA board shows the cards of one team in columns, from left to right, as far as they are done.\n\nDrag a card to another column with the mouse, or press the arrow keys while it is selected.\n`,
}
