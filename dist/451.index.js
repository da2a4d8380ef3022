export const id = 451;
export const ids = [451];
export const modules = {

/***/ 10694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: () => (/* binding */ loadCorpora),
/* harmony export */   S5: () => (/* binding */ createCorpusLoader),
/* harmony export */   xe: () => (/* binding */ loadCorpus)
/* harmony export */ });
/* harmony import */ var _indexing_site_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88753);
/* harmony import */ var _language_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67868);
/* harmony import */ var _owners_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69810);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31469);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70724);
/* harmony import */ var _site_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39961);
/** The pages an answer can be drawn from. */






/** Returns a loader that keeps what it parsed. Its reads must not overlap. */
async function createCorpusLoader(settings) {
    const { language } = settings;
    const parsed = new Map();
    const createFilter = language === undefined ? undefined : await (0,_language_js__WEBPACK_IMPORTED_MODULE_1__/* .createLanguageFilters */ .o)(language);
    const filterOf = (sources) => createFilter?.(sources.flatMap(({ files }) => files.map(({ path }) => path)));
    return {
        async load(source, signal) {
            const filter = filterOf([source]);
            const readable = withoutTranslations(source, filter);
            await parseFiles(readable, parsed, signal);
            return assemble(readable, parsed, settings, filter);
        },
        async loadBoth(base, head, signal) {
            const filter = filterOf([base, head]);
            const after = withoutTranslations(head, filter);
            await parseFiles(after, parsed, signal);
            const before = withoutTranslations(withoutAbsent(base, head), filter);
            await parseFiles(before, parsed, signal);
            return {
                base: assemble(before, parsed, settings, filter),
                head: assemble(after, parsed, settings, filter),
            };
        },
    };
}
/** Reads the pages of a source; see CorpusLoader. */
async function loadCorpus(source, settings, signal) {
    const loader = await createCorpusLoader(settings);
    return loader.load(source, signal);
}
/** Reads the pages of two trees; see CorpusLoader. */
async function loadCorpora(base, head, settings, signal) {
    const loader = await createCorpusLoader(settings);
    return loader.loadBoth(base, head, signal);
}
function withoutAbsent(base, { absent }) {
    if (absent.size === 0)
        return base;
    const isComparable = ({ path }) => !absent.has(path);
    return {
        ...base,
        files: base.files.filter(isComparable),
        siteFiles: base.siteFiles.filter(isComparable),
    };
}
/** Files whose path alone says that they are translations need not be read. */
function withoutTranslations(source, filter) {
    if (filter === undefined)
        return source;
    const translations = new Map();
    for (const { path } of source.files) {
        const language = filter.ofPath(path);
        if (language !== undefined)
            translations.set(path, language);
    }
    const dropped = Array.from(translations, ([path, language]) => ({
        path,
        reason: 'language',
        language,
    }));
    return {
        ...source,
        files: source.files.filter(({ path }) => !translations.has(path)),
        passedOver: [...source.passedOver, ...dropped],
    };
}
/** Adds to `parsed` what the source has and it lacks. */
async function parseFiles(source, parsed, signal) {
    const wanted = new Map();
    for (const file of [...source.files, ...source.siteFiles]) {
        if (!parsed.has(keyOf(file)))
            wanted.set(keyOf(file), file);
    }
    for await (const reading of source.read([...wanted.values()])) {
        signal?.throwIfAborted();
        parsed.set(keyOf(reading.file), parse(reading));
    }
}
function keyOf({ path, id }) {
    // A page says the same wherever it is; a file that speaks of the site speaks of the folders around it.
    return `${(0,_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .formatOf */ .be)(path) ?? path} ${id}`;
}
function parse(reading) {
    if ('unreadable' in reading)
        return reading;
    const format = (0,_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .formatOf */ .be)(reading.file.path);
    if (format === undefined)
        return { siteFile: (0,_indexing_site_js__WEBPACK_IMPORTED_MODULE_0__/* .readSiteFile */ .GS)(reading.file.path, reading.text) };
    try {
        return { content: (0,_page_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePage */ .N)(reading.text, format) };
    }
    catch (error) {
        if (error instanceof RangeError)
            return { unreadable: 'not-parsable' };
        throw error;
    }
}
function assemble(source, parsed, settings, filter) {
    const pages = [];
    const hidden = [];
    const unreadable = [];
    const passedOver = [...source.passedOver];
    const siteFiles = [];
    for (const file of [...source.files, ...source.siteFiles]) {
        const found = parsed.get(keyOf(file));
        if (found === undefined)
            continue;
        if ('unreadable' in found) {
            unreadable.push({ path: file.path, reason: found.unreadable });
            continue;
        }
        if ('siteFile' in found) {
            siteFiles.push(found.siteFile);
            continue;
        }
        const language = filter?.ofPage(file.path, found.content);
        if (language !== undefined)
            passedOver.push({ path: file.path, reason: 'language', language });
        else if (found.content.isPublic)
            pages.push(place(file, found.content, settings));
        else
            hidden.push(place(file, found.content, settings));
    }
    for (const { path } of hidden)
        passedOver.push({ path, reason: 'not-public' });
    const site = (0,_indexing_site_js__WEBPACK_IMPORTED_MODULE_0__/* .createSite */ .Ae)(siteFiles, [...pages, ...hidden]);
    return { pages, hidden, site, unreadable, passedOver: [...passedOver, ...unreadable] };
}
function place({ path, id }, content, { competitors, siteUrls }) {
    return { path, id, url: (0,_site_url_js__WEBPACK_IMPORTED_MODULE_4__/* .urlOf */ .r)(path, content.slug, siteUrls), owner: (0,_owners_js__WEBPACK_IMPORTED_MODULE_5__/* .ownerOf */ .bf)(path, competitors), content };
}


/***/ }),

/***/ 65671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ splitFrontMatter)
});

// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/embedded/corpus/indexing/signal.js
var signal = __webpack_require__(37669);
// EXTERNAL MODULE: ./build/embedded/corpus/indexing/tag-signals.js + 1 modules
var tag_signals = __webpack_require__(47431);
;// CONCATENATED MODULE: ./build/embedded/corpus/indexing/field-signals.js
/** Signals in the front matter of a page. */


/** The fields' names, without their `-`, `_` and capitals, and how each is read. */
const READERS = new Map([
    ['noindex', value => (isTrue(value) ? [{ kind: 'noindex', text: 'noindex' }] : [])],
    ['robotsnoindex', value => (isTrue(value) ? [{ kind: 'noindex', text: 'noindex' }] : [])],
    ['robots', readRobots],
    ['metarobots', readRobots],
    ['canonical', readCanonical],
    ['canonicalurl', readCanonical],
]);
const PAGE_READERS = new Map([
    ...READERS,
    ['draft', value => (isTrue(value) ? [{ kind: 'draft', text: 'draft' }] : [])],
    ['published', value => (isFalse(value) ? [{ kind: 'unpublished', text: 'published' }] : [])],
    ['unpublished', value => (isTrue(value) ? [{ kind: 'unpublished', text: 'unpublished' }] : [])],
    ['unlisted', value => (isTrue(value) ? [{ kind: 'unlisted', text: 'unlisted' }] : [])],
    // Eleventy writes no file for such a page.
    ['permalink', value => (value === false ? [{ kind: 'unpublished', text: 'permalink' }] : [])],
    ['build', readBuild],
    ['aliases', readAliases],
    ['redirectfrom', readAliases],
    ['redirects', readAliases],
    ['redirectto', readRedirect],
    ['redirect', readRedirect],
    ['head', readHead],
    ['meta', value => [...readHead(value), ...readGroup(value)]],
    ['seo', readSeo],
    ['params', readGroup],
    ['extra', readGroup],
    ['metadata', readGroup],
]);
const MOST_DEPTH = 6;
const MOST_VALUES = 500;
/**
 * Reads what `fields`, the parsed front matter, say to search engines. `block` is the same front matter as text,
 * from the file's first line on; it gives the lines. Fields of other forms than a generator reads say nothing.
 */
function readFieldSignals(fields, block) {
    const found = Object.entries(fields)
        .flatMap(([key, value]) => (PAGE_READERS.get(simplify(key))?.(value) ?? []).map(each => ({ key, ...each })))
        // Each of them is looked for in all lines.
        .slice(0, MOST_VALUES);
    if (found.length === 0)
        return [];
    const lines = block.split('\n');
    const folded = lines.map(line => line.toLowerCase());
    return found.map(({ key, text, ...meaning }) => {
        const index = findLine(lines, folded, key, text);
        return (0,signal/* placeSignal */.qu)(meaning, lines[index] ?? '', index + 1);
    });
}
function simplify(key) {
    return key.replace(/[-_]/g, '').toLowerCase();
}
function isTrue(value) {
    return value === true || (typeof value === 'string' && /^(?:true|yes|on)$/i.test(value));
}
function isFalse(value) {
    return value === false || (typeof value === 'string' && /^(?:false|no|off)$/i.test(value));
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function stringsOf(value) {
    const values = Array.isArray(value) ? value.slice(0, MOST_VALUES) : [value];
    return values.filter(item => typeof item === 'string');
}
/** `noindex, follow`, a list of such words, `{index: false}` or `{noindex: true}`. */
function readRobots(value) {
    if (!isRecord(value)) {
        return stringsOf(value).flatMap(text => (0,signal/* readRobotsValue */.zn)(text).map(meaning => ({ ...meaning, text })));
    }
    return Object.entries(value).flatMap(([key, flag]) => {
        const isNoindex = simplify(key) === 'index' ? isFalse(flag) : simplify(key) === 'noindex' && isTrue(flag);
        return isNoindex ? [{ kind: 'noindex', text: key }] : [];
    });
}
function readCanonical(value) {
    return typeof value === 'string' && value.trim() !== ''
        ? [{ kind: 'canonical', target: value, text: value }]
        : [];
}
/** Only an address redirects: `redirect: true` is some other program's field. */
function readRedirect(value) {
    return typeof value === 'string' && /^(?:\/|\.|https?:)/i.test(value)
        ? [{ kind: 'redirect', target: value, text: value }]
        : [];
}
/** Hugo's and Obsidian's `aliases`, Jekyll's `redirect_from`: an address or a list of them. */
function readAliases(value) {
    return stringsOf(value)
        .filter(text => text.trim() !== '')
        .map(text => ({ kind: 'alias', target: text, text }));
}
/** Hugo's `build: {render: never}`. */
function readBuild(value) {
    const render = isRecord(value) ? value['render'] : undefined;
    return render === 'never' || render === false ? [{ kind: 'unpublished', text: 'render' }] : [];
}
/** `seo: noindex`, or a group of fields. */
function readSeo(value) {
    return isRecord(value) ? [...readGroup(value), ...readIndexFlag(value)] : readRobots(value);
}
function readIndexFlag(value) {
    return isFalse(value['index']) ? [{ kind: 'noindex', text: 'index' }] : [];
}
/** Fields that a generator hands to its theme. */
function readGroup(value) {
    if (!isRecord(value))
        return [];
    return Object.entries(value).flatMap(([key, inner]) => READERS.get(simplify(key))?.(inner) ?? []);
}
/** Tags as a generator's `head` lists them: `[meta, {name, content}]`, `{tag, attrs}`, `{meta: [{name, content}]}` or HTML. */
function readHead(head) {
    const found = [];
    let left = MOST_VALUES;
    function visit(value, depth) {
        left -= 1;
        if (depth > MOST_DEPTH || left < 0)
            return;
        if (typeof value === 'string') {
            for (const { kind, crawler, target } of (0,tag_signals/* readTagSignals */.u)(value, 'html')) {
                found.push({ kind, crawler, target, text: target ?? kind });
            }
        }
        else if (Array.isArray(value)) {
            for (const item of value.slice(0, MOST_VALUES))
                visit(item, depth + 1);
        }
        else if (isRecord(value)) {
            const attributes = textsOf(value);
            for (const meaning of (0,signal/* readTag */.zW)(attributes)) {
                found.push({ ...meaning, text: attributes['content'] ?? attributes['href'] ?? '' });
            }
            for (const item of Object.values(value).slice(0, MOST_VALUES))
                visit(item, depth + 1);
        }
    }
    visit(head, 0);
    return found;
}
function textsOf(record) {
    return Object.fromEntries(Object.entries(record).flatMap(([key, value]) => typeof value === 'string' ? [[key.toLowerCase(), value]] : []));
}
/** The first line with `text` from the field's own line on; the field's line where no line has it. */
function findLine(lines, folded, key, text) {
    const start = Math.max(lines.findIndex(line => startsField(line, key)), 0);
    const wanted = text.toLowerCase();
    const index = folded.findIndex((line, index) => index >= start && line.includes(wanted));
    return index < 0 ? start : index;
}
/** `key:`, `"key":`, `key =` or `[key]`. */
function startsField(line, key) {
    const start = /^["'[]/.test(line) ? 1 : 0;
    return (line.startsWith(key, start) &&
        /^["']?\s*[:=\]]/.test(line.slice(start + key.length, start + key.length + 20)));
}

;// CONCATENATED MODULE: ./build/embedded/corpus/front-matter.js
/** What a page says about itself before its text. */




// A field that is not what it should be is as good as none: other tools own this block and its fields.
const textSchema = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).transform(String).optional().catch(undefined);
// Jekyll's and Hugo's own address; a pattern such as `/:year/:title/` is none.
const addressSchema = schemas/* string */.YjP()
    .regex(/^\/(?!\/)[^:]*$/)
    .optional()
    .catch(undefined);
const fieldsSchema = schemas/* looseObject */._H3({
    title: textSchema,
    description: textSchema,
    slug: textSchema,
    lang: textSchema,
    language: textSchema,
    locale: textSchema,
});
/** YAML between `---` lines or TOML between `+++` lines, at the very start. */
const BLOCK = /^(---|\+\+\+)[ \t]*\r?\n([\s\S]*?)(?<=\n)\1[ \t]*(?:\r?\n|$)/;
/** Takes the front matter off `text`. A block that cannot be read says nothing, and is not text either. */
function splitFrontMatter(text) {
    const [block = '', fence, source = ''] = BLOCK.exec(text) ?? [];
    const fields = fieldsSchema.safeParse(block === '' ? {} : readFields(source, fence === '+++')).data;
    const { title = '', description = '', ...others } = fields ?? {};
    const slug = others.slug ?? addressSchema.parse(others['permalink']) ?? addressSchema.parse(others['url']);
    const language = others.lang ?? others.language ?? others.locale;
    const frontMatter = { title, description, slug, language, signals: readFieldSignals(others, block) };
    // Text between two thematic breaks is no mapping.
    return { frontMatter, body: fields === undefined ? text : text.slice(block.length) };
}
function readFields(source, isToml) {
    try {
        return (isToml ? (0,dist/* parse */.qg)(source) : (0,yaml_dist/* parse */.qg)(source, { logLevel: 'error' })) ?? {};
    }
    catch {
        return {};
    }
}


/***/ }),

/***/ 4709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ openObjects)
/* harmony export */ });
/* harmony import */ var _lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22380);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39165);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83596);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25811);
/** Objects of a repository, with one long-lived git process. */




const FOLDER = '40000';
/**
 * Opens a reader of the checkout's repository: one `git cat-file --batch`, which starts with the first call. Its calls
 * reject with a CorpusError, or with the signal's reason.
 */
function openObjects(checkout) {
    const take = createLock();
    const folders = new Map();
    let started;
    let prefix;
    const open = () => {
        started ??= startBatch(checkout);
        return started;
    };
    async function listFolder(batch, { id, content }, path) {
        const key = `${id} ${path}`;
        const known = folders.get(key);
        if (known !== undefined)
            return known;
        const entries = [];
        for (const { mode, name, id: inner } of parseTree(content, id.length / 2)) {
            const place = `${path}${name}`;
            if (mode !== FOLDER)
                entries.push({ mode, id: inner, path: place });
            else {
                const found = folders.get(`${inner} ${place}/`);
                entries.push(...(found ?? (await listFolder(batch, await batch.require(inner), `${place}/`))));
            }
        }
        folders.set(key, entries);
        return entries;
    }
    async function listCommit(batch, commit, folder) {
        const root = await batch.find(`${commit}:${folder}`);
        if (root !== undefined)
            return listFolder(batch, root, '');
        // The commit may be older than the folder, or not be there at all.
        await batch.require(`${commit}^{tree}`);
        return [];
    }
    return {
        async list(commit) {
            const release = await take();
            try {
                prefix ??= (await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(checkout, ['rev-parse', '--show-prefix'])).replace(/\n$/, '');
                const batch = open();
                const folder = prefix;
                return await batch.orExplain(() => listCommit(batch, commit, folder));
            }
            finally {
                release();
            }
        },
        async *read(files) {
            if (files.length === 0)
                return;
            const release = await take();
            try {
                yield* open().readBlobs(files);
            }
            finally {
                release();
            }
        },
        close: () => started?.close(),
    };
}
/** Returns a function that waits for its turn, and resolves to a function that ends it. */
function createLock() {
    let last = Promise.resolve();
    return async () => {
        const before = last;
        const { promise, resolve } = Promise.withResolvers();
        last = promise;
        await before;
        return resolve;
    };
}
/** `mode name<NUL>id`, the id in bytes, one after the other. */
function parseTree(content, idBytes) {
    const entries = [];
    for (let start = 0; start < content.length;) {
        const space = content.indexOf(32, start);
        const zero = content.indexOf(0, space);
        const next = zero + 1 + idBytes;
        entries.push({
            mode: content.toString('latin1', start, space),
            name: content.toString('utf8', space + 1, zero),
            id: content.toString('hex', zero + 1, next),
        });
        start = next;
    }
    return entries;
}
/** git answers each name with `id type size`, the content and a line feed; or `name missing`. */
function startBatch(checkout) {
    const child = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .spawnGit */ .Iz)(checkout, ['cat-file', '--batch']);
    const errors = [];
    child.stderr.setEncoding('utf8').on('data', text => errors.push(String(text)));
    const ended = new Promise(resolve => child.on('error', resolve).on('close', resolve));
    // A git that ends early breaks the pipe; the answer that does not come tells that story better.
    child.stdin.on('error', () => { });
    const output = createReader(child.stdout);
    async function orExplain(work) {
        try {
            return await work();
        }
        catch (cause) {
            child.kill();
            await ended;
            checkout.signal?.throwIfAborted();
            const detail = (0,_lib_http_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .K)(errors.join('')) || (cause instanceof Error ? cause.message : 'it ended early');
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CorpusError */ .b({ kind: 'git-failed', command: 'git cat-file', detail }, { cause });
        }
    }
    async function find(name) {
        child.stdin.write(`${name}\n`);
        const answer = await output.line();
        const [, id, size] = /^([0-9a-f]+) \w+ (\d+)$/.exec(answer) ?? [];
        if (id !== undefined)
            return { id, content: (await output.bytes(Number(size) + 1)).subarray(0, -1) };
        if (answer.endsWith(' missing'))
            return undefined;
        throw new Error(answer);
    }
    return {
        orExplain,
        find,
        async require(name) {
            const object = await find(name);
            if (object === undefined)
                throw new Error(`${name} is missing`);
            return object;
        },
        async *readBlobs(files) {
            child.stdin.write(files.map(({ id }) => `${id}\n`).join(''));
            let left = files.length;
            try {
                for (const file of files) {
                    const reading = await orExplain(() => readBlob(file, output));
                    left -= 1;
                    yield reading;
                }
            }
            finally {
                // What was not taken would answer the next call.
                if (left > 0)
                    child.kill();
            }
        },
        close: () => void child.kill(),
    };
}
async function readBlob(file, output) {
    const answer = await output.line();
    const [, digits] = / blob (\d+)$/.exec(answer) ?? [];
    // A comparison with part of a tree would blame the wrong change.
    if (digits === undefined)
        throw new Error(answer);
    const size = Number(digits);
    if (size > _source_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_PAGE_BYTES */ .wV) {
        await output.skip(size + 1);
        return { file, unreadable: 'too-large' };
    }
    const content = await output.bytes(size + 1);
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)(file, content.subarray(0, size));
}
/** Reads a stream by lines and by counts; each read rejects when the stream ends first. */
function createReader(stream) {
    const chunks = stream[Symbol.asyncIterator]();
    let rest = Buffer.alloc(0);
    async function grow() {
        const next = await chunks.next();
        if (next.done)
            throw new Error('it ended before its last answer');
        rest = rest.length === 0 ? next.value : Buffer.concat([rest, next.value]);
    }
    function take(count) {
        const taken = rest.subarray(0, count);
        rest = rest.subarray(count);
        return taken;
    }
    return {
        async line() {
            while (!rest.includes(10))
                await grow();
            const line = take(rest.indexOf(10) + 1);
            return line.toString('utf8', 0, line.length - 1);
        },
        async bytes(count) {
            while (rest.length < count)
                await grow();
            return take(count);
        },
        async skip(count) {
            let left = count;
            while (rest.length < left) {
                left -= take(rest.length).length;
                await grow();
            }
            take(left);
        },
    };
}


/***/ }),

/***/ 69957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ openTree)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83596);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4709);
/* harmony import */ var _indexing_site_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88753);
/* harmony import */ var _merge_base_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46628);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70724);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25811);
/** The pages of a commit, from git's objects alone. */







/**
 * The selected files of `commit`, relative to the checkout's folder. Symbolic links are passed over, as are submodules
 * that are not checked out. `objects` reads many commits of the checkout with one process; without it each call
 * starts its own. Rejects with a CorpusError, also where the commit of a submodule cannot be had.
 */
async function openTree(checkout, commit, selection, objects) {
    (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .requireObjectId */ .Wx)(commit);
    const listing = (await objects?.list(commit)) ?? (await listTree(checkout, commit));
    const files = listing
        .filter(({ mode }) => /^100[0-7]{3}$/.test(mode))
        .map(({ path, id }) => ({ path, id }))
        .sort(_source_js__WEBPACK_IMPORTED_MODULE_6__/* .byPath */ .f2);
    const own = {
        files: files.filter(({ path }) => selection.isPage(path)),
        siteFiles: files.filter(({ path }) => (0,_indexing_site_js__WEBPACK_IMPORTED_MODULE_3__/* .isSiteFile */ .kv)(path)),
        absent: new Set(),
        untracked: new Set(),
        passedOver: [],
        read: wanted => objects?.read(wanted) ?? readBlobs(checkout, wanted),
    };
    const sources = [own];
    for (const { path, id } of listing.filter(({ mode }) => mode === SUBMODULE)) {
        const submodule = { ...checkout, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(checkout.folder, path) };
        if (!selection.mayHold(path) || !(await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .isCheckedOut */ .kU)(submodule.folder)))
            continue;
        await (0,_merge_base_js__WEBPACK_IMPORTED_MODULE_4__/* .ensureCommit */ .q)(submodule, id);
        const pages = await openTree(submodule, id, (0,_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .within */ .ux)(selection, path));
        sources.push((0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .renameFiles */ .wC)(pages, inner => `${path}/${inner}`));
    }
    return (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .joinSources */ .zz)(sources);
}
const SUBMODULE = '160000';
async function listTree(checkout, commit) {
    const lines = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .splitZero */ .vV)(await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(checkout, ['ls-tree', '-r', '-z', commit]));
    return lines.map(readEntry).filter(entry => entry !== undefined);
}
/** `100644 blob id<TAB>path`. */
function readEntry(line) {
    const [, mode, id, path] = /^([0-7]+) [a-z]+ ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
    return mode === undefined || id === undefined || path === undefined ? undefined : { mode, id, path };
}
async function* readBlobs(checkout, files) {
    const objects = (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .openObjects */ .d)(checkout);
    try {
        yield* objects.read(files);
    }
    finally {
        objects.close();
    }
}


/***/ }),

/***/ 76907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readHtml)
/* harmony export */ });
/* harmony import */ var htmlparser2__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22664);
/** The text of HTML, as a reader of the page sees it. */

/** What is not the page's own text: code, navigation, and what is not shown. */
const DROPPED = new Set('script style noscript template svg math nav footer iframe object select textarea button pre'.split(' '));
/** Elements that do not break a line; all others do. */
const INLINE = new Set([
    'a abbr b bdi bdo big cite code data del dfn em font i img input ins kbd label mark q s samp small span strike',
    'strong sub sup time tt u var wbr script style template svg math select textarea button',
].flatMap(names => names.split(' ')));
/**
 * Adds the headings and texts of `html`, a page or a part of one, to `outline`; a description counts as its first text.
 * Elements may be components, which close themselves: `<Footer />`.
 */
function readHtml(html, outline, hasComponents = false) {
    let title = '';
    let language;
    let isTitle = false;
    let text = '';
    /** Of the heading being read; 0 outside. */
    let level = 0;
    /** The element whose contents are passed over, and how many of its name are open. */
    let dropped = '';
    let depth = 0;
    function breakLine() {
        if (level > 0)
            text += ' ';
        else
            endLine();
    }
    function endLine() {
        if (level > 0)
            outline.heading(level, text);
        else
            outline.block(text);
        text = '';
    }
    function readMeta(name = '', content = '') {
        if (/^description$/i.test(name))
            outline.block(content);
    }
    const handler = {
        onopentag(name, attributes) {
            if (dropped !== '') {
                if (name === dropped)
                    depth += 1;
                return;
            }
            if (!INLINE.has(name))
                breakCell(name);
            if (DROPPED.has(name) || 'hidden' in attributes) {
                dropped = name;
                depth = 1;
                return;
            }
            if (name === 'meta')
                readMeta(attributes['name'], attributes['content']);
            if (name === 'html')
                language ??= attributes['lang'];
            isTitle ||= name === 'title';
            const opened = headingLevel(name);
            if (opened === 0)
                return;
            endLine();
            level = opened;
        },
        ontext(data) {
            if (dropped !== '')
                return;
            if (isTitle)
                title += data;
            else
                text += data;
        },
        onclosetag(name) {
            if (dropped !== '') {
                if (name === dropped)
                    depth -= 1;
                if (depth === 0)
                    dropped = '';
                return;
            }
            if (name === 'title')
                isTitle = false;
            if (headingLevel(name) > 0) {
                endLine();
                level = 0;
            }
            else if (!INLINE.has(name) && !isCell(name))
                breakLine();
        },
    };
    function breakCell(name) {
        if (!isCell(name))
            breakLine();
        else if (text.trim() !== '')
            text += ', ';
    }
    new htmlparser2__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .i(handler, { recognizeSelfClosing: hasComponents }).end(html);
    endLine();
    return { title: title.replace(/\s+/g, ' ').trim(), language };
}
/** The cells of a row make one line. */
function isCell(name) {
    return name === 'td' || name === 'th';
}
/** 0 for an element that is no heading. */
function headingLevel(name) {
    const [, digit] = /^h([1-6])$/.exec(name) ?? [];
    return Number(digit ?? 0);
}


/***/ }),

/***/ 79293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qh: () => (/* binding */ normalizeAddress),
/* harmony export */   SW: () => (/* binding */ publicUrlOf),
/* harmony export */   sO: () => (/* binding */ addressesOf),
/* harmony export */   su: () => (/* binding */ isFolderPage)
/* harmony export */ });
/** The URL paths that a page may be published at. */
/** Folders of sources and of built sites that are no part of an address. */
const SOURCE_FOLDERS = new Set('website site www web src source content contents pages app public static book dist build out _site html'.split(' '));
/** Folders that some generators make part of the address and others do not. */
const OPTIONAL_FOLDERS = new Set(['docs', 'doc', 'documentation', 'en']);
/** A sitemap or a browser allows about 2,000; longer ones take too long to match. */
const MOST_CHARACTERS = 1000;
/** Returns the public URL of a page; undefined when no site URL applies to its file. */
function publicUrlOf({ path, url }) {
    return url === path ? undefined : (URL.parse(url) ?? undefined);
}
/**
 * Returns the addresses that a page may have, in the form of normalizeAddress. With a site URL it is
 * the path of `url`. Without, they are the ones that common generators give to the file: `docs/setup.md` as
 * `/docs/setup` and `/setup`. A number that orders files may be part of it: `/02-setup` or `/setup`. `root` is the folder of the page's site; the path counts from there.
 */
function addressesOf(page, root = '') {
    const url = publicUrlOf(page);
    if (url !== undefined) {
        const address = normalizeAddress(url.pathname);
        return unique([address, address.split('/').map(withoutOrder).join('/')]);
    }
    const { slug } = page.content;
    const inside = root === '' ? page.path : page.path.slice(root.length + 1);
    const folders = inside.split('/').slice(0, -1);
    const first = folders.findIndex(name => !SOURCE_FOLDERS.has(name));
    const rest = first < 0 ? [] : folders.slice(first);
    const sure = rest.findIndex(name => !OPTIONAL_FOLDERS.has(name) && !SOURCE_FOLDERS.has(name));
    const most = sure < 0 ? rest.length : sure;
    const prefixes = Array.from({ length: most + 1 }, (_, index) => rest.slice(index, most));
    const names = namesOf(page, rest.slice(most), slug);
    const paths = prefixes.map(prefix => [...prefix, ...names]);
    const unordered = paths.map(path => path.map(withoutOrder));
    return unique([...paths, ...unordered].map(path => normalizeAddress(path.map(encode).join('/'))));
}
function unique(addresses) {
    return [...new Set(addresses)];
}
/** Tells whether a file is the page of its folder, whose address ends with `/`. */
function isFolderPage(path) {
    return /(?:^|\/)_?(?:index|readme)\.[a-z]+$/i.test(path);
}
/** A slug that starts with `/` replaces all segments, any other the last one. */
function namesOf({ path }, folders, slug) {
    const name = (path.split('/').at(-1) ?? '').replace(/\.[a-z]+$/i, '');
    const names = isFolderPage(path) ? folders : [...folders, name];
    if (slug === undefined)
        return names;
    return slug.startsWith('/') ? slug.split('/') : [...names.slice(0, -1), ...slug.split('/')];
}
/** `02-setup` as `setup`, as Docusaurus does; a date or a version stays. */
function withoutOrder(name) {
    return /^\d+[-_.]\d/.test(name) ? name : name.replace(/^\d+[ ]?[-_.]+[ ]?(?=[^-_.\s])/, '');
}
function encode(segment) {
    return encodeURIComponent(segment.toWellFormed());
}
/**
 * Returns a path of a URL so that two ways to write one address are equal: with a slash at the start and none at the
 * end, decoded, without query, `index.html` and the ending of a page.
 */
function normalizeAddress(address) {
    const [path = ''] = address.slice(0, MOST_CHARACTERS).split(/[?#]/, 1);
    const names = path.split('/').filter(name => name !== '' && name !== '.');
    const last = names.pop()?.replace(/\.(?:html?|mdx?|markdown)$/i, '');
    const all = last === undefined || /^_?index$/i.test(last) ? names : [...names, last];
    return `/${all.map(decode).join('/')}`;
}
function decode(segment) {
    try {
        return decodeURIComponent(segment).normalize('NFC');
    }
    catch {
        return segment;
    }
}


/***/ }),

/***/ 44000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ compileRedirects),
  x: () => (/* binding */ coversAddress)
});

// EXTERNAL MODULE: ./build/embedded/corpus/indexing/addresses.js
var addresses = __webpack_require__(79293);
;// CONCATENATED MODULE: ./build/embedded/corpus/indexing/path-pattern.js
/** Patterns of URL paths, as redirects are written with. Matching takes time in proportion to pattern × path. */

const MOST_TOKENS = 32;
const MOST_CHARACTERS = 500;
/** Reads a pattern; undefined when it is no path, too long, or uses another expression than those above. */
function readPathPattern(source, syntax) {
    if (syntax === 'literal')
        return exactly(source);
    const hasQuery = source.includes('#') || (syntax === 'splat' && source.includes('?'));
    if (!source.startsWith('/') || source.length > MOST_CHARACTERS || hasQuery)
        return undefined;
    const tokens = readTokens(source.replace(/(?:\.html?|\/)$/i, ''), syntax);
    if (tokens === undefined || tokens.length > MOST_TOKENS)
        return undefined;
    if (tokens.every(token => 'literal' in token))
        return exactly(source);
    const isWholeSite = tokens.every(token => ('literal' in token ? token.literal === '/' : token.crosses));
    // `/blog/*` is for `/blog` too.
    return {
        isWholeSite,
        match: address => matchTokens(tokens, address) ?? matchTokens(tokens, `${address}/`),
    };
}
function exactly(source) {
    const own = (0,addresses/* normalizeAddress */.Qh)(source);
    return { isWholeSite: false, match: address => (address === own ? new Map() : undefined) };
}
/** Puts what wildcards stand for into the target of a redirect: `:name`, `:name*`, and `$1` for the first `(.*)`. */
function fillTarget(target, values) {
    return target.replace(/:([a-z_]\w*)[*+?]?|\$(\d)/gi, (found, name, number) => {
        return values.get(name ?? number) ?? found;
    });
}
const WILDCARD = /:([a-z_]\w*)(\(\.[*+]\))?([*+?])?|\(\.([*+])\)|\*\*?/giy;
function readTokens(source, syntax) {
    const tokens = [];
    let literal = '';
    let unnamed = 0;
    for (let index = 0; index < source.length;) {
        WILDCARD.lastIndex = index;
        const found = WILDCARD.exec(source);
        if (found === null) {
            const character = source.charAt(index);
            if (syntax !== 'splat' && '(){}[]|\\?+^$'.includes(character))
                return undefined;
            literal += character;
            index += 1;
            continue;
        }
        if (literal !== '')
            tokens.push({ literal: decode(literal) });
        literal = '';
        index += found[0].length;
        const [text, name, group, modifier, unnamedGroup] = found;
        if (name === undefined)
            unnamed += 1;
        const isStar = text.startsWith('*');
        tokens.push({
            wildcard: name ?? (isStar ? 'splat' : String(unnamed)),
            crosses: isStar
                ? syntax !== 'glob' || text === '**'
                : group !== undefined || unnamedGroup !== undefined || modifier === '*' || modifier === '+',
            least: isStar || modifier === '*' || modifier === '?' || unnamedGroup === '*' || group === '(.*)' ? 0 : 1,
        });
    }
    if (literal !== '')
        tokens.push({ literal: decode(literal) });
    return tokens;
}
function decode(text) {
    try {
        return decodeURIComponent(text).normalize('NFC');
    }
    catch {
        return text;
    }
}
/** Follows all positions that the tokens can reach, then goes back along one way to the start. */
function matchTokens(tokens, text) {
    const reached = [new Set([0])];
    for (const token of tokens) {
        const next = advance(token, reached.at(-1) ?? new Set(), text);
        if (next.size === 0)
            return undefined;
        reached.push(next);
    }
    if (!reached.at(-1)?.has(text.length))
        return undefined;
    const values = new Map();
    let end = text.length;
    for (const [index, token] of [...tokens.entries()].reverse()) {
        const start = findStart(token, reached[index] ?? new Set(), end, text);
        if ('wildcard' in token)
            values.set(token.wildcard, text.slice(start, end));
        end = start;
    }
    return values;
}
function advance(token, from, text) {
    const next = new Set();
    if ('literal' in token) {
        for (const start of from) {
            if (text.startsWith(token.literal, start))
                next.add(start + token.literal.length);
        }
        return next;
    }
    /** Where text that began at or before `index` may still go on. */
    let open = false;
    for (let index = 0; index <= text.length; index += 1) {
        if (open)
            next.add(index);
        if (from.has(index)) {
            open = true;
            if (token.least === 0)
                next.add(index);
        }
        if (!token.crosses && text[index] === '/')
            open = false;
    }
    return next;
}
/** The first position from which `token` leads to `end`. */
function findStart(token, from, end, text) {
    if ('literal' in token)
        return end - token.literal.length;
    const earliest = token.crosses ? 0 : text.lastIndexOf('/', end - 1) + 1;
    const starts = [...from].filter(start => start >= Math.min(earliest, end) && start <= end - token.least);
    return starts.reduce((first, start) => Math.min(first, start), end);
}

// EXTERNAL MODULE: ./build/embedded/corpus/indexing/signal.js
var signal = __webpack_require__(37669);
;// CONCATENATED MODULE: ./build/embedded/corpus/indexing/redirects.js
/** Redirects that the files of a repository set up, whoever hosts the site. */



/** Returns the redirects of a file whose patterns can be read. */
function compileRedirects(file, lines) {
    return lines.flatMap(({ from, target, line, evidence, syntax, isRewrite }) => {
        const pattern = readPathPattern(from, syntax);
        return pattern === undefined
            ? []
            : [{ file, line, evidence: (0,signal/* toEvidence */.zR)(evidence), target, isRewrite, pattern }];
    });
}
/**
 * Returns where the first redirect for `address` leads; undefined when none is for it. A redirect to the address
 * itself is none, nor is a rewrite of the whole site to one page, which a single-page application has.
 */
function coversAddress(address, redirects) {
    const path = (0,addresses/* normalizeAddress */.Qh)(address);
    for (const { file, line, evidence, target, isRewrite, pattern } of redirects) {
        if (isRewrite && pattern.isWholeSite)
            continue;
        const values = pattern.match(path);
        if (values === undefined)
            continue;
        const filled = fillTarget(target, values);
        if (filled.startsWith('/') && (0,addresses/* normalizeAddress */.Qh)(filled) === path)
            continue;
        return { file, line, evidence, target: filled };
    }
    return undefined;
}


/***/ }),

/***/ 83196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ readRobotsFile),
/* harmony export */   y: () => (/* binding */ findBlocks)
/* harmony export */ });
/* harmony import */ var robots_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87211);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70724);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79293);
/* harmony import */ var _signal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37669);
/** What the `robots.txt` files of a repository keep from the crawlers of answer engines. */




/** What crawlers read at least, and most of them at most (RFC 9309, section 2.5): 500 KiB. */
const MOST_CHARACTERS = 500 * 1024;
/** Folders whose files are published at the root of the site around them. */
const PUBLISHED = new Set('public static assets src source content pages app .vitepress .vuepress'.split(' '));
/** Where a site stands that publishes pages from other folders of the repository too. */
const SITE_FOLDERS = new Set(['website', 'site', 'www', 'web', 'docs', 'documentation']);
/** A file that a generator fills in: which of its lines are published is not known. */
const CONDITION = /\{%-?\s*(?:if|unless|for|case)\b|\{\{-?\s*(?:if|range|with|define|block)\b/;
const ORIGIN = 'https://site.invalid';
const DISALLOWS = /^[ \t]*disallow[ \t]*:[ \t]*[^ \t\r\n#]/im;
/** Reads a `robots.txt`, whose path tells which site it is for. Undefined for a template with conditions. */
function readRobotsFile(path, text) {
    const content = text.slice(0, MOST_CHARACTERS);
    if (CONDITION.test(content))
        return undefined;
    const robots = robots_parser__WEBPACK_IMPORTED_MODULE_0__(`${ORIGIN}/robots.txt`, content);
    const folded = content.toLowerCase();
    // Most files block no crawler.
    const disallows = DISALLOWS.test(content);
    return {
        path,
        root: rootOf(path),
        // The parser's line ends.
        lines: content.split(/\r\n|\r|\n/),
        agentOf: crawler => (folded.includes(crawler.toLowerCase()) ? crawler : '*'),
        findBlock(urlPath, agent) {
            if (!disallows)
                return undefined;
            const url = `${ORIGIN}${urlPath}`;
            return robots.isAllowed(url, agent) === false ? robots.getMatchingLineNumber(url, agent) : undefined;
        },
    };
}
function rootOf(path) {
    const folders = path.split('/').slice(0, -1);
    while (PUBLISHED.has(folders.at(-1) ?? ''))
        folders.pop();
    return folders.join('/');
}
/**
 * Returns the crawlers of answer engines that may not read `page`, with the lines that say so. Only the `robots.txt` of
 * the page's own site counts.
 */
function findBlocks(page, files) {
    const robots = findRobotsFile(page.path, files);
    if (robots === undefined)
        return [];
    const root = isInside(page.path, robots.root) ? robots.root : '';
    const paths = urlPathsOf(page, root);
    const agents = new Set(_signal_js__WEBPACK_IMPORTED_MODULE_3__/* .ANSWER_CRAWLERS */ .bZ.map(robots.agentOf));
    const lines = new Map(Array.from(agents, agent => [agent, findLine(robots, agent, paths)]));
    return _signal_js__WEBPACK_IMPORTED_MODULE_3__/* .ANSWER_CRAWLERS */ .bZ.flatMap(crawler => {
        const line = lines.get(robots.agentOf(crawler));
        if (line === undefined)
            return [];
        return [{ crawler, file: robots.path, line, evidence: (0,_signal_js__WEBPACK_IMPORTED_MODULE_3__/* .toEvidence */ .zR)(robots.lines[line - 1] ?? '') }];
    });
}
function findLine(robots, agent, { sure, possible }) {
    for (const path of sure) {
        const line = robots.findBlock(path, agent);
        if (line !== undefined)
            return line;
    }
    for (const path of possible) {
        const line = robots.findBlock(path, agent);
        // A rule for all addresses of a form says nothing about a page that may not have this form.
        if (line !== undefined && !robots.lines[line - 1]?.includes('*'))
            return line;
    }
    return undefined;
}
/** The innermost site around the page; else the only site folder at the top of the repository. */
function findRobotsFile(path, files) {
    const around = files.filter(({ root }) => isInside(path, root));
    if (around.length > 0)
        return around.reduce(innermost);
    const sites = files.filter(({ root }) => SITE_FOLDERS.has(root));
    return sites.length === 1 ? sites[0] : undefined;
}
/** Of two files for one site, the one in a folder that is published as it is. */
function innermost(one, other) {
    if (one.root.length !== other.root.length)
        return one.root.length > other.root.length ? one : other;
    return one.path.length >= other.path.length ? one : other;
}
function isInside(path, root) {
    return root === '' || path.startsWith(`${root}/`);
}
/** The path of the site URL; else those of a file that stands at the page's addresses. */
function urlPathsOf(page, root) {
    const url = (0,_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .publicUrlOf */ .SW)(page);
    if (url !== undefined)
        return { sure: [`${url.pathname}${url.search}`], possible: [] };
    const addresses = (0,_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .addressesOf */ .sO)(page, root).map(address => address.split('/').map(encodeURIComponent).join('/'));
    const folders = addresses.map(address => (address === '/' ? '/' : `${address}/`));
    if ((0,_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .isFolderPage */ .su)(page.path))
        return { sure: folders, possible: [] };
    const files = addresses.map(address => `${address}.html`);
    return (0,_selection_js__WEBPACK_IMPORTED_MODULE_1__/* .formatOf */ .be)(page.path) === 'html'
        ? { sure: files, possible: [...addresses, ...folders] }
        : { sure: addresses, possible: [...folders, ...files] };
}


/***/ }),

/***/ 37669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q8: () => (/* binding */ isHiding),
/* harmony export */   bZ: () => (/* binding */ ANSWER_CRAWLERS),
/* harmony export */   qu: () => (/* binding */ placeSignal),
/* harmony export */   zR: () => (/* binding */ toEvidence),
/* harmony export */   zW: () => (/* binding */ readTag),
/* harmony export */   zn: () => (/* binding */ readRobotsValue)
/* harmony export */ });
/* harmony import */ var _lib_copy_string_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80261);
/* harmony import */ var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94869);
/** What a page says about itself to search engines and crawlers. */


/** Kinds that take the page away, whatever its address is. */
const HIDING = new Set(['noindex', 'draft', 'unpublished', 'unlisted', 'redirect']);
/** Tells whether a signal takes its page away from an answer engine, whatever the page's address is. */
function isHiding({ kind }) {
    return HIDING.has(kind);
}
/** The crawlers of answer engines, and of the search engines that answer engines draw on. */
const ANSWER_CRAWLERS = [
    'OAI-SearchBot',
    'ChatGPT-User',
    'PerplexityBot',
    'Claude-SearchBot',
    'Googlebot',
    'Bingbot',
];
const META_CRAWLERS = new Set(ANSWER_CRAWLERS.map(name => name.toLowerCase()));
const MOST_EVIDENCE = 200;
/** Longer addresses are cut: no site publishes them, and matching takes time. */
const MOST_ADDRESS = 1000;
/** Returns `meaning` with its place. The source text is brought to one line of at most 200 characters. */
function placeSignal({ kind, crawler, target }, text, line) {
    return {
        kind,
        ...(crawler === undefined ? {} : { crawler: (0,_lib_copy_string_js__WEBPACK_IMPORTED_MODULE_0__/* .copyString */ .j)(crawler) }),
        ...(target === undefined ? {} : { target: (0,_lib_copy_string_js__WEBPACK_IMPORTED_MODULE_0__/* .copyString */ .j)(target.trim().slice(0, MOST_ADDRESS)) }),
        evidence: (0,_lib_copy_string_js__WEBPACK_IMPORTED_MODULE_0__/* .copyString */ .j)(toEvidence(text)),
        line,
    };
}
/** Returns text of a file as one line of at most 200 characters. */
function toEvidence(text) {
    return (0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__/* .toSingleLine */ .OX)(text.slice(0, 4 * MOST_EVIDENCE)), MOST_EVIDENCE);
}
/** Reads the value of a robots `<meta>` or field: `noindex, nofollow`. */
function readRobotsValue(value, crawler) {
    const words = value
        .toLowerCase()
        .split(/[,\s]+/)
        .map(word => word.trim());
    const isNoindex = words.includes('noindex') || words.includes('none');
    const isNosnippet = words.includes('nosnippet') || /(?:^|[,\s])max-snippet\s*:\s*0(?:$|[,\s])/i.test(value);
    return [
        ...(isNoindex ? [{ kind: 'noindex', crawler }] : []),
        ...(isNosnippet ? [{ kind: 'nosnippet', crawler }] : []),
    ];
}
/** Reads the attributes of a `<meta>` or `<link>`; names are in lower case. Other tags mean nothing. */
function readTag(attributes) {
    const { name = '', content = '', rel = '', href = '' } = attributes;
    const crawler = name.trim().toLowerCase();
    if (crawler === 'robots')
        return readRobotsValue(content);
    if (META_CRAWLERS.has(crawler))
        return readRobotsValue(content, crawler);
    if (attributes['http-equiv']?.trim().toLowerCase() === 'refresh')
        return readRefresh(content);
    const isCanonical = rel.toLowerCase().split(/\s+/).includes('canonical');
    return isCanonical && href.trim() !== '' ? [{ kind: 'canonical', target: href }] : [];
}
/** `0; url=/new`. Without an address the page only loads itself again. */
function readRefresh(content) {
    const [, target = ''] = /^\s*[\d.]+\s*[;,]\s*(?:url\s*=\s*)?["']?([^"'\s]+)/i.exec(content) ?? [];
    return target === '' ? [] : [{ kind: 'redirect', target }];
}


/***/ }),

/***/ 88753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ae: () => (/* binding */ createSite),
  kv: () => (/* binding */ isSiteFile),
  GS: () => (/* binding */ readSiteFile)
});

// EXTERNAL MODULE: ./build/embedded/corpus/indexing/addresses.js
var addresses = __webpack_require__(79293);
// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
;// CONCATENATED MODULE: ./build/embedded/corpus/indexing/redirect-files.js
/** Reads the files in which hosts and generators look for redirects. */



/** File names, and how each file is read. */
const READERS = [
    [/^_redirects$/, readRedirectLines],
    [/^netlify\.toml$/, text => placeRules(readNetlify((0,dist/* parse */.qg)(text)), text)],
    // Mintlify's files list redirects as Vercel's does.
    [/^(?:vercel|docs|mint)\.json$/, text => placeRules(readVercel(JSON.parse(text)), text)],
    [/^firebase\.json$/, text => placeRules(readFirebase(JSON.parse(text)), text)],
    [/^mkdocs\.ya?ml$/, text => placeRules(readMkdocs(readYaml(text)), text)],
    [/^\.gitbook\.ya?ml$/, text => placeRules(readGitbook(readYaml(text)), text)],
    [/^docusaurus\.config\.[cm]?[jt]s$/, text => placeRules(readDocusaurus(text), text)],
];
/** Hosts allow fewer: Netlify and Cloudflare some 2,000, Vercel 2,048. */
const MOST_RULES = 5000;
const MOST_CHARACTERS = 1024 * 1024;
/** Tells whether a file of this name may hold redirects. */
function holdsRedirects(name) {
    return READERS.some(([pattern]) => pattern.test(name));
}
/**
 * Reads the redirects of a file by its name, in their order. Rules for some visitors only are left out: their other
 * visitors meet no page. A file that cannot be read, or is larger than 1 MiB, has none.
 */
function readRedirectFile(name, text) {
    const read = READERS.find(([pattern]) => pattern.test(name))?.[1];
    if (read === undefined || text.length > MOST_CHARACTERS)
        return [];
    try {
        return read(text).slice(0, MOST_RULES);
    }
    catch {
        return [];
    }
}
/** `from to 301`, Netlify's and Cloudflare's. Between `from` and `to` stand query parameters, after the status conditions. */
function readRedirectLines(text) {
    return text.split('\n').flatMap((line, index) => {
        const [from = '', ...words] = line
            .slice(0, 4000)
            .replace(/(?:^|\s)#.*/, '')
            .trim()
            .split(/\s+/);
        const [target, status = '301', ...conditions] = words;
        if (target === undefined || !isTarget(target) || conditions.length > 0)
            return [];
        const kind = readStatus(Number(/^(\d{3})!?$/.exec(status)?.[1]));
        if (kind === undefined)
            return [];
        return [{ from, target, line: index + 1, evidence: line, syntax: 'splat', ...kind }];
    });
}
function isTarget(target) {
    return /^(?:\/|https?:\/\/)/i.test(target);
}
/** Undefined for a status that leads nowhere: 404. */
function readStatus(status) {
    if (status === 200)
        return { isRewrite: true };
    return status >= 300 && status < 400 ? { isRewrite: false } : undefined;
}
/** A list whose entries of another form are left out. */
function listOf(schema) {
    return schemas/* array */.YOg(schemas/* unknown */.L5J())
        .catch([])
        .transform(items => items.slice(0, MOST_RULES).flatMap(item => {
        const { data } = schema.safeParse(item);
        return data === undefined ? [] : [data];
    }));
}
const absent = schemas/* union */.KCZ([schemas/* null */.chJ(), schemas/* array */.YOg(schemas/* never */.ZmZ()), schemas/* strictObject */.rej({})]).optional();
const netlifySchema = schemas/* looseObject */._H3({
    redirects: listOf(schemas/* looseObject */._H3({
        from: schemas/* string */.YjP(),
        to: schemas/* string */.YjP(),
        status: schemas/* number */.aig().default(301),
        query: absent,
        conditions: absent,
    })),
});
function readNetlify(config) {
    return netlifySchema.parse(config).redirects.flatMap(({ from, to, status }) => {
        const kind = readStatus(status);
        return kind === undefined ? [] : [{ from, target: to, syntax: 'splat', ...kind }];
    });
}
const vercelRules = listOf(schemas/* looseObject */._H3({ source: schemas/* string */.YjP(), destination: schemas/* string */.YjP(), has: absent, missing: absent }));
const vercelSchema = schemas/* looseObject */._H3({ redirects: vercelRules, rewrites: vercelRules });
function readVercel(config) {
    const { redirects, rewrites } = vercelSchema.parse(config);
    const toRule = (isRewrite) => ({ source, destination }) => ({
        from: source,
        target: destination,
        syntax: 'named',
        isRewrite,
    });
    return [...redirects.map(toRule(false)), ...rewrites.map(toRule(true))];
}
const hostingSchema = schemas/* looseObject */._H3({
    redirects: listOf(schemas/* looseObject */._H3({ source: schemas/* string */.YjP(), destination: schemas/* string */.YjP() })),
});
const firebaseSchema = schemas/* looseObject */._H3({
    hosting: schemas/* union */.KCZ([hostingSchema.transform(one => [one]), schemas/* array */.YOg(hostingSchema)]).catch([]),
});
function readFirebase(config) {
    return firebaseSchema.parse(config).hosting.flatMap(({ redirects }) => redirects.map(({ source, destination }) => ({
        from: source,
        target: destination,
        syntax: 'glob',
        isRewrite: false,
    })));
}
const pathsSchema = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).catch({});
const mkdocsPlugin = schemas/* looseObject */._H3({ redirects: schemas/* looseObject */._H3({ redirect_maps: pathsSchema }) });
const mkdocsSchema = schemas/* looseObject */._H3({
    plugins: schemas/* union */.KCZ([mkdocsPlugin.transform(one => [one]), listOf(mkdocsPlugin)]).catch([]),
});
/** The plugin mkdocs-redirects: paths of files below the folder of the pages. */
function readMkdocs(config) {
    return mkdocsSchema.parse(config).plugins.flatMap(({ redirects }) => readPaths(redirects.redirect_maps));
}
const gitbookSchema = schemas/* looseObject */._H3({ redirects: pathsSchema });
function readGitbook(config) {
    return readPaths(gitbookSchema.parse(config).redirects);
}
function readPaths(paths) {
    return Object.entries(paths).flatMap(([from, to]) => typeof to === 'string'
        ? [{ from: rooted(from), target: rooted(to), syntax: 'named', isRewrite: false }]
        : []);
}
/** A path of a file as an address; a URL stays. */
function rooted(path) {
    return isTarget(path)
        ? path
        : `/${path.replace(/^\.\//, '').replace(/(?:^|(?<=\/))README\.md$/i, 'index.md')}`;
}
/** Tags of other programs (`!!python/name:`) are no reason to complain. */
function readYaml(text) {
    return (0,yaml_dist/* parse */.qg)(text, { logLevel: 'silent' });
}
/** `{from: '/a', to: '/b'}` with plain strings in the options of client-redirects; what code puts together is unknown. */
function readDocusaurus(text) {
    const start = text.indexOf('client-redirects');
    if (start < 0)
        return [];
    return Array.from(text.slice(start).matchAll(/\{[^{}]*\}/g)).flatMap(([object]) => {
        const [, target] = /\bto:\s*['"`](\/[^'"`$\n]*)['"`]/.exec(object) ?? [];
        const [, list = ''] = /\bfrom:\s*(\[[^\]]*\]|['"`][^'"`\n]*['"`])/.exec(object) ?? [];
        if (target === undefined)
            return [];
        return Array.from(list.matchAll(/['"`](\/[^'"`$\n]*)['"`]/g), ([, from = '']) => ({
            from,
            target,
            syntax: 'named',
            isRewrite: false,
        }));
    });
}
/** Finds the line of each rule by its `from`, from the line of the rule before on; line 1 where `from` is written in another way. */
function placeRules(rules, text) {
    const lines = text.split('\n');
    let last = 0;
    return rules.slice(0, MOST_RULES).map(rule => {
        const written = rule.from.replace(/^\//, '');
        const next = lines.findIndex((line, index) => index >= last && states(line, written));
        if (next >= 0)
            last = next;
        const index = Math.max(next, 0);
        return { ...rule, line: index + 1, evidence: lines[index] ?? '' };
    });
}
/** Tells whether the line has `written` as a whole value or key, and not as the target. */
function states(line, written) {
    const start = line.indexOf(written);
    if (start < 0 || /^\s*["']?(?:to|destination)\b/.test(line))
        return false;
    return /^(?:["'`:,\s\]]|$)/.test(line.slice(start + written.length, start + written.length + 1));
}

// EXTERNAL MODULE: ./build/embedded/corpus/indexing/redirects.js + 1 modules
var redirects = __webpack_require__(44000);
// EXTERNAL MODULE: ./build/embedded/corpus/indexing/robots.js
var robots = __webpack_require__(83196);
;// CONCATENATED MODULE: ./build/embedded/corpus/indexing/site.js




/** Folders whose files are no part of the repository's own site. */
const FOREIGN = new Set('node_modules bower_components vendor vendored third_party third-party test tests __tests__ fixtures __fixtures__'.split(' '));
/** Tells whether a file says something about a site: a `robots.txt`, or redirects in a form that is read. */
function isSiteFile(path) {
    const folders = path.split('/');
    const name = folders.pop() ?? '';
    return (name === 'robots.txt' || holdsRedirects(name)) && !folders.some(folder => FOREIGN.has(folder));
}
/** Reads a file that isSiteFile tells. */
function readSiteFile(path, text) {
    const name = nameOf(path);
    return name === 'robots.txt'
        ? { robots: (0,robots/* readRobotsFile */.O)(path, text), redirects: [] }
        : { robots: undefined, redirects: (0,redirects/* compileRedirects */.f)(path, readRedirectFile(name, text)) };
}
/** Returns the site that `files` and `pages`, hidden ones included, make up. */
function createSite(files, pages) {
    return {
        robots: files.map(({ robots }) => robots).filter(robots => robots !== undefined),
        redirects: [
            ...files.flatMap(({ redirects }) => redirects),
            ...pages.flatMap(page => (0,redirects/* compileRedirects */.f)(page.path, redirectsOf(page))),
        ],
    };
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function redirectsOf(page) {
    return page.content.signals.flatMap(({ kind, target = '', line, evidence }) => {
        if (kind !== 'alias' && kind !== 'redirect')
            return [];
        const own = (0,addresses/* addressesOf */.sO)(page);
        const froms = kind === 'redirect' ? own : aliasAddresses(target, own);
        const to = kind === 'redirect' ? target : (own[0] ?? '/');
        return froms.map(from => ({ from, target: to, line, evidence, syntax: 'literal', isRewrite: false }));
    });
}
/** An alias that does not start with `/` counts from the folder of the page, or from the site's root. */
function aliasAddresses(alias, own) {
    if (alias.startsWith('/'))
        return [alias];
    const url = URL.parse(alias);
    if (url !== null)
        return [url.pathname];
    const folders = own.map(address => address.slice(0, address.lastIndexOf('/') + 1));
    return [...new Set(['/', ...folders])].map(folder => (0,addresses/* normalizeAddress */.Qh)(`${folder}${alias}`));
}


/***/ }),

/***/ 47431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ readTagSignals)
});

// EXTERNAL MODULE: ./node_modules/htmlparser2/dist/Parser.js + 1 modules
var Parser = __webpack_require__(22664);
;// CONCATENATED MODULE: ./build/embedded/corpus/indexing/mask-code.js
/** Replaces code blocks, inline code, and comments of MDX by spaces. Lines and offsets stay as they are. */
function maskCode(text, format) {
    const prose = maskBlocks(text, format !== 'mdx');
    const shown = SHORTCODES.reduce((masked, [open, close]) => maskBetween(masked, open, close), prose);
    return maskSpans(format === 'mdx' ? maskBetween(shown, '{/*', '*/}') : shown);
}
/** How Jekyll and Hugo enclose code. */
const SHORTCODES = [
    ['{% highlight', '{% endhighlight %}'],
    ['{% raw %}', '{% endraw %}'],
    ['{{< highlight', '{{< /highlight >}}'],
];
/** Fences may stand in lists and quotations; an indented block follows an empty line. */
function maskBlocks(text, hasIndentedCode) {
    let fence = '';
    let isIndented = false;
    let isAfterEmpty = true;
    const lines = text.split('\n').map(line => {
        const content = line.slice(prefixLength(line));
        const [, marks = ''] = /^(`{3,}|~{3,})/.exec(content) ?? [];
        if (fence !== '') {
            if (marks.startsWith(fence) && content.slice(marks.length).trim() === '')
                fence = '';
            return blank(line);
        }
        if (marks !== '' && !(marks.startsWith('`') && content.slice(marks.length).includes('`'))) {
            fence = marks;
            return blank(line);
        }
        const isEmpty = line.trim() === '';
        isIndented = hasIndentedCode && /^(?: {4}|\t)/.test(line) && (isIndented || isAfterEmpty);
        isAfterEmpty = isEmpty;
        return isIndented ? blank(line) : line;
    });
    return lines.join('\n');
}
/** White space, and the marks of quotations and list items. */
function prefixLength(line) {
    const [prefix = ''] = /^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*)*/.exec(line) ?? [];
    return prefix.length;
}
function blank(text) {
    return text.replace(/[^\n]/g, ' ');
}
/** From each `open` to the next `close`; an open end reaches nowhere. */
function maskBetween(text, open, close) {
    let masked = '';
    let done = 0;
    for (let start = text.indexOf(open); start >= 0; start = text.indexOf(open, done)) {
        const end = text.indexOf(close, start);
        if (end < 0)
            break;
        masked += text.slice(done, start) + blank(text.slice(start, end + close.length));
        done = end + close.length;
    }
    return masked + text.slice(done);
}
/** Inline code lies between two runs of equally many backticks in one paragraph. */
function maskSpans(text) {
    if (!text.includes('`'))
        return text;
    return text
        .split(/(\n[ \t]*\n)/)
        .map(maskParagraph)
        .join('');
}
function maskParagraph(text) {
    const runs = Array.from(text.matchAll(/`+/g), run => ({ start: run.index, length: run[0].length }));
    /** For each run the next of its length, by its number. */
    const closing = new Array(runs.length);
    const nextOf = new Map();
    for (const [number, { length }] of [...runs.entries()].reverse()) {
        closing[number] = nextOf.get(length);
        nextOf.set(length, number);
    }
    let masked = '';
    let done = 0;
    for (let number = 0; number < runs.length; number += 1) {
        const open = runs[number];
        const end = closing[number];
        const close = end === undefined ? undefined : runs[end];
        if (open === undefined || end === undefined || close === undefined)
            continue;
        const last = close.start + close.length;
        masked += text.slice(done, open.start) + blank(text.slice(open.start, last));
        done = last;
        number = end;
    }
    return masked + text.slice(done);
}

// EXTERNAL MODULE: ./build/embedded/corpus/indexing/signal.js
var signal = __webpack_require__(37669);
;// CONCATENATED MODULE: ./build/embedded/corpus/indexing/tag-signals.js
/** Signals in the tags of a page's text: `<meta>`, `<link>` and components of MDX. */



const WORTH_PARSING = /<(?:meta|link|redirect)\b/i;
/** Elements that show tags or hold them for later use. */
const INERT = new Set('script style noscript template svg math iframe object select textarea pre code'.split(' '));
/** Reads the tags of `text`, the page without its front matter. Lines are from 1, in `text`. Tags in code count as text. */
function readTagSignals(text, format) {
    if (!WORTH_PARSING.test(text))
        return [];
    const source = format === 'html' ? text : maskCode(text, format);
    const found = [];
    let inert = '';
    let depth = 0;
    const parser = new Parser/* Parser */.i({
        onopentag(name, attributes) {
            if (inert !== '') {
                if (name === inert)
                    depth += 1;
            }
            else if (INERT.has(name)) {
                inert = name;
                depth = 1;
            }
            else {
                for (const meaning of readElement(name, attributes, format)) {
                    found.push({ meaning, start: parser.startIndex, end: parser.endIndex + 1 });
                }
            }
        },
        onclosetag(name) {
            if (name !== inert)
                return;
            depth -= 1;
            if (depth === 0)
                inert = '';
        },
    }, { recognizeSelfClosing: format !== 'html' });
    parser.end(source);
    return placeAll(found, text);
}
function readElement(name, attributes, format) {
    if (name === 'meta' || name === 'link') {
        return (0,signal/* readTag */.zW)(Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, bare(value)])));
    }
    // The component of Docusaurus' router.
    const to = attributes['to'];
    return name === 'redirect' && format !== 'html' && to !== undefined && bare(to) !== ''
        ? [{ kind: 'redirect', target: bare(to) }]
        : [];
}
/** `{"noindex"}`, as JSX writes a string, without its marks. */
function bare(value) {
    const [, , inside] = /^\{\s*(["'`])([^"'`]*)\1\s*\}$/.exec(value.trim()) ?? [];
    return inside ?? value;
}
function placeAll(found, text) {
    let line = 1;
    let counted = 0;
    return found.map(({ meaning, start, end }) => {
        for (let next = text.indexOf('\n', counted); next >= 0 && next < start; next = text.indexOf('\n', counted)) {
            line += 1;
            counted = next + 1;
        }
        return (0,signal/* placeSignal */.qu)(meaning, text.slice(start, end), line);
    });
}


/***/ }),

/***/ 67868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ createLanguageFilters),
/* harmony export */   r: () => (/* binding */ createLanguageFilter)
/* harmony export */ });
/* harmony import */ var _repository_stop_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2134);

/** ISO 639-3 codes of the languages that sites are written in or translated to: the fewer, the surer and faster. */
const CODES = new Map([
    'ar arb, cs ces, de deu, el ell, en eng, es spa, fr fra, hi hin, hu hun, id ind, it ita, ja jpn',
    'ko kor, nl nld, pl pol, pt por, ro ron, ru rus, sv swe, tr tur, uk ukr, vi vie, zh cmn',
].flatMap(line => line.split(', ').map((pair) => [pair.slice(0, 2), pair.slice(3)])));
/** Shorter text tells no language: it may be names and terms alone. */
const LEAST_CHARACTERS = 200;
const MOST_CHARACTERS = 500;
/**
 * The score of the run's language, as a share of the best one's, below which a text is clearly in another. On 1,521 pages
 * in the run's own language it never is, and on 89 % of 1,862 translations.
 */
const CLEAR = 0.93;
/** Folders that hold translations. */
const TRANSLATIONS = /^(?:i18n|l10n|locales?|translations?|translated|lang|langs|languages?)$/i;
/**
 * Returns a function that creates the filter of a site: beside a folder of the run's language, as `paths` have it, `/ml/`
 * is Malayalam. A page is in the language that its front matter or `<html lang>` declares, else in that of its path, else
 * in that of its text. A text that is clearly in the run's language wins over a declaration and over a path: templates
 * declare wrongly, and `/ml/` need not be Malayalam. All filters together read the text of a page once.
 */
async function createLanguageFilters(wanted) {
    const own = readTag(wanted);
    if (own === undefined)
        return () => ({ ofPath: () => undefined, ofPage: () => undefined });
    // A chunk of its own: only a repository's pages need it.
    const { francAll } = await __webpack_require__.e(/* import() */ 187).then(__webpack_require__.bind(__webpack_require__, 5187));
    const detect = createDetector(own, francAll);
    const foreign = (tag) => tag === undefined || isSame(tag, own) ? undefined : tag.baseName;
    return paths => {
        const roots = findRoots(paths, own);
        return {
            ofPath(path) {
                const found = readPath(path, roots);
                return found?.isSure ? foreign(found.tag) : undefined;
            },
            ofPage(path, content) {
                const claimed = readTag(content.language) ?? readPath(path, roots)?.tag;
                if (claimed !== undefined && isSame(claimed, own))
                    return undefined;
                const detected = detect(content);
                if (claimed === undefined)
                    return detected === own.language ? undefined : detected;
                return detected === own.language ? undefined : foreign(claimed);
            },
        };
    };
}
/** Returns the filter of one site; see createLanguageFilters. */
async function createLanguageFilter(wanted, paths = []) {
    const createFilter = await createLanguageFilters(wanted);
    return createFilter(paths);
}
const ENGLISH_STOP_WORDS = (0,_repository_stop_words_js__WEBPACK_IMPORTED_MODULE_0__/* .createStopWords */ .y)('en');
const LEAST_WORDS = 20;
/** On 60 pages a language of one site, the share of English stop words is 0.22 to 0.54 in English, and 0.14 or less in eight others. */
const CLEARLY_ENGLISH = 0.25;
/** The language that a text is clearly in: the run's, or another; undefined where it is not clear. */
function createDetector(own, detectAll) {
    const ownCode = CODES.get(own.language);
    const languages = new Map(Array.from(CODES, ([language, code]) => [code, language]));
    const known = new WeakMap();
    function detect({ passages }) {
        const text = startOf(passages);
        if (ownCode === undefined || text.length < LEAST_CHARACTERS)
            return undefined;
        if (own.language === 'en' && isClearlyEnglish(text))
            return 'en';
        const scores = detectAll(text, { only: [...CODES.values()] });
        const [best] = scores[0] ?? [];
        if (best === ownCode)
            return own.language;
        const ownScore = scores.find(([code]) => code === ownCode)?.[1] ?? 0;
        return best === undefined || ownScore >= CLEAR ? undefined : languages.get(best);
    }
    return (content) => {
        // Both trees of a comparison hold most pages.
        if (!known.has(content))
            known.set(content, detect(content));
        return known.get(content);
    };
}
/**
 * Whether the stop words alone tell that a text is English, which costs a tenth of a detection. Only for English: other
 * languages share too many stop words with a neighbour, such as Spanish with Portuguese.
 */
function isClearlyEnglish(text) {
    const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
    const stopWords = words.filter(word => ENGLISH_STOP_WORDS.has(word)).length;
    return words.length >= LEAST_WORDS && stopWords >= CLEARLY_ENGLISH * words.length;
}
function startOf(passages) {
    let text = '';
    for (const passage of passages) {
        if (text.length >= MOST_CHARACTERS)
            break;
        text += `${passage.text}\n`;
    }
    return text.slice(0, MOST_CHARACTERS);
}
/**
 * The language in a path: `fr/a.md`, `docs/pt-BR/a.md`, `i18n/de/a.md`, `a.fr.md`. Sure are a region or script, a folder
 * of translations around it, one of `roots` around it, and a file's suffix; two letters alone may mean anything.
 */
function readPath(path, roots) {
    const folders = path.split('/');
    const name = folders.pop() ?? '';
    const [, suffix] = /\.([a-z]{2}(?:[-_][a-z]{2,4})?)\.[a-z]+$/i.exec(name) ?? [];
    const named = suffix === undefined ? undefined : readCode(suffix);
    if (named !== undefined)
        return { tag: named, isSure: true };
    for (const [index, folder] of folders.entries()) {
        const tag = readCode(folder);
        if (tag === undefined)
            continue;
        const isSure = folder.length > 2 || TRANSLATIONS.test(folders[index - 1] ?? '');
        return { tag, isSure: isSure || roots.has(folders.slice(0, index).join('/')) };
    }
    return undefined;
}
/** The folders around those that are named by the language: `docs` of `docs/en/a.md`. */
function findRoots(paths, own) {
    const roots = new Set();
    for (const path of paths) {
        const folders = path.split('/').slice(0, -1);
        const index = folders.findIndex(folder => {
            const tag = readCode(folder);
            return tag !== undefined && isSame(tag, own);
        });
        if (index >= 0)
            roots.add(folders.slice(0, index).join('/'));
    }
    return roots;
}
/** A folder or suffix that is a language code of two letters, with or without a region or script. */
function readCode(text) {
    const [, language = ''] = /^([a-z]{2})(?:[-_](?:[a-z]{2}|[a-z]{4}))?$/i.exec(text) ?? [];
    return CODES.has(language.toLowerCase()) ? readTag(text) : undefined;
}
/** A language tag, with `_` or `-` between its parts; undefined where it is none. */
function readTag(text) {
    try {
        return text === undefined ? undefined : new Intl.Locale(text.trim().replaceAll('_', '-'));
    }
    catch {
        return undefined;
    }
}
/** Whether both are one language in one script: `pt` and `pt-BR`, not `zh-CN` and `zh-TW`. */
function isSame(tag, other) {
    const [one, two] = [tag.maximize(), other.maximize()];
    return one.language === two.language && one.script === two.script;
}


/***/ }),

/***/ 68159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ readMdx),
/* harmony export */   k: () => (/* binding */ readMarkdown)
/* harmony export */ });
/* harmony import */ var entities__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57031);
/* harmony import */ var marked__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48022);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76907);
/** The text of Markdown and MDX, as a reader of the page sees it. */



const INLINE_CODE = '`[^`\\n]*`';
/** What site generators put between the text: Liquid tags, shortcodes, ids and classes, kinds of notes, containers' fences. */
const DIRECTIVES = [
    '\\{%[^%]*%\\}',
    '\\{\\{[<%][^{}]*[%>]\\}\\}',
    '\\{(?:#[\\w-]|\\.[A-Za-z]|:)[^{}\\n]*\\}',
    '\\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\\]',
    '^[ \\t]*:::.*$',
];
/** Braces that are in no more than two others: a limit keeps the time linear. */
const BRACES = '\\{(?:[^{}]|\\{(?:[^{}]|\\{[^{}]*\\})*\\})*\\}';
const CODE_OR_DIRECTIVE = createPattern(DIRECTIVES);
/** In Markdown also interpolations, comments of JSX, and tags. */
const CODE_OR_TEMPLATE = createPattern([
    ...DIRECTIVES,
    '\\{\\{(?:[^{}]|\\{[^{}]*\\})*\\}\\}',
    '\\{/\\*[^{}]*\\*/\\}',
    `<[A-Za-z](?:"[^"]*"|'[^']*'|${BRACES}|[^<>"'{}])*>`,
]);
function createPattern(parts) {
    return new RegExp([INLINE_CODE, ...parts].join('|'), 'gm');
}
/**
 * Adds the headings and texts of `markdown` to `outline`. Code blocks and images are left out; inline code stays. What
 * has imports or exports is read as MDX: sites of Docusaurus name it `.md`.
 */
function readMarkdown(markdown, outline) {
    if (hasModuleCode(markdown))
        readMdx(markdown, outline);
    else {
        const text = openAdmonitions(markdown).replace(CODE_OR_TEMPLATE, keepCodeAndHtml);
        readBlocks(marked__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG.lex(text), outline);
    }
}
/** A code block's fence, or a line that begins an import or export. */
const FENCE_OR_MODULE_CODE = /^[ \t]*(```+|~~~+)|^(?:import\s[^'"]{0,300}?['"][^'"\n]+['"];?[ \t]*\r?$|export\s+(?:const|default|function)\b.*[={(]\s*$)/gm;
function hasModuleCode(markdown) {
    let open = '';
    for (const [, fence] of markdown.matchAll(FENCE_OR_MODULE_CODE)) {
        if (fence === undefined && open === '')
            return true;
        if (fence === undefined)
            continue;
        if (open === '')
            open = fence;
        else if (fence.startsWith(open))
            open = '';
    }
    return false;
}
/** Like readMarkdown; imports, exports, expressions and the tags of components are left out, not what they enclose. */
function readMdx(mdx, outline) {
    const text = openAdmonitions(withoutScripts(mdx)).replace(CODE_OR_DIRECTIVE, keepCode);
    const prose = withoutExpressions(text)
        .replace(CODE_OR_TAG, keepCode)
        // What a component encloses is indented, which would make it code.
        .replace(/^[ \t]+/gm, '');
    readBlocks(marked__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG.lex(prose).filter(isNotModuleCode), outline);
}
/** The first line of an admonition or a tab of MkDocs. */
const ADMONITION = /^( *)(?:(?:!!!|\?\?\?\+?) ?[\w -]+(?:"[^"]*")?|===[!+]? "[^"]*")\s*$/;
/** Takes away those lines, and the indent of what they enclose, which would make it code. */
function openAdmonitions(markdown) {
    if (!/^ *(?:!!!|\?\?\?|===[!+]? ")/m.test(markdown))
        return markdown;
    const open = [];
    const lines = markdown.split('\n').map(line => {
        const indent = line.search(/\S/);
        // Blank lines end nothing.
        while (indent >= 0 && indent <= (open.at(-1) ?? -1))
            open.pop();
        const [, before] = ADMONITION.exec(line) ?? [];
        const text = before === undefined ? line.slice(Math.min(4 * open.length, Math.max(0, indent))) : '';
        if (before !== undefined)
            open.push(before.length);
        return text;
    });
    return lines.join('\n');
}
/** Takes away scripts and styles that begin a line; the first that does not end, and those after it, stay. */
function withoutScripts(mdx) {
    const kept = [];
    let rest = 0;
    for (const { index, 1: name } of mdx.matchAll(/^<(script|style)\b/gm)) {
        if (index < rest)
            continue;
        const end = mdx.indexOf(`</${name}>`, index);
        if (end < 0)
            break;
        kept.push(mdx.slice(rest, index));
        rest = end + `</${name}>`.length;
    }
    return [...kept, mdx.slice(rest)].join('');
}
function readBlocks(tokens, outline) {
    for (const token of tokens)
        readBlock(token, outline);
}
function readBlock(token, outline) {
    switch (token.type) {
        case 'heading':
            outline.heading(token.depth, textOf(token.tokens));
            break;
        case 'paragraph':
        case 'text':
            outline.block(token.tokens ? textOf(token.tokens) : decode(token.text));
            break;
        case 'list':
            for (const item of token.items)
                readBlocks(item.tokens, outline);
            break;
        case 'blockquote':
            readBlocks(token.tokens ?? [], outline);
            break;
        case 'table':
            for (const row of [token.header, ...token.rows]) {
                outline.block(row.map((cell) => textOf(cell.tokens)).join(', '));
            }
            break;
        case 'html':
            (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .readHtml */ .y)(token.text, outline, true);
    }
}
/** The text of inline tokens. */
function textOf(tokens = []) {
    return tokens.map(textOfOne).join('');
}
function textOfOne(token) {
    switch (token.type) {
        case 'text':
            return token.tokens ? textOf(token.tokens) : decode(token.text);
        case 'escape':
        case 'codespan':
            return token.text;
        case 'link':
            // A footnote's mark or a bare address is no text.
            return /^(?:\^|https?:\/\/)/.test(token.text) ? '' : textOf(token.tokens);
        case 'strong':
        case 'em':
        case 'del':
            return textOf(token.tokens);
        case 'br':
            return ' ';
        case 'html':
            return /^<br\b/i.test(token.raw) ? ' ' : '';
        default:
            return '';
    }
}
/** Character references, which marked leaves as they are. */
function decode(text) {
    return text.includes('&') ? (0,entities__WEBPACK_IMPORTED_MODULE_2__/* .decodeHTML */ .Gz)(text) : text;
}
const CODE_OR_TAG = new RegExp(`${INLINE_CODE}|</?(?:[A-Za-z](?:"[^"]*"|'[^']*'|[^<>"'])*)?>`, 'g');
/** An expression that stays within its paragraph; those inside others go first. */
const CODE_OR_EXPRESSION = new RegExp(`${INLINE_CODE}|\\{(?:[^{}\\n]|\\n(?![ \\t]*(?:\\n|\`\`\`|~~~)))*\\}`, 'g');
const MOST_NESTED_EXPRESSIONS = 8;
function withoutExpressions(mdx) {
    let text = mdx;
    for (let depth = 0; depth < MOST_NESTED_EXPRESSIONS && text.includes('{'); depth += 1) {
        text = text.replace(CODE_OR_EXPRESSION, keepCode);
    }
    return text;
}
/** For a replacement that finds inline code, too. */
function keepCode(found) {
    return found.startsWith('`') ? found : '';
}
/** Keeps tags, too, unless an attribute is of JSX, which Markdown takes for text. */
function keepCodeAndHtml(found) {
    return found.startsWith('<') && !found.includes('={') ? found : keepCode(found);
}
/** What an import or export looks like once its braces are gone. */
const MODULE_CODE = /^(?:import\s+(?:[^'"\n]*\sfrom\s+)?['"]|export(?:\s*$|\s+(?:\*|(?:default|const|let|var|function|class|async|from)\b)))/;
function isNotModuleCode({ type, raw }) {
    return type !== 'paragraph' || !MODULE_CODE.test(raw.slice(0, 500));
}


/***/ }),

/***/ 46628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ findBaseCommit),
/* harmony export */   q: () => (/* binding */ ensureCommit)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39165);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83596);
/** Which commit a pull request is compared with, brought into the checkout where it is missing. */


/**
 * Finds what the checked-out commit is to be compared with, given the pull request's `base` and `head` (full object
 * ids, from the event). In this order:
 * 1. the checked-out commit is GitHub's trial merge of `head`: its other parent, which is the base branch as it was
 *    merged, and exact however shallow the checkout is;
 * 2. the merge base of `base` and the checked-out commit;
 * 3. `base` itself.
 * A commit that is missing is fetched, alone when the checkout is shallow. Only git's object store changes. Rejects
 * with a CorpusError of kind `commit-unavailable` when there is no way to have it.
 */
async function findBaseCommit(checkout, { base, head }) {
    (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .requireObjectId */ .Wx)(base);
    const parents = await parentsOfCheckedOut(checkout);
    const merged = parents.length === 2 && parents[1] === head ? parents[0] : undefined;
    if (merged !== undefined) {
        await ensureCommit(checkout, merged);
        return { commit: merged, kind: 'merge-base' };
    }
    await ensureCommit(checkout, base);
    const commit = await findMergeBase(checkout, base);
    return commit === undefined ? { commit: base, kind: 'base-tip' } : { commit, kind: 'merge-base' };
}
/** Read from the commit itself: `git log` hides the parents that a shallow checkout lacks. */
async function parentsOfCheckedOut(checkout) {
    const commit = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(checkout, ['cat-file', 'commit', 'HEAD']);
    const [header = ''] = commit.split('\n\n', 1);
    return Array.from(header.matchAll(/^parent ([0-9a-f]+)$/gm), ([, parent = '']) => parent);
}
/** Undefined when the two have no common ancestor, as far as the checkout knows. */
async function findMergeBase(checkout, base) {
    try {
        const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(checkout, ['merge-base', base, 'HEAD']);
        return output.trim();
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CorpusError */ .b && error.facts.kind === 'git-failed')
            return undefined;
        throw error;
    }
}
/** Fetches the commit where it is missing. Rejects with a CorpusError of kind `commit-unavailable`. */
async function ensureCommit(checkout, commit) {
    if (await hasCommit(checkout, commit))
        return;
    // In a full checkout a depth would cut off the history that is there.
    const shallow = (await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(checkout, ['rev-parse', '--is-shallow-repository'])).trim() === 'true';
    const depth = shallow ? ['--depth=1'] : [];
    try {
        await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(checkout, [
            'fetch',
            '--quiet',
            '--no-tags',
            '--no-recurse-submodules',
            ...depth,
            'origin',
            commit,
        ]);
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CorpusError */ .b) || !('command' in error.facts))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CorpusError */ .b({ ...error.facts, kind: 'commit-unavailable', commit }, { cause: error });
    }
}
async function hasCommit(checkout, commit) {
    try {
        await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(checkout, ['cat-file', '-e', `${commit}^{commit}`]);
        return true;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CorpusError */ .b && error.facts.kind === 'git-failed')
            return false;
        throw error;
    }
}


/***/ }),

/***/ 87146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ createOutline)
/* harmony export */ });
/* harmony import */ var _lib_copy_string_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80261);
/** A page cut into passages: one for each heading, several where there is much text. */

/** A longer section goes on in a further passage under the same headings, from its next line on. */
const PASSAGE_CHARACTERS = 2000;
/** `onHeading` hears of each heading, after those around it. */
function createOutline(onHeading) {
    const passages = [];
    let headings = [];
    let lines = [];
    let characters = 0;
    let title = '';
    function endPassage() {
        if (lines.length > 0)
            passages.push({ headings: headings.map(({ text }) => text), text: (0,_lib_copy_string_js__WEBPACK_IMPORTED_MODULE_0__/* .copyString */ .j)(lines.join('\n')) });
        lines = [];
        characters = 0;
    }
    return {
        heading(level, text) {
            const line = (0,_lib_copy_string_js__WEBPACK_IMPORTED_MODULE_0__/* .copyString */ .j)(collapse(text));
            if (line === '')
                return;
            endPassage();
            headings = [...headings.filter(outer => outer.level < level), { level, text: line }];
            if (level === 1)
                title ||= line;
            onHeading?.(headings.map(({ text }) => text));
        },
        block(text) {
            const line = collapse(text);
            if (line === '')
                return;
            if (characters >= PASSAGE_CHARACTERS)
                endPassage();
            lines.push(line);
            characters += line.length;
        },
        title: () => title,
        end() {
            endPassage();
            return passages;
        },
    };
}
/** One line, single spaces. Leaves alone what needs no change, which is nearly all. */
function collapse(text) {
    return text.replace(/\s{2,}|[^\S ]/g, ' ').trim();
}


/***/ }),

/***/ 69810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OI: () => (/* binding */ innermost),
/* harmony export */   bf: () => (/* binding */ ownerOf),
/* harmony export */   j1: () => (/* binding */ readFolder),
/* harmony export */   sh: () => (/* binding */ readCompetitorFolders)
/* harmony export */ });
/** Whose page a file is. */
/**
 * Reads lines of `name = folder`. A competitor may have several folders. Undefined when a line is not understood: no
 * name, no folder, or one that is absolute, is the repository itself or leaves it.
 */
function readCompetitorFolders(lines) {
    const competitors = lines.map(line => {
        const [, name, path] = /^([^=]*[^=\s])\s*=\s*(.+)$/.exec(line.trim()) ?? [];
        const folder = path === undefined ? undefined : readFolder(path);
        return name === undefined || folder === undefined ? undefined : { name, folder };
    });
    return competitors.every(competitor => competitor !== undefined) ? competitors : undefined;
}
/** A folder inside the repository, `./docs/` as `docs`; undefined for any other. */
function readFolder(path) {
    const folder = path.trim().replace(/^(?:\.\/+)+|\/+$/g, '');
    const inside = folder.split('/').every(segment => segment !== '' && segment !== '.' && segment !== '..');
    return inside && !path.trim().startsWith('/') ? folder : undefined;
}
/** The competitor a path belongs to, the innermost folder's; undefined for the brand's own pages. */
function ownerOf(path, competitors) {
    return innermost(path, competitors)?.name;
}
/** The rule with the longest folder around `path`; the empty folder is around all. */
function innermost(path, rules) {
    const around = rules.filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`));
    return around.reduce((best, rule) => (best === undefined || rule.folder.length > best.folder.length ? rule : best), undefined);
}


/***/ }),

/***/ 31469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ parsePage),
/* harmony export */   x: () => (/* binding */ readBody)
/* harmony export */ });
/* harmony import */ var _lib_copy_string_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80261);
/* harmony import */ var _front_matter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65671);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76907);
/* harmony import */ var _indexing_signal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37669);
/* harmony import */ var _indexing_tag_signals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47431);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68159);
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87146);
/** What a file says, wherever it is. */







/** Parses a file. A description counts as its first text. Throws on nesting beyond what the parser can follow. */
function parsePage(text, format) {
    const { frontMatter, body } = (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_0__/* .splitFrontMatter */ .v)(text);
    const outline = (0,_outline_js__WEBPACK_IMPORTED_MODULE_5__/* .createOutline */ .h)();
    outline.block(frontMatter.description);
    const head = readBody(body, format, outline);
    // A page's own name among its headings would count twice.
    const title = (0,_lib_copy_string_js__WEBPACK_IMPORTED_MODULE_6__/* .copyString */ .j)(frontMatter.title || head?.title || outline.title());
    const passages = outline.end().map(passage => ({
        headings: passage.headings.filter(heading => heading !== title),
        text: passage.text,
    }));
    const linesBefore = countLines(text.slice(0, text.length - body.length));
    const tags = (0,_indexing_tag_signals_js__WEBPACK_IMPORTED_MODULE_3__/* .readTagSignals */ .u)(body, format).map(tag => ({ ...tag, line: tag.line + linesBefore }));
    const signals = [...frontMatter.signals, ...tags];
    const language = frontMatter.language ?? head?.language;
    return { title, slug: frontMatter.slug, language, isPublic: !signals.some(_indexing_signal_js__WEBPACK_IMPORTED_MODULE_2__/* .isHiding */ .Q8), signals, passages };
}
function countLines(text) {
    return text.split('\n').length - 1;
}
/** Adds what stands after the front matter to `outline`. Throws like parsePage. */
function readBody(body, format, outline) {
    if (format === 'html')
        return (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .readHtml */ .y)(body, outline);
    if (format === 'mdx')
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .readMdx */ .E)(body, outline);
    else
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .readMarkdown */ .k)(body, outline);
    return undefined;
}


/***/ }),

/***/ 33845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ countPassedOver)
/* harmony export */ });
const MOST_EXAMPLES = 3;
/** Counts files by reason, extension and language; the largest count first. */
function countPassedOver(files) {
    const groups = new Map();
    for (const { path, ...cause } of files) {
        const key = [cause.reason, cause.extension, cause.language].join(' ');
        const group = groups.get(key) ?? { ...cause, count: 0, examples: [] };
        group.count += 1;
        if (group.examples.length < MOST_EXAMPLES)
            group.examples.push(path);
        groups.set(key, group);
    }
    return [...groups.values()].sort((a, b) => b.count - a.count);
}


/***/ }),

/***/ 51755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LG: () => (/* binding */ findNothingRead),
/* harmony export */   go: () => (/* binding */ readBothPages),
/* harmony export */   n4: () => (/* binding */ readPages)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _corpus_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10694);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39165);
/* harmony import */ var _git_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69957);
/* harmony import */ var _merge_base_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46628);
/* harmony import */ var _owners_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(69810);
/* harmony import */ var _passed_over_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(33845);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70724);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25811);
/* harmony import */ var _walk_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2283);
/* harmony import */ var _work_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22780);
/** The pages of a folder as they are, and as they were before a change. */











/** Reads the pages of the checkout's folder. Rejects with a CorpusError, also where there are none. */
async function readPages(checkout, settings) {
    const selection = selectionOf(settings);
    const source = await (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .openWorkTree */ .w)(checkout, selection);
    const corpus = await (0,_corpus_js__WEBPACK_IMPORTED_MODULE_1__/* .loadCorpus */ .xe)(source, settings, checkout.signal);
    await requirePages(corpus, source, selection, checkout);
    return corpus;
}
/**
 * Reads the pages of the checkout's folder and those they are compared with: of a commit, or of the folder `baseContent`,
 * whose files pair with the others by their path in the folder that all globs share. Pages that git does not track are
 * compared with no commit, and passed over. A competitor's pages that git does not track stand on both sides. Rejects
 * like readPages.
 */
async function readBothPages(checkout, commits, settings) {
    const selection = selectionOf(settings);
    const all = await (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .openWorkTree */ .w)(checkout, selection);
    const isTheirs = (path) => (0,_owners_js__WEBPACK_IMPORTED_MODULE_9__/* .ownerOf */ .bf)(path, settings.competitors) !== undefined;
    const { baseContent } = settings;
    if (baseContent !== undefined) {
        const theirs = (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .filterFiles */ .UI)(all, isTheirs);
        const before = await openBaseFolder(checkout, baseContent, selection);
        const corpora = await (0,_corpus_js__WEBPACK_IMPORTED_MODULE_1__/* .loadCorpora */ .BT)((0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .joinSources */ .zz)([(0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .filterFiles */ .UI)(before, path => !isTheirs(path)), theirs]), withoutSourceRobots(all, (0,_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .commonFolder */ .Mp)(selection.globs)), settings, checkout.signal);
        await requirePages(corpora.head, all, selection, checkout);
        if (!corpora.base.pages.some(isRead))
            throw nothingRead('no-base-pages', [baseContent], before.passedOver);
        return { ...corpora, against: { kind: 'folder', folder: baseContent }, source: all };
    }
    requireTracked(all, selection);
    const source = withoutUntracked(all, isTheirs);
    const against = await (0,_merge_base_js__WEBPACK_IMPORTED_MODULE_4__/* .findBaseCommit */ .Q)(checkout, commits);
    const base = await (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .openTree */ .r)(checkout, against.commit, selection);
    const theirs = (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .filterFiles */ .UI)(all, path => isTheirs(path) && all.untracked.has(path));
    const corpora = await (0,_corpus_js__WEBPACK_IMPORTED_MODULE_1__/* .loadCorpora */ .BT)((0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .joinSources */ .zz)([base, theirs]), source, settings, checkout.signal);
    await requirePages(corpora.head, all, selection, checkout);
    return { ...corpora, against, source };
}
function selectionOf({ content, competitors, baseContent }) {
    return (0,_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .createSelection */ .P1)(content, competitors, baseContent);
}
/** The files of the base's build, by the paths that they pair with. */
async function openBaseFolder({ folder, signal }, baseContent, selection) {
    const shared = (0,_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .commonFolder */ .Mp)(selection.globs);
    const place = (path) => (shared === '' ? path : `${shared}/${path}`);
    const choice = shared === '' ? selection : (0,_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .within */ .ux)(selection, shared);
    const source = await (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .openFolder */ .N)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, baseContent), signal }, choice).catch(error => {
        const isMissing = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CorpusError */ .b && error.facts.kind === 'no-folder';
        throw isMissing ? nothingRead('no-base-pages', [baseContent], []) : error;
    });
    const passedOver = source.passedOver.map(file => ({ ...file, path: `${baseContent}/${file.path}` }));
    return { ...(0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .renameFiles */ .wC)(source, place), passedOver };
}
/** A build is compared with a build: a `robots.txt` beside its sources would count in the head alone. */
function withoutSourceRobots(source, built) {
    const isBuilt = (path) => built === '' || path.startsWith(`${built}/`);
    return {
        ...source,
        siteFiles: source.siteFiles.filter(({ path }) => isBuilt(path) || !path.endsWith('robots.txt')),
    };
}
/** A tree without what git does not track is comparable with a commit. A competitor's pages stay. */
function withoutUntracked(source, isTheirs) {
    const isKept = (path) => !source.untracked.has(path) || isTheirs(path);
    const dropped = source.files.filter(({ path }) => !isKept(path));
    return {
        ...(0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .filterFiles */ .UI)(source, isKept),
        passedOver: [
            ...source.passedOver,
            ...dropped.map(({ path }) => ({ path, reason: 'untracked' })),
        ],
    };
}
/** Throws where all that a glob matches is outside of git. */
function requireTracked({ files, untracked, passedOver }, { globs }) {
    for (const { glob, matches } of globs) {
        const found = files.filter(({ path }) => matches(path));
        if (found.length === 0 || !found.every(({ path }) => untracked.has(path)))
            continue;
        const dropped = found.map(({ path }) => ({ path, reason: 'untracked' }));
        throw nothingRead('base-not-in-git', [glob], [...passedOver.filter(({ path }) => matches(path)), ...dropped]);
    }
}
/** Throws where findNothingRead finds something. */
async function requirePages(corpus, source, selection, { folder, signal }) {
    const error = findNothingRead(corpus, source, selection);
    if (error?.facts.kind !== 'no-pages') {
        if (error !== undefined)
            throw error;
        return;
    }
    const known = new Set(source.files.map(({ path }) => path));
    const all = await (0,_walk_js__WEBPACK_IMPORTED_MODULE_7__/* .listFiles */ .C)(folder, selection.mayHold, signal);
    const untracked = all.filter(path => selection.isPage(path) && !known.has(path));
    throw findNothingRead(corpus, source, selection, untracked.map(path => ({ path, reason: 'untracked' })));
}
/**
 * Returns the error of a corpus that cannot be judged: a glob, a competitor's folder or the whole selection holds nothing
 * to read. `others` are files that were passed over before they came into `source`.
 */
function findNothingRead({ pages, passedOver }, source, { globs, competitors }, others = []) {
    const unmatched = globs.find(({ matches }) => !source.files.some(({ path }) => matches(path)));
    if (unmatched !== undefined) {
        const { glob, matches } = unmatched;
        return nothingRead('no-match', [glob], passedOver.filter(({ path }) => matches(path)));
    }
    for (const { name, folder } of competitors) {
        const isTheirs = ({ path }) => path.startsWith(`${folder}/`);
        if (pages.some(page => isTheirs(page) && isRead(page)))
            continue;
        return nothingRead('no-competitor-pages', [folder], passedOver.filter(isTheirs), name);
    }
    if (pages.some(page => page.owner === undefined && isRead(page)))
        return undefined;
    const empty = pages.filter(page => page.owner === undefined);
    return nothingRead('no-pages', globs.map(({ glob }) => glob), [...passedOver, ...empty.map(({ path }) => ({ path, reason: 'no-text' })), ...others]);
}
function isRead({ content }) {
    return content.passages.length > 0;
}
function nothingRead(kind, lookedFor, passedOver, competitor) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CorpusError */ .b({
        kind,
        lookedFor,
        ...(competitor === undefined ? {} : { competitor }),
        passedOver: (0,_passed_over_js__WEBPACK_IMPORTED_MODULE_10__/* .countPassedOver */ .S)(passedOver),
    });
}


/***/ }),

/***/ 70724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Mp: () => (/* binding */ commonFolder),
  P1: () => (/* binding */ createSelection),
  be: () => (/* binding */ formatOf),
  ux: () => (/* binding */ within)
});

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
;// CONCATENATED MODULE: ./build/embedded/corpus/default-selection.js
/** Folders that hold no pages, wherever they are. */
const NEVER_PAGES = [
    [
        'generated',
        [
            'node_modules',
            'bower_components',
            'jspm_packages',
            'site-packages',
            'venv',
            'vendored',
            'third_party',
            'third-party',
            '_site',
        ],
    ],
    ['template', ['_includes', '_layouts', '_templates', 'archetypes']],
    ['test', ['__tests__', '__snapshots__', '__fixtures__', '__mocks__', 'fixtures', 'testdata']],
    ['changelog', ['changelog', 'changelogs', 'release-notes']],
];
/**
 * Folders that hold no pages outside of the documentation, such as `packages/acme/test`. Inside they are subjects, such
 * as `docs/build`; their HTML files are passed over there, too.
 */
const PAGES_IN_DOCUMENTATION_ONLY = [
    ['generated', ['vendor', 'dist', 'build', 'out', 'target', 'coverage', 'generated', '__generated__']],
    [
        'template',
        ['layouts', 'partials', 'templates', 'includes', 'shortcodes', 'theme', 'themes', 'overrides'],
    ],
    ['test', ['test', 'tests', 'spec', 'specs', 'e2e']],
    ['playground', ['playground', 'playgrounds']],
    ['changelog', ['releases']],
];
/** Folders around the pages of a site. */
const DOCUMENTATION_FOLDERS = ['docs', 'doc', 'documentation', 'content'];
/** Names of files that are no pages, without their extension. */
const NEVER_PAGE_NAMES = [
    ['changelog', /^(?:change[-_ ]?log|release[-_ ]?notes)(?:[-_.].*)?$/i],
    // In capitals they are a repository's files; in small letters, such as security.md, pages of a site.
    ['changelog', /^(?:CHANGES|HISTORY|NEWS|RELEASES)$/],
    [
        'community',
        /^(?:LICEN[CS]ES?|COPYING|NOTICE|CODE[-_]OF[-_]CONDUCT|CONTRIBUTING|SECURITY|SUPPORT|GOVERNANCE|MAINTAINERS|AUTHORS|CONTRIBUTORS|BACKERS|CODEOWNERS|RELEASING|AGENTS|CLAUDE|GEMINI|(?:PULL_REQUEST|ISSUE)_TEMPLATE)(?:[-_.].*)?$/,
    ],
    ['template', /^(?:template|.*\.(?:component|tpl|tmpl|template))$/i],
];
const never = byName(NEVER_PAGES);
const inDocumentationOnly = byName(PAGES_IN_DOCUMENTATION_ONLY);
/** Why a file of a format that is read is no page by default; undefined where it is one. */
function reasonAgainst(path) {
    const folders = path.split('/');
    const name = folders.pop() ?? '';
    if (name.startsWith('.'))
        return 'hidden';
    const stem = name.replace(/\.[^.]*$/, '');
    return (reasonAgainstFolders(folders, /\.html?$/i.test(name)) ??
        NEVER_PAGE_NAMES.find(([, pattern]) => pattern.test(stem))?.[0]);
}
/** Whether a folder may hold pages by default, at any depth. */
function mayHoldByDefault(folder) {
    const names = folder.split('/');
    return !names.some(name => name.startsWith('.') || never.has(name.toLowerCase()));
}
function reasonAgainstFolders(folders, isHtml) {
    let isDocumentation = false;
    for (const folder of folders.map(name => name.toLowerCase())) {
        const reason = folder.startsWith('.') ? 'hidden' : never.get(folder);
        if (reason !== undefined)
            return reason;
        const outside = isDocumentation && !isHtml ? undefined : inDocumentationOnly.get(folder);
        if (outside !== undefined)
            return outside;
        isDocumentation ||= DOCUMENTATION_FOLDERS.includes(folder);
    }
    return undefined;
}
function byName(list) {
    return new Map(list.flatMap(([reason, names]) => names.map(name => [name, reason])));
}

// EXTERNAL MODULE: ./build/embedded/corpus/owners.js
var owners = __webpack_require__(69810);
;// CONCATENATED MODULE: ./build/embedded/corpus/selection.js
/** Which files are pages. */



const FORMATS = new Map([
    ['md', 'markdown'],
    ['markdown', 'markdown'],
    ['mdx', 'mdx'],
    ['html', 'html'],
    ['htm', 'html'],
]);
/** Formats that sites are written in and that only a build turns into pages. */
const UNREAD_FORMATS = new Set([
    'rst rest adoc asciidoc asc ipynb org textile rmd qmd mdoc mdwn wiki mediawiki creole pod rdoc tex',
    'xhtml shtml php astro njk pug haml erb slim docx odt pdf epub txt',
].flatMap(names => names.split(' ')));
/** Texts that no site publishes as a page. */
const NO_DOCUMENT = /(?:^|\/)(?:robots|llms|llms-full|humans|security|ads|cmakelists|.*requirements.*|licen[cs]e.*)\.txt$/i;
const LINE_BREAKS = /[\n\r\u2028\u2029]/g;
/** How a file is read, by its extension; undefined when it is not read. */
function formatOf(path) {
    return FORMATS.get(extensionOf(path));
}
/**
 * Tells pages from other files. Without globs: every Markdown, MDX and HTML file but those of default-selection.ts. Globs
 * replace that choice; those that start with `!` take away from it. A competitor's folder needs no glob. `baseFolder`
 * holds the pages to compare with, and none of these.
 */
function createSelection(content, competitors, baseFolder) {
    const wanted = content.filter(glob => !glob.startsWith('!'));
    const globs = wanted.map(glob => ({ glob, matches: compile(glob) }));
    const unwanted = content.filter(glob => glob.startsWith('!')).map(glob => glob.slice(1));
    const isUnwanted = anyOf(unwanted);
    const isUnwantedFolder = anyOf(unwanted.filter(glob => glob.endsWith('/**')));
    const isNear = wanted.map(createNearness);
    const isOwned = (path) => (0,owners/* ownerOf */.bf)(path, competitors) !== undefined;
    const isWanted = (path) => isOwned(path) || globs.some(({ matches }) => matches(path));
    const isOutside = (path) => isNeverRead(path) || `${path}/`.startsWith(`${baseFolder}/`);
    return {
        globs,
        competitors,
        isPage(path) {
            if (formatOf(path) === undefined || isUnwanted(path) || isOutside(path))
                return false;
            return isWanted(path) || (globs.length === 0 && reasonAgainst(path) === undefined);
        },
        passOver(path) {
            if (isUnwanted(path) || isOutside(path))
                return undefined;
            const reason = isWanted(path) || globs.length > 0 ? undefined : reasonAgainst(path);
            if (formatOf(path) !== undefined)
                return reason && { path, reason };
            const extension = extensionOf(path);
            if (!UNREAD_FORMATS.has(extension) || NO_DOCUMENT.test(path) || reason !== undefined)
                return undefined;
            return globs.length === 0 || isWanted(path) ? { path, reason: 'format', extension } : undefined;
        },
        mayHold(folder) {
            if (isOutside(folder) || isUnwantedFolder(folder))
                return false;
            if (competitors.some(competitor => overlaps(folder, competitor.folder)))
                return true;
            return globs.length === 0 ? mayHoldByDefault(folder) : isNear.some(near => near(folder));
        },
    };
}
/** The choice among the files of a folder, by their paths in it. */
function within(choice, folder) {
    return {
        isPage: path => choice.isPage(`${folder}/${path}`),
        passOver(path) {
            const passedOver = choice.passOver(`${folder}/${path}`);
            return passedOver && { ...passedOver, path };
        },
        mayHold: path => choice.mayHold(`${folder}/${path}`),
    };
}
/** The folder that all pages of the globs are in, without a slash at its end; '' for the whole folder. */
function commonFolder(globs) {
    const [first = [], ...others] = globs.map(({ glob }) => literalFolder(glob).split('/'));
    const shared = first.findIndex((name, index) => others.some(names => names[index] !== name));
    return (shared < 0 ? first : first.slice(0, shared)).join('/');
}
/** Whether a folder may hold what the glob matches, by the glob's beginning alone. */
function createNearness(glob) {
    const literal = literalFolder(glob);
    const namesHidden = /(?:^|[/{,(|])\.[^./]/.test(glob);
    return folder => {
        if (!overlaps(folder, literal))
            return false;
        // `**` does not match names that begin with a dot.
        return namesHidden || !/(?:^|\/)\./.test(folder);
    };
}
/** The folders that a glob begins with: `site/docs` of `./site/docs/*.html`. */
function literalFolder(glob) {
    const { base, isGlob } = picomatch.scan(glob);
    const names = base
        .replace(/\\(.)/g, '$1')
        .split('/')
        .filter(name => name !== '' && name !== '.');
    return (isGlob ? names : names.slice(0, -1)).join('/');
}
/** Whether one of the folders is in the other. */
function overlaps(folder, other) {
    return `${other}/`.startsWith(`${folder}/`) || other === '' || folder.startsWith(`${other}/`);
}
/** git's own folder and installed packages are no pages, whatever the globs are. */
function isNeverRead(path) {
    return /(?:^|\/)(?:\.git|node_modules)(?:\/|$)/.test(path);
}
function extensionOf(path) {
    const [, extension = ''] = /\.([a-z]+)$/i.exec(path) ?? [];
    return extension.toLowerCase();
}
function anyOf(globs) {
    const matchers = globs.map(compile);
    return path => matchers.some(matches => matches(path));
}
function compile(glob) {
    // git's paths have `/` on every system.
    const matches = picomatch(glob, { windows: false, nonegate: true });
    // `**` matches no line break, which a name may hold.
    return path => matches(path.replace(LINE_BREAKS, ' '));
}


/***/ }),

/***/ 39961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readSiteUrls),
/* harmony export */   r: () => (/* binding */ urlOf)
/* harmony export */ });
/* harmony import */ var _owners_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69810);
/** Where a file is published. */

/**
 * Reads lines of `https://site/{path}` or `folder = https://site/{path}`; `{path}` is then relative to the folder. A
 * template without `{path}` has the path appended. Undefined when a line is not understood, or two are for one folder.
 */
function readSiteUrls(lines) {
    const siteUrls = lines.map(readLine);
    const folders = new Set(siteUrls.map(siteUrl => siteUrl?.folder));
    return siteUrls.every(siteUrl => siteUrl !== undefined) && folders.size === lines.length
        ? siteUrls
        : undefined;
}
function readLine(line) {
    const [, path, url = ''] = /^(?:(?!https?:)([^=]+)=)?\s*(\S+)$/i.exec(line.trim()) ?? [];
    const folder = path === undefined ? '' : (0,_owners_js__WEBPACK_IMPORTED_MODULE_0__/* .readFolder */ .j1)(path);
    const template = /\{path\}/.test(url) ? url : `${url.replace(/\/+$/, '')}/{path}`;
    // Any path must leave the origin as it is: `{path}` comes after the host.
    const valid = /^https?:\/\/[^/{}?#@]+\/[^{}]*\{path\}[^{}]*$/i.test(template) &&
        URL.canParse(template.replace('{path}', ''));
    return folder === undefined || !valid ? undefined : { folder, template };
}
/**
 * The public URL of a page; its path in the repository when no template applies. The path goes without its
 * extension, and a page named `index` or `README` is its folder's. A `slug` that starts with `/` replaces the whole
 * path, any other its last segment.
 */
function urlOf(path, slug, siteUrls) {
    const siteUrl = (0,_owners_js__WEBPACK_IMPORTED_MODULE_0__/* .innermost */ .OI)(path, siteUrls);
    if (siteUrl === undefined)
        return path;
    const inside = siteUrl.folder === '' ? path : path.slice(siteUrl.folder.length + 1);
    const segments = slugged(inside, slug);
    const [before = '', after = ''] = siteUrl.template.split('{path}');
    if (segments.isFolder)
        return joinFolder(before, segments.names, after);
    return `${before}${segments.names.map(encodeSegment).join('/')}${after}`;
}
/** Segments of the published path; whether they name a folder's own page. */
function slugged(path, slug) {
    const folders = path.split('/').filter(isName);
    const name = folders.pop()?.replace(/\.[a-z]+$/i, '') ?? '';
    const isFolderPage = /^(?:index|readme)$/i.test(name);
    if (slug === undefined) {
        return { names: isFolderPage ? folders : [...folders, name], isFolder: isFolderPage };
    }
    const names = slug.split('/').filter(isName);
    const all = slug.startsWith('/') ? names : [...(isFolderPage ? folders.slice(0, -1) : folders), ...names];
    return { names: all, isFolder: all.length === 0 };
}
function isName(segment) {
    return segment !== '' && segment !== '.' && segment !== '..';
}
/** A folder's page takes no `.html`, and the site's own root no second slash. */
function joinFolder(before, names, after) {
    const path = names.map(encodeSegment).join('/');
    if (path === '')
        return before.endsWith('/') ? before : `${before}/`;
    const ending = after.startsWith('.') ? '/' : after;
    return `${before}${path}${ending}`;
}
/** Percent-encodes what would end the path or break the URL; letters of other scripts too. */
function encodeSegment(segment) {
    return encodeURIComponent(segment.toWellFormed()).replace(/%(?:40|3A|24|26|2B|2C|3B|3D)/g, decodeURIComponent);
}


/***/ }),

/***/ 25811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UI: () => (/* binding */ filterFiles),
/* harmony export */   f2: () => (/* binding */ byPath),
/* harmony export */   wC: () => (/* binding */ renameFiles),
/* harmony export */   wV: () => (/* binding */ MOST_PAGE_BYTES),
/* harmony export */   yR: () => (/* binding */ readText),
/* harmony export */   zz: () => (/* binding */ joinSources)
/* harmony export */ });
/** No page that people read is this large; logs, dumps and generated references are. */
const MOST_PAGE_BYTES = 2 * 1024 * 1024;
/** The order of `files`. */
function byPath(a, b) {
    return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}
/** One source of the files of all, whose paths must differ. Texts come source by source. */
function joinSources(sources) {
    const [only] = sources;
    if (only !== undefined && sources.length === 1)
        return only;
    return {
        files: sources.flatMap(({ files }) => files).sort(byPath),
        siteFiles: sources.flatMap(({ siteFiles }) => siteFiles).sort(byPath),
        absent: new Set(sources.flatMap(({ absent }) => [...absent])),
        untracked: new Set(sources.flatMap(({ untracked }) => [...untracked])),
        passedOver: sources.flatMap(({ passedOver }) => passedOver),
        async *read(wanted) {
            const paths = new Set(wanted.map(({ path }) => path));
            for (const source of sources) {
                yield* source.read([...source.files, ...source.siteFiles].filter(({ path }) => paths.has(path)));
            }
        },
    };
}
/** Those files of the source whose path `isKept`; it passes over none. */
function filterFiles(source, isKept) {
    return {
        ...source,
        files: source.files.filter(({ path }) => isKept(path)),
        siteFiles: source.siteFiles.filter(({ path }) => isKept(path)),
        untracked: new Set([...source.untracked].filter(isKept)),
        passedOver: [],
    };
}
/** The source with other paths: those that `rename` does not know are left out. It passes over none. */
function renameFiles(source, rename) {
    const originals = new Map();
    const renameFile = (file) => {
        const path = rename(file.path);
        if (path === undefined)
            return [];
        originals.set(path, file);
        return [{ path, id: file.id }];
    };
    const renameAll = (paths) => new Set([...paths].map(rename).filter(path => path !== undefined));
    return {
        files: source.files.flatMap(renameFile).sort(byPath),
        siteFiles: source.siteFiles.flatMap(renameFile).sort(byPath),
        absent: renameAll(source.absent),
        untracked: renameAll(source.untracked),
        passedOver: [],
        async *read(wanted) {
            const names = new Map();
            for (const file of wanted) {
                const original = originals.get(file.path);
                if (original !== undefined)
                    names.set(original, file);
            }
            for await (const reading of source.read([...names.keys()])) {
                const file = names.get(reading.file);
                if (file !== undefined)
                    yield { ...reading, file };
            }
        },
    };
}
const decoder = new TextDecoder('utf-8', { fatal: true });
/** Reads bytes as UTF-8, without a byte order mark. */
function readText(file, bytes) {
    if (bytes.includes(0))
        return { file, unreadable: 'not-text' };
    try {
        return { file, text: decoder.decode(bytes) };
    }
    catch {
        return { file, unreadable: 'not-text' };
    }
}


/***/ }),

/***/ 2283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ listFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39165);



/** Enough to keep the disk busy, few enough for little memory. */
const FOLDERS_AT_ONCE = 16;
/**
 * Paths of the regular files in `folder`, in no order, `/` between segments. Symbolic links are neither listed nor
 * followed. A folder that `mayHold` refuses is not read. Rejects with a CorpusError where `folder` is none, or with the
 * signal's reason.
 */
async function listFiles(folder, mayHold, signal) {
    const files = [];
    let waiting = [''];
    while (waiting.length > 0) {
        signal?.throwIfAborted();
        const batch = waiting.splice(-FOLDERS_AT_ONCE);
        const listings = await Promise.all(batch.map(path => list(folder, path)));
        for (const [index, entries] of listings.entries()) {
            const prefix = batch[index] === '' ? '' : `${batch[index]}/`;
            const paths = (entries) => entries.map(({ name }) => `${prefix}${name}`);
            for (const path of paths(entries.filter(entry => entry.isFile())))
                files.push(path);
            const folders = paths(entries.filter(entry => entry.isDirectory()));
            waiting = waiting.concat(folders.filter(mayHold));
        }
    }
    return files;
}
async function list(root, path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), { withFileTypes: true });
    }
    catch (cause) {
        // A folder inside that is gone or closed by now holds no page.
        if (path !== '')
            return [];
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CorpusError */ .b({ kind: 'no-folder', folder: root }, { cause });
    }
}


/***/ }),

/***/ 22780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openFolder),
/* harmony export */   w: () => (/* binding */ openWorkTree)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39165);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83596);
/* harmony import */ var _indexing_site_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88753);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25811);
/* harmony import */ var _walk_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2283);
/** The pages of a folder, as they are on disk. */








/** Enough to keep the disk busy, few enough for little memory. */
const READ_AT_ONCE = 32;
/**
 * The pages of the checkout's folder. Globs and competitors' folders select among all its files, whatever git knows of
 * them; by default only tracked files are pages. Without git all files count. Submodules that are checked out belong to
 * it. Symbolic links are passed over. Rejects with a CorpusError, or with the signal's reason.
 */
async function openWorkTree(checkout, selection) {
    const tracked = await listTracked(checkout, selection);
    if (tracked === undefined || selection.globs.length > 0) {
        const paths = await (0,_walk_js__WEBPACK_IMPORTED_MODULE_7__/* .listFiles */ .C)(checkout.folder, selection.mayHold, checkout.signal);
        return openFiles(checkout.folder, paths, tracked ?? [], selection);
    }
    const paths = tracked.filter(({ sparse }) => !sparse).map(({ path }) => path);
    const owned = await listOwned(checkout, selection);
    return openFiles(checkout.folder, [...new Set([...paths, ...owned])], tracked, selection);
}
/** The pages of a folder without git. Rejects like openWorkTree. */
async function openFolder({ folder, signal }, choice) {
    return openFiles(folder, await (0,_walk_js__WEBPACK_IMPORTED_MODULE_7__/* .listFiles */ .C)(folder, choice.mayHold, signal), [], choice);
}
/** Files of the competitors' folders. */
async function listOwned({ folder, signal }, selection) {
    const { competitors } = selection;
    if (competitors.length === 0)
        return [];
    const isNear = (path) => competitors.some(other => `${path}/`.startsWith(`${other.folder}/`) || other.folder.startsWith(`${path}/`));
    const files = await (0,_walk_js__WEBPACK_IMPORTED_MODULE_7__/* .listFiles */ .C)(folder, path => isNear(path) && selection.mayHold(path), signal);
    return files.filter(path => competitors.some(other => path.startsWith(`${other.folder}/`)));
}
async function openFiles(folder, paths, tracked, choice) {
    const entries = new Map(tracked.map(entry => [entry.path, entry]));
    const there = tracked.filter(({ sparse }) => !sparse).map(({ path }) => path);
    const selected = paths.filter(choice.isPage);
    // Globs may select the pages of `docs` where `static` holds the robots.txt.
    const siteFiles = [...new Set([...paths, ...there])].filter(_indexing_site_js__WEBPACK_IMPORTED_MODULE_5__/* .isSiteFile */ .kv);
    const absent = tracked.filter(({ path, sparse }) => sparse && choice.isPage(path)).map(({ path }) => path);
    const absentSiteFiles = tracked.filter(({ path, sparse }) => sparse && (0,_indexing_site_js__WEBPACK_IMPORTED_MODULE_5__/* .isSiteFile */ .kv)(path));
    return {
        files: await identify(folder, selected, entries),
        siteFiles: await identify(folder, siteFiles, entries),
        absent: new Set([...absent, ...absentSiteFiles.map(({ path }) => path)]),
        untracked: new Set([...selected, ...siteFiles].filter(path => !entries.has(path))),
        passedOver: [
            ...paths.map(choice.passOver).filter(file => file !== undefined),
            ...absent.map(path => ({ path, reason: 'sparse' })),
        ],
        read: wanted => readFiles(folder, wanted),
    };
}
async function identify(folder, paths, tracked) {
    const files = [];
    for (let start = 0; start < paths.length; start += READ_AT_ONCE) {
        const batch = paths.slice(start, start + READ_AT_ONCE).map(async (path) => {
            return { path, id: tracked.get(path)?.id ?? (await hash((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path))) ?? path };
        });
        files.push(...(await Promise.all(batch)));
    }
    return files.sort(_source_js__WEBPACK_IMPORTED_MODULE_6__/* .byPath */ .f2);
}
/** Regular files that git tracks, those of submodules after their own; undefined without git. */
async function listTracked(checkout, choice) {
    try {
        return await listIndex(checkout, '', choice);
    }
    catch (error) {
        const { kind } = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .CorpusError */ .b ? error.facts : {};
        if (kind === 'not-a-checkout' || kind === 'no-git')
            return undefined;
        throw error;
    }
}
async function listIndex(checkout, prefix, choice) {
    const listing = (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .splitZero */ .vV)(await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(checkout, ['ls-files', '-z', '-t', '-s']));
    const changed = new Set((0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .splitZero */ .vV)(await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(checkout, ['diff-files', '-z', '--name-only', '--relative'])));
    const entries = listing.map(readEntry).filter(entry => entry !== undefined);
    const found = entries
        .filter(({ mode }) => mode !== SUBMODULE)
        .map(({ path, id, sparse }) => ({
        path: `${prefix}${path}`,
        id: changed.has(path) ? undefined : id,
        sparse,
    }));
    for (const { path } of entries.filter(({ mode, sparse }) => mode === SUBMODULE && !sparse)) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(checkout.folder, path);
        if (!choice.mayHold(`${prefix}${path}`) || !(await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .isCheckedOut */ .kU)(folder)))
            continue;
        const inner = await listIndex({ ...checkout, folder }, `${prefix}${path}/`, choice);
        found.push(...inner);
    }
    return found;
}
const SUBMODULE = '160000';
/** `H 100644 id 0<TAB>path`; only regular files and submodules at stage 0. */
function readEntry(line) {
    const [, tag, mode, id, path] = /^(\S) (100[0-7]{3}|160000) ([0-9a-f]+) 0\t(.+)$/s.exec(line) ?? [];
    if (mode === undefined || id === undefined || path === undefined)
        return undefined;
    return { path, mode, id, sparse: tag === 'S' };
}
/** Returns the object id of the file in a SHA-1 repository; undefined for a file that is not read. */
async function hash(path) {
    const bytes = await readPage(path);
    if (bytes === undefined || bytes === 'too-large')
        return undefined;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
async function* readFiles(folder, files) {
    for (let start = 0; start < files.length; start += READ_AT_ONCE) {
        const batch = files.slice(start, start + READ_AT_ONCE);
        const readings = await Promise.all(batch.map(file => readOne(folder, file)));
        yield* readings.filter(reading => reading !== undefined);
    }
}
async function readOne(folder, file) {
    const bytes = await readPage((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, file.path));
    if (bytes === 'too-large')
        return { file, unreadable: 'too-large' };
    return bytes && (0,_source_js__WEBPACK_IMPORTED_MODULE_6__/* .readText */ .yR)(file, bytes);
}
/** Undefined for what is gone, or no file: a link or a pipe may have taken its place since it was listed. */
async function readPage(path) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => undefined);
    if (!stats?.isFile())
        return undefined;
    return stats.size > _source_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_PAGE_BYTES */ .wV ? 'too-large' : (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
}


/***/ }),

/***/ 24584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I7: () => (/* binding */ findSentences),
/* harmony export */   kZ: () => (/* binding */ createPassageReader),
/* harmony export */   zj: () => (/* binding */ composeAnswer)
/* harmony export */ });
/* unused harmony exports MOST_SENTENCES, LEAST_TOGETHER, HEADING_COVERAGE */
/** About what answer engines show. */
const MOST_SENTENCES = 5;
/**
 * Share of a query's weight that one passage must have, its headings and its page's title included; otherwise the words
 * of the query are only scattered over the pages, and there is no answer.
 */
const LEAST_TOGETHER = 0.65;
/** What a term counts for when it is only in the headings around a sentence. */
const HEADING_COVERAGE = 0.5;
/** A sentence worth less, from 0 to 1, would only lengthen the answer. */
const LEAST_VALUE = 0.1;
/** Shorter ones are labels and links, not statements. */
const LEAST_WORDS = 3;
/** Returns a reader that segments each passage once, however many queries and scans retrieve it. */
function createPassageReader(queries, language) {
    const known = new WeakMap();
    const termsOf = (words) => new Set(words.map(queries.numberOf));
    function readSentence(text) {
        const words = language.words(text);
        return { text, words: words.length, vocabulary: new Set(words), terms: termsOf(words) };
    }
    return (content, passage) => {
        const found = known.get(passage) ?? {
            sentences: language
                .sentences(passage.text)
                .map(readSentence)
                .filter(({ words }) => words >= LEAST_WORDS),
            around: termsOf([content.title, ...passage.headings].flatMap(language.words)),
        };
        known.set(passage, found);
        return found;
    };
}
/**
 * Chooses sentences one by one. The value of a sentence is its passage's strength × the share of the query's weight it
 * speaks to, terms already covered counting half × what it does not repeat (1 − its largest Jaccard similarity with
 * a chosen sentence). The earlier candidate wins a tie. `passages` best first; `weights` by term number.
 */
function composeAnswer(query, passages, weights, queries, language, readPassage = createPassageReader(queries, language)) {
    const queryWeights = query.terms.map(term => weights[term] ?? 0);
    const total = sum(queryWeights);
    const byPassage = passages.map(passage => findSentences(query, [passage], readPassage));
    const candidates = byPassage.flat();
    const bestScore = passages[0]?.score ?? 1;
    const chosen = [];
    /** The largest similarity of each candidate with a chosen one. */
    const repeated = new Map();
    let covered = query.terms.map(() => 0);
    while (chosen.length < MOST_SENTENCES) {
        const best = findBest(candidates, candidate => {
            const relevance = sum(queryWeights.map((weight, term) => weight * (candidate.speaks[term] ?? 0) * (1 - (covered[term] ?? 0) / 2)));
            return ((candidate.score / bestScore) * relevance * (1 - (repeated.get(candidate) ?? 0))) / total;
        });
        if (best === undefined)
            break;
        chosen.push(best);
        for (const candidate of candidates) {
            const shared = similarity(candidate.vocabulary, best.vocabulary);
            repeated.set(candidate, Math.max(shared, repeated.get(candidate) ?? 0));
        }
        covered = covered.map((before, term) => Math.max(before, best.speaks[term] ?? 0));
    }
    const coverage = covered.length === 0 ? 0 : sum(covered) / covered.length;
    const together = Math.max(0, ...byPassage.map(sentences => sum(queryWeights.filter((_, term) => sentences.some(({ speaks }) => (speaks[term] ?? 0) > 0)))));
    const isAnswer = total > 0 && together >= LEAST_TOGETHER * total;
    const sentences = isAnswer ? chosen.map(({ vocabulary: _, ...sentence }) => sentence) : [];
    return { sentences, coverage };
}
/** Returns the sentences of `passages` that speak to the query, in their order; labels and links are left out. */
function findSentences(query, passages, readPassage) {
    return passages.flatMap(({ page, passage, score }) => {
        const { sentences, around } = readPassage(page.content, passage);
        return sentences
            .map(({ text, words, vocabulary, terms }) => ({
            text,
            words,
            page,
            headings: passage.headings,
            score,
            speaks: query.terms.map(term => (terms.has(term) ? 1 : around.has(term) ? HEADING_COVERAGE : 0)),
            vocabulary,
        }))
            .filter(({ speaks }) => speaks.some(part => part > 0));
    });
}
/** The first of the most valuable candidates; undefined when none is worth saying. */
function findBest(candidates, worthOf) {
    let best;
    let most = LEAST_VALUE;
    for (const candidate of candidates) {
        const value = worthOf(candidate);
        if (value <= most)
            continue;
        best = candidate;
        most = value;
    }
    return best;
}
/** Jaccard: what two sets share, of all they have. */
function similarity(a, b) {
    let shared = 0;
    for (const word of a)
        if (b.has(word))
            shared += 1;
    return shared / (a.size + b.size - shared);
}
function sum(values) {
    return values.reduce((total, value) => total + value, 0);
}


/***/ }),

/***/ 10899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ compareCorpora)
});

// EXTERNAL MODULE: ./build/embedded/corpus/indexing/addresses.js
var indexing_addresses = __webpack_require__(79293);
// EXTERNAL MODULE: ./build/embedded/corpus/indexing/redirects.js + 1 modules
var redirects = __webpack_require__(44000);
;// CONCATENATED MODULE: ./build/embedded/corpus/indexing/gone.js


/**
 * Returns those of `pages`, from the base, whose address no page of `head` has: deleted, renamed, or with another slug.
 * Without a site URL a page has several possible addresses, and is gone when no page of the head may have any of them. A
 * page that is still there but hidden keeps its address; see hiddenSince.
 */
function findGone(pages, head) {
    const all = [...head.pages, ...head.hidden];
    const slugs = new Map(all.map(({ path, content }) => [path, content.slug]));
    const moved = pages.filter(({ path, content }) => !slugs.has(path) || slugs.get(path) !== content.slug);
    if (moved.length === 0)
        return [];
    const there = new Set(all.flatMap(page => (0,indexing_addresses/* addressesOf */.sO)(page)));
    return moved.flatMap(page => {
        const addresses = (0,indexing_addresses/* addressesOf */.sO)(page);
        if (addresses.some(address => there.has(address)))
            return [];
        const redirect = addresses
            .map(address => (0,redirects/* coversAddress */.x)(address, head.site.redirects))
            .find(cover => cover !== undefined);
        return [{ page, address: addresses[0] ?? '/', redirect }];
    });
}

// EXTERNAL MODULE: ./build/embedded/corpus/indexing/robots.js
var robots = __webpack_require__(83196);
;// CONCATENATED MODULE: ./build/embedded/corpus/indexing/hidden.js


/**
 * Returns every reason why an answer engine may not use `page`, of `tree.pages` or `tree.hidden`; an empty list for a
 * page that it may use. One reason for each crawler that a `robots.txt` keeps out.
 */
function hiddenReasons(page, { site }) {
    const own = page.content.signals.flatMap(signal => {
        const kind = hiddenKindOf(signal, page);
        const { line, evidence, crawler, target } = signal;
        return kind === undefined ? [] : [{ kind, file: page.path, line, evidence, crawler, target }];
    });
    return [...own, ...(0,robots/* findBlocks */.y)(page, site.robots).map(block => ({ kind: 'blocked', ...block }))];
}
/** Tells whether hiddenReasons has a reason for `page`. */
function isHidden(page, tree) {
    return hiddenReasons(page, tree).length > 0;
}
/**
 * Returns the pages, by path, that `head` hides and `base` did not, each with the reasons that are new. `pages` are of the
 * base. Pages that are deleted or moved in `head` are not among them; see findGone.
 *
 *     const { base, head } = await loadCorpora(before, after, settings)
 *     const hidden = hiddenSince(base.pages, base, head)
 *     // Why a page does not answer any longer, though its text may be there:
 *     const [reason] = hidden.get('docs/prices.md') ?? []
 *     // Pages without their address, each with the redirect that covers it:
 *     const gone = findGone(base.pages, head)
 */
function hiddenSince(pages, base, head) {
    const after = new Map([...head.pages, ...head.hidden].map(page => [page.path, page]));
    const found = new Map();
    const isSameRobots = isSameList(base.site.robots, head.site.robots);
    for (const page of pages) {
        const now = after.get(page.path);
        if (now === undefined || !page.content.isPublic)
            continue;
        // Most pages of a change are not part of it.
        if (isSameRobots && now.content === page.content && now.url === page.url)
            continue;
        const reasons = hiddenReasons(now, head);
        if (reasons.length === 0)
            continue;
        const before = new Set(hiddenReasons(page, base).map(keyOf));
        const added = reasons.filter(reason => !before.has(keyOf(reason)));
        if (added.length > 0)
            found.set(page.path, added);
    }
    return found;
}
/** The same objects: what two trees share is read once. */
function isSameList(list, other) {
    return list.length === other.length && list.every((item, index) => item === other[index]);
}
function keyOf({ kind, crawler = '' }) {
    return `${kind} ${crawler}`;
}
function hiddenKindOf({ kind, target = '' }, page) {
    if (kind === 'canonical')
        return isElsewhere(target, page) ? kind : undefined;
    return kind === 'nosnippet' || kind === 'alias' ? undefined : kind;
}
/**
 * Tells whether a canonical address belongs to another page. If the URL of the page is unknown, only the last segment is
 * compared: host and folder are unknown too.
 */
function isElsewhere(target, page) {
    // What a template fills in is not known.
    if (/[{}<>$]/.test(target))
        return false;
    const addresses = (0,indexing_addresses/* addressesOf */.sO)(page);
    const own = (0,indexing_addresses/* publicUrlOf */.SW)(page);
    const url = URL.parse(target, own?.href ?? `https://site.invalid${addresses[0] ?? '/'}`);
    if (url === null || !/^https?:$/.test(url.protocol))
        return false;
    const address = (0,indexing_addresses/* normalizeAddress */.Qh)(url.pathname);
    if (own !== undefined)
        return hostOf(url) !== hostOf(own) || !addresses.includes(address);
    return !addresses.includes('/') && !addresses.some(each => lastOf(each) === lastOf(address));
}
function hostOf({ host }) {
    return host.replace(/^www\./, '');
}
/** The last segment, without the date that Jekyll's posts begin with. */
function lastOf(address) {
    return address
        .slice(address.lastIndexOf('/') + 1)
        .replace(/^\d{4}-\d{2}-\d{2}-/, '')
        .toLowerCase();
}

;// CONCATENATED MODULE: ./build/embedded/repository/compare-corpora.js


/**
 * Compares two corpora with `compare`. A page that the head newly hides from answer engines counts as gone there. A page
 * whose address leads on to another page by a redirect of the head counts as kept if its text is.
 */
function compareCorpora(compare, base, head, mostLoss) {
    const hidden = hiddenSince(base.pages, base, head);
    const redirected = findGone(base.pages, head).filter(({ redirect }) => redirect !== undefined);
    return compare(base.pages, withoutHidden(head.pages, hidden), {
        hidden,
        passedOver: new Map(head.passedOver?.map(file => [file.path, file])),
        redirected: new Set(redirected.map(({ page }) => page.path)),
        ...(mostLoss !== undefined && { mostLoss }),
    });
}
/** Returns the same array if no page is hidden: the comparer recognises pages it has scanned by their array. */
function withoutHidden(pages, hidden) {
    const isHidden = ({ path }) => hidden.has(path);
    return pages.some(isHidden) ? pages.filter(page => !isHidden(page)) : pages;
}


/***/ }),

/***/ 61607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sd: () => (/* binding */ createComparer),
/* harmony export */   U_: () => (/* binding */ withScores)
/* harmony export */ });
/* unused harmony export compareTrees */
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24584);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21687);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21908);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32867);




/** Passages of the changed pages that may still say, or say anew, what an answer said. */
const MOST_PASSAGES = 20;
/**
 * Scans two trees for the same keywords, and judges each keyword by the evidence it lost, under the base's statistics.
 * Throws a RangeError when the language code is malformed.
 */
function compareTrees(basePages, headPages, keywords, languageCode, options = {}) {
    return createComparer(keywords, languageCode)(basePages, headPages, options);
}
/** Returns compareTrees for several pairs of trees: what they share is counted once. Throws like compareTrees. */
function createComparer(keywords, languageCode) {
    const scanner = (0,_scan_js__WEBPACK_IMPORTED_MODULE_0__/* .createScanner */ .z1)(keywords, languageCode);
    // In a history most trees are compared twice: with their parent and with their child.
    const scans = new WeakMap();
    const scanOnce = (pages) => {
        const found = scans.get(pages) ?? scanner.scan(pages);
        scans.set(pages, found);
        return found;
    };
    return (basePages, headPages, options = {}) => {
        const base = scanOnce(basePages);
        const head = scanOnce(headPages);
        const changed = findChanges(basePages, headPages);
        const evidence = judgeKeywords(scanner, { basePages, headPages, base, head, changed }, options);
        return { base, head, changedFiles: [...changed].sort(), evidence };
    };
}
/** Adds to the evidence of each keyword its scores. */
function withScores(evidence, base, head) {
    return evidence.map((judged, index) => ({
        ...judged,
        baseScore: base.keywords[index]?.score ?? 0,
        headScore: head.keywords[index]?.score ?? 0,
    }));
}
function findChanges(basePages, headPages) {
    const before = new Map(basePages.map(({ path, id }) => [path, id]));
    const after = new Map(headPages.map(({ path, id }) => [path, id]));
    return new Set([...before.keys(), ...after.keys()].filter(path => before.get(path) !== after.get(path)));
}
function judgeKeywords(scanner, { basePages, headPages, base, head, changed }, options) {
    const statistics = scanner.statisticsOf(basePages);
    const rankChanged = (pages) => scanner.rank(pages.filter(page => (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .isOwn */ .NP)(page) && changed.has(page.path)), statistics, MOST_PASSAGES);
    const [before, after] = [rankChanged(basePages), rankChanged(headPages)];
    const headByPath = new Map(headPages.filter(_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .isOwn */ .NP).map(page => [page.path, page]));
    const baseByPath = new Map(basePages.filter(_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .isOwn */ .NP).map(page => [page.path, page]));
    const { queries, language, readPassage } = scanner;
    const weightOf = (term) => statistics.weights[term] ?? 0;
    const termsOfTitle = ({ content }) => new Set(language.words(content.title).map(queries.numberOf));
    return queries.queries.map((query, index) => {
        const [baseResult, headResult] = [base.keywords[index], head.keywords[index]];
        const own = (baseResult?.sentences ?? []).filter(({ page }) => (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .isOwn */ .NP)(page));
        if (baseResult === undefined || headResult === undefined || own.length === 0)
            return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeUncited */ .Sc)(query.keyword, headResult, changed);
        const oldPassages = before[index] ?? [];
        const newPassages = after[index] ?? [];
        const isSaidBefore = ({ text, page }) => says(baseByPath.get(page.path), text) || oldPassages.some(({ passage }) => passage.text.includes(text));
        const candidates = [...newPassages, ...unchangedPassages(headResult, changed)];
        const fates = own.some(({ page }) => changed.has(page.path))
            ? (0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .followSentences */ .i5)(own, {
                weights: query.terms.map(weightOf),
                titleShareOf(page) {
                    const inTitle = termsOfTitle(page);
                    const total = sum(query.terms.map(weightOf));
                    return total === 0
                        ? 0
                        : sum(query.terms.filter(term => inTitle.has(term)).map(weightOf)) / total;
                },
                findStanding: ({ text, page }) => {
                    const same = changed.has(page.path) ? headByPath.get(page.path) : page;
                    if (says(same, text))
                        return same;
                    return candidates.find(({ passage }) => passage.text.includes(text))?.page;
                },
                added: (0,_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .findSentences */ .I7)(query, newPassages, readPassage).filter(sentence => !isSaidBefore(sentence)),
            }, language)
            : [];
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeCited */ .lS)(baseResult, headResult, fates, { changed, headByPath, ...options });
    });
}
/** Passages of unchanged pages behind the head's answer: they may hold the text of a changed page. */
function unchangedPassages({ retrieved }, changed) {
    return retrieved
        .filter(page => (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .isOwn */ .NP)(page) && !changed.has(page.path))
        .flatMap(page => page.content.passages.map(passage => ({ page, passage })));
}
function says(page, text) {
    return page?.content.passages.some(passage => passage.text.includes(text)) ?? false;
}
function sum(values) {
    return values.reduce((total, value) => total + value, 0);
}


/***/ }),

/***/ 21687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bl: () => (/* binding */ goneOf),
/* harmony export */   i5: () => (/* binding */ followSentences),
/* harmony export */   je: () => (/* binding */ lossOf)
/* harmony export */ });
/**
 * Follows the sentences of an answer into the head. A sentence that stands somewhere is kept wholly. Otherwise an added
 * sentence t keeps of a sentence s the larger of
 *
 *     likeness(s, t) · min(1, coverage(t) / coverage(s))        a rewording
 *     min(1, score(t) · own(t) / (score(s) · own(s)))           another sentence that answers as well
 *
 * likeness is the share of the informative terms of s that t has, coverage the weight of the query's terms that a
 * sentence speaks to, headings by half, and own the same by the sentence's own words alone.
 */
function followSentences(sentences, { weights, findStanding, titleShareOf, added }, language) {
    const termsOf = (text) => new Set(language.words(text).filter(language.isInformative).map(language.term));
    const fresh = added.map(sentence => ({
        sentence,
        terms: termsOf(sentence.text),
        ...coverageOf(sentence, weights),
    }));
    return sentences.map(sentence => {
        const weight = sentence.score * (1 + titleShareOf(sentence.page));
        const standing = findStanding(sentence);
        if (standing !== undefined)
            return { sentence, weight, kept: 1, standing, replacement: undefined };
        const terms = termsOf(sentence.text);
        const { coverage, own } = coverageOf(sentence, weights);
        let fate = { sentence, weight, kept: 0, standing, replacement: undefined };
        for (const other of fresh) {
            const rewording = shareOf(terms, other.terms) * atMostOne(other.coverage, coverage);
            const asGood = atMostOne(other.sentence.score * other.own, sentence.score * own);
            const kept = Math.max(rewording, asGood);
            if (kept > fate.kept)
                fate = { ...fate, kept, replacement: other.sentence };
        }
        return fate;
    });
}
/**
 * Returns the share of an answer's evidence that is gone, 0 to 1: Σ weight · (1 − kept) / Σ weight over its sentences.
 * A sentence weighs the BM25 of its passage in the base, times 1 + the share of the query's weight that the title of its
 * page has. 0 of no sentences.
 */
function lossOf(fates) {
    const total = fates.reduce((sum, { weight }) => sum + weight, 0);
    return total === 0 ? 0 : fates.reduce((sum, fate) => sum + goneOf(fate), 0) / total;
}
/** Returns what of a sentence's weight is gone. */
function goneOf({ weight, kept }) {
    return weight * (1 - kept);
}
function coverageOf({ speaks }, weights) {
    let coverage = 0;
    let own = 0;
    speaks.forEach((part, term) => {
        coverage += part * (weights[term] ?? 0);
        if (part === 1)
            own += weights[term] ?? 0;
    });
    return { coverage, own };
}
/** Of the terms, those that are in `others` too. */
function shareOf(terms, others) {
    let shared = 0;
    for (const term of terms)
        if (others.has(term))
            shared += 1;
    return terms.size === 0 ? 0 : shared / terms.size;
}
/** A ratio, 1 at the most; 0 of nothing. */
function atMostOne(part, whole) {
    return whole === 0 ? 0 : Math.min(1, part / whole);
}


/***/ }),

/***/ 21908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NP: () => (/* binding */ isOwn),
/* harmony export */   Sc: () => (/* binding */ judgeUncited),
/* harmony export */   lS: () => (/* binding */ judgeCited)
/* harmony export */ });
/* unused harmony export MOST_EVIDENCE_LOSS */
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21687);
/** What became of a keyword, and what did it. Pure. */

/**
 * A keyword is lost when more than this share of its answer's evidence is gone: a little less than one of five equal
 * sentences. docs/content-gate.md has the evaluation.
 */
const MOST_EVIDENCE_LOSS = 0.19;
/** A smaller loss is an edit: a quarter of one of five equal sentences. */
const LEAST_EVIDENCE_LOSS = 0.05;
/** Judges a keyword for which the base does not cite the brand. */
function judgeUncited(keyword, head, changed) {
    const files = pathsOf(head?.sentences ?? []).filter(path => changed.has(path));
    const isGained = head?.cited === true && files.length > 0;
    const after = head?.sentences.find(({ page }) => isOwn(page));
    return {
        keyword,
        outcome: isGained ? 'gained' : 'unchanged',
        loss: 0,
        before: undefined,
        after: after && quote(after),
        causes: [],
        files: isGained ? files : [],
    };
}
/** Judges a keyword by what became of the sentences that the base cites the brand for. */
function judgeCited(base, head, fates, context) {
    const { changed, mostLoss = MOST_EVIDENCE_LOSS } = context;
    const loss = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .lossOf */ .je)(fates);
    const causes = new Map();
    const touched = fates.filter(fate => {
        const cause = causeOf(fate, context);
        // What takes text away says more than where the rest went.
        if (cause && (cause.kind !== 'moved' || !causes.has(cause.path)))
            causes.set(cause.path, cause);
        return cause !== undefined;
    });
    const outranking = base.cited && !head.cited ? head.sentences.filter(({ page }) => changed.has(page.path)) : [];
    for (const path of pathsOf(outranking))
        causes.set(path, { kind: 'outranked', path });
    const isWeaker = loss > LEAST_EVIDENCE_LOSS || [...causes.values()].some(cause => isTold(cause, context));
    const outcome = loss > mostLoss ? 'lost' : isWeaker ? 'weaker' : 'unchanged';
    const own = head.sentences.find(({ page }) => isOwn(page));
    if (outcome === 'unchanged') {
        const after = own && quote(own);
        return { keyword: base.keyword, outcome, loss, before: undefined, after, causes: [], files: [] };
    }
    const worst = touched.reduce((most, fate) => (most === undefined || (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .goneOf */ .Bl)(fate) > (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .goneOf */ .Bl)(most) ? fate : most), undefined);
    const before = worst?.sentence ?? base.sentences.find(({ page }) => isOwn(page));
    const after = (worst && sentenceAfter(worst)) ?? own ?? outranking[0];
    const sorted = [...causes.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
    return {
        keyword: base.keyword,
        outcome,
        loss,
        before: before && quote(before),
        after: after && quote(after),
        causes: sorted,
        files: sorted.map(({ path }) => path),
    };
}
/** Whether a page is the brand's own. */
function isOwn({ owner }) {
    return owner === undefined;
}
function sentenceAfter({ sentence, standing, replacement }) {
    return standing === undefined ? replacement : { ...sentence, page: standing };
}
/** Whether a cause makes an answer weaker that lost no text. */
function isTold({ kind, path }, { redirected }) {
    if (kind === 'deleted')
        return redirected?.has(path) !== true;
    return kind === 'moved' || kind === 'outranked';
}
/** Undefined when the sentence stands at an address that still leads to it. */
function causeOf({ sentence: { page }, kept, standing }, { headByPath, hidden, passedOver, redirected }) {
    const { path } = page;
    const now = headByPath.get(path);
    const reasons = hidden?.get(path);
    if (standing === undefined) {
        if (now !== undefined)
            return kept < 1 ? { kind: 'rewritten', path } : undefined;
        if (reasons)
            return { kind: 'hidden', path, reasons };
        const file = passedOver?.get(path);
        if (file === undefined)
            return { kind: 'deleted', path };
        const { reason, language } = file;
        return { kind: 'unread', path, reason, ...(language !== undefined && { language }) };
    }
    const isSameAddress = now !== undefined && now.url === page.url && now.content.slug === page.content.slug;
    if (isSameAddress || redirected?.has(path))
        return undefined;
    return now === undefined && reasons
        ? { kind: 'hidden', path, reasons }
        : { kind: 'moved', path, to: standing.path };
}
function quote({ text, page, headings }) {
    return { text, url: page.url, place: { path: page.path, title: page.content.title, headings } };
}
function pathsOf(sentences) {
    return [...new Set(sentences.map(({ page }) => page.path))].sort();
}


/***/ }),

/***/ 16740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ createQueries)
/* harmony export */ });
/* harmony import */ var _lib_copy_string_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80261);
/** The keywords as the terms that are counted in the pages. */

/** Bounds the memory of a corpus full of identifiers. */
const MOST_KNOWN_WORDS = 100_000;
/** A keyword that says nothing but stop words is taken at its word. */
function createQueries(keywords, language) {
    const numbers = new Map();
    const queries = keywords.map(keyword => {
        const words = language.words(keyword);
        const informative = words.filter(language.isInformative);
        const terms = new Set((informative.length > 0 ? informative : words).map(language.term));
        for (const term of terms)
            if (!numbers.has(term))
                numbers.set(term, numbers.size);
        return { keyword, terms: Array.from(terms, term => numbers.get(term) ?? 0) };
    });
    // Words repeat: each is brought to its term once. null: known to be in no query.
    const known = new Map();
    return {
        queries,
        termCount: numbers.size,
        numberOf(word) {
            const found = known.get(word);
            if (found !== undefined)
                return found ?? undefined;
            const number = numbers.get(language.term(word));
            if (known.size >= MOST_KNOWN_WORDS)
                known.clear();
            known.set((0,_lib_copy_string_js__WEBPACK_IMPORTED_MODULE_0__/* .copyString */ .j)(word), number ?? null);
            return number;
        },
    };
}


/***/ }),

/***/ 54684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pu: () => (/* binding */ createCounter),
/* harmony export */   QY: () => (/* binding */ rankPassages),
/* harmony export */   o6: () => (/* binding */ collectStatistics)
/* harmony export */ });
/* unused harmony exports TITLE_WEIGHT, HEADING_WEIGHT */
/** Parameters of BM25. The constant of BM25+ (delta) is not used. */
const K1 = 1.2;
const B = 0.75;
/**
 * A word of a title counts as three words of the text, a word of a heading as two, both in the counts and in the length
 * (Robertson, Zaragoza and Taylor, "Simple BM25 extension to multiple weighted fields", CIKM 2004).
 */
const TITLE_WEIGHT = 3;
const HEADING_WEIGHT = 2;
/** Returns a function that counts the queries' terms in the passages of a page. */
function createCounter(queries, language) {
    const tally = new Uint32Array(queries.termCount);
    return ({ title, passages }) => {
        const titleWords = language.words(title);
        const lengths = [];
        const ends = [];
        const terms = [];
        const counts = [];
        for (const { headings, text } of passages) {
            const found = [];
            const count = (words, weight) => {
                for (const word of words) {
                    const term = queries.numberOf(word);
                    if (term === undefined)
                        continue;
                    const before = tally[term] ?? 0;
                    if (before === 0)
                        found.push(term);
                    tally[term] = before + weight;
                }
                return words.length * weight;
            };
            const inTitle = count(titleWords, TITLE_WEIGHT);
            const inHeadings = count(headings.flatMap(language.words), HEADING_WEIGHT);
            lengths.push(inTitle + inHeadings + count(language.words(text), 1));
            for (const term of found.sort((a, b) => a - b)) {
                terms.push(term);
                counts.push(tally[term] ?? 0);
                tally[term] = 0;
            }
            ends.push(terms.length);
        }
        return {
            lengths: Uint32Array.from(lengths),
            ends: Uint32Array.from(ends),
            terms: Uint32Array.from(terms),
            counts: Uint32Array.from(counts),
        };
    };
}
/** Returns the statistics over the passages of all pages. */
function collectStatistics(pages, termCount) {
    const having = new Array(termCount).fill(0);
    let passages = 0;
    let total = 0;
    for (const { lengths, terms } of pages) {
        passages += lengths.length;
        for (const length of lengths)
            total += length;
        for (const term of terms)
            having[term] = (having[term] ?? 0) + 1;
    }
    return {
        averageLength: total / passages,
        weights: having.map(count => Math.log(1 + (passages - count + 0.5) / (count + 0.5))),
    };
}
/**
 * Returns the `most` best passages for each query, best first. On a tie the earlier passage is first. One pass over the passages:
 * each is scored for all the queries that have one of its terms. The loop allocates nothing for a passage that does
 * not enter a ranking, because a large corpus has millions of pairs of passage and query.
 */
function rankPassages(pages, { averageLength, weights }, { queries, termCount }, most) {
    const queriesWith = listQueriesByTerm(queries, termCount);
    const rankings = queries.map(() => []);
    // Of the current passage: the queries that share a term with it, and its score for each query (0 without such a term).
    const touched = new Uint32Array(queries.length);
    const scores = new Float64Array(queries.length);
    let passage = 0;
    for (const { lengths, ends, terms, counts } of pages) {
        let index = 0;
        for (let inPage = 0; inPage < lengths.length; inPage += 1) {
            const norm = K1 * (1 - B + (B * (lengths[inPage] ?? 0)) / averageLength);
            let touchedCount = 0;
            for (const end = ends[inPage] ?? 0; index < end; index += 1) {
                const term = terms[index] ?? 0;
                const count = counts[index] ?? 0;
                const score = ((weights[term] ?? 0) * count * (K1 + 1)) / (count + norm);
                for (const query of queriesWith[term] ?? []) {
                    const before = scores[query] ?? 0;
                    // A score is above 0, so 0 means that the query was not touched yet.
                    if (before === 0)
                        touched[touchedCount++] = query;
                    scores[query] = before + score;
                }
            }
            for (let position = 0; position < touchedCount; position += 1) {
                const query = touched[position] ?? 0;
                offer(rankings[query], passage, scores[query] ?? 0, most);
                scores[query] = 0;
            }
            passage += 1;
        }
    }
    return rankings;
}
/** Returns for each term the numbers of the queries that have it, ascending. */
function listQueriesByTerm(queries, termCount) {
    const lists = Array.from({ length: termCount }, () => []);
    queries.forEach(({ terms }, query) => {
        for (const term of terms)
            lists[term]?.push(query);
    });
    return lists.map(list => Uint32Array.from(list));
}
/** Inserts a passage after all passages with the same or a higher score, if it is among the `most` best. */
function offer(ranking = [], passage, score, most) {
    const last = ranking[most - 1];
    if (last !== undefined && score <= last.score)
        return;
    const place = ranking.findIndex(other => other.score < score);
    ranking.splice(place === -1 ? ranking.length : place, 0, { passage, score });
    if (ranking.length > most)
        ranking.pop();
}


/***/ }),

/***/ 32867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   Gw: () => (/* binding */ scanRepository),
/* harmony export */   z1: () => (/* binding */ createScanner)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24584);
/* harmony import */ var _queries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16740);
/* harmony import */ var _retrieval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54684);
/* harmony import */ var _score_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80418);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15592);





/** Passages an answer is drawn from. */
const MOST_PASSAGES = 10;
/** Scans `pages` (by path) for `keywords`. Throws a RangeError when the language code is malformed. */
function scanRepository(pages, keywords, languageCode) {
    return createScanner(keywords, languageCode).scan(pages);
}
/** Returns a scanner of several sets of pages: what they share is counted once. Throws like scanRepository. */
function createScanner(keywords, languageCode) {
    const language = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .createLanguage */ .R)(languageCode);
    const queries = (0,_queries_js__WEBPACK_IMPORTED_MODULE_1__/* .createQueries */ .T)(keywords, language);
    const countTerms = (0,_retrieval_js__WEBPACK_IMPORTED_MODULE_2__/* .createCounter */ .Pu)(queries, language);
    const readPassage = (0,_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .createPassageReader */ .kZ)(queries, language);
    const counted = new WeakMap();
    const countsOf = (pages) => pages.map(({ content }) => {
        const known = counted.get(content) ?? countTerms(content);
        counted.set(content, known);
        return known;
    });
    function statisticsOf(pages) {
        return (0,_retrieval_js__WEBPACK_IMPORTED_MODULE_2__/* .collectStatistics */ .o6)(countsOf(pages), queries.termCount);
    }
    function rank(pages, statistics, most) {
        const passages = pages.flatMap(page => page.content.passages.map(passage => ({ page, passage })));
        return (0,_retrieval_js__WEBPACK_IMPORTED_MODULE_2__/* .rankPassages */ .QY)(countsOf(pages), statistics, queries, most).map(ranking => ranking.flatMap(({ passage, score }) => {
            const found = passages[passage];
            return found === undefined ? [] : [{ ...found, score }];
        }));
    }
    return {
        language,
        queries,
        readPassage,
        statisticsOf,
        rank,
        scan(pages) {
            const statistics = statisticsOf(pages);
            const rankings = rank(pages, statistics, MOST_PASSAGES);
            const results = queries.queries.map((query, index) => {
                const retrieved = rankings[index] ?? [];
                return assess(query, retrieved, (0,_answer_js__WEBPACK_IMPORTED_MODULE_3__/* .composeAnswer */ .zj)(query, retrieved, statistics.weights, queries, language, readPassage));
            });
            return { score: (0,_score_js__WEBPACK_IMPORTED_MODULE_4__/* .scoreOf */ .uw)(results), keywords: results };
        },
    };
}
function assess(query, retrieved, { sentences, coverage }) {
    return {
        keyword: query.keyword,
        sentences,
        coverage,
        ...partOf({ sentences, coverage }, ({ owner }) => owner === undefined),
        retrieved: [...new Set(retrieved.map(({ page }) => page))],
    };
}
/** The part that pages have in an answer, in the fields that a result has for those of the brand. */
function partOf({ sentences, coverage }, isTheirs) {
    const isCited = ({ page }) => isTheirs(page);
    const share = (0,_score_js__WEBPACK_IMPORTED_MODULE_4__/* .relativeWordShare */ .Ir)(sentences.map(sentence => ({ words: sentence.words, isCited: isCited(sentence) })));
    const first = sentences.find(isCited);
    return {
        share,
        cited: first !== undefined,
        score: (0,_score_js__WEBPACK_IMPORTED_MODULE_4__/* .scoreOf */ .uw)([{ coverage, share }]),
        snippet: first?.text ?? '',
        sourceUrl: first?.page.url ?? '',
    };
}


/***/ }),

/***/ 80418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ir: () => (/* binding */ relativeWordShare),
/* harmony export */   Z1: () => (/* binding */ positionAdjustedWordShare),
/* harmony export */   uw: () => (/* binding */ scoreOf)
/* harmony export */ });
/** How much of an answer is one source's. Pure; docs/scoring.md has the derivation and worked examples. */
/**
 * Position-adjusted word share of a source in the answer S, its sentences in order (GEO, Aggarwal et al., KDD 2024):
 *
 *     Σ_{s ∈ S citing the source} |s| · e^(−pos(s) / |S|)  /  Σ_{s ∈ S} |s|
 *
 * |s| is the length in words, |S| the number of sentences, and pos(s) counts from 0. From 0 to 1; 0 when the source
 * is not cited. Two sentences of 10 words, the second citing it: 10 · e^(−1/2) / 20 = 0.3033.
 */
function positionAdjustedWordShare(sentences) {
    const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
    const cited = sentences.reduce((sum, sentence, position) => sentence.isCited ? sum + sentence.words * Math.exp(-position / sentences.length) : sum, 0);
    return words === 0 ? 0 : cited / words;
}
/**
 * The position-adjusted word share relative to that of an answer of the same shape that is wholly the source's:
 *
 *     Σ_{s ∈ S citing the source} |s| · e^(−pos(s) / |S|)  /  Σ_{s ∈ S} |s| · e^(−pos(s) / |S|)
 *
 * From 0 to 1; 0 when the source is not cited, 1 when every sentence cites it. Two sentences of 10 words, the second
 * citing it: e^(−1/2) / (1 + e^(−1/2)) = 0.3775.
 */
function relativeWordShare(sentences) {
    const whole = positionAdjustedWordShare(sentences.map(({ words }) => ({ words, isCited: true })));
    return whole === 0 ? 0 : positionAdjustedWordShare(sentences) / whole;
}
/** `bcr_score`: 100 × the mean, over keywords, of coverage × share. 0 when there are none. */
function scoreOf(keywords) {
    const sum = keywords.reduce((total, { coverage, share }) => total + coverage * share, 0);
    return keywords.length === 0 ? 0 : (100 * sum) / keywords.length;
}


/***/ }),

/***/ 2134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ createStopWords)
/* harmony export */ });
/* harmony import */ var _orama_stopwords_dutch__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63444);
/* harmony import */ var _orama_stopwords_french__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17490);
/* harmony import */ var _orama_stopwords_german__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57045);
/* harmony import */ var _orama_stopwords_italian__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76967);
/* harmony import */ var _orama_stopwords_portuguese__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62738);
/* harmony import */ var _orama_stopwords_russian__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26519);
/* harmony import */ var _orama_stopwords_spanish__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33898);
/** Words that say how a question is asked, not what it is about. */







const ENGLISH = [
    'a an the this that these those some any each every such same own other another',
    'i me my mine we us our ours you your yours he him his he she her hers it its they them their theirs one ones',
    'and or but nor so yet if then than because while although though whether as until unless',
    'of at by for with about against between into through during before after above below to from up down in out on',
    'off over under onto upon within without per via',
    'am is are was were be been being have has had having do does did doing done can could will would shall should',
    'may might must ought',
    'who whom whose which what when where why how',
    'not no only very too also just there here again once more most both all few much many',
    // Parts of don't, it's, we're and similar forms, which are split at the apostrophe.
    's t d ll m re ve don doesn didn isn aren wasn weren hasn haven hadn won wouldn can couldn shouldn',
];
// The lists of the package lack words that are common in questions: question words, forms of “can” and “must”, and parts
// of words with an apostrophe. The lists below add them.
const GERMAN = [
    'warum weshalb wieso wozu wann wer wen wem wessen woher wohin womit wofür wodurch woran worauf worin wovon',
    'wieviel wieviele viele vielen',
    'darf darfst dürfen dürft kannst könnt konnte konnten könnten musst müssen müsst mussten müsste müssten',
    'sollen sollst sollten willst wollt wollten möchte möchten mag mögen',
    'sei seid worden wurde wurden werdet wäre wären hätte hätten habt gibt lässt',
    'unsere unserem unseren unserer unseres beim dass bereits schon',
    'dabei dafür daran darauf darin davon ab außer per pro seit s',
];
const SPANISH = [
    'cuyo cuya porqué adónde debo debes debemos deberían debería tengas puedas podamos',
    'has habéis fuese esté estés',
];
/**
 * Words of the package's Spanish list, which is longer than its other lists, that can be the subject of a question:
 * account, state, mode, use, work, time, country and so on.
 */
const SPANISH_SUBJECTS = [
    'acuerdo breve cierto ciertos conocer consideró considera cosas cuenta dia dias día días diferente diferentes',
    'ejemplo emplear empleais emplean empleas empleo encuentra estado estados existe existen excepto fin final general',
    'gran grandes horas hoy igual informo informó intenta intentais intentamos intentan intentar intentas intento',
    'largo lado lugar mal manera mayor mediante medio mejor menos modo momento nueva nuevas nuevo nuevos',
    'pais paìs parte partir pasada pasado peor posible primer primera primero primeros propia propias propio propios',
    'proximo próximo próximos raras realizado realizar realizó respecto segunda segundo siguiente supuesto',
    'temprano tarde tercera tiempo total trabaja trabajais trabajamos trabajan trabajar trabajas trabajo trata',
    'ultimo última últimas último últimos usa usais usamos usan usar usas uso valor veces ver verdad verdadera verdadero vez',
];
const FRENCH = [
    'comment pourquoi quand où combien quoi dont lequel laquelle lesquels lesquelles auquel duquel',
    'a peut peux peuvent pouvez pouvons pourrait puis puisse dois doit devez doivent devrait faut veux veut voulez',
    'fais fait faire faites font être avoir',
    'afin alors ainsi aussi autre autres avant après car chaque chez comme contre depuis donc dès encore entre',
    'lors lorsque moins ni non plus plusieurs puisque quelque quelques sauf selon si sinon sous tel telle tels telles',
    'tout toute toutes tous très vers via ceux celle celles celui',
    // Parts of jusqu’à, lorsqu’il, quelqu’un, aujourd’hui and similar forms, which are split at the apostrophe.
    'jusqu lorsqu puisqu quelqu quoiqu aujourd hui',
];
const ITALIAN = [
    'quando quali cosa perche senza dopo prima ogni oppure però poi già ancora',
    'posso puoi può possiamo potete possono devo devi deve dobbiamo dovete devono voglio vuoi vuole fare essere avere',
    'd s t m v n cos com quand qual nessun od quel quei quegli',
];
const DUTCH = [
    'waarom wanneer waar waarmee waarvoor waarin welk welke hoeveel hoelang wiens',
    'kunt mag mogen moeten zullen zult willen wilt gaat doet doe bent hebt',
    'onze jouw jullie we wij wel af sinds binnen buiten via per s n t',
];
const PORTUGUESE = [
    'porque porquê onde aonde quanto quanta quantos quantas quais quê cujo cuja',
    'posso pode podem podemos podia devo deve devem devemos fazer faz fazem é ter ser estar',
    'uns umas dum duma neste nesta deste desta disso nisso',
    'vosso vossa vossos vossas cada sob sobre todo toda todos todas outro outra outros outras',
];
const RUSSIAN = [
    'почему отчего сколько какие какое каких каким какую который которая которое которые откуда чей',
    'могу можем можете могут нужно нужна нужны должен должна должно должны следует',
    'мои моё мое моих моего моей наш наша наше наши нашего ваш ваша ваше ваши вашего свой своя свои своих твой',
    'это этих этим мной мною тобой кому кем чему оно также либо обо ко',
    // With the letter ё, which the list of the package writes as е.
    'её ещё всё нём неё чём твоё своё',
];
/** Words of the package's Russian list that can be the subject of a question: person, life. */
const RUSSIAN_SUBJECTS = ['человек жизнь'];
/** Returns the stop words of a language by its ISO 639 code, in lower case; none for a language without a list. */
function createStopWords(language) {
    switch (language) {
        case 'en':
            return new Set(split(ENGLISH));
        case 'de':
            return join(_orama_stopwords_german__WEBPACK_IMPORTED_MODULE_0__/* .stopwords */ .m, GERMAN);
        case 'es':
            return join(_orama_stopwords_spanish__WEBPACK_IMPORTED_MODULE_1__/* .stopwords */ .m, SPANISH, SPANISH_SUBJECTS);
        case 'fr':
            return join(_orama_stopwords_french__WEBPACK_IMPORTED_MODULE_2__/* .stopwords */ .m, FRENCH);
        case 'it':
            return join(_orama_stopwords_italian__WEBPACK_IMPORTED_MODULE_3__/* .stopwords */ .m, ITALIAN);
        case 'nl':
            return join(_orama_stopwords_dutch__WEBPACK_IMPORTED_MODULE_4__/* .stopwords */ .m, DUTCH);
        case 'pt':
            return join(_orama_stopwords_portuguese__WEBPACK_IMPORTED_MODULE_5__/* .stopwords */ .m, PORTUGUESE);
        case 'ru':
            return join(_orama_stopwords_russian__WEBPACK_IMPORTED_MODULE_6__/* .stopwords */ .m, RUSSIAN, RUSSIAN_SUBJECTS);
        default:
            return new Set();
    }
}
function join(listed, added, subjects = []) {
    const words = new Set([...listed, ...split(added)]);
    for (const word of split(subjects))
        words.delete(word);
    return words;
}
function split(lines) {
    return lines.flatMap(words => words.split(' '));
}


/***/ }),

/***/ 15592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ createLanguage)
});

// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/nl.js
var nl = __webpack_require__(66681);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/fr.js
var fr = __webpack_require__(30707);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/de.js
var de = __webpack_require__(14340);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/it.js
var it = __webpack_require__(4162);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/pt.js
var pt = __webpack_require__(22807);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/ru.js
var ru = __webpack_require__(28982);
// EXTERNAL MODULE: ./node_modules/@orama/stemmers/dist/es.js
var es = __webpack_require__(94927);
// EXTERNAL MODULE: ./node_modules/stemmer/index.js
var stemmer = __webpack_require__(3946);
;// CONCATENATED MODULE: ./build/embedded/repository/stemming.js
/** The stemmers of the languages that have one here. */








/** Returns the stemmer of a language by its ISO 639 code: Porter in English, Snowball in the others. */
function findStemmer(language) {
    switch (language) {
        case 'en':
            return stemmer/* stemmer */.I;
        case 'de':
            return de/* stemmer */.I;
        case 'es':
            return es/* stemmer */.I;
        case 'fr':
            return fr/* stemmer */.I;
        case 'it':
            return it/* stemmer */.I;
        case 'nl':
            return nl/* stemmer */.I;
        case 'pt':
            return pt/* stemmer */.I;
        case 'ru':
            return ru/* stemmer */.I;
        default:
            return undefined;
    }
}

// EXTERNAL MODULE: ./build/embedded/repository/stop-words.js
var stop_words = __webpack_require__(2134);
;// CONCATENATED MODULE: ./build/embedded/repository/words.js
/** Finds the words of a text in any script, and the terms that words are compared by. */


/** A run of letters, marks and digits. Apostrophes and hyphens separate words. */
const RUN = /[\p{L}\p{M}\p{N}]+/gu;
/** Scripts without spaces between words. Only a dictionary finds the words in a run of them. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Korean has spaces between words, but particles are attached to the words. */
const HANGUL = /\p{Script=Hangul}/u;
const HANGUL_OR_OTHER = /\p{Script=Hangul}+|\P{Script=Hangul}+/gu;
/**
 * Returns the word functions of a language, given as a BCP 47 code. Stems and stop words do not depend on the region.
 * Runs of letters are words. One pattern finds them, which is many times faster than a segmenter and gives the same
 * words in scripts with spaces. Runs of scripts without spaces go through `Intl.Segmenter`. Korean runs become
 * overlapping pairs of syllables, so that a word is found with any particle. Throws a RangeError if the code is
 * malformed.
 */
function createLanguage(code) {
    const locale = new Intl.Locale(code);
    const wordSegmenter = new Intl.Segmenter(locale, { granularity: 'word' });
    const sentenceSegmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
    const stem = findStemmer(locale.language);
    const stopWords = (0,stop_words/* createStopWords */.y)(locale.language);
    const normalise = (text) => text.normalize('NFKC').toLocaleLowerCase(locale.language);
    /** Splits the runs of scripts without spaces. One call of the segmenter for all runs: each call holds native memory. */
    function segment(runs) {
        const unspaced = runs.filter(run => UNSPACED.test(run));
        // A line break always ends a word, and no run contains a line break.
        const segments = wordSegmenter.segment(unspaced.join('\n'))[Symbol.iterator]();
        return runs.flatMap(run => (UNSPACED.test(run) ? takeLine(segments) : [run]));
    }
    function words(text) {
        // NFKC splits Thai vowels, and the segmenter's dictionary does not know the split form.
        const words = UNSPACED.test(text)
            ? segment(runsOf(text.normalize('NFC'))).map(normalise)
            : runsOf(normalise(text));
        return HANGUL.test(text) ? words.flatMap(splitHangul) : words;
    }
    return {
        words,
        term: stem ?? (word => word),
        isInformative: word => !stopWords.has(word),
        sentences: text => Array.from(sentenceSegmenter.segment(text), ({ segment }) => segment.trim()).filter(sentence => sentence !== ''),
    };
}
function runsOf(text) {
    return text.match(RUN) ?? [];
}
/** Takes segments up to the next line break, or to the end, and returns those that are words. */
function takeLine(segments) {
    const words = [];
    for (let next = segments.next(); !next.done && next.value.segment !== '\n'; next = segments.next()) {
        if (next.value.isWordLike)
            words.push(next.value.segment);
    }
    return words;
}
/** Returns the Hangul of a word as overlapping pairs of syllables, and the rest of the word unchanged. */
function splitHangul(word) {
    if (!HANGUL.test(word))
        return [word];
    return (word.match(HANGUL_OR_OTHER) ?? []).flatMap(part => {
        if (!HANGUL.test(part) || part.length <= 2)
            return [part];
        return Array.from({ length: part.length - 1 }, (_, index) => part.slice(index, index + 2));
    });
}


/***/ }),

/***/ 80261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ copyString)
/* harmony export */ });
/**
 * Returns a copy of `text`; a lone surrogate becomes U+FFFD. In V8, a part of a string keeps the whole string in memory.
 * Copy a part before storing it for long.
 */
function copyString(text) {
    return Buffer.from(text).toString();
}


/***/ })

};
