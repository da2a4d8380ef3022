/** The part of jStat that tests compare with; the package has no types of its own. */
declare module 'jstat' {
  interface Distribution<Parameters extends number[]> {
    pdf(x: number, ...parameters: Parameters): number
    cdf(x: number, ...parameters: Parameters): number
    inv(p: number, ...parameters: Parameters): number
  }
  const jStat: {
    studentt: Distribution<[degrees: number]>
    binomial: Omit<Distribution<[trials: number, probability: number]>, 'inv'>
    mean(values: number[]): number
    /** Of a sample when `isSample` is true. */
    stdev(values: number[], isSample: boolean): number
  }
  export default jStat
}
