/** Latin-1 letters by their HTML names, from code 160 on: old editors wrote Vietnamese with them. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const NAMED = new Map<string, string>([
  ...LATIN.split(' ').map((name, index) => [name, String.fromCodePoint(160 + index)] as const),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bull', '•'],
  ['hellip', '…'],
  ['trade', '™'],
  ['euro', '€'],
  ['dstrok', 'đ'],
  ['Dstrok', 'Đ'],
  ['abreve', 'ă'],
  ['Abreve', 'Ă'],
  ['colon', ':'],
  ['Tab', '\t'],
  ['NewLine', '\n'],
  ['lpar', '('],
  ['rpar', ')'],
]);

const codePoint = (code: number): string =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : '\ufffd';

/** Characters for their HTML names and numbers; a name nobody knows stays as it is written. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(
    /&(?:#x([\da-f]{1,8});?|#(\d{1,8});?|([a-z][\da-z]*);)/gi,
    (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      if (hex) return codePoint(Number.parseInt(hex, 16));
      if (decimal) return codePoint(Number(decimal));
      return NAMED.get(name ?? '') ?? whole;
    },
  );
