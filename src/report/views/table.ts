/** A column of a table, the same in every report. */
export interface Column {
  title: string
  /** The values are numbers, which align to the right. */
  isNumber?: boolean
}
