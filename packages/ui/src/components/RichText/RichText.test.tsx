import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from './RichText.tsx';
import { safeHref } from './clean-html.ts';

const render = (html: string) =>
  renderToStaticMarkup(<RichText html={html} />).replace(/^<div class="[^"]*">|<\/div>$/g, '');

/** Known ways to smuggle a script into a text: tags, handlers, addresses, mutations, broken syntax. */
const VECTORS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.test/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/x>alert(1)</script/x>',
  '<script>alert(1)//',
  '<<script>alert(1);//<</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" oNeRrOr="alert(1)">',
  '<img/src="x"/onerror=alert(1)>',
  '<img src=x:alert(1) onerror=eval(src)>',
  '<img """><script>alert(1)</script>">',
  '<img src=`javascript:alert(1)`>',
  '<img src="jav&#x09;ascript:alert(1);">',
  '<img src=&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;&#97;&#108;&#101;&#114;&#116;&#40;1&#41;>',
  '<img src=&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058alert(1)>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img srcset="x 1x" onload=alert(1) src=/a.png>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&Tab;script&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="javascript&#58;alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="blob:https://hien.test/1">x</a>',
  '<a href="/ok" onclick="alert(1)" onmouseover=alert(1) style="position:fixed" id=x class=y>x</a>',
  '<a href="/ok" target="_blank" ping="//evil.test">x</a>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<math href="javascript:alert(1)">x</math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img title="</textarea><img src onerror=alert(1)>"></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<style>@import "//evil.test/x.css";</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<link rel=stylesheet href=//evil.test/x.css>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src onloadstart=alert(1)>',
  '<body onload=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<div onpointerenter=alert(1)>x</div>',
  '<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)">x</td></tr></table>',
  '<!--><script>alert(1)</script>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<template><script>alert(1)</script></template>',
  '<p title="&quot;><script>alert(1)</script>">x</p>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<constructor><__proto__ href="javascript:alert(1)">x</__proto__></constructor>',
  '<a __proto__="x" constructor="y" href="javascript:alert(1)">x</a>',
];

const TAGS =
  /^(p|h[2-6]|strong|em|u|s|sup|sub|code|pre|blockquote|ul|ol|li|br|hr|a|img|figure|figcaption|table|thead|tbody|tr|th|td|section)$/;
const ATTRIBUTES =
  /^(class|href|src|alt|width|height|loading|decoding|colSpan|rowSpan|start|tabindex|rel|target)$/i;

describe('whatever is stored', () => {
  it.each(VECTORS)('%s', (vector) => {
    const markup = render(`<p>trước ${vector} sau</p>`);
    for (const [, tag = '', attributes = ''] of markup.matchAll(
      /<\/?([\w-]+)((?:[^>"]|"[^"]*")*)>/g,
    )) {
      expect(tag).toMatch(TAGS);
      for (const [, name = '', value = ''] of attributes.matchAll(/([^\s=]+)="([^"]*)"/g)) {
        expect(name).toMatch(ATTRIBUTES);
        if (name === 'href' || name === 'src') expect(safeHref(value)).toBe(value);
      }
    }
  });

  it('as deep as it likes', () => {
    expect(() => render('<blockquote>'.repeat(50_000) + 'x')).not.toThrow();
  });

  // A step that grows with the square of the length would run into the time limit of the test.
  it('as long and as broken as it likes', () => {
    for (const piece of ['<a href="', '<!--', '<p ', '&#', '<img src=x ', "<b '", '<li>', '</p>'])
      expect(() => render(piece.repeat(40_000))).not.toThrow();
  });
});

describe('what is meant stays', () => {
  it.each([
    ['<p>Gỗ <b>sồi</b> &amp; <i>mây</i></p>', '<p>Gỗ <strong>sồi</strong> &amp; <em>mây</em></p>'],
    ['V&agrave;ng, tr&ecirc;n &#7845;m', 'Vàng, trên ấm'],
    ['<p>một<p>hai', '<p>một</p><p>hai</p>'],
    [
      '<ul><li>một<li>hai<ul><li>ba</ul></ul>',
      '<ul><li>một</li><li>hai<ul><li>ba</li></ul></li></ul>',
    ],
    ['<div><span style="color:red">chữ</span></div>', 'chữ'],
    ['3 < 5 và a<b', '3 &lt; 5 và a'],
    ['<hr><br/>', '<hr/><br/>'],
    ['<tr><td>lẻ</td></tr>', 'lẻ'],
    ['<a href="/a">a<a href="/b">b</a>', '<a href="/a">a</a><a href="/b">b</a>'],
  ])('%s', (html, markup) => {
    expect(render(html).replaceAll(/ class="[^"]*"/g, '')).toBe(markup);
  });

  it('puts headings under those of the page', () => {
    const markup = renderToStaticMarkup(<RichText html="<h1>A</h1><h3>B</h3>" level={3} />);
    expect(markup.match(/<h\d/g)).toEqual(['<h3', '<h4']);
  });

  it('keeps a table whole where its rows stand bare', () => {
    const markup = render('<table> <tr><td colspan="2">a<td>b</table>').replaceAll(
      / class="[^"]*"/g,
      '',
    );
    expect(markup).toContain(
      '<table><tbody><tr><td colSpan="2">a</td><td>b</td></tr></tbody></table>',
    );
  });
});

it.each([
  ['/vi/shop', '/vi/shop'],
  ['#do', '#do'],
  ['https://hien.test/a?b=c:d', 'https://hien.test/a?b=c:d'],
  ['tel:19001234', 'tel:19001234'],
  ['bo-suu-tap', 'bo-suu-tap'],
  ['javascript:1', undefined],
  ['', undefined],
  [undefined, undefined],
])('leads to %s as %s', (given, address) => expect(safeHref(given)).toBe(address));
