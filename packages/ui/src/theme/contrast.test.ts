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
