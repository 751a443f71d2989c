"""The form in which pages and data scripts are published: small, with nothing lost that a reader needs."""

from __future__ import annotations

from tests.site.generated_site import unpack_script
from tools.site.light_pages import lighten_page, shorten_own_links
from tools.site.packed_data import is_packable, pack_script

CONTENTS = """<nav class="md-nav md-nav--secondary" aria-label="Table of contents">
  <ul class="md-nav__list">
    <li class="md-nav__item"><a href="#1.1" class="md-nav__link">
      <span class="md-ellipsis">
        1.1 Kick-off
      </span>
    </a></li>
  </ul>
</nav>"""
PAGE = f"""<nav class="md-tabs"><a href="a.html" class="md-tabs__link">
  Home
</a></nav>
<div class="md-sidebar md-sidebar--primary"><ul><li>
  <input class="md-nav__toggle md-toggle" type="checkbox" id="__toc">
  <label class="md-nav__link md-nav__link--active" for="__toc"><span class="md-ellipsis">Rules</span></label>
  <a href="rules.html" class="md-nav__link md-nav__link--active">
    <span class="md-ellipsis">
      Rules
    </span>
  </a>
  {CONTENTS}
</li></ul></div>
<div class="md-sidebar md-sidebar--secondary"><div><div>{CONTENTS}</div></div></div>
<div class="md-content"><pre>
  Given   a <b>kick</b>
    | a |
</pre><p>One
two <b>three</b>
<i>four</i></p></div>
<footer class="md-footer"><a href="next.html">
  Next
</a></footer>"""
LIGHT = (
    '<nav class="md-tabs"><a href="a.html" class="md-tabs__link">Home</a></nav>'
    '<div class="md-sidebar md-sidebar--primary"><ul><li>'
    '<a href="rules.html" class="md-nav__link md-nav__link--active">Rules</a></ul></div>'
    '<div class="md-sidebar md-sidebar--secondary"><div><div>'
    '<nav class="md-nav md-nav--secondary" aria-label="Table of contents"><ul class="md-nav__list">'
    '<li class="md-nav__item"><a href="#1.1" class="md-nav__link">1.1 Kick-off</a></ul></nav></div></div></div>'
    '<div class="md-content"><pre>\n  Given   a <b>kick</b>\n    | a |\n</pre><p>One\ntwo <b>three</b>\n<i>four</i>'
    '</div>\n<footer class="md-footer"><a href="next.html">Next</a></footer>'
)


def test_light_page_keeps_text_and_has_contents_once() -> None:
    assert lighten_page(PAGE) == LIGHT
    assert lighten_page(LIGHT) == LIGHT


def test_light_table_has_cells_without_end_tags_and_styles() -> None:
    table = '<table><tbody><tr><td>a</td><td style="text-align: right;">1</td></tr><tr><td>b</td></tr></tbody></table>'
    assert lighten_page(table) == '<table><tbody><tr><td>a<td class="number">1<tr><td>b</tbody></table>'


def test_only_first_link_to_a_term_has_its_definition() -> None:
    term = '<a href="glossary.html#punt" title="A kick.">punt</a>'
    assert lighten_page(f"{term} {term}") == f'{term} <a href="glossary.html#punt">punt</a>'


def test_link_to_own_section_has_no_file_name() -> None:
    links = '<a href="punt.html#a">a</a><a href="../punt.html#b">b</a><a href="punt.html">c</a>'
    assert shorten_own_links(links, "punt.html") == links.replace('"punt.html#a"', '"#a"')


def test_packed_script_holds_the_same_data_on_each_line() -> None:
    script = '(globalThis.panelData ??= {}).code = {"a = b;":"é \\n"};\n(globalThis.panelData ??= {}).clauses = [];\n'
    packed = pack_script(script)
    assert "a = b" not in packed
    assert unpack_script(packed) == script


def test_only_data_scripts_are_packed() -> None:
    assert is_packable("rules/card-football/panels/punt.js")
    assert is_packable("js/search-rules.js")
    assert not is_packable("rules/card-football/data/rulebook.json")
    assert not is_packable("js/search.js")
