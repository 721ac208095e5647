import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { matchPage, routes, screenOf } from './routes.ts';

const features = new URL('../../../packages/features/src/', import.meta.url);

it.each(routes.map((route) => [route.name, route] as const))(
  '%s has a screen, in the file that is preloaded for it',
  async (_, route) => {
    const { file, load } = await screenOf(route);
    const path = new URL(`${file}.tsx`, features);
    expect([file, existsSync(path)]).toEqual([file, true]);
    expect(readFileSync(path, 'utf8')).toMatch(/^export function Screen\(/m);
    // What is preloaded is what is imported.
    expect(load.toString()).toContain(file.split('/').at(-1));
  },
);

it('an address that no route has is no page', () => {
  expect(matchPage('project-detail/7')?.route.name).toBe('projectDetail');
  expect(matchPage('khong-co-trang-nay')).toBeUndefined();
});
