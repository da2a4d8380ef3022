"use strict";
exports.id = "sites-indexing-hidden";
exports.ids = ["sites-indexing-hidden"];
exports.modules = {
	48929: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DA: () => locateCitations,
			Tr: () => findStakes,
			gq: () => rankBy,
			px: () => findCitedOwners
		});
		var _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46958);
		var _sites_indexing_hidden_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83283);
		const MAX_ADDRESSES = 5e3;
		function locateCitations(groups, tree) {
			const findPage = (0, _sites_indexing_hidden_js__WEBPACK_IMPORTED_MODULE_0__.Y2)(tree);
			const found = new Map();
			const unmatched = new Map();
			const located = groups.flatMap(({ pages, ...group }) => {
				const byPath = new Map();
				for (const { address, answers } of pages) {
					if (found.size < MAX_ADDRESSES && !found.has(address)) found.set(address, findPage(address));
					const page = found.get(address) ?? "other-site";
					if (page === "no-page") unmatched.set(address, (unmatched.get(address) ?? 0) + answers);
					else if (page !== "other-site") byPath.set(page.path, (byPath.get(page.path) ?? 0) + answers);
				}
				return Array.from(byPath, ([path, answers]) => ({
					...group,
					path,
					answers: Math.min(answers, group.of)
				}));
			});
			const list = Array.from(unmatched, ([address, answers]) => ({
				address,
				answers
			}));
			return {
				located,
				unmatched: list.toSorted((a, b) => b.answers - a.answers)
			};
		}
		const MIN_ANSWERS = 3;
		const MIN_RUNS = 2;
		const MIN_LEAD = 2;
		function findCitedOwners(citations) {
			const owners = new Map();
			for (const { name: keyword, citations: citing } of rankBy("keyword", citations)) {
				const [first, second] = rankBy("path", citing);
				if (first === undefined || first.answers < MIN_ANSWERS || first.runs < MIN_RUNS) continue;
				if (first.answers >= MIN_LEAD * (second?.answers ?? 0)) owners.set(keyword, first);
			}
			return owners;
		}
		function rankBy(field, all) {
			return Array.from(Map.groupBy(all, (each) => each[field]), ([name, citations]) => ({
				name,
				citations,
				answers: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(citations.map(({ answers }) => answers)),
				runs: new Set(citations.map(({ run }) => run)).size
			})).toSorted((a, b) => b.answers - a.answers);
		}
		const STAKE_DAYS = 28;
		const MAX_NAMES = 1e3;
		function findStakes(citations, groups, now) {
			const since = Date.parse(now) - STAKE_DAYS * _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.d_;
			const isRecent = ({ run }) => Date.parse(run) >= since;
			const recent = groups.filter(isRecent);
			return rankBy("path", citations.filter(isRecent)).map(({ name: path, citations: citing, answers }) => {
				const listNames = (field) => rankBy(field, citing).slice(0, MAX_NAMES).map(({ name }) => name);
				const [engines, keywords] = [listNames("engine"), listNames("keyword")];
				const names = [new Set(engines), new Set(keywords)];
				const asked = recent.filter(({ engine, keyword }) => names[0].has(engine) && names[1].has(keyword));
				return {
					path,
					engines,
					keywords,
					answers,
					of: (0, _lib_numbers_js__WEBPACK_IMPORTED_MODULE_1__.cz)(asked.map(({ of }) => of))
				};
			});
		}
	}),
	83283: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Y2: () => createPageFinder,
			LJ: () => findAtAddress,
			qr: () => findMovedSite,
			jy: () => findNewlyHidden,
			F0: () => findSuccessors,
			jc: () => findUncheckable
		});
		var remember = __webpack_require__(28305);
		var web_url = __webpack_require__(73530);
		var generator = __webpack_require__(13163);
		var generators = __webpack_require__(86710);
		var indexing_addresses = __webpack_require__(24556);
		var noindex = __webpack_require__(24381);
		var indexing_redirects = __webpack_require__(36597);
		var robots = __webpack_require__(34799);
		var array = __webpack_require__(88965);
		var signal = __webpack_require__(33713);
		var paths = __webpack_require__(65786);
		;
		function createUnpublishedFinder(base, head, changed) {
			const isSameGenerator = joinConfigs(base.sites) === joinConfigs(head.sites);
			const [linesBefore, linesNow] = [createLineReader(base), createLineReader(head)];
			const reverted = new Map();
			function revert(path) {
				const isChosen = ({ config }) => head.sites.some((site) => site.config === config);
				const sites = reverted.get(path) ?? (0, generators.AG)(replaceFile(base.files, head.files, path)).filter(isChosen);
				reverted.set(path, sites);
				return sites;
			}
			return (before, now) => {
				if (!isSameGenerator || !isPublished(base.sites, before) || isPublished(head.sites, now) !== false) return undefined;
				const suspects = [...changed, ...listIndexesAbove(now.path)].filter((path) => linesBefore(path).join("\n") !== linesNow(path).join("\n"));
				const found = suspects.find((path) => isPublished(revert(path), now)) ?? (isPublished(head.sites, before) ? now.path : suspects[0]);
				if (found === undefined) return undefined;
				const isSettings = head.files.textOf(found) !== undefined;
				const names = isSettings ? now.path.replace(/\.\w+$/, "").split("/").toReversed() : [];
				return toReason(found, linesBefore(found), linesNow(found), names);
			};
		}
		function joinConfigs(sites) {
			return sites.map(({ config }) => config).join("\n");
		}
		function findChangedSettings({ files: base }, { files: head }) {
			const paths = new Set([...base.paths, ...head.paths]);
			return [...paths].filter((path) => base.textOf(path) !== head.textOf(path));
		}
		function isPublished(sites, page) {
			const placed = (0, generators.VV)(sites, (0, generator.Ov)(page.path, page.content.fields));
			return placed === undefined ? false : placed.addresses && placed.addresses.length > 0;
		}
		function listIndexesAbove(path) {
			const folders = (0, paths.WJ)(path.split("/").slice(0, -1)).toReversed();
			return folders.flatMap((folder) => [
				"_index.md",
				"index.md",
				"index.html"
			].map((name) => `${folder}/${name}`));
		}
		function replaceFile(base, head, path) {
			const paths = new Set(head.paths);
			if (base.paths.has(path)) paths.add(path);
			else paths.delete(path);
			return {
				now: head.now,
				paths,
				textOf: (each) => (each === path ? base : head).textOf(each),
				fieldsOf: (each) => (each === path ? base : head).fieldsOf(each)
			};
		}
		function createLineReader({ pages, hidden, files }) {
			const blocks = new Map([...pages, ...hidden].map(({ path, content }) => [path, content.frontMatter ?? "\n"]));
			return (path) => (files.textOf(path) ?? blocks.get(path) ?? "").split("\n");
		}
		const KEY = /^[\s"'{-]*(?:draft|published|output|permalink|render|headless|outputs|\w*date|docs|blog|pages)["']?\s*[:=]/i;
		function toReason(file, before, now, names) {
			const { added, first } = compareLines(before, now);
			const isNewPage = names.length === 0 && before.join("") === "";
			const matching = [
				added.find(({ line }) => KEY.test(line)),
				...names.map((name) => added.find(({ line }) => line.includes(name))),
				added.length === 1 ? added[0] : undefined
			];
			const cause = isNewPage ? undefined : matching.find((each) => each !== undefined);
			const { index = first, line = "" } = cause ?? {};
			return {
				kind: "unpublished",
				file,
				line: index + 1,
				evidence: (0, signal.zR)(line)
			};
		}
		const MAX_CHANGES = 2e3;
		function compareLines(before, now) {
			const added = [];
			let [next, first] = [0, -1];
			for (const part of (0, array.E)(before, now, { maxEditLength: MAX_CHANGES }) ?? []) {
				if (first < 0 && (part.added || part.removed)) first = next;
				if (part.added) added.push(...part.value.map((line, offset) => ({
					line,
					index: next + offset
				})));
				if (!part.removed) next += part.count;
			}
			return {
				added: added.filter(({ line }) => line.trim() !== ""),
				first: Math.max(0, first)
			};
		}
		;
		function findHiddenReasons(page, { site }) {
			const reasons = [];
			for (const signal of page.content.signals) {
				const kind = toHiddenKind(signal, page);
				const { file = page.path, line, evidence, crawler, target } = signal;
				if (kind !== undefined) reasons.push({
					kind,
					file,
					line,
					evidence,
					crawler,
					target
				});
			}
			const rule = (0, noindex.XY)(page, site.noindex);
			if (rule !== undefined) {
				const { file, line, evidence } = rule;
				reasons.push({
					kind: "noindex",
					file,
					line,
					evidence
				});
			}
			for (const block of (0, robots.yM)(page, site.robots)) reasons.push({
				kind: "blocked",
				...block
			});
			return [...reasons, ...findForced(page, site)];
		}
		function findForced(page, { forced, redirects }) {
			if (forced.length === 0) return [];
			const addresses = (0, indexing_addresses.Zt)(page);
			for (const address of addresses) {
				const cover = (0, indexing_redirects.Qi)(address, redirects);
				if (cover?.isForced !== true || !(0, robots.Cn)((0, robots.wg)(cover.file), page)) continue;
				const { file, line, evidence, target } = cover;
				const isOwn = target.startsWith("/") && addresses.includes((0, indexing_addresses.Qh)(target));
				if (!isOwn) return [{
					kind: "redirect",
					file,
					line,
					evidence,
					target
				}];
			}
			return [];
		}
		function findNewlyHidden(pages, base, head) {
			const changedSettings = findChangedSettings(base, head);
			const findUnpublished = createUnpublishedFinder(base, head, changedSettings);
			const after = new Map([...head.pages, ...head.hidden].map((page) => [page.path, page]));
			const found = new Map();
			const isSameSite = changedSettings.length === 0 && isSameList(base.site.robots, head.site.robots) && isSameList(base.site.forced, head.site.forced) && isSameList(base.site.noindex, head.site.noindex);
			for (const page of pages) {
				const now = after.get(page.path);
				if (now === undefined || (0, indexing_addresses.nL)(page)) continue;
				const isAtSameAddress = isSameText(now.addresses ?? [], page.addresses ?? []);
				if (isSameSite && now.content === page.content && now.url === page.url && isAtSameAddress) continue;
				const reasons = findHiddenReasons(now, head);
				const before = reasons.length === 0 ? [] : findHiddenReasons(page, base);
				const added = reasons.filter(({ kind, crawler }) => !before.some((each) => each.kind === kind && each.crawler === crawler));
				const unpublished = added.length > 0 ? undefined : findUnpublished(page, now);
				if (unpublished !== undefined) added.push(unpublished);
				if (added.length > 0) found.set(page.path, added);
			}
			return found;
		}
		function isSameList(list, other) {
			return list.length === other.length && list.every((item, index) => item === other[index]);
		}
		function toHiddenKind(signal, page) {
			const { kind, target = "" } = signal;
			if (kind === "alias" || kind === "canonical" && !isElsewhere(target, page)) return undefined;
			return (0, indexing_addresses.pi)(signal, page.isBuilt) ? undefined : kind;
		}
		function isElsewhere(target, page) {
			if (/[{}<>$]/.test(target)) return false;
			const addresses = (0, indexing_addresses.Zt)(page);
			const own = (0, indexing_addresses.IG)(page);
			const [first] = page.addresses ?? [];
			if (first === undefined) return false;
			const url = URL.parse(target, own?.href ?? `https://site.invalid${first}`);
			if (url === null || !/^https?:$/.test(url.protocol)) return false;
			const isOtherHost = own !== undefined && toHost(url) !== toHost(own);
			return isOtherHost || !addresses.includes((0, indexing_addresses.Qh)(url.pathname));
		}
		function toHost({ host }) {
			return host.replace(/^www\./, "");
		}
		const MAX_HOPS = 5;
		function findSuccessors(pages, head, before) {
			const all = [...head.pages, ...head.hidden];
			const after = new Map(all.map((page) => [page.path, page]));
			const moved = pages.filter((page) => {
				const now = after.get(page.path);
				return now === undefined || now.addresses !== undefined && !isSameText(now.addresses, page.addresses ?? []);
			});
			if (moved.length === 0 || findMovedSite(pages, head) !== undefined) return new Map();
			const there = new Set(all.flatMap((page) => (0, indexing_addresses.Zt)(page)));
			const at = indexByAddress(head.pages.toReversed());
			const isGone = (addresses) => addresses.length > 0 && !addresses.some((address) => there.has(address));
			const successors = new Map();
			for (const page of moved) {
				const addresses = (0, indexing_addresses.Zt)(page);
				if (isGone(addresses)) {
					const found = addresses.map((address) => follow(address, at, head.site, (0, indexing_addresses.IG)(page)));
					successors.set(page.path, found.find((each) => each !== undefined && !(0, indexing_addresses.Zt)(each).includes((0, indexing_addresses.Qh)(each.base))));
				}
				const possible = page.addresses === undefined ? findPossibleSuccessor(page, head, before) : undefined;
				if (possible !== undefined) successors.set(page.path, possible);
			}
			return successors;
		}
		function findPossibleSuccessor({ path }, head, before) {
			const { redirects } = head.site;
			const possible = (0, indexing_addresses.KX)(path);
			const longer = redirects.map(({ from }) => from).filter((from) => from.endsWith(possible[0] ?? ""));
			for (const address of new Set([...possible, ...longer])) {
				const cover = (0, indexing_redirects.Qi)(address, redirects);
				if (cover === undefined || (0, indexing_redirects.Qi)(address, before)?.target === cover.target) continue;
				const target = (0, indexing_addresses.Qh)(URL.parse(cover.target, "https://site.invalid")?.pathname ?? "/");
				const found = target === "/" ? undefined : head.pages.find((page) => (0, indexing_addresses.ez)(page, target));
				if (found !== undefined) return found;
			}
			return undefined;
		}
		function follow(start, at, { redirects }, own) {
			let address = (0, indexing_addresses.Qh)(start);
			for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
				const cover = (0, indexing_redirects.Qi)(address, redirects);
				const page = at.get(address);
				if (page !== undefined && cover?.isForced !== true) return page;
				const url = cover && URL.parse(cover.target, own?.href ?? "https://site.invalid");
				if (!url || own !== undefined && toHost(url) !== toHost(own)) return undefined;
				address = (0, indexing_addresses.Qh)(url.pathname);
			}
			return undefined;
		}
		function createPageFinder(tree) {
			const own = [...tree.hidden, ...tree.pages].filter(({ owner }) => owner === undefined);
			const byHost = Map.groupBy(own, (page) => (0, web_url.w4)((0, indexing_addresses.IG)(page)?.href ?? ""));
			const indexOnce = (0, remember.k)((host) => indexByAddress(["", host].flatMap((each) => byHost.get(each) ?? [])));
			return (address) => {
				const [host = ""] = address.split("/", 1);
				const start = URL.parse(`https://${host}`) ?? undefined;
				const found = follow(address.slice(host.length), indexOnce(host), tree.site, start);
				return found ?? (host !== "" && byHost.has(host) ? "no-page" : "other-site");
			};
		}
		function isSameText(list, other) {
			return list.join("\n") === other.join("\n");
		}
		function findMovedSite(pages, head) {
			const after = new Map([...head.pages, ...head.hidden].map((page) => [page.path, page]));
			const pairs = pages.flatMap((page) => {
				const [from] = page.addresses ?? [];
				const [to] = after.get(page.path)?.addresses ?? [];
				return from === undefined || to === undefined ? [] : [{
					from,
					to
				}];
			});
			const moves = new Set(pairs.map(({ from, to }) => describeMove(from, to)));
			const [move] = moves;
			if (pairs.length < 2 || moves.size !== 1 || move === undefined || move === " ") return undefined;
			const [from = "", to = ""] = move.split(" ");
			return {
				from: `${from}/`,
				to: `${to}/`,
				pages: pairs.length
			};
		}
		function describeMove(from, to) {
			const before = from.split("/");
			const after = to.split("/");
			while (before.length > 1 && after.length > 1 && before.at(-1) === after.at(-1)) {
				before.pop();
				after.pop();
			}
			return `${before.join("/")} ${after.join("/")}`;
		}
		function findUncheckable(base, head) {
			const after = new Map([...head.pages, ...head.hidden].map((page) => [page.path, page]));
			const isSameSite = isSameList(base.site.robots, head.site.robots) && isSameText(base.site.redirects.map(describeRedirect), head.site.redirects.map(describeRedirect)) && isSameList(base.site.noindex.filter(hasPattern), head.site.noindex.filter(hasPattern));
			const isPublishedByRules = base.sites.length > 0 && base.pages.some((page) => (0, indexing_addresses.Zt)(page).length > 0);
			const isOutsideSites = (page) => isPublishedByRules && (0, generators.VV)(base.sites, (0, generator.Ov)(page.path, page.content.fields)) === undefined;
			const before = new Map([...base.pages, ...base.hidden].map(({ path, id }) => [path, id]));
			const editsPage = [...after.values()].some(({ path, id }) => before.get(path) !== id);
			return base.pages.filter((page) => {
				const now = after.get(page.path);
				if (page.addresses !== undefined || page.owner !== undefined || isOutsideSites(page)) return false;
				const isCanonical = now?.content.signals.some(({ kind }) => kind === "canonical") === true;
				return !isSameSite || now === undefined && editsPage || now !== undefined && now.content.slug !== page.content.slug || isCanonical && now?.content !== page.content;
			});
		}
		function hasPattern({ pattern }) {
			return pattern !== undefined;
		}
		function describeRedirect({ file, line, evidence, target }) {
			return [
				file,
				line,
				evidence,
				target
			].join(" ");
		}
		function indexByAddress(pages) {
			return new Map(pages.flatMap((page) => (0, indexing_addresses.Zt)(page).map((address) => [address, page])));
		}
		function findAtAddress(pages, head) {
			const paths = new Set(head.map(({ path }) => path));
			const gone = pages.filter(({ path }) => !paths.has(path));
			if (gone.length === 0) return new Map();
			const before = new Set(pages.map(({ path }) => path));
			const added = head.filter(({ path }) => !before.has(path));
			const at = indexByAddress(added);
			return new Map(gone.flatMap((page) => {
				const [now] = (0, indexing_addresses.Zt)(page).flatMap((address) => at.get(address) ?? []);
				return now === undefined ? [] : [[page.path, now.path]];
			}));
		}
	}),
	88965: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => diffArrays });
		;
		class Diff {
			diff(oldStr, newStr, options = {}) {
				let callback;
				if (typeof options === "function") {
					callback = options;
					options = {};
				} else if ("callback" in options) {
					callback = options.callback;
				}
				const oldString = this.castInput(oldStr, options);
				const newString = this.castInput(newStr, options);
				const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
				const newTokens = this.removeEmpty(this.tokenize(newString, options));
				return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
			}
			diffWithOptionsObj(oldTokens, newTokens, options, callback) {
				var _a;
				const done = (value) => {
					value = this.postProcess(value, options);
					if (callback) {
						setTimeout(function() {
							callback(value);
						}, 0);
						return undefined;
					} else {
						return value;
					}
				};
				const newLen = newTokens.length, oldLen = oldTokens.length;
				let editLength = 1;
				let maxEditLength = newLen + oldLen;
				if (options.maxEditLength != null) {
					maxEditLength = Math.min(maxEditLength, options.maxEditLength);
				}
				const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
				const abortAfterTimestamp = Date.now() + maxExecutionTime;
				const bestPath = [{
					oldPos: -1,
					lastComponent: undefined
				}];
				let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
				if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
					return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
				}
				let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
				const execEditLength = () => {
					for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
						let basePath;
						const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
						if (removePath) {
							bestPath[diagonalPath - 1] = undefined;
						}
						let canAdd = false;
						if (addPath) {
							const addPathNewPos = addPath.oldPos - diagonalPath;
							canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
						}
						const canRemove = removePath && removePath.oldPos + 1 < oldLen;
						if (!canAdd && !canRemove) {
							bestPath[diagonalPath] = undefined;
							continue;
						}
						if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) {
							basePath = this.addToPath(addPath, true, false, 0, options);
						} else {
							basePath = this.addToPath(removePath, false, true, 1, options);
						}
						newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
						if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
							return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
						} else {
							bestPath[diagonalPath] = basePath;
							if (basePath.oldPos + 1 >= oldLen) {
								maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
							}
							if (newPos + 1 >= newLen) {
								minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
							}
						}
					}
					editLength++;
				};
				if (callback) {
					(function exec() {
						setTimeout(function() {
							if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
								return callback(undefined);
							}
							if (!execEditLength()) {
								exec();
							}
						}, 0);
					})();
				} else {
					while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
						const ret = execEditLength();
						if (ret) {
							return ret;
						}
					}
				}
			}
			addToPath(path, added, removed, oldPosInc, options) {
				const last = path.lastComponent;
				if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
					return {
						oldPos: path.oldPos + oldPosInc,
						lastComponent: {
							count: last.count + 1,
							added,
							removed,
							previousComponent: last.previousComponent
						}
					};
				} else {
					return {
						oldPos: path.oldPos + oldPosInc,
						lastComponent: {
							count: 1,
							added,
							removed,
							previousComponent: last
						}
					};
				}
			}
			extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
				const newLen = newTokens.length, oldLen = oldTokens.length;
				let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
				while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
					newPos++;
					oldPos++;
					commonCount++;
					if (options.oneChangePerToken) {
						basePath.lastComponent = {
							count: 1,
							previousComponent: basePath.lastComponent,
							added: false,
							removed: false
						};
					}
				}
				if (commonCount && !options.oneChangePerToken) {
					basePath.lastComponent = {
						count: commonCount,
						previousComponent: basePath.lastComponent,
						added: false,
						removed: false
					};
				}
				basePath.oldPos = oldPos;
				return newPos;
			}
			equals(left, right, options) {
				if (options.comparator) {
					return options.comparator(left, right);
				} else {
					return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
				}
			}
			removeEmpty(array) {
				const ret = [];
				for (let i = 0; i < array.length; i++) {
					if (array[i]) {
						ret.push(array[i]);
					}
				}
				return ret;
			}
			castInput(value, options) {
				return value;
			}
			tokenize(value, options) {
				return Array.from(value);
			}
			join(chars) {
				return chars.join("");
			}
			postProcess(changeObjects, options) {
				return changeObjects;
			}
			get useLongestToken() {
				return false;
			}
			buildValues(lastComponent, newTokens, oldTokens) {
				const components = [];
				let nextComponent;
				while (lastComponent) {
					components.push(lastComponent);
					nextComponent = lastComponent.previousComponent;
					delete lastComponent.previousComponent;
					lastComponent = nextComponent;
				}
				components.reverse();
				const componentLen = components.length;
				let componentPos = 0, newPos = 0, oldPos = 0;
				for (; componentPos < componentLen; componentPos++) {
					const component = components[componentPos];
					if (!component.removed) {
						if (!component.added && this.useLongestToken) {
							let value = newTokens.slice(newPos, newPos + component.count);
							value = value.map(function(value, i) {
								const oldValue = oldTokens[oldPos + i];
								return oldValue.length > value.length ? oldValue : value;
							});
							component.value = this.join(value);
						} else {
							component.value = this.join(newTokens.slice(newPos, newPos + component.count));
						}
						newPos += component.count;
						if (!component.added) {
							oldPos += component.count;
						}
					} else {
						component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
						oldPos += component.count;
					}
				}
				return components;
			}
		}
		;
		class ArrayDiff extends Diff {
			tokenize(value) {
				return value.slice();
			}
			join(value) {
				return value;
			}
			removeEmpty(value) {
				return value;
			}
		}
		const arrayDiff = new ArrayDiff();
		function diffArrays(oldArr, newArr, options) {
			return arrayDiff.diff(oldArr, newArr, options);
		}
	})
};
;
