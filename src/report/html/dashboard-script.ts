/** The filters of the dashboard: what the page gives to its script, and the script itself. */

/** All texts are from outside. The script only compares them and writes them as text. */
export interface DashboardData {
  keywords: string[]
  /** Of the rows of the table, in their order. */
  rows: {
    /** Indexes in the lists of engines and countries. */
    engine: number
    country: number
    isMarked: boolean
    /** Index of a keyword, and its counts as encodeCounts writes them, for the newest columns. */
    keywords: [index: number, counts: string][]
  }[]
  /** Lines of the CSV file: the head, and the names of each row. */
  csv: string[]
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Writes two characters for each tally: the cited answers and all answers. More than 61 are written as their share of 61. */
export function encodeCounts(at: readonly ({ cited: number; answers: number } | undefined)[]): string {
  const most = DIGITS.length - 1
  return at
    .map(tally => {
      if (tally === undefined) return '00'
      const scale = Math.min(1, most / tally.answers)
      return [tally.cited, tally.answers].map(count => DIGITS.charAt(Math.round(count * scale))).join('')
    })
    .join('')
}

/** What the script uses of the browser. */
interface Element {
  value: string
  checked: boolean
  hidden: boolean
  textContent: string | null
  className: string
  href: string
  download: string
  readonly cells: ArrayLike<Element>
  addEventListener(event: string, listener: () => void): void
  click(): void
}
interface Page {
  getElementById(id: string): Element | null
  querySelectorAll(selector: string): ArrayLike<Element>
  createElement(name: string): Element
}

/**
 * Shows the filters and obeys them: hides rows, computes the shares of the chosen keywords, and offers the rows that are
 * shown as CSV. The page holds its source text, so that it uses nothing but its arguments and the browser.
 * `digits`: those of encodeCounts.
 */
function runDashboard(page: Page, digits: string): void {
  const data: DashboardData = JSON.parse(page.getElementById('data')?.textContent ?? '')
  const lines = Array.from(page.querySelectorAll('#all tbody tr'))
  const read = new Map<number, { cell: Element; text: string; style: string }[]>()
  const changed = new Set<number>()
  const textOf = (id: string) => page.getElementById(id)?.value ?? ''

  /** Returns the cells of a row as the page came. Reads them once, and none before they are needed. */
  function cellsOf(index: number): { cell: Element; text: string; style: string }[] {
    const cells =
      read.get(index) ??
      Array.from(lines[index]?.cells ?? [])
        .slice(1)
        .map(cell => ({ cell, text: cell.textContent ?? '', style: cell.className }))
    read.set(index, cells)
    return cells
  }

  /** Returns the chosen keywords; undefined for all. */
  function chooseKeywords(): Set<number> | undefined {
    const words = textOf('keyword').trim().toLowerCase()
    if (words === '') return undefined
    return new Set(
      [...data.keywords.keys()].filter(index => data.keywords[index]?.toLowerCase().includes(words)),
    )
  }

  function showShares(index: number, counts: string[] | undefined): void {
    for (const [column, { cell, text, style }] of cellsOf(index).entries()) {
      if (counts === undefined) {
        cell.textContent = text
        cell.className = style
        continue
      }
      const at = 2 * column
      const sum = (place: number) =>
        counts.reduce((total, each) => total + Math.max(0, digits.indexOf(each.charAt(place) || '0')), 0)
      const answers = sum(at + 1)
      const share = answers === 0 ? undefined : sum(at) / answers
      cell.textContent = share === undefined ? '' : `${Math.round(100 * share)}${text.replace(/^\d+/, '')}`
      cell.className = share === undefined ? '' : style.replace(/heat-\d+/, `heat-${Math.round(10 * share)}`)
    }
  }

  function update(): void {
    const [engine, country] = [textOf('engine'), textOf('country')]
    const chosen = chooseKeywords()
    const onlyMarked = page.getElementById('marked')?.checked === true
    let shown = 0
    for (const [index, row] of data.rows.entries()) {
      const counts = chosen && row.keywords.flatMap(([keyword, each]) => (chosen.has(keyword) ? [each] : []))
      const isShown =
        (engine === '' || row.engine === Number(engine)) &&
        (country === '' || row.country === Number(country)) &&
        (!onlyMarked || row.isMarked) &&
        counts?.length !== 0
      const line = lines[index]
      if (line !== undefined) line.hidden = !isShown
      if (!isShown) continue
      shown += 1
      if (counts === undefined && !changed.delete(index)) continue
      if (counts !== undefined) changed.add(index)
      showShares(index, counts)
    }
    const status = page.getElementById('shown')
    if (status !== null) status.textContent = `${shown} of ${data.rows.length} rows`
  }

  function saveTable(): void {
    const [head = '', ...names] = data.csv
    const rows = names.flatMap((name, index) => {
      if (lines[index]?.hidden === true) return []
      const shares = cellsOf(index).map(({ cell }) => (cell.textContent ?? '').replace(/\D/g, ''))
      return [[name, ...shares].join(',')]
    })
    const file = URL.createObjectURL(new Blob([[head, ...rows, ''].join('\r\n')], { type: 'text/csv' }))
    const link = page.createElement('a')
    link.href = file
    link.download = 'dashboard.csv'
    link.click()
    URL.revokeObjectURL(file)
  }

  for (const id of ['engine', 'country', 'keyword', 'marked']) {
    page.getElementById(id)?.addEventListener('input', update)
  }
  page.getElementById('save')?.addEventListener('click', saveTable)
  const filters = page.getElementById('filters')
  if (filters !== null) filters.hidden = false
  // A browser keeps what was typed when the page is loaded again.
  update()
}

/** The script as the page holds it. */
export const DASHBOARD_SCRIPT = `(${runDashboard})(document, '${DIGITS}')`
