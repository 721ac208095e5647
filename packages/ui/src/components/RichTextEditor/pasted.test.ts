import { expect, test } from 'vitest';
import { fromHtml } from './from-html.ts';
import { toHtml } from './to-html.ts';

const kept = (html: string): string => {
  const doc = fromHtml(html);
  doc.check();
  return toHtml(doc);
};

/** As the programs put it into the clipboard, shortened. */
const programs: Readonly<Record<string, readonly [string, string]>> = {
  'a word processor': [
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8"><style><!-- p.MsoNormal {margin:0cm} --></style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]--></head>
<body lang=VI><!--StartFragment--><p class=MsoNormal style='margin-bottom:0cm'><b><span style='font-size:14.0pt'>Nhà ống</span></b><span> bốn mét<o:p></o:p></span></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span>·<span>&nbsp;&nbsp;</span></span><![endif]>Giếng trời</p><!--EndFragment--></body></html>`,
    '<p><strong>Nhà ống</strong> bốn mét</p><p>·\u00a0\u00a0Giếng trời</p>',
  ],
  'a document on the web': [
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a"><p dir="ltr"><span style="font-weight:400">Mình mở </span><span style="font-weight:700">giếng trời</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Sáu tuần</span></p></li></ul></b>',
    '<p>Mình mở <strong>giếng trời</strong></p><ul><li><p>Sáu tuần</p></li></ul>',
  ],
  'a spreadsheet': [
    '<html><head><style>td{mso-number-format:General}</style></head><body><table border=0><colgroup><col width=64></colgroup><!--StartFragment--><tr height=20><td height=20>Gạch bông</td><td align=right x:num>12.500.000</td></tr><tr><td>Sơn</td><td></td></tr><!--EndFragment--></table></body></html>',
    '<table><tr><td>Gạch bông</td><td>12.500.000</td></tr><tr><td>Sơn</td><td></td></tr></table>',
  ],
  'a chat': [
    '<div class="message"><span id="m1"><span class="text">Gỗ về rồi chị<br>Mai em lắp</span></span><img class="emoji" src="data:image/gif;base64,R0lGOD"></div>',
    '<p>Gỗ về rồi chị<br>Mai em lắp</p>',
  ],
};

test.each(Object.entries(programs))(
  '%s: its words, and of its looks what we have',
  (_from, [html, text]) => expect(kept(html)).toBe(text),
);

const hostile = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//x.example></sCrIpT>',
  '<script/x>alert(1)</script >',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"/>',
  '<img/src=x/onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>A</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">A</a>',
  '<a href=" java\nscript:alert(1)">A</a>',
  '<a href="&#106;avascript:alert(1)">A</a>',
  '<a href="jav&Tab;ascript:alert(1)">A</a>',
  '<a href="vbscript:msgbox(1)">A</a>',
  '<a href="data:text/html,<script>alert(1)</script>">A</a>',
  '<p style="background:url(javascript:alert(1))">A</p>',
  '<style>@import "//x.example"; p{behavior:url(x)}</style>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">A</button></form>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)"><base href="//x.example/">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<details open ontoggle=alert(1)>A</details>',
  '<template><script>alert(1)</script></template>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p onclick="alert(1)" onmouseover=alert(1) ONFOCUS=alert(1) autofocus tabindex=1>A</p>',
];

const strange =
  /<(?!\/?(?:p|h2|h3|strong|em|u|ul|ol|li|blockquote|br|hr|a|img|table|tbody|tr|td|th|figure)\b)[a-z/!?]/i;
const acts = /<[^>]*\s(?:on\w+|style|srcdoc|formaction|xlink:href)\s*=/i;
const schemes = /(?:href|src)="\s*(?:javascript|vbscript|data):/i;

test.each(hostile)('%s leaves nothing that acts', (html) => {
  const left = kept(`<p>Trước</p>${html}<p>Sau</p>`);
  expect(left).not.toMatch(strange);
  expect(left).not.toMatch(acts);
  expect(left).not.toMatch(schemes);
  expect(left).toMatch(/^<p>Trước/);
});
