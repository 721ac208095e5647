import { afterAll, beforeAll, expect, it } from 'vitest';
import { edgeless, forceColours, grounded, ringless, takePointerAway, unmarked } from './forced.ts';
import { sheets, wear, widen } from './stage.ts';

beforeAll(async () => {
  await widen('desktop');
  wear('default', 'light');
  await takePointerAway();
});
afterAll(() => forceColours(false));

it.each(sheets)('$name can be used in forced colours', async ({ show }) => {
  await forceColours(false);
  await show();
  const were = grounded();
  await forceColours(true);
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  expect([...new Set([...edgeless(were), ...unmarked(), ...ringless()])]).toEqual([]);
});
