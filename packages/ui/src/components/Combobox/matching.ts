export interface ComboboxOption {
  value: string;
  label: string;
  /** A quieter second line. */
  hint?: string;
  /** Other words that it is found by, such as former names. */
  also?: readonly string[];
  disabled?: boolean;
}

export interface Match {
  option: ComboboxOption;
  /** The stretch of the label to mark, in UTF-16 units; both 0 where nothing is typed. */
  start: number;
  end: number;
  /** Which of its other words it was found by, where the label says nothing of what was typed. */
  also?: string;
}

/** “Phường 1, Quận 3” is found by “phường 1 quận 3” too. */
const spaced = (folded: string): string => folded.replaceAll(', ', ' ');

/** Where `wanted` begins in a folded text, at a word if it does at one; -1 where nowhere. */
function placeIn(folded: string, wanted: string): { place: number; begins: boolean } {
  if (folded.startsWith(wanted)) return { place: 0, begins: true };
  const atWord = folded.indexOf(` ${wanted}`) + 1;
  return atWord > 0
    ? { place: atWord, begins: true }
    : { place: folded.indexOf(wanted), begins: false };
}

/**
 * The options whose label contains what was typed, accents aside; those where a word begins with it come
 * first, and last those that are found by another of their words, from its beginning or that of a word in it. The order
 * is kept otherwise.
 */
export function matching(
  options: readonly ComboboxOption[],
  query: string,
  fold: (text: string) => string,
): readonly Match[] {
  const wanted = fold(query).trim();
  if (wanted === '') return options.map((option) => ({ option, start: 0, end: 0 }));
  const found: Match[][] = [[], [], []];
  for (const option of options) {
    const label = option.label.normalize('NFC');
    const folded = fold(label);
    const { place, begins } = placeIn(folded, wanted);
    if (place >= 0) {
      // Where folding changes the length, the places no longer agree, and nothing is marked.
      const marked = folded.length === label.length && label === option.label;
      found[begins ? 0 : 1]?.push({
        option,
        start: marked ? place : 0,
        end: marked ? place + wanted.length : 0,
      });
      continue;
    }
    const also = option.also?.find((word) => placeIn(spaced(fold(word)), spaced(wanted)).begins);
    if (also !== undefined) found[2]?.push({ option, start: 0, end: 0, also });
  }
  return found.flat();
}

/** The option that somebody means who typed its whole name and went on; undefined where none has that name, or several. */
export function meantBy(
  found: readonly Match[],
  query: string | undefined,
  fold: (text: string) => string,
): ComboboxOption | undefined {
  const wanted = fold(query ?? '').trim();
  if (wanted === '') return undefined;
  const named = found.filter(({ option }) => fold(option.label) === wanted);
  return named.length === 1 ? named[0]?.option : undefined;
}
