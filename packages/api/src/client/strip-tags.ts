const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The words of a piece of HTML, for display as text: tags and comments dropped, blocks kept apart, entities read. */
export function stripTags(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<[/]?[a-z][^>]*>/gi, ' ')
    .replace(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
      (whole, decimal?: string, hex?: string, name?: string) =>
        name === undefined
          ? character(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16), whole)
          : (entities[name.toLowerCase()] ?? whole),
    )
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?…])/g, '$1')
    .trim();
}

function character(code: number, otherwise: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : otherwise;
}
