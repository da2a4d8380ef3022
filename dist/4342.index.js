export const id = 4342;
export const ids = [4342];
export const modules = {

/***/ 14342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E3: () => (/* binding */ viewPortfolio),
/* harmony export */   HY: () => (/* binding */ viewGate),
/* harmony export */   VY: () => (/* binding */ verdictOfFleet),
/* harmony export */   qX: () => (/* binding */ countVerdicts)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73533);
/* harmony import */ var _shard_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59307);
/* harmony import */ var _citation_rates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39923);
/* harmony import */ var _content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64559);
/* harmony import */ var _lead_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74626);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22083);






const STATES = ['fail', 'error', 'inconclusive', 'pass', 'report'];
const STATUSES = {
    fail: 'Failed',
    error: 'Error',
    inconclusive: 'Inconclusive',
    pass: 'Passed',
    report: 'Report only',
};
const VERDICTS = ['fail', 'error', 'inconclusive', 'pass'];
const MOST_CAUSES = 5;
function viewPortfolio(fleet) {
    const gates = fleet.gates.toSorted(compareImportance);
    const attention = gates.filter(needsAttention);
    const others = gates.filter(view => !needsAttention(view));
    const inconclusive = others.filter(({ state }) => state === 'inconclusive');
    const passing = others.filter(({ state }) => state !== 'inconclusive');
    const causes = listCauses(attention);
    const shown = causes.slice(0, MOST_CAUSES);
    const explained = new Set(shown.flatMap(({ keys }) => keys));
    const state = STATES.find(each => gates.some(view => view.state === each)) ?? 'pass';
    return {
        ...{ state, status: STATUSES[state] },
        headline: describeHeadline(attention, inconclusive, passing),
        notes: describeNotes(fleet, attention, inconclusive, passing),
        columns: [
            { title: 'Gate' },
            { title: 'What happened' },
            { title: 'Cited now', isNumber: true },
            { title: 'Before', isNumber: true },
        ],
        attention,
        inconclusive,
        passing,
        causes: shown,
        otherCauses: causes.slice(MOST_CAUSES).reduce((sum, { keys }) => sum + keys.length, 0),
        detailed: attention.filter(({ isMeasured, key }) => isMeasured || !explained.has(key)),
    };
}
function verdictOfFleet({ gates }) {
    return VERDICTS.find(status => gates.some(({ verdict }) => verdict.status === status)) ?? 'pass';
}
function countVerdicts({ gates }) {
    const count = (status) => gates.filter(({ verdict }) => verdict.status === status).length;
    return {
        pass: count('pass'),
        fail: count('fail'),
        inconclusive: count('inconclusive'),
        error: count('error'),
    };
}
function viewGate(outcome, { failures, alpha, load }) {
    const { brand, key, fingerprint, verdict, gap } = outcome;
    const rate = (0,_citation_rates_js__WEBPACK_IMPORTED_MODULE_4__/* .rateOfAll */ .JG)(outcome);
    const percent = (share) => (share === undefined ? _numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_VALUE */ .GY : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPercent */ .l9)(share));
    const state = verdict.status !== 'pass' ? verdict.status : verdict.reportOnly ? 'report' : 'pass';
    const content = (0,_content_js__WEBPACK_IMPORTED_MODULE_1__/* .viewContent */ .L)(outcome);
    const lead = content === undefined ? (0,_lead_js__WEBPACK_IMPORTED_MODULE_2__/* .leadOf */ .M)(outcome) : [content.headline];
    const namesBrand = lead.some(part => typeof part !== 'string' && part.name === brand);
    const lacksBaseline = verdict.status === 'pass' && failures.length > 0;
    return {
        ...{ key, verdict, failures, alpha, gap, load },
        isMeasured: outcome.measurement !== undefined,
        reason: verdict.status === 'error' ? (0,_overview_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonsOf */ .zM)(outcome)[0] : undefined,
        details: [...(namesBrand ? [] : [brand]), ...(fingerprint['country'] ?? [])],
        state: lacksBaseline ? 'fail' : state,
        status: lacksBaseline ? 'No baseline' : STATUSES[state],
        lead: lacksBaseline ? [...lead, '. There is no baseline'] : lead,
        now: percent(rate?.now),
        before: percent(rate?.before),
        fall: rate?.before === undefined ? 0 : Math.round(100 * rate.before) - Math.round(100 * rate.now),
    };
}
function needsAttention({ failures, state }) {
    return failures.length > 0 || state === 'fail' || state === 'error';
}
function compareImportance(a, b) {
    const failing = ({ failures }) => Number(failures.length > 0);
    const rank = ({ state }) => STATES.indexOf(state === 'report' ? 'pass' : state);
    const moved = ({ fall }) => Number(fall !== 0);
    return (failing(b) - failing(a) ||
        rank(a) - rank(b) ||
        moved(b) - moved(a) ||
        b.fall - a.fall ||
        (a.key < b.key ? -1 : 1));
}
function describeHeadline(attention, inconclusive, passing) {
    const gates = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(attention.length + inconclusive.length + passing.length, 'gate');
    const subject = (part, ...others) => others.every(({ length }) => length === 0) ? `All ${gates}` : `${part.length} of ${gates}`;
    const [kind, ...moreKinds] = describeKinds(attention);
    if (kind !== undefined) {
        const who = subject(attention, inconclusive, passing);
        if (moreKinds.length > 0) {
            return `${who} need attention: ${[kind, ...moreKinds].map(({ count, words }) => `${count} ${words}`).join(', ')}`;
        }
        const isNone = kind.measured !== undefined && kind.count > 1 && who.startsWith('All');
        return isNone ? `None of the ${gates} was ${kind.measured}` : `${who} ${kind.words}`;
    }
    if (inconclusive.length > 0) {
        return `${subject(inconclusive, passing)} ${inconclusive.length === 1 ? 'is' : 'are'} inconclusive`;
    }
    return passing.every(({ state }) => state === 'report')
        ? `${gates} were measured. No rule is set, so none of them can fail`
        : `All ${gates} passed`;
}
function describeKinds(attention) {
    const errors = attention.filter(({ state }) => state === 'error');
    const isPartly = errors.some(({ isMeasured }) => isMeasured);
    const measured = isPartly ? 'fully measured' : 'measured';
    const lacking = attention.filter(isWithoutBaseline).length;
    const failed = attention.filter(({ state }) => state === 'fail').length - lacking;
    const inconclusive = attention.filter(({ state }) => state === 'inconclusive').length;
    const kinds = [
        { count: failed, words: 'failed' },
        { count: errors.length, words: `${errors.length === 1 ? 'was' : 'were'} not ${measured}`, measured },
        { count: inconclusive, words: `${inconclusive === 1 ? 'is' : 'are'} inconclusive` },
        { count: lacking, words: `${lacking === 1 ? 'has' : 'have'} no baseline` },
    ];
    return kinds.filter(({ count }) => count > 0);
}
function isWithoutBaseline({ verdict, state }) {
    return state === 'fail' && verdict.status === 'pass';
}
function describeNotes({ gates }, attention, inconclusive, passing) {
    const isMixed = attention.length > 0 || inconclusive.length > 0;
    const reporting = passing.filter(({ state }) => state === 'report').length;
    const others = [
        ...(attention.length > 0 && inconclusive.length > 0 ? [`${inconclusive.length} inconclusive`] : []),
        ...(passing.length > 0 && isMixed ? [`${passing.length} passed`] : []),
    ];
    const passingNote = reporting > 0 && (isMixed || reporting < passing.length)
        ? [`${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(reporting, 'gate')} ${reporting === 1 ? 'has' : 'have'} no rule and cannot fail.`]
        : [];
    const harmless = attention.filter(({ failures }) => failures.length === 0).length;
    const gaps = gates.flatMap(({ gap }) => gap ?? []);
    return [
        ...(others.length > 0 ? [`The rest: ${others.join(', ')}.`] : []),
        ...passingNote,
        ...(harmless > 0 ? [describeHarmless(harmless, attention.length)] : []),
        ...(gaps.length > 0 ? [(0,_shard_words_js__WEBPACK_IMPORTED_MODULE_0__/* .describeFleetGap */ .Om)(gaps)] : []),
        ...describeFalseAlarms(gates),
    ];
}
function describeFalseAlarms(gates) {
    const tested = gates.filter(({ verdict }) => verdict.noise === 'tested');
    const expected = tested.reduce((sum, { alpha }) => sum + alpha, 0);
    if (expected < 1 || !tested.some(({ state }) => state === 'fail'))
        return [];
    const most = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatSetting */ .w_)(Math.round(expected));
    return [
        `\`alpha\` holds for each gate: without any change, chance fails up to ${most} of these ${tested.length} gates in a run, on average.`,
    ];
}
function describeHarmless(harmless, all) {
    const which = harmless === all
        ? 'None of these gates fails'
        : `${harmless} of these ${all} gates ${harmless === 1 ? 'does' : 'do'} not fail`;
    return `${which} the step: \`fail-on\` does not list ${harmless === 1 ? 'its verdict' : 'their verdicts'}.`;
}
function listCauses(attention) {
    const errors = attention.filter(({ state }) => state === 'error');
    const byText = Map.groupBy(errors, ({ reason }) => reason ?? '');
    return [...byText]
        .filter(([text]) => text !== '')
        .map(([text, views]) => ({ text, keys: views.map(({ key }) => key) }))
        .toSorted((a, b) => b.keys.length - a.keys.length);
}


/***/ })

};
