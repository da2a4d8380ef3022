# -- Project information
project = 'Dir'
extensions = [
    'myst_parser',  # Markdown
]
if True:
    html_theme = 'alabaster'
html_baseurl = 'https://acme.dev/docs'
suppress_warnings = ['toc.not_included']
source_suffix = {
    '.rst': 'restructuredtext',
    '.md': 'markdown',
    '.markdown': 'markdown',
}
exclude_patterns = ['_build', '**.skip.md', 'a/*/no.md']
