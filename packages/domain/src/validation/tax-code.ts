/** What the nine digits of a company's tax code weigh in its tenth. */
const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3] as const;

/** The tenth digit that belongs to nine; null where they cannot be the beginning of a tax code. */
export function taxCheckDigit(nine: string): number | null {
  if (!/^\d{9}$/u.test(nine)) return null;
  const sum = weights.reduce((all, weight, at) => all + weight * Number(nine[at]), 0);
  const digit = 10 - (sum % 11);
  return digit === 10 ? null : digit;
}

/**
 * Whether the tenth digit of a company's tax code is the one that its first nine ask for; a branch (`0301234567-001`) has its
 * company's. A code that fails was most likely mistyped, and is told so: it is never refused, for the rule is nowhere in law.
 */
export function hasTaxCheckDigit(code: string): boolean {
  const [, nine = '', tenth = ''] = /^(\d{9})(\d)(?:-?\d{3})?$/u.exec(code.trim()) ?? [];
  return tenth !== '' && taxCheckDigit(nine) === Number(tenth);
}
