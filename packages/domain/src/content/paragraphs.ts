/** Written text by its paragraphs, which an empty line parts; lines within one stay lines. */
export const paragraphsOf = (written: string): string[] =>
  written
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
