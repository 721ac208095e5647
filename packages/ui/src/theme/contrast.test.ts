import { describe, expect, it } from 'vitest';
import { brandNames } from './brand-names.ts';
import { colorOf, contrast, pairs } from './contrast.ts';
import { rolesOf } from './tokens.ts';

const wanted = pairs();

it('asks for the pairs that matter', () => {
  expect(wanted).toContainEqual({ role: 'text.default', ground: 'surface.page', least: 4.5 });
  expect(wanted).toContainEqual({
    role: 'tone.critical.text',
    ground: 'tone.critical.bg',
    least: 4.5,
  });
  expect(wanted).toContainEqual({ role: 'border.control', ground: 'surface.raised', least: 3 });
  expect(wanted.length).toBeGreaterThan(75);
});

it('measures as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(brandNames)('%s', (brand) => {
  it.each(['light', 'dark'] as const)('reads well in %s', (mode) => {
    const weak = wanted
      .map(({ role, ground, least }) => ({
        role,
        ground,
        least,
        is: contrast(colorOf(role, brand, mode), colorOf(ground, brand, mode)),
      }))
      .filter(({ is, least }) => is < least)
      .map(
        ({ role, ground, least, is }) => `${role} on ${ground}: ${is.toFixed(2)}, needs ${least}`,
      );
    expect(weak).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('tells neighbouring series apart in %s', (mode) => {
    const inks = Object.values(rolesOf(brand, mode).color.series);
    // The last lies beside the first in a ring. By lightness alone: eyes and printers that see no hue see this.
    const steps = inks.map((ink, at) => contrast(ink, inks[(at + 1) % inks.length] ?? ink));
    expect(Math.min(...steps)).toBeGreaterThan(1.5);
  });
});

/** Hue in degrees and how much of it there is, of a hex colour. */
function hueOf(hex: string): { hue: number; much: number } {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const much = Math.max(r, g, b) - Math.min(r, g, b);
  const hue = (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
  return { hue: (hue + 360) % 360, much };
}

const looks = brandNames.flatMap((brand) =>
  (['light', 'dark'] as const).map((mode) => ({ brand, mode, color: rolesOf(brand, mode).color })),
);

it('tells what waits from what is paid for by more than a shade', () => {
  const near = looks.filter(({ color: { tone } }) =>
    (['bg', 'text', 'border', 'solid'] as const).some((part) => {
      const [a, b] = [hueOf(tone.caution[part]), hueOf(tone.paid[part])];
      const apart = Math.abs(((a.hue - b.hue + 540) % 360) - 180);
      // A brand without colours tells them by their sign and words.
      return Math.min(a.much, b.much) > 4 && apart < 60;
    }),
  );
  expect(near.map(({ brand, mode }) => `${brand} ${mode}`)).toEqual([]);
});

it('gives the badge of an accent another ground than what is chosen', () => {
  const alike = looks.filter(({ color }) => color.tone.accent.bg === color.action.selected.bg);
  expect(alike.map(({ brand, mode }) => `${brand} ${mode}`)).toEqual([]);
});
