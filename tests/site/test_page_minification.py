"""The form in which pages and data scripts are published: small, with nothing lost that a reader needs."""

from __future__ import annotations

import json

import pytest

from tests.site.generated_site import unpack_script
from tools.site.packed_data import encode_letters, is_packable, pack_script
from tools.site.page_minification import minify_page, shorten_own_links, unquote_values
from tools.site.shared_theme_script import extract_inline_scripts
from tools.site.table_of_contents_removal import remove_tables_of_contents

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
    assert minify_page(PAGE) == LIGHT
    assert minify_page(LIGHT) == LIGHT


def test_light_table_has_cells_without_end_tags_and_styles() -> None:
    table = '<table><tbody><tr><td>a</td><td style="text-align: right;">1</td></tr><tr><td>b</td></tr></tbody></table>'
    assert minify_page(table) == '<table><tbody><tr><td>a<td class="number">1<tr><td>b</tbody></table>'


def test_only_first_link_to_a_term_has_its_definition() -> None:
    term = '<a href="glossary.html#punt" title="A kick.">punt</a>'
    assert minify_page(f"{term} {term}") == f'{term} <a href="glossary.html#punt">punt</a>'


def test_navigation_has_only_the_classes_that_a_style_reads() -> None:
    section = (
        '<li class="md-nav__item md-nav__item--pruned md-nav__item--nested"><a class="md-nav__link ">Rules</a></li>'
    )
    light = '<li class="md-nav__item md-nav__item--nested"><a class="md-nav__link">Rules</a></li>'
    assert minify_page(section) == light


def test_page_has_only_the_settings_and_scripts_of_the_theme_that_it_uses() -> None:
    settings = '{"annotate": null, "base": "..", "translations": {"clipboard.copy": "Copy", "search.reset": "Clear"}}'
    opener = '<script>var target=document.getElementById(location.hash.slice(1));a("__tabbed_"))</script>'
    start, end = f'<meta name="generator" content="x">{opener}', "</script>"
    page = f'{start}<script id="__config" type="application/json">{settings}{end}'
    used = (
        '<script id="__config" type="application/json">{"base":"..","translations":{"clipboard.copy":"Copy"}}</script>'
    )
    assert minify_page(page) == used
    tabs = '<div class="tabbed-set tabbed-alternate"></div>'
    assert minify_page(tabs + page) == tabs + opener + used


def test_link_to_own_section_has_no_file_name() -> None:
    links = '<a href="punt.html#a">a</a><a href="../punt.html#b">b</a><a href="punt.html">c</a>'
    assert shorten_own_links(links, "punt.html") == links.replace('"punt.html#a"', '"#a"')


def test_packed_script_holds_the_same_data_on_each_line() -> None:
    script = '(globalThis.panelData ??= {}).code = {"a = b;":"é \\n"};\n(globalThis.panelData ??= {}).clauses = [];\n'
    packed = pack_script(script)
    assert "a = b" not in packed
    assert unpack_script(packed) == script


@pytest.mark.parametrize(
    ("content", "letters"),
    [(b"", ""), (b"\x00", "##"), (b"\xff", "}a"), (b"\x00\x00", "###"), (b"\x01\x02\x03", "#C9^")],
)
def test_thirteen_bits_are_two_letters_and_six_bits_one(content: bytes, letters: str) -> None:
    assert encode_letters(content) == letters


def test_only_data_scripts_are_packed() -> None:
    assert is_packable("rules/card-football/panels/punt.js")
    assert is_packable("js/search-rules.js")
    assert not is_packable("rules/card-football/data/rulebook.json")
    assert not is_packable("js/search.js")


# ---- parts that a script adds

LINK = '<a class="headerlink" href="#{0}" title="">&para;</a>'
ARTICLE = (
    f'<article><h1 id="punts">Punts{LINK.format("punts")}</h1>'
    f'<h2 id="PUNT.any-down">A punt &amp; any down (PUNT.any-down){LINK.format("PUNT.any-down")}</h2>'
    f'<h3 class="unlisted" id="own">Own</h3><h3 id="more">More <code>text</code>{LINK.format("more")}</h3></article>'
)


def listed(*items: str) -> str:
    return (
        '<nav class="md-nav md-nav--secondary" aria-label="Table of contents"><ul class="md-nav__list"'
        f' data-md-component="toc" data-md-scrollfix>{"".join(items)}</ul></nav></div></div></div>'
        f'<div class="md-content">{ARTICLE}</div>'
    )


def item(target: str, text: str) -> str:
    return f'<li class="md-nav__item"><a href="#{target}" class="md-nav__link">{text}</a>'


CLAUSE = item("PUNT.any-down", "PUNT.any-down A punt &amp; any down")


def test_contents_equal_to_the_headings_are_left_out() -> None:
    html = remove_tables_of_contents(listed(CLAUSE, item("more", "More text")))
    assert "md-nav__item" not in html
    assert "data-md-scrollfix data-contents></ul></nav></div></div></div><div" in html
    assert "headerlink" not in html


@pytest.mark.parametrize("other", [item("more", "Another text"), item("own", "Own") + item("more", "More text")])
def test_other_contents_are_kept(other: str) -> None:
    assert remove_tables_of_contents(listed(CLAUSE, other)).count("md-nav__item") == 1 + other.count("<li")


def test_early_parts_are_in_one_file_for_pages_of_all_folders() -> None:
    values, palette = '__md_scope=new URL("{0}",location),__md_get=1', "var palette=__md_get(2)"
    form = '<form class="md-header__option" data-md-component="palette"><input></form>'
    options = '<script id="__config" type="application/json">{{"base":"{0}","features":["a"]}}</script>'
    page = f"<head><script>{values}</script></head><p>{form}\n<script>{palette}</script>{options}"
    found = {extract_inline_scripts(page.format(base)) for base in (".", "../..")}
    scripts = {f'<head></head><p><script src="{base}/js/palette.js"></script>' for base in (".", "../..")}
    assert {html for html, _ in found} == scripts
    (content,) = {content for _, content in found}
    stored, switch, chosen, told = content.splitlines()
    assert stored == '__md_scope=new URL("..",document.currentScript.src),__md_get=1;'
    assert json.loads(switch.removeprefix('document.currentScript.insertAdjacentHTML("beforebegin",')[:-2]) == form
    assert chosen == palette
    assert 'JSON.stringify({...{"features": ["a"]},base:__md_scope.href})' in told
    assert extract_inline_scripts("<p>") == ("<p>", "")


def test_one_word_needs_no_quotation_marks() -> None:
    page = '<p class="a" id="1.0" data-md-level="0"><a href="#b" class="two words">class="c" d</a>'
    assert unquote_values(page) == '<p class=a id=1.0 data-md-level=0><a href=#b class="two words">class="c" d</a>'


def test_an_address_needs_no_quotation_marks_but_signs_that_end_a_value_do() -> None:
    page = '<a href="../e.html#F.1">e</a><a href="f/">f</a><a href="?q=1" title="a b">g</a><img alt="" src="h.svg"/>'
    light = '<a href=../e.html#F.1>e</a><a href=f/>f</a><a href="?q=1" title="a b">g</a><img alt="" src="h.svg"/>'
    assert unquote_values(page) == light
