const HANGUL = /^\p{Script=Hangul}+$/u;

/**
 * The letters that stand for a person. Vietnamese names end with the given name
 * (Nguyễn Thị Ánh → Á), Korean ones have it after the first syllable (김민지 → 민지). What stands in brackets is no name.
 */
export const initials = (name: string): string => {
  const words = name
    .normalize('NFC')
    .replaceAll(/\([^)]*\)/gu, ' ')
    .trim()
    .split(/\s+/u)
    .filter(Boolean);
  const last = words.at(-1);
  if (!last) return '';
  if (words.length === 1 && HANGUL.test(last)) return last.length > 2 ? last.slice(1, 3) : last;
  return (Array.from(last)[0] ?? '').toLocaleUpperCase('vi');
};

/** A number from 0 to `count` − 1 that stays the same for a name. */
export const shade = (name: string, count: number): number => {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % count;
};
