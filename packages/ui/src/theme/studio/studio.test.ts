import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, pairs } from '../contrast.ts';
import { cssTree } from '../resolve.ts';
import { type BrandSource, brandSources, core, semantic } from '../sources.ts';
import { brandFile } from './brand-file.ts';
import {
  type BrandDraft,
  decodeDraft,
  draftColours,
  draftLimits,
  encodeDraft,
  firstDraft,
} from './draft.ts';
import { judge, mended } from './judge.ts';
import { draftProperties } from './wear.ts';

const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
const words = (maxLength: number) =>
  fc.string({ unit: 'grapheme', maxLength }).map((text) => decodeDraft(`~~~~${text}`).headline);
const draft: fc.Arbitrary<BrandDraft> = fc.record({
  colours: fc.record({ paper: hex, ink: hex, primary: hex, accent: hex, chosen: hex }),
  radius: fc.integer({ min: 0, max: draftLimits.radius }),
  mark: fc.constantFrom('', 'V', 'VT', 'ㅎ'),
  name: words(20),
  headline: words(40),
});

type Tree = Record<string, unknown>;
const at = (tree: Tree, role: string): string =>
  role.split('.').reduce<unknown>((node, key) => (node as Tree)[key], tree) as string;

/** Roles of a brand file in one mode, read as the design system reads its brands. */
const read = (file: BrandSource, mode: 'light' | 'dark') =>
  cssTree(semantic.color, { ...core, brand: file, mode: file[mode] }) as Tree;

const isReadable = (tried: BrandDraft) => judge(tried).every(({ passes }) => passes);

const shape = (tree: unknown): unknown =>
  typeof tree === 'object' && tree !== null && !('$value' in tree)
    ? Object.fromEntries(
        Object.entries(tree)
          .filter(([key]) => !key.startsWith('$'))
          .map(([key, child]) => [key, shape(child)]),
      )
    : null;

describe('the file of any draft, once mended', () => {
  it('has the roles of the house, and reads well in light and in dark', () => {
    fc.assert(
      fc.property(draft, (tried) => {
        const file = JSON.parse(brandFile(mended(tried)).content) as BrandSource;
        const house = brandSources.default;
        for (const part of ['light', 'dark', 'shape', 'type'] as const)
          expect(shape(file[part])).toEqual(shape(house[part]));
        for (const mode of ['light', 'dark'] as const) {
          const roles = read(file, mode);
          const weak = pairs()
            .map((pair) => ({
              ...pair,
              mode,
              is: contrast(at(roles, pair.role), at(roles, pair.ground)),
            }))
            .filter(({ is, least }) => is < least);
          expect(weak).toEqual([]);
          const inks = Object.values(roles.series as Record<string, string>);
          const steps = inks.map((ink, n) => contrast(ink, inks[(n + 1) % inks.length] ?? ink));
          expect(Math.min(...steps)).toBeGreaterThan(1.5);
          expect(at(roles, 'tone.accent.bg')).not.toBe(at(roles, 'action.selected.bg'));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('keeps the picked colours as they were, but those that were hard to read', () => {
    const kind = { ...firstDraft, colours: { ...firstDraft.colours, primary: '#14463c' } };
    expect(mended(kind)).toEqual(kind);
    const pale = { ...kind, colours: { ...kind.colours, chosen: '#f2d64b' } };
    const { chosen, ...rest } = mended(pale).colours;
    expect({ ...rest, chosen: '#f2d64b' }).toEqual(pale.colours);
    expect(contrast(chosen, pale.colours.paper)).toBeGreaterThanOrEqual(3);
    // Still a yellow: more red and green than blue.
    expect(Number.parseInt(chosen.slice(5), 16)).toBeLessThan(
      Number.parseInt(chosen.slice(1, 3), 16) / 2,
    );
  });
});

describe('a verdict', () => {
  it('names the colour that is hard to read, and none when all are mended', () => {
    const pale = { ...firstDraft, colours: { ...firstDraft.colours, ink: '#bbbbbb' } };
    const weak = judge(pale).filter(({ passes }) => !passes);
    expect(weak.map(({ colour }) => colour)).toEqual(['ink']);
    expect(weak[0]?.ratio).toBeCloseTo(1.8, 0);
    expect(isReadable(pale)).toBe(false);
    expect(isReadable(mended(pale))).toBe(true);
    expect(isReadable(firstDraft)).toBe(true);
  });

  it('asks for light paper', () => {
    const night = { ...firstDraft, colours: { ...firstDraft.colours, paper: '#101820' } };
    expect(judge(night).find(({ colour }) => colour === 'paper')?.passes).toBe(false);
    expect(contrast(mended(night).colours.paper, '#000000')).toBeGreaterThan(18);
  });
});

describe("a link's code", () => {
  it('says what was picked', () => {
    fc.assert(
      fc.property(draft, (tried) => {
        expect(decodeDraft(encodeDraft(tried))).toEqual(tried);
      }),
    );
  });

  it.each([
    ['an address', 'url(https://evil.example/x)'],
    ['a rule', 'red;background:url(//evil.example).1f1e1d.403e3b'],
    ['an expression', 'expression(alert(1))~2'],
    ['a tag', '</style><script>alert(1)</script>'],
    ['functions', 'var(--x).calc(1px).#12345.12345g'],
    ['prototype keys', '__proto__.constructor~__proto__~__proto__'],
    ['ten thousand letters', `${'f'.repeat(5000)}~${'9'.repeat(5000)}`],
    ['turned and unseen letters', '\u202Ef9f7f6~1e9~\u0000~\u200B'],
  ])('of another hand writes no style of its own: %s', (_, code) => {
    for (const [name, value] of draftProperties(decodeDraft(code))) {
      expect(name).toMatch(/^--[a-z-]+$/);
      expect(value).toMatch(
        /^(#[\da-f]{6,8}|light-dark\(#[\da-f]{6,8}, #[\da-f]{6,8}\)|\d{1,2}px)$/,
      );
    }
  });

  it('never throws, and its answer is within the limits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (code) => {
        const read = decodeDraft(code);
        expect(Object.keys(read.colours)).toEqual([...draftColours]);
        expect(read.radius).toBeLessThanOrEqual(draftLimits.radius);
        expect([...read.headline].length).toBeLessThanOrEqual(draftLimits.headline);
        expect([...read.mark].length).toBeLessThanOrEqual(draftLimits.mark);
        expect(decodeDraft(encodeDraft(read))).toEqual(read);
      }),
    );
  });
});

it("a file's name is one that the tokens take", () => {
  const named = (name: string) => brandFile({ ...firstDraft, name }).name;
  expect(named('Căn Hộ Đông Á 2')).toBe('canhodonga2.tokens.json');
  expect(named('3 Sông')).toBe('song.tokens.json');
  expect(named('한강')).toBe('brand.tokens.json');
});
