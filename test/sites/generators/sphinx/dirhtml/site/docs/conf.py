project = 'Acme'
extensions = ['myst_parser']
html_baseurl = 'https://acme.dev/en/latest/'
include_patterns = ['*.md', 'guide/**']
