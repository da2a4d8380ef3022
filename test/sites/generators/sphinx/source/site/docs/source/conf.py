# Configuration of Sphinx.
import os

project = "Acme"
extensions = [
    "myst_parser",
]
source_suffix = {".rst": "restructuredtext", ".md": "markdown"}
root_doc = "contents"
exclude_patterns = ["drafts/*"]
html_theme = "alabaster"
html_extra_path = ["extra"]
