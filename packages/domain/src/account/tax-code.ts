const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3] as const;

/**
 * Whether the tenth digit of a company's tax code fits the nine before it. Only ever a warning (3.5): the
 * rule is common knowledge, not a document of ours. Codes of other lengths are not judged.
 */
export function taxCodeCheckFits(code: string): boolean {
  const digits = /^(\d{10})(?:-\d{3})?$/.exec(code)?.[1];
  if (digits === undefined) return true;
  const sum = weights.reduce(
    (all, weight, index) => all + weight * Number(digits.charAt(index)),
    0,
  );
  return 10 - (sum % 11) === Number(digits.charAt(9));
}
