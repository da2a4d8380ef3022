"""Sphinx configuration."""
import os
import sys
from datetime import date

sys.path.insert(0, os.path.abspath(".."))

project = "Acme"
author = 'The Acme authors'
copyright = f"{date.today().year}, {author}"
release = version = "2.1"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
extensions += ["sphinx.ext.viewcode"]
myst_enable_extensions = {"colon_fence", "deflist"}
templates_path = ["_templates"]
master_doc = "index"
source_suffix = [".rst", ".md", ".txt"]
exclude_patterns = [
    "_build",
    "Thumbs.db",  # Windows
    "**/_snippets/**",
    "drafts",
    "README*",
]
exclude_patterns += ["old/*.md"]
html_theme = os.environ.get("THEME", "alabaster")
html_baseurl = "https://acme.dev/" + "docs/"
html_extra_path = ["extra", "robots.txt"]
html_theme_options = {
    "logo": None,
    "page_width": "1200px",
    'github_banner': True,
}
html_title = """Acme
docs"""


def setup(app):
    exclude_patterns = []
    app.add_css_file("custom.css")
