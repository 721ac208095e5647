import { describe, expect, expectTypeOf, it } from 'vitest';
import { brandNames } from './brand-names.ts';
import { resolve } from './resolve.ts';
import { brandSources, core, semantic, type BrandSource } from './sources.ts';
import { rolesOf, textStyleAt, type TextStyleName } from './tokens.ts';

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Paths of all tokens below a group, with their values. */
function tokensOf(group: Tree, path: string[] = []): [path: string, value: unknown][] {
  return Object.entries(group).flatMap(([key, child]) => {
    if (key.startsWith('$') || !isTree(child)) return [];
    return '$value' in child
      ? [[[...path, key].join('.'), child.$value]]
      : tokensOf(child, [...path, key]);
  });
}

describe('a brand', () => {
  it('that leaves a role out does not compile', () => {
    type Light = BrandSource['light'];
    expectTypeOf<Omit<BrandSource, 'dark'>>().not.toExtend<BrandSource>();
    expectTypeOf<Omit<Light, 'text'>>().not.toExtend<Light>();
    expectTypeOf<
      Omit<Light, 'text'> & { text: Omit<Light['text'], 'muted'> }
    >().not.toExtend<Light>();
  });

  it.each(brandNames)('%s has exactly the roles, in light and in dark', (brand) => {
    const roles = tokensOf(semantic.color).map(([path]) => path);
    for (const mode of ['light', 'dark'] as const) {
      expect(tokensOf(brandSources[brand][mode] as unknown as Tree).map(([path]) => path)).toEqual(
        roles,
      );
    }
  });

  it.each(brandNames)('%s resolves to values alone', (brand) => {
    for (const mode of ['light', 'dark'] as const)
      expect(JSON.stringify(rolesOf(brand, mode))).not.toMatch(/[{]\w+\./);
  });
});

it('every role says what it is for', () => {
  const silent = (group: Tree, path: string[] = []): string[] =>
    Object.entries(group).flatMap(([key, child]) => {
      if (key.startsWith('$') || !isTree(child)) return [];
      if ('$value' in child)
        return typeof child.$description === 'string' ? [] : [[...path, key].join('.')];
      return silent(child, [...path, key]);
    });
  expect([...silent(semantic.color), ...silent(semantic.shape), ...silent(semantic.type)]).toEqual(
    [],
  );
});

it('hex and components of every colour agree', () => {
  const files: Tree[] = [
    core.palette,
    ...brandNames.map((brand) => (brandSources[brand].palette ?? {}) as Tree),
  ];
  for (const [path, value] of files.flatMap((file) => tokensOf(file))) {
    const { hex, components } = value as { hex: string; components: number[] };
    const fromHex = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
    expect(
      Math.max(...fromHex.map((share, index) => Math.abs(share - (components[index] ?? NaN)))),
      path,
    ).toBeLessThan(0.002);
  }
});

describe('an alias', () => {
  const root = {
    a: { $value: '{b}' },
    b: { $value: '{c.d}' },
    c: { d: { $value: 7 } },
    x: { $value: '{y}' },
    y: { $value: '{x}' },
  };
  it('is followed to its value', () => expect(resolve('{a}', root)).toBe(7));
  it('must not lead nowhere', () =>
    expect(() => resolve('{c.e}', root)).toThrow('No token at {c.e}'));
  it('must not go in a circle', () => expect(() => resolve('{x}', root)).toThrow('x → y → x'));
});

it('headings keep two lines of stacked marks apart', () => {
  const headings: TextStyleName[] = ['h5', 'h4', 'h3', 'h2', 'h1', 'display'];
  // Be Vietnam Pro: Ễ rises 1.137 em, the dot of ặ falls 0.227 em.
  for (const name of headings)
    expect(Number(textStyleAt('phone', name).lineHeight)).toBeGreaterThanOrEqual(1.364);
});
