/** Returns the cells of a table with one line for each row and `|` between its cells. */
export function textTable(table: string): string[][] {
  const lines = table.trim().split('\n')
  return lines.map(line => line.split('|').map(cell => cell.trim()))
}
