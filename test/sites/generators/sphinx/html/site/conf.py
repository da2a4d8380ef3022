project = 'Acme'
extensions = ['myst_parser']
html_baseurl = 'https://acme.dev/kit/'
exclude_patterns = ['_build', 'internal', '**/skip-*.md', 'README.md']
