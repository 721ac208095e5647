import { breathe } from './slices.ts';

/**
 * The first question about a language makes the browser read what it knows of every language, for numbers and for dates
 * anew: 20 ms. Asked while the code is on its way, each in a task of its own, it is not asked in the midst of hydration.
 */
export async function readLocaleData(language: string): Promise<void> {
  await breathe();
  Intl.NumberFormat.supportedLocalesOf(language);
  await breathe();
  Intl.DateTimeFormat.supportedLocalesOf(language);
}
