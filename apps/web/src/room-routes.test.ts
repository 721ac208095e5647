import { paths, projectFrames } from '@hien/domain/routes';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routes, screenOf } from './routes.ts';

/** The base routes of room by room as the specification lists them, with the frame that it gives each. */
const table = [
  ['room-by-room', 'default'],
  ['room-by-room/new/landing-page', 'default'],
  ['room-by-room/new/introduction', 'default'],
  ['room-by-room/new/{id}', 'default'],
  ['room-by-room/customer/introduction', 'default'],
  ['room-by-room/demo/introduction', 'demo'],
  ['room-by-room/samsung/introduction', 'samsung'],
  ['room-by-room/samsung/furniture-by-room', 'samsung'],
  ['room-by-room/vinhomes-villas', 'default'],
  ['room-by-room-vinhomes', 'default'],
  ['room-by-room/project/{pro_name}', 'project'],
  ['room-by-room/{id}', 'default'],
  ['room-by-room/{pro_name}/{id}', 'project'],
  ['room-by-room/showcase/introduction', 'default'],
  ['room-by-room/showcase/{id}', 'default'],
  ['rbr-style-checking/{id}', 'project'],
] as const;

it.each(table)('%s has a screen in the frame “%s”', async (pattern, frame) => {
  const route = routes.find((one) => one.pattern === pattern);
  if (route === undefined) throw new Error(`${pattern} has no screen`);
  const { file } = await screenOf(route);
  const path = new URL(`../../../packages/features/src/${file}.tsx`, import.meta.url);
  expect([file, existsSync(path)]).toEqual([file, true]);
  const framedByProject = projectFrames.has(route.name);
  expect([framedByProject, route.layout]).toEqual([
    frame === 'project',
    frame === 'project' ? 'default' : frame,
  ]);
});

it('no other base route of the area is there or missing', () => {
  const base = Object.values(paths).filter(
    ({ area, pattern }) => area === 'room-by-room' && !/room-by-room\/(b-grid|vib)\//.test(pattern),
  );
  expect(base.map(({ pattern }) => pattern).toSorted()).toEqual(
    table.map(([pattern]) => pattern).toSorted(),
  );
});

it('each is in the sitemap, by the name of its route', () => {
  const files = ['kinds', 'standing']
    .map((file) =>
      readFileSync(new URL(`../../server/src/pages/sitemap/${file}.ts`, import.meta.url), 'utf8'),
    )
    .join('');
  for (const [pattern] of table) {
    // One home has one address there: its project's.
    if (pattern === 'room-by-room/{id}') continue;
    const name = routes.find((one) => one.pattern === pattern)?.name ?? pattern;
    expect([name, new RegExp(`paths\\.${name}\\b`).test(files)]).toEqual([name, true]);
  }
});
