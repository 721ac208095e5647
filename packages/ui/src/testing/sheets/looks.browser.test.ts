import { beforeAll, expect, it } from 'vitest';
import { brandNames } from '../../theme/brand-names.ts';
import { colourings, faint, wrong } from './axe.ts';
import { loadThemes, modesToWear, sheets, wear, widen } from './stage.ts';
import { untranslated } from './words.ts';

beforeAll(async () => {
  await widen('desktop');
  await loadThemes();
});

it.each(sheets)(
  '$name is clean in every brand, light and dark, and told in every language',
  async ({ show }) => {
    wear('default', 'light');
    await show();
    const texts = colourings();
    const found: string[] = [];
    for (const brand of brandNames)
      for (const mode of modesToWear()) {
        // The stories themselves run so, through all of axe.
        if (brand === 'default' && mode === 'light') continue;
        wear(brand, mode);
        const lines = [...(texts.length > 0 ? await faint(texts) : []), ...(await wrong())];
        found.push(...lines.map((line) => `${brand} ${mode}: ${line}`));
      }
    // Who writes a text gives all three: what is told in Korean is told in English.
    await show('ko');
    found.push(...untranslated().map((text) => `Vietnamese in Korean: ${text}`));
    expect(found).toEqual([]);
  },
  // The widest table is judged in every look for nine seconds on a quiet machine.
  60_000,
);
