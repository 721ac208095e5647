import { beforeAll, expect, it } from 'vitest';
import { brandNames } from '../../theme/brand-names.ts';
import { colourings, faint } from './contrast.ts';
import { loadThemes, modesToWear, sheets, wear, widen } from './stage.ts';

beforeAll(async () => {
  await widen('desktop');
  await loadThemes();
});

it.each(sheets)('$name reads well in every brand, light and dark', async ({ show }) => {
  wear('default', 'light');
  await show();
  const texts = colourings();
  const unclear: string[] = [];
  for (const brand of brandNames)
    for (const mode of modesToWear()) {
      // The stories themselves run so, through all of axe.
      if (brand === 'default' && mode === 'light') continue;
      wear(brand, mode);
      if (texts.length > 0)
        for (const line of await faint(texts)) unclear.push(`${brand} ${mode}: ${line}`);
    }
  expect(unclear).toEqual([]);
});
