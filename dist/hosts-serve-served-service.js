"use strict";
exports.id = "hosts-serve-served-service";
exports.ids = ["hosts-serve-served-service"];
exports.modules = { 81229: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, {
		UsageError: () => UsageError,
		createServedService: () => createServedService,
		serve: () => serve,
		serveEmbedded: () => serveEmbedded
	});
	var external_node_events_ = __webpack_require__(78474);
	var external_node_os_ = __webpack_require__(48161);
	var external_node_path_ = __webpack_require__(76760);
	var embedded_service = __webpack_require__(30279);
	var errors_service = __webpack_require__(30281);
	var given_values = __webpack_require__(76100);
	var read_gates = __webpack_require__(94931);
	var values = __webpack_require__(73368);
	var clock = __webpack_require__(94570);
	var excerpt = __webpack_require__(22380);
	var answers = __webpack_require__(69138);
	var numbers = __webpack_require__(88871);
	var open_embedded = __webpack_require__(86552);
	var count_answers = __webpack_require__(84541);
	var external_node_crypto_ = __webpack_require__(77598);
	var plans = __webpack_require__(74155);
	var lib_numbers = __webpack_require__(46958);
	;
	function readKeys(text) {
		const keys = [];
		const problems = [];
		if (text.trim() === "") return {
			keys,
			problems
		};
		for (const [index, part] of text.split(",").entries()) {
			const end = part.lastIndexOf("=");
			const [key, planAndGroup] = [part.slice(0, Math.max(0, end)).trim(), part.slice(end + 1).trim()];
			const [, plan = "", group] = /^([^:]*)(?::(.*))?$/.exec(planAndGroup) ?? [];
			const report = (problem) => problems.push(`entry ${index + 1} ${problem}`);
			if (key === "" || !/^\S+$/.test(planAndGroup)) report("is not key=plan or key=plan:group");
			else if (!isPlan(plan)) report("has a plan other than free, pro, business and enterprise");
			else if (group !== undefined && !/^[\w-]{1,64}$/.test(group)) report("has a group with other than 1 to 64 letters, digits, - and _");
			else if (!/^[\x21-\x7e]+$/.test(key)) report("has a key with characters other than visible ASCII");
			else if (keys.some((known) => known.key === key)) report("repeats a key");
			else keys.push({
				key,
				plan,
				...group !== undefined && { group }
			});
		}
		return {
			keys,
			problems
		};
	}
	function tenantOf({ key, group }) {
		return hash(JSON.stringify(group === undefined ? { key } : { group })).toString("hex").slice(0, 32);
	}
	function isPlan(text) {
		return text === "enterprise" || Object.hasOwn(plans.NB, text);
	}
	function createKeyring(holders) {
		const digests = holders.map((holder) => ({
			holder,
			digest: hash(holder.key)
		}));
		return (header) => {
			const [, key = ""] = /^bearer +(\S+) *$/i.exec(header) ?? [];
			const presented = hash(key);
			return digests.filter(({ digest }) => (0, external_node_crypto_.timingSafeEqual)(digest, presented))[0]?.holder;
		};
	}
	function hash(text) {
		return (0, external_node_crypto_.createHash)("sha256").update(text).digest();
	}
	const MINUTE = 6e4;
	const BUSY = 1;
	function createAdmissions(limits, clock) {
		if (limits === undefined) return () => ({ leave: () => {} });
		const { perMinute, perDay, concurrent } = limits;
		let running = 0;
		const admitted = [];
		const waitFor = (limit, window, now) => {
			const blocking = admitted.at(-limit);
			return blocking === undefined ? 0 : blocking + window - now;
		};
		return () => {
			const now = clock.now();
			const wait = Math.max(waitFor(perMinute, MINUTE, now), waitFor(perDay, lib_numbers.d_, now));
			if (wait > 0) return { retryAfter: Math.ceil(wait / 1e3) };
			if (running >= concurrent) return { retryAfter: BUSY };
			running += 1;
			const needed = Math.max(perMinute, perDay);
			if (admitted.length >= 2 * needed) admitted.splice(0, admitted.length - needed);
			admitted.push(now);
			return { leave() {
				running -= 1;
			} };
		};
	}
	var external_node_http_ = __webpack_require__(37067);
	;
	const ERROR_CODES = {
		400: "bad_request",
		401: "unauthorized",
		403: "forbidden",
		404: "not_found",
		429: "rate_limited",
		500: "internal_error",
		503: "service_unavailable"
	};
	const INTERNAL = "Internal server error.";
	const UNAVAILABLE = "The service is temporarily unavailable.";
	function success(value) {
		const body = JSON.stringify(value);
		if (body === undefined) throw new TypeError("The answer cannot be written as JSON.");
		return toAnswer(200, body);
	}
	function download(bytes, contentType) {
		return toAnswer(200, bytes, {
			"content-type": contentType,
			"content-disposition": "attachment"
		});
	}
	function failure(status, message, retryAfter) {
		const code = ERROR_CODES[status];
		if (retryAfter !== undefined) {
			const body = JSON.stringify({ error: {
				code,
				message,
				retry_after: retryAfter
			} });
			return toAnswer(status, body, { "retry-after": String(retryAfter) });
		}
		const body = JSON.stringify({ error: {
			code,
			message
		} });
		return toAnswer(status, body, status === 401 ? { "www-authenticate": "Bearer" } : {});
	}
	function toAnswer(status, body, own = {}) {
		const headers = {
			"content-type": "application/json",
			"content-length": String(Buffer.byteLength(body)),
			"cache-control": "no-store",
			"x-content-type-options": "nosniff",
			...own
		};
		return {
			status,
			headers,
			body
		};
	}
	function describeFailure(error) {
		if (!(error instanceof errors_service._7)) return {
			answer: failure(500, INTERNAL),
			known: false
		};
		const { kind, status = 500, detail, retryAfter } = error.details;
		if (kind === "setup") return {
			answer: describeSetup(error.details),
			known: false
		};
		if (kind === "http" && isErrorStatus(status)) {
			const wait = retryAfter ?? (status === 429 ? 1 : undefined);
			const seconds = wait === undefined ? undefined : Math.max(Math.ceil(wait), 1);
			return {
				answer: failure(status, (0, excerpt.Kb)(detail) || (external_node_http_.STATUS_CODES[status] ?? ""), seconds),
				known: true
			};
		}
		const passing = kind === "timeout" || kind === "connection" || kind === "cancelled" || status > 500;
		return {
			answer: passing ? failure(503, UNAVAILABLE) : failure(500, INTERNAL),
			known: false
		};
	}
	function describeSetup({ code, cause, detail }) {
		if (code === "no-connection") return failure(400, `engines: ${(0, excerpt.Kb)(detail)}`);
		if (cause) return failure(503, `The service has no pages to answer from: ${cause.code}.`);
		return failure(503, `The service is not set up: ${code ?? "unknown reason"}.`);
	}
	function isErrorStatus(status) {
		return Object.hasOwn(ERROR_CODES, status);
	}
	var schemas = __webpack_require__(27597);
	var contract = __webpack_require__(19729);
	;
	const MAX_CHARACTERS = 200;
	const MAX_KEYWORDS = 500;
	const MAX_ENGINES = 20;
	const MAX_YEARS = 5;
	const MAX_LENGTH = 1e5;
	const tooMany = (limit, what) => `must have at most ${limit} ${what}`;
	function bounded(schema) {
		return schema.refine((text) => hasAtMost(text, MAX_CHARACTERS), tooMany(MAX_CHARACTERS, "characters"));
	}
	function hasAtMost(text, limit) {
		return text.length <= 2 * limit && Array.from(text).length <= limit;
	}
	const filled = bounded(contract.f5.shape.brand_name);
	const operations_text = bounded(schemas.YjP());
	const engines = schemas.YOg(filled).max(MAX_ENGINES, tooMany(MAX_ENGINES, "items")).exactOptional();
	const language = schemas.YjP().regex(/^[A-Za-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?$/, "must be a language code such as en or pt-BR").exactOptional();
	const servedMonitorRequestSchema = contract.f5.extend({
		brand_name: filled,
		keywords: schemas.YOg(filled).min(1, "must not be empty").max(MAX_KEYWORDS, tooMany(MAX_KEYWORDS, "items")),
		engines,
		language
	});
	const servedGenerateRequestSchema = contract.aO.extend({
		brand_name: filled,
		topic: filled,
		target_engines: engines,
		content_type: operations_text.exactOptional(),
		tone: operations_text.exactOptional(),
		language,
		max_length: schemas.Whr().positive().max(MAX_LENGTH, `must be at most ${MAX_LENGTH}`).exactOptional()
	});
	const servedExportRequestSchema = contract.R$.extend({
		brand_name: filled,
		date_range: contract.R$.shape.date_range.refine(({ start, end }) => end <= addYears(start, MAX_YEARS), `must cover at most ${MAX_YEARS} years`),
		engines
	});
	function addYears(date, years) {
		return `${String(Number(date.slice(0, 4)) + years).padStart(4, "0")}${date.slice(4)}`;
	}
	const operations = new Map([
		["POST /v1/brand/monitor", async (service, body, { route, signal }) => contract.tb.parse(await service.monitor((0, errors_service["in"])(servedMonitorRequestSchema, body, route), signal))],
		["POST /v1/content/generate", async (service, body, { route, signal }) => contract.KE.parse(await service.generate((0, errors_service["in"])(servedGenerateRequestSchema, body, route), signal))],
		["POST /v1/report/export", async (service, body, { route, signal }) => contract.Qh.parse(await service.export((0, errors_service["in"])(servedExportRequestSchema, body, route), signal))]
	]);
	;
	const TRANSFER_TIME = 3e4;
	const GRACE = 1e4;
	const CUT_OFF = 1e3;
	const CLOSING = "The service is shutting down.";
	const HEALTH = "GET /healthz";
	const REPORT = "GET /reports/*";
	const NO_ROUTE = "none";
	async function startServer(options) {
		const { openTenant, host, port, clock, onError, onRequest, transferTime = TRANSFER_TIME } = options;
		const healthy = success({ status: "ok" });
		const tenants = new Map();
		const findHolder = createKeyring(options.keys.map((key) => {
			const tenant = tenantOf(key);
			const own = tenants.get(tenant) ?? openTenant(tenant);
			tenants.set(tenant, own);
			const limits = key.plan === "enterprise" ? undefined : plans.NB[key.plan];
			return {
				...key,
				...own,
				tenant,
				admit: createAdmissions(limits, clock)
			};
		}));
		const givenUp = new AbortController();
		let closing;
		async function perform(route, operation, holder, incoming, signal) {
			const admission = holder.admit();
			if ("retryAfter" in admission) {
				throw refusal(route, 429, "A rate limit was exceeded.", admission.retryAfter);
			}
			try {
				const body = await readJsonBody(incoming, route);
				return success(await operation(holder.service, body, {
					route,
					signal
				}));
			} finally {
				admission.leave();
			}
		}
		async function answer(route, holder, incoming, signal) {
			if (closing) throw refusal(route, 503, CLOSING);
			if (route === HEALTH) return healthy;
			if (route === NO_ROUTE) throw notFound(route);
			if (holder === undefined) throw refusal(route, 401, "API key missing or invalid.");
			const operation = operations.get(route);
			if (operation !== undefined) return perform(route, operation, holder, incoming, signal);
			const report = await holder.readReport?.(readPath(incoming).slice("/reports/".length));
			if (report === undefined) throw notFound(route);
			return download(report.bytes, report.contentType);
		}
		async function handle(incoming, response) {
			const start = clock.now();
			const disconnected = new AbortController();
			const route = readRoute(incoming);
			const holder = findHolder(incoming.headers.authorization ?? "");
			let bytes = 0;
			response.on("close", () => {
				const isAnswered = response.writableFinished;
				if (!isAnswered) disconnected.abort();
				onRequest?.({
					route,
					status: isAnswered ? response.statusCode : undefined,
					duration: clock.now() - start,
					bytes,
					tenant: holder?.tenant
				});
			});
			const signal = AbortSignal.any([disconnected.signal, givenUp.signal]);
			const { status, headers, body } = await answer(route, holder, incoming, signal).catch((error) => {
				if (givenUp.signal.aborted) return failure(503, CLOSING);
				const failed = describeFailure(error);
				if (!failed.known && !disconnected.signal.aborted) onError?.(error);
				return failed.answer;
			});
			if (disconnected.signal.aborted) return;
			const last = closing !== undefined || status === 400;
			bytes = incoming.method === "HEAD" ? 0 : Buffer.byteLength(body);
			response.setTimeout(transferTime);
			response.writeHead(status, {
				...headers,
				...last && { connection: "close" }
			}).end(body);
		}
		const server = (0, external_node_http_.createServer)({
			headersTimeout: transferTime,
			requestTimeout: transferTime,
			connectionsCheckingInterval: Math.min(transferTime, 1e3)
		});
		server.on("request", handle);
		server.on("clientError", (_, socket) => answerRaw(socket, failure(400, "The request is not HTTP, or took too long.")));
		server.listen(port, host);
		await (0, external_node_events_.once)(server, "listening");
		async function shutDown() {
			const closed = (0, external_node_events_.once)(server, "close");
			server.close();
			const cancelAlarms = [clock.alarm(clock.now() + GRACE, () => givenUp.abort()), clock.alarm(clock.now() + GRACE + CUT_OFF, () => server.closeAllConnections())];
			await closed;
			for (const cancel of cancelAlarms) cancel();
		}
		return {
			url: formatUrl(server.address()),
			close() {
				closing ??= shutDown();
				return closing;
			}
		};
	}
	function readPath({ url = "" }) {
		return url.split("?", 1)[0] ?? "";
	}
	function readRoute(incoming) {
		const method = incoming.method === "HEAD" ? "GET" : incoming.method;
		const target = `${method} ${readPath(incoming)}`;
		if (target === HEALTH || operations.has(target)) return target;
		return /^GET \/reports\/[^/]+$/.test(target) ? REPORT : NO_ROUTE;
	}
	function notFound(route) {
		return refusal(route, 404, "The requested resource does not exist.");
	}
	function refusal(request, status, detail, retryAfter) {
		return new errors_service._7({
			kind: "http",
			request,
			status,
			detail,
			...retryAfter && { retryAfter }
		});
	}
	function answerRaw(socket, { status, headers, body }) {
		if (!socket.writable) {
			socket.destroy();
			return;
		}
		const lines = Object.entries({
			...headers,
			connection: "close"
		}).map(([name, value]) => `${name}: ${value}`);
		socket.end(`HTTP/1.1 ${status} Bad Request\r\n${lines.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
	}
	function formatUrl(address) {
		if (address === null || typeof address === "string") throw new TypeError("The server does not listen on a port.");
		const host = address.family === "IPv6" ? `[${address.address}]` : address.address;
		return `http://${host}:${address.port}`;
	}
	const MAX_BODY_BYTES = 1024 * 1024;
	const MAX_DROPPED_BYTES = 16 * MAX_BODY_BYTES;
	async function readJsonBody(incoming, request) {
		const chunks = [];
		let size = 0;
		const body = incoming;
		try {
			for await (const chunk of body) {
				size += chunk.length;
				if (size <= MAX_BODY_BYTES) chunks.push(chunk);
				else if (size > MAX_DROPPED_BYTES) break;
			}
		} catch {
			throw (0, errors_service.li)(request, "The body ended early.");
		}
		if (size > MAX_BODY_BYTES) throw (0, errors_service.li)(request, `The body is larger than ${MAX_BODY_BYTES} bytes.`);
		try {
			return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)));
		} catch {
			throw (0, errors_service.li)(request, "The body is not JSON in UTF-8.");
		}
	}
	var flags = __webpack_require__(90218);
	var terminal = __webpack_require__(95657);
	var local_run = __webpack_require__(89667);
	;
	const DEFAULT_MAX_REQUESTS = 500;
	const CALL_BUDGET = 10 * 6e4;
	function serveEmbedded(argv, context) {
		const { folder, env, err } = context;
		const warn = (line) => void err.write(`${line}\n`);
		return serve(argv, context, (texts, urlOf) => createServedService(texts, urlOf, {
			folder,
			env,
			warn
		}));
	}
	async function createServedService(texts, urlOf, { folder, env, warn }) {
		const { data = defaultDataFolder(env), "public-url": root, "without-pages": withoutPages, ...inputs } = texts;
		const publicUrl = readPublicUrl(root);
		const settings = await readServedSettings(inputs, folder, env);
		const service = (0, embedded_service._)({
			settings,
			folder,
			keywords: [],
			dataFolder: data,
			downloadUrl: ({ name }) => `${publicUrl ?? urlOf()}/reports/${name}`,
			makeDocument: open_embedded.EG,
			env,
			clock: clock.m,
			deadline: Number.POSITIVE_INFINITY,
			signal: new AbortController().signal,
			warn,
			onAnswer: (record) => {
				for (const missing of (0, count_answers.XA)([record]).missing) warn((0, answers.F2)(missing));
			}
		});
		const countSample = createSampleCounter();
		return {
			openTenant(tenant) {
				const { monitor, generate, export: exportReport, readReport } = service.recordIn(tenant);
				return {
					service: {
						monitor: (request, signal) => withBudget(signal, (limited) => monitor(request, limited, settings.answers.mode === "live" ? 1 : countSample(request))),
						generate: (request, signal) => withBudget(signal, (limited) => generate(request, limited)),
						export: (request, signal) => withBudget(signal, (limited) => exportReport(request, limited))
					},
					readReport
				};
			},
			async prepare() {
				if (withoutPages === "true") return "serving live engines without pages";
				try {
					return `read ${(0, numbers.pq)(await service.countPages("en"), "page")}`;
				} catch (error) {
					if (!(error instanceof errors_service._7)) throw error;
					const { what, remedy } = (0, errors_service.VN)(error.details);
					throw new UsageError(`${what} ${remedy}\n--without-pages serves only live engines.`);
				}
			},
			close: service.close
		};
	}
	function createSampleCounter() {
		const counts = new Map();
		return ({ keywords, engines = [], language = "" }) => {
			const questions = keywords.flatMap((keyword) => engines.map((engine) => JSON.stringify([
				engine,
				language,
				keyword
			])));
			const sample = 1 + Math.max(0, ...questions.map((question) => counts.get(question) ?? 0));
			for (const question of questions) counts.set(question, sample);
			return sample;
		};
	}
	function defaultDataFolder({ XDG_STATE_HOME = "" }) {
		const state = (0, external_node_path_.isAbsolute)(XDG_STATE_HOME) ? XDG_STATE_HOME : (0, external_node_path_.join)((0, external_node_os_.homedir)(), ".local", "state");
		return (0, external_node_path_.join)(state, "ai-visibility-gate");
	}
	async function withBudget(signal, call) {
		const budget = new AbortController();
		const cancelAlarm = clock.m.alarm(clock.m.now() + CALL_BUDGET, () => budget.abort(new DOMException("", "TimeoutError")));
		try {
			return await call(signal ? AbortSignal.any([signal, budget.signal]) : budget.signal);
		} finally {
			cancelAlarm();
		}
	}
	async function readServedSettings({ country, ...inputs }, folder, env) {
		const fixed = {
			brand: "any",
			keywords: "any"
		};
		const { gates } = await (0, read_gates.D6)(inputs, {
			...(0, local_run.O)(folder),
			env,
			fixed
		});
		const [{ settings }, ...others] = gates;
		if (others.length > 0) {
			refuse("key", inputs["key"], `the key of one gate: ${gates.map(({ key }) => key).join(", ")}`);
		}
		const { service } = settings;
		if ("baseUrl" in service) {
			refuse("base-url", service.baseUrl, "no value: the served service is the embedded one");
		}
		const countries = country === undefined ? service.countries : (0, values.zL)(country);
		if (countries === undefined || countries.length > 1) {
			refuse("country", country, "one ISO 3166-1 code of two letters, such as DE");
		}
		const maxRequests = service.maxRequests ?? DEFAULT_MAX_REQUESTS;
		return {
			...service,
			countries,
			maxRequests,
			maxCost: undefined
		};
	}
	function refuse(input, given, allowed) {
		throw new given_values.aV([{
			input,
			given,
			allowed
		}]);
	}
	function readPublicUrl(text) {
		if (text === undefined) return undefined;
		const url = URL.parse(text);
		if (!/^https?:$/.test(url?.protocol ?? "") || url?.search !== "" || url.hash !== "") {
			refuse("public-url", text, "an http or https URL, such as https://visibility.acme.example");
		}
		return url.href.replace(/(?<!\/)\/+$/, "");
	}
	class UsageError extends Error {
		name = "UsageError";
	}
	async function serve(argv, { env, out, err, signal }, createService) {
		const print = (line) => void out.write(`${line}\n`);
		const printError = (line) => void err.write(`${line}\n`);
		let server;
		let served;
		try {
			const { texts, problems } = (0, flags.b)(argv, "serve");
			const { host = "127.0.0.1", port = "8787", ...settings } = texts;
			problems.push(...checkAddress(host, port));
			if (problems.length > 0) throw new given_values.aV(problems);
			const keys = readApiKeys(env["API_KEYS"] ?? "");
			const service = await createService(settings, () => server?.url ?? "");
			served = service;
			const prepared = await (0, terminal.lc)(err, "Reading the pages", async () => service.prepare?.());
			if (prepared !== undefined) print(prepared);
			server = await startServer({
				openTenant: served.openTenant,
				keys,
				host,
				port: Number(port),
				clock: clock.m,
				onError: (error) => printError(describe(error)),
				onRequest: (entry) => print(formatEntry(entry, clock.m.wallTime()))
			});
		} catch (error) {
			if (!(error instanceof Error)) throw error;
			const isInput = error instanceof given_values.aV;
			printError(isInput ? (0, terminal.I0)(error.problems) : error.message);
			return 2;
		}
		print(`listening on ${server.url}`);
		if (!signal.aborted) await (0, external_node_events_.once)(signal, "abort");
		print("shutting down");
		await server.close();
		await served.close?.();
		return 0;
	}
	function checkAddress(host, port) {
		const isPort = /^\d{1,5}$/.test(port) && Number(port) <= 65535;
		const isHost = /^[\w.:-]+$/.test(host);
		const problems = [];
		if (!isPort) problems.push({
			input: "port",
			given: port,
			allowed: "a number from 0 to 65535"
		});
		if (!isHost) problems.push({
			input: "host",
			given: host,
			allowed: "a host name or an IP address"
		});
		return problems;
	}
	function readApiKeys(text) {
		const { keys, problems } = readKeys(text);
		if (problems.length > 0) throw new UsageError(`API_KEYS: ${problems.join("; ")}.`);
		if (keys.length === 0) {
			throw new UsageError("API_KEYS is empty. Expected comma-separated key=plan entries such as my-key=pro.");
		}
		return keys;
	}
	function formatEntry({ route, status, duration, bytes, tenant }, wallTime) {
		return JSON.stringify({
			time: new Date(wallTime).toISOString(),
			route,
			status: status ?? null,
			ms: Math.round(duration),
			bytes,
			tenant: tenant?.slice(0, 8) ?? null
		});
	}
	function describe(error) {
		if (error instanceof errors_service._7) return `${error.details.kind}: ${(0, excerpt.Kb)(error.message)}`;
		return error instanceof Error ? error.stack ?? error.message : String(error);
	}
}) };
;
