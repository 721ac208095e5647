import { expect, it } from 'vitest';
import { code, sources } from './tree.ts';

/** The numbers of a list that a file names, such as `const STEPS = [160, 240]`. */
const numbersOf = (path: string, name: string): number[] =>
  (new RegExp(`${name} = \\[([\\d, ]+)\\]`).exec(code(path))?.[1] ?? '').split(',').map(Number);

const widths = numbersOf('apps/server/src/media/sizes.ts', 'widths');
const steps = numbersOf('packages/ui/src/components/Picture/media.ts', 'STEPS');
const isMade = (width: number): boolean => widths.includes(width);

/** Every width that a page names, as `mediaUrl(picture, { width: 96 })` or `?width=96`. */
const asked = sources('packages/{ui,features}/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}')
  .flatMap((path) => [...code(path).matchAll(/mediaUrl\([^)]*width: (\d+)|[?&]width=(\d+)/g)])
  .map(([, named, written]) => Number(named ?? written));

it('every width that our pages ask for is one that the server makes', () => {
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((width) => !isMade(width))).toEqual([]);
});

it('so is every step of a srcset; the last one of a smaller picture is its own width', () => {
  expect(steps.length).toBeGreaterThan(5);
  expect(steps.filter((width) => !isMade(width))).toEqual([]);
});
