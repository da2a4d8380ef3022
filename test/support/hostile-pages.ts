/** Texts that nest or repeat one construct, as a hostile page would, for every format that is read. */

type Family = readonly [name: string, create: (length: number) => string]

/** `unit` again and again, up to `length` characters. */
function repeat(unit: string, before = '', after = ''): (length: number) => string {
  return length => `${before}${unit.repeat(Math.floor(length / unit.length))}${after}`
}

/** `unit` of a number, again and again, up to `length` characters. */
function number(unit: (index: number) => string, before = '', after = ''): (length: number) => string {
  return length => {
    let text = before
    for (let index = 0; text.length < length; index += 1) text += unit(index)
    return text + after
  }
}

/** Half of `length` opens, half closes. */
function nest(open: string, inside: string, close: string, before = ''): (length: number) => string {
  return length => {
    const count = Math.floor(length / (open.length + close.length))
    return `${before}${open.repeat(count)}${inside}${close.repeat(count)}`
  }
}

/** As many columns as rows. */
function table(cell: string): (length: number) => string {
  return length => {
    const columns = Math.floor(Math.sqrt(length / (cell.length + 1)))
    const row = (text: string) => `|${`${text}|`.repeat(columns)}\n`
    return row('a') + row('-') + row(cell).repeat(Math.floor(length / (columns * (cell.length + 1))))
  }
}

/** One wide header and many short rows, which a parser fills up to the header's width. */
function fillTable(length: number): string {
  const columns = Math.floor(length / 8)
  return `|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n${'|b\n'.repeat(Math.floor(length / 6))}`
}

const FRONT_MATTER: readonly Family[] = [
  ['many keys', number(index => `key${index}: 1\n`, '---\n', '---\nText.')],
  ['many keys of a nested map', number(index => `  key${index}: 1\n`, '---\na:\n', '---\nText.')],
  ['a flow map', number(index => `k${index}: 1,`, '---\na: {', 'z: 1}\n---\nText.')],
  ['nested flow lists', nest('[', '', ']', '---\na: ')],
  [
    'nested flow lists that end',
    length => `---\na: ${'['.repeat(length / 2)}${']'.repeat(length / 2)}\n---\nText.`,
  ],
  ['nested lists', repeat('- ', '---\na: ', '\n---\nText.')],
  ['aliases', number(index => `a${index}: &x${index} [1]\nb${index}: *x${index}\n`, '---\n', '---\nText.')],
  [
    'aliases of aliases',
    length =>
      `---\na0: &a0 [x,x,x,x,x,x,x,x,x]\n${Array.from({ length: 9 }, (_, index) => `a${index + 1}: &a${index + 1} [${`*a${index},`.repeat(9)}]\n`).join('')}b: "${'x'.repeat(length)}"\n---\nText.`,
  ],
  ['a long string', repeat('a ', '---\ntitle: "', '"\n---\nText.')],
  ['an open string', repeat("'", '---\ntitle: ', '\n---\nText.')],
  ['a block string', repeat('  a\n', '---\ntitle: |\n', '---\nText.')],
  ['comments', repeat('# a\n', '---\n', '---\nText.')],
  ['tabs', repeat('\t', '---\n', '\n---\nText.')],
  ['keys of TOML', number(index => `key${index} = 1\n`, '+++\n', '+++\nText.')],
  ['tables of TOML', number(index => `[a${index}.b]\n`, '+++\n', '+++\nText.')],
  ['dotted keys of TOML', repeat('a.', '+++\n', 'a = 1\n+++\nText.')],
  ['nested lists of TOML', nest('[', '', ']', '+++\na = ')],
  [
    'nested lists of TOML that end',
    length => `+++\na = ${'['.repeat(length / 2)}${']'.repeat(length / 2)}\n+++\nText.`,
  ],
  ['an open front matter', repeat('a: b\n', '---\n')],
  ['many aliases of a page', number(index => `  - /old-${index}\n`, '---\naliases:\n', '---\nText.')],
  [
    'a head of many tags',
    number(index => `  - [meta, {name: robots, content: n${index}}]\n`, '---\nhead:\n', '---\nText.'),
  ],
]

/** Mark-up that the parser of Markdown alone reads. */
const MARKDOWN: readonly Family[] = [
  ['an address without an end', repeat('a.', '', '@')],
  ['many at signs', repeat('a@')],
  ['bare addresses', repeat('www.a')],
  ['underscores in words', repeat('_a')],
  ['bold that opens and closes', repeat('**b')],
  ['strong that never closes', repeat('**a ')],
  ['closed emphasis', repeat('a**')],
  ['a run of stars', repeat('*')],
  ['tildes', repeat('~a')],
  ['a run of tildes', repeat('~', 'a')],
  ['thematic breaks in a line', repeat('* ')],
  ['dashes in a line', repeat('- ')],
  ['numbers in a line', repeat('1. ')],
  ['open declarations', repeat('a <!A')],
  ['cells', repeat('<td>a')],
  ['combining marks', repeat('\u0301', 'a')],
  ['combining marks of two classes', repeat('\u0301\u0323', 'a')],
  ['many letters with marks', repeat(`a${'\u0323\u0301'.repeat(60)}`)],
  ['Hangul letters', repeat('\u1100\u1161')],
  ['characters that decompose to many', repeat('\uFDFA')],
  ['a square table', table('a')],
  ['a table of emphasis', table('*a')],
  ['a table that is filled up', fillTable],
  ['rows of a table without columns', repeat('|\n', '|a|\n|-|\n')],
  ['pipes', repeat('|')],
  ['pipes and dashes', repeat('|-', 'a\n')],
  ['pipes and lines', repeat('a|\n')],
  ['escaped pipes', repeat('\\|', '|a|\n|-|\n|')],
  ['nested block quotes', repeat('> ')],
  [
    'nested block quotes on lines',
    length => Array.from({ length: Math.sqrt(length) }, (_, depth) => `${'>'.repeat(depth)} a\n`).join(''),
  ],
  ['block quotes of lists', repeat('> - ')],
  ['quoted lines', repeat('> a\n')],
  ['list items', repeat('- a\n')],
  ['numbered items', number(index => `${index}. a\n`)],
  [
    'nested lists',
    length => Array.from({ length: Math.sqrt(length) }, (_, depth) => `${'  '.repeat(depth)}- a\n`).join(''),
  ],
  ['list items and lazy lines', repeat('- a\nb\n')],
  ['open brackets', repeat('[')],
  ['nested brackets', nest('[', 'a', ']')],
  ['links', repeat('[a](b)')],
  ['open links', repeat('[a](b')],
  ['links with open addresses', repeat('[a](<b')],
  ['parentheses in an address', repeat('(', '[a](')],
  ['closing brackets', repeat(']')],
  ['images', repeat('![a](b)')],
  ['link definitions and uses', number(index => `[a${index}]: b\n\n[a${index}] `)],
  ['a long label of a definition', repeat('a ', '[', ']: b\n')],
  ['open titles of definitions', repeat('[a]: b "\n')],
  ['character references', repeat('&amp;')],
  ['open character references', repeat('&')],
  ['backslashes', repeat('\\')],
  ['escapes', repeat('\\*')],
  ['backticks and letters', repeat('`a')],
  ['runs of backticks that grow', number(index => `a${'`'.repeat(index + 1)}`)],
  ['inline code', repeat('`a` ')],
  ['fences', repeat('```\n')],
  ['open fences', number(index => `${'`'.repeat(3 + (index % 50))}\n`)],
  ['indented code', repeat('    a\n')],
  ['headings of six levels', number(index => `${'#'.repeat((index % 6) + 1)} a\n`)],
  ['a run of hashes', repeat('#')],
  ['hashes after a heading', repeat(' #', '# a')],
  ['underlined headings', repeat('a\n=\n')],
  ['a long title', repeat('word ', '# ')],
  [
    'passages of a long title',
    length => `# ${'a '.repeat(length / 4)}\n${'## b\n\nc\n\n'.repeat(length / 20)}`,
  ],
  [
    'passages of a long heading',
    length => `# Title\n\n## ${'a '.repeat(length / 4)}\n${'### b\n\nc\n\n'.repeat(length / 20)}`,
  ],
  ['lines of one paragraph', repeat('a\n')],
  ['hard breaks', repeat('a  \n')],
  ['blanks', repeat(' ', 'a', 'b')],
  ['tabs', repeat('\t', 'a', 'b')],
  ['no-break spaces', repeat('\u00A0', 'a', 'b')],
  ['empty lines', repeat('\n')],
  ['carriage returns', repeat('a\r')],
  ['one long word', repeat('a')],
  ['one long word of Chinese', repeat('漢')],
  ['Thai', repeat('กำ')],
  ['full stops', repeat('.')],
  ['sentences', repeat('A b. ')],
  ['emoji that are joined', repeat('👩\u200D')],
  ['lone surrogates', repeat('\uD800')],
]

/** Tags, templates and code, which Markdown and MDX read in ways of their own. */
const TEMPLATES: readonly Family[] = [
  ['mixed emphasis', repeat('*_a')],
  ['open comments', repeat('a <!-- ')],
  ['open comments at the start of lines', repeat('<!-- a\n')],
  ['open comments in paragraphs', repeat('<!-- a\n\n')],
  ['open instructions', repeat('a <?')],
  ['nested elements', nest('<div>', 'a', '</div>')],
  ['nested elements on lines', nest('<div>\n', 'a', '</div>\n')],
  ['inline elements', repeat('<b>a')],
  ['attributes', repeat(' a="b"', '<div', '>a</div>')],
  ['an open tag', repeat(' a', 'x <b')],
  ['open quotes of attributes', repeat('<a b="')],
  ['less-than signs', repeat('<')],
  ['less-than signs and letters', repeat('<a')],
  ['less-than signs and words', repeat('a <b ')],
  ['footnotes', number(index => `[^${index}]: a\n`)],
  ['marks of footnotes', number(index => `a[^${index}] `)],
  ['open marks of footnotes', repeat('[^a')],
  ['text that is struck out', repeat('~~a~~ ')],
  ['comments', repeat('<!-- a -->')],
  ['comments of MDX', repeat('{/*')],
  ['closed comments of MDX', repeat('{/* a */}')],
  ['open braces', repeat('{')],
  ['nested braces', nest('{', 'a', '}')],
  ['nested pairs of braces', nest('{{', 'a', '}}')],
  ['open pairs of braces', repeat('{{ a ')],
  ['open tags of Liquid', repeat('{% a ')],
  ['tags of Liquid', repeat('{% a %}')],
  ['open shortcodes', repeat('{{< a ')],
  ['open ids', repeat('{#a')],
  ['open classes', repeat('{.a')],
  ['braces in tags', repeat('<a b={')],
  ['nested braces in tags', repeat('<a b={{{a}')],
  ['fences of containers', repeat('::: a\n')],
  ['admonitions', repeat('!!! note\n    a\n')],
  [
    'nested admonitions',
    length =>
      Array.from({ length: Math.sqrt(length / 2) }, (_, depth) => `${'    '.repeat(depth)}!!! note\n`).join(
        '',
      ),
  ],
  ['words of admonitions', repeat('a ', '!!! ', '!')],
  ['tabs of MkDocs', repeat('=== "a"\n')],
  ['notes', repeat('> [!NOTE]\n> a\n')],
  ['imports', repeat("import a from 'b'\n")],
  ['open imports', repeat('import a ')],
  ['lines of open imports', repeat('import a\n')],
  ['exports', repeat('export const a = {\n')],
  ['long exports', repeat(' a', 'export const')],
  ['tags of redirects', repeat('<meta name="robots" content="noindex">')],
  ['open tags of redirects', repeat('<meta ')],
  ['highlights', repeat('{% raw %}a')],
  ['marks of quotations and lists', repeat('> - 1. ', '', 'a <meta x>')],
  [
    'ordinary prose',
    repeat('A shop sells stock to its customers, and orders more from its suppliers each week.\n\n'),
  ],
]

/** What hides text, in every format. */
const HIDING: readonly Family[] = [
  ['deleted words', repeat('a <del>b</del> ')],
  ['open deleted words', repeat('a <del>b ')],
  ['hidden paragraphs', repeat('<p hidden>a')],
  ['hidden paragraphs apart', repeat('<p hidden>a\n\n')],
  [
    'text that is shown in hidden text',
    nest('<b style="visibility:hidden">a<b style="visibility:visible">', 'a', '</b></b>'),
  ],
  [
    'text that is hidden again',
    repeat('<u style="visibility:visible">a</u>b', '<div style="visibility:hidden">', '</div>'),
  ],
  ['hiding declarations', repeat('display:none;', '<p style="', '">a')],
  ['objects of JSX', repeat('style={{a', '<p hidden ', '>a')],
  ['open comments of a style', repeat('/*', '<p style="', '">a')],
]

const HTML: readonly Family[] = [
  ['nested elements', nest('<div>', 'a', '</div>')],
  ['open elements', repeat('<div>')],
  ['open inline elements', repeat('<b>a')],
  ['open paragraphs', repeat('<p>a')],
  ['closing tags', repeat('</p>')],
  ['closing tags of others', repeat('<b></i>')],
  ['nested lists', repeat('<ul><li>')],
  ['cells', repeat('<td>a')],
  ['rows', repeat('<tr><td>a')],
  ['nested tables', repeat('<table><tr><td>')],
  ['attributes', number(index => ` a${index}="b"`, '<div', '>a')],
  ['one attribute again', repeat(' a="b"', '<div', '>a')],
  ['long attributes', repeat('b', '<div a="', '">a')],
  ['an open tag', repeat(' a', '<div')],
  ['open comments', repeat('<!--')],
  ['comments', repeat('<!-- a -->')],
  ['open instructions', repeat('<?')],
  ['open CDATA', repeat('<![CDATA[')],
  ['less-than signs', repeat('<')],
  ['less-than signs and slashes', repeat('</')],
  ['less-than signs and letters', repeat('<a')],
  ['character references', repeat('&amp;')],
  ['ampersands', repeat('&')],
  ['ampersands and letters', repeat('&a')],
  ['numeric references', repeat('&#')],
  ['a long title', repeat('word ', '<title>', '</title>')],
  ['an open title', repeat('<title>a ')],
  ['blanks of a title', repeat(' ', '<title>a', 'b</title>')],
  ['titles', repeat('<title>a</title>')],
  ['open scripts', repeat('<script>')],
  ['open styles', repeat('<style>a')],
  ['nested templates', repeat('<template>')],
  ['nested drawings', repeat('<svg>')],
  ['drawings and math', repeat('<svg><math>')],
  ['headings', repeat('<h1>a</h1>')],
  ['open headings', repeat('<h1>a<h2>b')],
  ['one long heading', repeat('<p>a', '<h1>', '</h1>')],
  ['tags of robots', repeat('<meta name="robots" content="noindex">')],
  ['open tags of robots', repeat('<meta name="robots" ')],
  ['words of robots', repeat(', ', '<meta name="robots" content="', '">')],
  ['a long refresh', repeat(' ', '<meta http-equiv="refresh" content="0', '">')],
  ['digits of a refresh', repeat('1', '<meta http-equiv="refresh" content="', '">')],
  ['canonical addresses', number(index => `<link rel="canonical" href="/a${index}">`)],
  ['descriptions', repeat('<meta name="description" content="a">')],
  ['line breaks', repeat('<br>')],
  ['combining marks', repeat('\u0301', '<p>a')],
  ['blanks', repeat(' ', '<p>a', 'b')],
  ['one long text', repeat('word ', '<p>')],
  ['one long word', repeat('a', '<p>')],
  [
    'ordinary prose',
    repeat('<p>A shop sells stock to its customers, and orders more from its suppliers each week.</p>\n'),
  ],
]

const SITE_FILES: readonly (readonly [path: string, families: readonly Family[]])[] = [
  [
    'robots.txt',
    [
      ['rules', number(index => `Disallow: /a${index}\n`, 'User-agent: *\n')],
      ['groups', number(index => `User-agent: a${index}\nDisallow: /\n`)],
      ['stars', repeat('*a', 'User-agent: *\nDisallow: /', '$')],
      ['rules of stars', repeat('Disallow: /*a*a*a*a*a*a*a*b$\n', 'User-agent: *\n')],
      ['empty lines', repeat('\n')],
      ['blanks', repeat(' ', 'Disallow', ':')],
      ['colons', repeat(':')],
      ['open conditions', repeat('{% ')],
    ],
  ],
  [
    '_redirects',
    [
      ['rules', number(index => `/a${index} /b 301\n`)],
      ['rules of stars', number(index => `/${'*a'.repeat(15)}${index} /b 301\n`)],
      ['blanks', repeat(' ', '/a', '/b')],
      ['names', repeat('/:a', '', ' /b')],
    ],
  ],
  [
    'netlify.toml',
    [
      ['rules', number(index => `[[redirects]]\nfrom = "/a${index}"\nto = "/b"\n`)],
      ['nested lists', nest('[', '', ']', 'a = ')],
      ['keys', number(index => `a${index} = 1\n`)],
    ],
  ],
  [
    'vercel.json',
    [
      ['rules', number(index => `{"source":"/a${index}","destination":"/b"},`, '{"redirects":[', '{}]}')],
      ['nested lists', nest('[', '', ']')],
      [
        'rules of patterns',
        number(
          index => `{"source":"/${':a(.*)'.repeat(10)}${index}","destination":"/b"},`,
          '{"redirects":[',
          '{}]}',
        ),
      ],
    ],
  ],
  [
    'firebase.json',
    [
      [
        'rules',
        number(
          index => `{"source":"/**/a/**/b${index}","destination":"/b"},`,
          '{"hosting":{"redirects":[',
          '{}]}}',
        ),
      ],
    ],
  ],
  [
    'mkdocs.yml',
    [
      ['keys', number(index => `key${index}: 1\n`)],
      [
        'paths',
        number(index => `        a${index}.md: b.md\n`, 'plugins:\n  - redirects:\n      redirect_maps:\n'),
      ],
      ['nested lists', repeat('- ')],
      ['nested flow lists', repeat('[', 'a: ')],
    ],
  ],
  ['.gitbook.yaml', [['paths', number(index => `  a${index}: b\n`, 'redirects:\n')]]],
  [
    'docusaurus.config.js',
    [
      ['open braces', repeat('{', 'client-redirects')],
      ['rules', number(index => `{from: '/a${index}', to: '/b'},`, 'client-redirects')],
      ['open lists', repeat('from: [', "client-redirects {to: '/b', ", '}')],
      ['open strings', repeat("to: '/", 'client-redirects {', '}')],
    ],
  ],
]

/** A hostile file: `path` tells its format. */
interface HostileFile {
  name: string
  path: string
  create(length: number): string
}

/** All families, each for the formats that read it. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  // A longer front matter is not parsed.
  ...toFiles('page.md', FRONT_MATTER).map(file => ({ ...file, create: () => file.create(64_000) })),
  ...toFiles('page.md', MARKDOWN),
  ...toFiles('page.md', [...TEMPLATES, ...HIDING]),
  ...toFiles('page.mdx', TEMPLATES),
  ...toFiles('page.html', [...HTML, ...HIDING]),
  ...SITE_FILES.flatMap(([path, families]) => toFiles(path, families)),
]

function toFiles(path: string, families: readonly Family[]): HostileFile[] {
  return families.map(([name, create]) => ({ name: `${path}: ${name}`, path, create }))
}
