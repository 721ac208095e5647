import { drawnLetters } from './font/drawn-letters.ts';

/** Beyond this nothing fits anyway. */
const most = 300;

/**
 * A title in letters that the font has: others, marks that turn the direction of writing and what has no width are left
 * out, so that no card shows boxes or depends on the fonts of a machine. Empty where nothing remains.
 */
export function drawable(title: string): string {
  const letters = [...title.normalize('NFC')].map((letter) => {
    if (/\s/u.test(letter)) return ' ';
    return letter !== '\u00AD' && drawnLetters.test(letter) ? letter : '';
  });
  return letters.join('').replace(/ +/g, ' ').trim().slice(0, most).trim();
}

/** The longest beginning that fits, ended at a word where one ends nearby. */
export async function fold(
  text: string,
  fits: (text: string) => Promise<boolean>,
): Promise<string> {
  if (await fits(text)) return text;
  let short = 0;
  let long = text.length;
  while (long - short > 1) {
    const middle = Math.floor((short + long) / 2);
    // oxlint-disable-next-line no-await-in-loop -- each step needs the one before
    if (await fits(cutAt(text, middle))) short = middle;
    else long = middle;
  }
  return cutAt(text, short);
}

function cutAt(text: string, length: number): string {
  const start = text.slice(0, length);
  const word = start.lastIndexOf(' ');
  const whole = text[length] === ' ' || word < length - 16 ? start : start.slice(0, word);
  return `${whole.replace(/[\s,.:;–—-]+$/u, '')}…`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Pango's markup of a text. Korean is broken between its words, as people write it, and not within them; a word longer
 * than any of its words may break.
 */
export const markup = (text: string): string =>
  text
    .split(' ')
    .map((word) => {
      const escaped = word.replace(/[&<>]/g, (sign) => escapes[sign] ?? '');
      const isKorean = /[\uAC00-\uD7A3]/.test(word) && word.length <= 12;
      return isKorean ? `<span allow_breaks="false">${escaped}</span>` : escaped;
    })
    .join(' ');
