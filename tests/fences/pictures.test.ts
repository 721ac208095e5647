import { expect, it } from 'vitest';
import { widths } from '../../apps/server/src/media/sizes.ts';
import { pictureWidths } from '../../packages/ui/src/components/Picture/media.ts';
import { code, sources } from './tree.ts';

const isMade = (width: number): boolean => (widths as readonly number[]).includes(width);

/** Every width that a page names, as `mediaUrl(picture, { width: 96 })` or `?width=96`. */
const asked = sources('packages/{ui,features}/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}')
  .flatMap((path) => [...code(path).matchAll(/mediaUrl\([^)]*width: (\d+)|[?&]width=(\d+)/g)])
  .map(([, named, written]) => Number(named ?? written));

it('every width that our pages ask for is one that the server makes', () => {
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((width) => !isMade(width))).toEqual([]);
});

it('so is every step of a srcset; the last one of a smaller picture is its own width', () => {
  expect(pictureWidths(4000).filter((width) => !isMade(width))).toEqual([]);
});
