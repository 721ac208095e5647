/** Measures as outlines, so that a drawing looks alike in a browser, in a program and on a server without fonts. */
import { figures, unitsPerEm } from './figures.ts';

/** In units of the drawing: the middle of the line the figures stand on. */
type Place = { readonly x: number; readonly y: number; readonly size: number };

const glyph = (letter: string): readonly [width: number, path: string] => {
  const drawn = figures[letter];
  if (drawn === undefined) throw new Error(`figures.py draws no “${letter}”`);
  return drawn;
};

const idOf = (letter: string): string => `f${letter.codePointAt(0)?.toString(16)}`;

/** What `measure` refers to: once in a drawing, before all measures. */
export const figureOutlines = `<defs>${Object.entries(figures)
  .filter(([, [, path]]) => path !== '')
  .map(([letter, [, path]]) => `<path id="${idOf(letter)}" d="${path}"/>`)
  .join('')}</defs>`;

/** A text centred at its place, read from below or, turned, from the right. */
export function measure(text: string, { x, y, size }: Place, turned = false): string {
  let across = 0;
  const uses = [...text].map((letter) => {
    const [width, path] = glyph(letter);
    const used =
      path === '' ? '' : `<use href="#${idOf(letter)}"${across === 0 ? '' : ` x="${across}"`}/>`;
    across += width;
    return used;
  });
  const scale = Math.round((size / unitsPerEm) * 1e5) / 1e5;
  return `<g transform="translate(${x} ${y})${turned ? ' rotate(-90)' : ''} scale(${scale} ${-scale}) translate(${-across / 2} 0)">${uses.join('')}</g>`;
}

/** The stroke that keeps a measure readable over furniture, in units of its letters. */
export const halo = (size: number): number => Math.round((4.5 / size) * unitsPerEm);
