import type { Language } from '../language/language.ts';
import { formatInteger } from './format-vnd.ts';

/** Ten trillion đồng: far above any price here, far below where numbers lose the last đồng. */
const most = 10_000_000_000_000;

/**
 * What somebody typed → integer đồng, or null when it is not an amount. Accepts `2.000.000`,
 * `2,000,000`, `2 000 000`, `2000000`, each with đ, ₫, d or VND; only the digits count. Other letters
 * and a minus make it null: "12 triệu" must not become 12 đồng.
 */
export function parseVnd(input: string): number | null {
  const bare = input
    .normalize('NFC')
    .replace(/\s+/gu, '')
    .replace(/(?:đồng|vnđ|vnd|đ|₫|d)$/iu, '');
  if (!/^[\d.,]*\d[\d.,]*$/.test(bare)) return null;
  const amount = Number(bare.replace(/\D/g, ''));
  return amount <= most ? amount : null;
}

/**
 * Groups an amount while it is typed. `caret` is the position before grouping; the answer's caret stands
 * after the same number of digits, so that it never jumps. Letters and signs fall away.
 */
export function groupWhileTyping(
  input: string,
  caret: number,
  language: Language,
): { text: string; caret: number } {
  const digits = input
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 13);
  if (digits === '') return { text: '', caret: 0 };
  const leadingZeros = input.replace(/\D/g, '').length - digits.length;
  const before = input.slice(0, caret).replace(/\D/g, '').length - leadingZeros;
  const text = formatInteger(Number(digits), language);
  let at = 0;
  for (let seen = 0; at < text.length && seen < before; at += 1)
    if (/\d/.test(text.charAt(at))) seen += 1;
  return { text, caret: at };
}
