export interface ComboboxOption {
  value: string;
  label: string;
  /** A quieter second line. */
  hint?: string;
  disabled?: boolean;
}

export interface Match {
  option: ComboboxOption;
  /** The stretch of the label to mark, in UTF-16 units; both 0 where nothing is typed. */
  start: number;
  end: number;
}

/**
 * The options whose label contains what was typed, accents aside; those where a word begins with it come
 * first. The order is kept otherwise.
 */
export function matching(
  options: readonly ComboboxOption[],
  query: string,
  fold: (text: string) => string,
): readonly Match[] {
  const wanted = fold(query).trim();
  if (wanted === '') return options.map((option) => ({ option, start: 0, end: 0 }));
  const found = options.flatMap((option) => {
    const label = option.label.normalize('NFC');
    const folded = fold(label);
    const at = folded.indexOf(wanted);
    const atWord = folded.startsWith(wanted) ? 0 : folded.indexOf(` ${wanted}`) + 1;
    const place = folded.startsWith(wanted) || atWord > 0 ? atWord : at;
    if (place < 0) return [];
    // Where folding changes the length, the places no longer agree, and nothing is marked.
    const marked = folded.length === label.length && label === option.label;
    return {
      option,
      start: marked ? place : 0,
      end: marked ? place + wanted.length : 0,
      begins: place === atWord && (place > 0 || folded.startsWith(wanted)),
    };
  });
  return [...found.filter(({ begins }) => begins), ...found.filter(({ begins }) => !begins)];
}
