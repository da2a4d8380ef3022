export const id = 467;
export const ids = [467];
export const modules = {

/***/ 52467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DOWNLOAD_LIMITS: () => (/* binding */ DOWNLOAD_LIMITS),
  download: () => (/* binding */ download)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:dns"
var external_node_dns_ = __webpack_require__(40610);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/service/dispatcher.js
var dispatcher = __webpack_require__(43307);
// EXTERNAL MODULE: ./build/service/download-error.js
var download_error = __webpack_require__(43342);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./build/service/addresses.js
var addresses = __webpack_require__(30876);
// EXTERNAL MODULE: ./build/service/loopback.js
var loopback = __webpack_require__(12223);
// EXTERNAL MODULE: ./build/service/retry.js
var retry = __webpack_require__(89830);
// EXTERNAL MODULE: ./build/service/text.js
var service_text = __webpack_require__(62861);
;// CONCATENATED MODULE: ./build/service/fetch-file.js








const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/**
 * Gets files by URLs that nobody vouches for: by https from addresses of the public internet, and from the service's own
 * origin whatever its address, there also by http on loopback.
 *
 * Every redirect is held to the same rules, and none leads from https to http. The key goes to the service's own origin
 * until a redirect leaves it, and not again when one comes back: by then another host has chosen what is asked for.
 *
 * A proxy finds the addresses of names itself. Where one is set, names are looked up here as well; one that only the
 * proxy knows is left to it.
 */
function createFileFetcher(options) {
    const { baseUrl, keyHeaders, redact, env, clock } = options;
    const { origin } = new URL(baseUrl);
    const show = (url) => (0,service_text/* excerpt */.K)(redact(isHttp(url) ? url.origin + url.pathname : url.protocol));
    const lookup = (0,addresses/* publicOnly */.qr)(options.lookup);
    const own = (0,dispatcher/* createDispatcher */.SM)(env, `GET ${origin}`);
    const others = (0,dispatcher/* createDispatcher */.SM)(env, `GET ${origin}`, { connect: { lookup } });
    /** Undefined where `url` may be asked. */
    function findObstacle(url, from) {
        const isOwn = url.origin === origin;
        const host = hostOf(url);
        if (url.protocol !== 'https:' && !(isOwn && (0,loopback/* isLoopback */.U)(url.hostname)))
            return 'not https';
        if (url.protocol !== 'https:' && from?.protocol === 'https:')
            return 'a redirect from https to http';
        if (url.username !== '' || url.password !== '')
            return 'it holds a user or a password';
        if (!isOwn && (0,external_node_net_.isIP)(host) !== 0 && !(0,addresses/* isPublicAddress */.i0)(host))
            return `${host} is not a public address`;
        return undefined;
    }
    /** Rejects for a name with an address that is not public, and for no other reason. */
    function findPublic({ hostname }) {
        return new Promise((resolve, reject) => {
            lookup(hostname, { all: true }, error => {
                if (error instanceof addresses/* PrivateAddressError */.ij)
                    reject(error);
                else
                    resolve();
            });
        });
    }
    async function request(url, withKey, signal) {
        const isOwn = url.origin === origin;
        if (!isOwn && (0,external_node_net_.isIP)(hostOf(url)) === 0 && (0,dispatcher/* hasProxy */.jL)(env))
            await (0,dispatcher/* untilAborted */.Eu)(findPublic(url), signal);
        const headers = {
            accept: '*/*',
            // What was compressed could grow without end.
            'accept-encoding': 'identity',
            'user-agent': 'ai-visibility-gate',
            ...(withKey && keyHeaders(url)),
        };
        const target = { origin: url.origin, path: url.pathname + url.search, method: 'GET' };
        const answer = (isOwn ? own : others).request({ ...target, headers, signal });
        const { statusCode: status, headers: received, body } = await (0,dispatcher/* untilAborted */.Eu)(answer, signal);
        // A body that is dropped ends with an error; unheard, that would end the process.
        body.on('error', () => { });
        return { status, header: (name) => [received[name]].flat()[0] ?? '', body };
    }
    async function fetch(start, signal) {
        if (!URL.canParse(start))
            throw new download_error/* DownloadError */.n({ kind: 'refused', url: '', detail: 'not a URL' });
        let url = new URL(start);
        let from;
        let withKey = true;
        for (let redirects = 0;; redirects += 1) {
            const failed = (facts) => new download_error/* DownloadError */.n({ ...facts, url: show(url) });
            const obstacle = findObstacle(url, from);
            if (obstacle !== undefined)
                throw failed({ kind: 'refused', detail: obstacle });
            withKey &&= url.origin === origin;
            const { status, header, body } = await request(url, withKey, signal).catch((error) => {
                throw (0,download_error/* toDownloadError */.S)(error, show(url), signal, redact);
            });
            const encoding = header('content-encoding') || 'identity';
            if (status === 200 && encoding.toLowerCase() === 'identity')
                return { url: show(url), body };
            body.destroy();
            if (status === 200) {
                throw failed({ kind: 'wrong-type', detail: `its content-encoding is ${(0,service_text/* excerpt */.K)(redact(encoding))}` });
            }
            if (!REDIRECTS.has(status)) {
                const retryAfter = (0,retry/* readRetryAfter */.D)(header('retry-after'), clock.wallTime());
                const detail = external_node_http_.STATUS_CODES[status] ?? 'no explanation';
                throw failed({ kind: 'http', status, detail, ...(retryAfter !== undefined && { retryAfter }) });
            }
            const location = header('location');
            if (location === '' || !URL.canParse(location, url.href)) {
                throw failed({ kind: 'http', status, detail: 'redirects nowhere' });
            }
            if (redirects === MAX_REDIRECTS) {
                throw failed({
                    kind: 'too-many-redirects',
                    status,
                    detail: `redirects more than ${MAX_REDIRECTS} times`,
                });
            }
            from = url;
            url = new URL(location, url);
        }
    }
    return {
        fetch,
        async close() {
            await Promise.all([own.destroy(), others.destroy()]);
        },
    };
}
/** The name or address, an IPv6 address without its brackets. */
function hostOf({ hostname }) {
    return hostname.replace(/^\[|\]$/g, '');
}
function isHttp(url) {
    return url.protocol === 'https:' || url.protocol === 'http:';
}

// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "stream"
var external_stream_ = __webpack_require__(2203);
// EXTERNAL MODULE: ./node_modules/csv-parse/lib/utils/is_object.js
var is_object = __webpack_require__(88467);
// EXTERNAL MODULE: ./node_modules/csv-parse/lib/api/index.js + 3 modules
var api = __webpack_require__(37084);
// EXTERNAL MODULE: ./node_modules/csv-parse/lib/api/CsvError.js
var CsvError = __webpack_require__(26892);
// EXTERNAL MODULE: ./node_modules/csv-parse/lib/api/normalize_options.js + 1 modules
var normalize_options = __webpack_require__(86845);
;// CONCATENATED MODULE: ./node_modules/csv-parse/lib/index.js
/*
CSV Parse

Please look at the [project documentation](https://csv.js.org/parse/) for
additional information.
*/







class Parser extends external_stream_.Transform {
  constructor(opts = {}) {
    super({ ...{ readableObjectMode: true }, ...opts, encoding: null });
    this.api = (0,api/* transform */.p)({
      on_skip: (err, chunk) => {
        this.emit("skip", err, chunk);
      },
      ...opts,
    });
    // Backward compatibility
    this.state = this.api.state;
    this.options = this.api.options;
    this.info = this.api.info;
  }
  // Implementation of `Transform._transform`
  _transform(buf, _, callback) {
    if (this.state.stop === true) {
      return;
    }
    const err = this.api.parse(
      buf,
      false,
      (record) => {
        this.push(record);
      },
      () => {
        this.push(null);
        this.end();
        // Fix #333 and break #410
        //   ko: api.stream.iterator.coffee
        //   ko with v21.4.0, ok with node v20.5.1: api.stream.finished # aborted (with generate())
        //   ko: api.stream.finished # aborted (with Readable)
        // this.destroy()
        // Fix #410 and partially break #333
        //   ok: api.stream.iterator.coffee
        //   ok: api.stream.finished # aborted (with generate())
        //   broken: api.stream.finished # aborted (with Readable)
        this.on("end", this.destroy);
      },
    );
    if (err !== undefined) {
      this.state.stop = true;
    }
    callback(err);
  }
  // Implementation of `Transform._flush`
  _flush(callback) {
    if (this.state.stop === true) {
      return;
    }
    const err = this.api.parse(
      undefined,
      true,
      (record) => {
        this.push(record);
      },
      () => {
        this.push(null);
        this.on("end", this.destroy);
      },
    );
    callback(err);
  }
}

const parse = function () {
  let data, options, callback;
  for (const i in arguments) {
    const argument = arguments[i];
    const type = typeof argument;
    if (
      data === undefined &&
      (typeof argument === "string" || Buffer.isBuffer(argument))
    ) {
      data = argument;
    } else if (options === undefined && (0,is_object/* is_object */.v)(argument)) {
      options = argument;
    } else if (callback === undefined && type === "function") {
      callback = argument;
    } else {
      throw new CsvError/* CsvError */.J(
        "CSV_INVALID_ARGUMENT",
        ["Invalid argument:", `got ${JSON.stringify(argument)} at index ${i}`],
        options || {},
      );
    }
  }
  const parser = new Parser(options);
  if (callback) {
    const records =
      options === undefined || options.objname === undefined
        ? []
        : Object.create(null);
    parser.on("readable", function () {
      let record;
      while ((record = this.read()) !== null) {
        if (options === undefined || options.objname === undefined) {
          records.push(record);
        } else {
          Object.assign(records, {
            [record[0]]: record[1],
            // writable: true,
            // enumerable: true,
            // configurable: true
          });
        }
      }
    });
    parser.on("error", function (err) {
      callback(err, undefined, parser.api.__infoDataSet());
    });
    parser.on("end", function () {
      callback(undefined, records, parser.api.__infoDataSet());
    });
  }
  if (data !== undefined) {
    const writer = function () {
      parser.write(data);
      parser.end();
    };
    // Support Deno, Rollup doesn't provide a shim for setImmediate
    if (typeof setImmediate === "function") {
      setImmediate(writer);
    } else {
      setTimeout(writer, 0);
    }
  }
  return parser;
};



;// CONCATENATED MODULE: ./build/service/file-type.js
/** Whether a file is of the type that its format promises, seen while its bytes pass by. */



/** Its message says in one line what the file is not. Holds nothing of the file. */
class FileTypeError extends Error {
}
/** Passes `chunks` on, and throws a FileTypeError as soon as they cannot be a file of that format any more. */
const checkFileType = {
    csv: checkCsv,
    pdf: checkPdf,
};
const PDF_START = '%PDF-';
const PDF_END = '%%EOF';
/** Readers look for the end mark in the last bytes, since some writers put line ends or padding behind it. */
const PDF_END_WITHIN = 1_024;
async function* checkPdf(chunks) {
    let start = '';
    let end = '';
    for await (const chunk of chunks) {
        const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
        start += bytes.toString('latin1', 0, PDF_START.length - start.length);
        if (!PDF_START.startsWith(start))
            break;
        end = (end + bytes.subarray(-PDF_END_WITHIN).toString('latin1')).slice(-PDF_END_WITHIN);
        yield chunk;
    }
    if (start !== PDF_START)
        throw new FileTypeError(`not a PDF: it does not start with ${PDF_START}`);
    if (!end.includes(PDF_END))
        throw new FileTypeError(`not a whole PDF: there is no ${PDF_END} at its end`);
}
/** More than a row with every answer's text in it needs; bounds what a quote that never closes may hold in memory. */
const MOST_BYTES_OF_A_ROW = 1024 * 1024;
/**
 * Rows may differ in length and be separated by semicolons or tabs: the contract shows no columns, and spreadsheets'
 * exports have titles above their table. But some row must have two cells, or any line of text were a table.
 */
async function* checkCsv(chunks) {
    const decoder = new external_node_util_.TextDecoder('utf-8', { fatal: true });
    let begun = false;
    let isTable = false;
    const parser = parse({
        bom: true,
        delimiter: [',', ';', '\t'],
        record_delimiter: ['\r\n', '\n', '\r'],
        relax_column_count: true,
        max_record_size: MOST_BYTES_OF_A_ROW,
        on_record(cells) {
            isTable ||= cells.length > 1;
            return null;
        },
    });
    // Its errors arrive by callback and by `finished`; unheard, they would end the process.
    parser.on('error', () => { }).resume();
    for await (const chunk of chunks) {
        const text = decodeOrThrow(decoder, chunk);
        if (text.includes('\0'))
            throw new FileTypeError('not CSV: it holds NUL bytes');
        const [first] = begun ? [] : text.trimStart();
        if (first !== undefined)
            begun = true;
        if (first === '<')
            throw new FileTypeError('not CSV: it starts as HTML or XML does');
        if (first === '{' || first === '[')
            throw new FileTypeError('not CSV: it starts as JSON does');
        await new Promise((resolve, reject) => {
            parser.write(chunk, error => (error ? reject(notCsv(error)) : resolve()));
        });
        yield chunk;
    }
    decodeOrThrow(decoder);
    parser.end();
    await (0,external_node_stream_promises_.finished)(parser).catch((error) => {
        throw notCsv(error);
    });
    if (!isTable)
        throw new FileTypeError('not CSV: no row has two cells');
}
/** Without `chunk`, the end of the text. */
function decodeOrThrow(decoder, chunk) {
    try {
        return decoder.decode(chunk, { stream: chunk !== undefined });
    }
    catch {
        throw new FileTypeError('not CSV: it is not UTF-8');
    }
}
/** The parser's message would quote the file. */
function notCsv(error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'it cannot be parsed';
    return new FileTypeError(`not CSV: ${code}`);
}

;// CONCATENATED MODULE: ./build/service/download.js









const DOWNLOAD_LIMITS = { bytes: 50 * 1024 * 1024, milliseconds: 60_000 };
/**
 * Fetches a report's file to `path`, whole and of its type or not at all. What may pass is tried again within the time
 * limit, from the beginning. Rejects with a DownloadError.
 */
async function download(request, options) {
    const { clock, limits } = options;
    const fetcher = createFileFetcher({ lookup: external_node_dns_.lookup, ...options });
    const deadline = clock.now() + limits.milliseconds;
    const expired = new AbortController();
    const cancelAlarm = clock.alarm(deadline, () => expired.abort(new DOMException('', 'TimeoutError')));
    const signal = AbortSignal.any([options.signal, expired.signal]);
    try {
        for (let attempts = 1;; attempts += 1) {
            try {
                return await save(await fetcher.fetch(request.url, signal), request, options, signal);
            }
            catch (error) {
                if (!(error instanceof download_error/* DownloadError */.n))
                    throw error;
                const delay = (0,retry/* retryDelay */.a)(error.facts, attempts, clock.random);
                if (delay === undefined || clock.now() + delay >= deadline) {
                    throw new download_error/* DownloadError */.n({ ...error.facts, attempts });
                }
                // An abort ends the wait, and then the next attempt before it starts.
                await clock.sleep(delay, signal).catch(() => { });
            }
        }
    }
    finally {
        cancelAlarm();
        await fetcher.close();
    }
}
async function save({ url, body }, { path, format }, { limits, redact }, signal) {
    const failOnDisk = (error) => {
        throw new download_error/* DownloadError */.n({ kind: 'disk', url, ...(0,dispatcher/* readSystemError */.av)(error, redact) });
    };
    let bytes = 0;
    async function* measure() {
        for await (const chunk of body) {
            bytes += chunk.length;
            if (bytes > limits.bytes) {
                throw new download_error/* DownloadError */.n({ kind: 'too-large', url, detail: `larger than ${limits.bytes} bytes` });
            }
            yield chunk;
        }
    }
    // In the same folder, since only there a rename is one step.
    const temporary = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), `.${(0,external_node_path_.basename)(path)}.${(0,external_node_crypto_.randomUUID)()}.part`);
    const file = await (0,promises_.open)(temporary, 'wx').catch(failOnDisk);
    try {
        for await (const chunk of checkFileType[format](measure()))
            await file.writeFile(chunk).catch(failOnDisk);
        await file.close().catch(failOnDisk);
        await (0,promises_.rename)(temporary, path).catch(failOnDisk);
        return { bytes };
    }
    catch (error) {
        await file.close().catch(() => { });
        await (0,promises_.rm)(temporary, { force: true }).catch(() => { });
        if (error instanceof FileTypeError) {
            throw new download_error/* DownloadError */.n({ kind: 'wrong-type', url, detail: error.message });
        }
        throw (0,download_error/* toDownloadError */.S)(error, url, signal, redact);
    }
}


/***/ })

};
