import type { Baseline } from '../../comparison/baseline.ts'
import { type Comparison, changeOver } from '../../comparison/comparison.ts'
import { dropOf } from '../../gate/rounding.ts'
import type { Sight } from '../../gate/sight.ts'
import { dropsOf, isReportOnly, lossesOf, type RuleResult, rulesOf } from '../../gate/verdict.ts'
import { formatLoss } from '../../history/loss.ts'
import { RESULT_FORMAT, RESULT_VERSION } from '../../history/names.ts'
import type { AnswerCounts } from '../../scan/count-answers.ts'
import type { Contradiction, EngineMeasurement, KeywordMeasurement } from '../../scan/measure.ts'
import type { CompletedScan } from '../../scan/run.ts'
import { createContext } from '../document/context.ts'
import { headlineOf } from '../document/headline.ts'
import { plainOf } from '../document/plain-text.ts'
import { describeMissing, describeOrigin } from '../messages/baseline.ts'
import { describeRule } from '../messages/rules.ts'
import { NO_VALUE } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { listReasons } from '../reasons.ts'
import { buildAnswerContents } from './answer-contents.ts'
import { buildKeywordChange } from './content-changes.ts'
import { buildCost } from './cost.ts'
import { buildFindings } from './findings.ts'
import type { Result } from './result-schema.ts'

/** Formats the `result-file` output, with an indent of two spaces. */
export function formatResult(outcome: Outcome): string {
  return `${JSON.stringify(buildResult(outcome), undefined, 2)}\n`
}

/** Returns the outcome as the JSON of the `result-file` output. A later run can use it as its baseline. */
export function buildResult(outcome: Outcome): Result {
  const { verdict, measurement, baseline, run } = outcome
  const context = createContext(outcome)
  const drops = dropsOf(verdict)
  return {
    format: RESULT_FORMAT,
    schema_version: RESULT_VERSION,
    verdict: verdict.status,
    headline: plainOf(headlineOf(context)),
    reasons: listReasons(context).map(({ text }) => text),
    findings: buildFindings(context),
    report_only: isReportOnly(verdict),
    brand_name: outcome.brand,
    keywords: outcome.keywords,
    requested_engines: outcome.engines,
    language: outcome.language,
    key: outcome.key,
    fingerprint: outcome.fingerprint,
    scan_per: outcome.scanPer,
    samples: outcome.samples,
    planned_scans: outcome.plannedScans,
    created_at: run.finishedAt,
    ...(run.runUrl !== undefined && { run_url: run.runUrl }),
    ...(run.sha !== undefined && { sha: run.sha }),
    overall_bcr: measurement?.overallBcr ?? null,
    cited_engines: measurement?.citedEngines ?? null,
    total_engines: measurement?.totalEngines ?? null,
    avg_sentiment: measurement?.avgSentiment ?? null,
    baseline: baseline === undefined ? null : buildBaseline(baseline),
    keyword_changes: baseline?.content?.keywords.map(buildKeywordChange) ?? null,
    baseline_missing: 'missing' in verdict.baseline ? describeMissing(verdict.baseline.missing) : null,
    models: outcome.models,
    comparison: outcome.comparison === undefined ? null : buildComparison(outcome.comparison),
    bcr_drop: dropOf(outcome.comparison?.score) ?? null,
    cited_engines_drop: dropOf(outcome.comparison?.citedEngines) ?? null,
    lost_engines: drops?.lostEngines ?? [],
    gained_engines: drops?.gainedEngines ?? [],
    engine_drops: (drops?.engineDrops ?? []).map(({ pValue, ...drop }) => ({ ...drop, p_value: pValue })),
    losses: lossesOf(verdict).map(formatLoss),
    sight: outcome.sight ? buildSight(outcome.sight) : null,
    noise: drops?.noise ?? null,
    rules: rulesOf(verdict).map(result => buildRule(result, verdict.unmeasuredCompetitors)),
    engines: measurement?.engines.map(buildEngine) ?? [],
    keywords_measured: measurement?.keywords.map(buildKeyword) ?? [],
    contradictions: measurement?.contradictions.map(buildContradiction) ?? [],
    share_of_voice: outcome.shareOfVoice.map(brand => ({
      brand_name: brand.name,
      own: brand.isOwn,
      share: brand.share,
      answers: brand.answers,
      cited_answers: brand.citedAnswers,
      overall_bcr: brand.overallBcr,
    })),
    missing_engines: verdict.missingEngines,
    answers: buildAnswers(outcome.answers),
    answer_contents: buildAnswerContents(outcome),
    cost: buildCost(outcome.costs),
    unmeasured_competitors: verdict.unmeasuredCompetitors,
    scans: outcome.scans.map(buildScan),
  }
}

function buildAnswers({ planned, evaluated, missing }: AnswerCounts): Result['answers'] {
  if (planned === 0) return null
  return {
    planned,
    evaluated,
    missing: missing.map(({ engine, count, keyword, reason }) => ({
      engine,
      count,
      keyword,
      reason: reason.code,
      detail: reason.detail,
      status: reason.status ?? null,
      ...(reason.shape !== undefined && { shape: reason.shape }),
    })),
  }
}

function buildBaseline(baseline: Baseline): Result['baseline'] {
  return {
    label: describeOrigin(baseline.origin),
    overall_bcr: baseline.overallBcr ?? null,
    cited_engines: baseline.citedEngines ?? null,
    engines:
      baseline.engines?.map(({ engine, cited, bcrScore }) => ({
        engine,
        cited,
        bcr_score: bcrScore ?? null,
      })) ?? null,
  }
}

function buildComparison(comparison: Comparison): Result['comparison'] {
  const { cells, score, citedEngines, unpaired, runs, recent } = comparison
  const change = changeOver(cells)
  return {
    cells: cells.length,
    answers: change?.now.answers ?? 0,
    cited: change?.now.cited ?? 0,
    usually_cited: change?.was.usually ?? null,
    runs: runs.length,
    judged_since: recent[0]?.createdAt ?? null,
    overall_bcr: score?.now ?? null,
    overall_bcr_before: score?.was ?? null,
    cited_engines: citedEngines?.now ?? null,
    cited_engines_before: citedEngines?.was ?? null,
    unpaired: unpaired.map(entry => ({
      kind: entry.kind,
      engine: 'engine' in entry ? entry.engine : null,
      keyword: ('keyword' in entry ? entry.keyword : undefined) ?? null,
    })),
  }
}

function buildRule(result: RuleResult, unmeasured: string[]): Result['rules'][number] {
  const { limit, sentence } = describeRule(result, unmeasured)
  const { rule, outcome, kind } = result
  return {
    rule,
    outcome,
    observed: observedBy(result),
    baseline: kind === 'drop' ? result.baseline : null,
    drop: kind === 'drop' ? result.drop : null,
    limit: limit === NO_VALUE ? null : limit,
    p_value: (kind === 'drop' ? result.pValue : undefined) ?? null,
    sentence,
  }
}

/** Returns the observed value in full precision: a number, or words where the rule is about names or a percentage. */
function observedBy(result: RuleResult): number | string | null {
  switch (result.kind) {
    case 'drop':
      return result.observed
    case 'floor':
      if (result.observed === undefined) return null
      return result.subject.unit === 'percent'
        ? `${Number(result.observed.toPrecision(12))}%`
        : result.observed
    case 'answers':
      return result.lost.length
    case 'required-engines':
      return describeRule(result).observed
    case 'sentiment':
      return result.observed.join(', ')
    case 'completeness':
      return null
  }
}

function buildSight({ cited, runsPerYear, losses }: Sight): Result['sight'] {
  return {
    ...{ cited, runs_per_year: runsPerYear },
    losses: losses.map(({ loss, runs }) => ({ loss, runs: runs ?? null })),
  }
}

function buildEngine(measured: EngineMeasurement): Result['engines'][number] {
  return {
    engine: measured.engine,
    cited: measured.cited,
    bcr_score: measured.bcrScore,
    sentiment: measured.sentiment,
    snippet: measured.snippet,
    source_url: measured.sourceUrl,
    answers: measured.answers,
    cited_answers: measured.citedAnswers,
  }
}

function buildKeyword(measured: KeywordMeasurement): Result['keywords_measured'][number] {
  return {
    keyword: measured.keyword,
    overall_bcr: measured.overallBcr,
    cited_engines: measured.citedEngines,
    total_engines: measured.totalEngines,
    samples: measured.samples,
  }
}

function buildContradiction({ scanId, ...facts }: Contradiction): Result['contradictions'][number] {
  return { ...facts, scan_id: scanId }
}

function buildScan({ scan, keyword, sample }: CompletedScan): Result['scans'][number] {
  // The own fields come last, so that no field of the service replaces them.
  return { ...scan, keyword: keyword ?? null, sample }
}
