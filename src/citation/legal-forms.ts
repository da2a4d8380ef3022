const LATIN =
  `AB AG A/S ApS AS B.V. BV Corp Corporation GmbH Inc Incorporated KG KGaA Kft Limited LLC LLP Ltd N.V. NV Oy Oyj PLC Pte
  Pty S.A. SA SARL SAS SE S.L. SL S.p.A. SpA S.r.l. Srl s.r.o. UG`
    .split(/\s+/)
    .map(form => form.replaceAll('.', String.raw`\.?`))
    .join('|')
/** Matches the forms that end a name: `Inc.`, `Co., Ltd.`, `GmbH & Co. KG`. Case matters, because two letters may be a word. */
const LATIN_END = new RegExp(`(?:,? (?:(?:& )?(?:Co|Cie)\\.?,? )?(?:${LATIN}|INC|LTD)\\.?){1,3}$`, 'u')
const CJK = '株式会社|有限会社|合同会社|주식회사|[（(][株주][)）]|㈱|㈜'
const CJK_ENDS = new RegExp(`^(?:${CJK}) ?| ?(?:${CJK}|(?:股份|责任|責任)?有限(?:责任|責任)?公司)$`, 'gu')

/** Returns the spoken form of a registered name: `Acme` for `Acme Inc.` and `株式会社Acme`. */
export function withoutLegalForm(name: string): string {
  const text = name.trim().replace(/\s+/g, ' ')
  return text.replace(LATIN_END, '').replace(CJK_ENDS, '') || text
}
