import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { frameOf } from './frame.ts';
import { matchPage } from './routes.ts';

const client = new QueryClient();
client.setQueryData(['listProjects', 'ko', {}], {
  items: [
    { slug: 'thap-sang', brand: 'samsung' },
    { slug: 'ben-nuoc', brand: 'vib' },
  ],
});
client.setQueryData(['getRoomHome', 'ko', { designId: 7 }], { project: { brand: 'vib' } });

it.each([
  ['room-by-room/project/thap-sang', 'samsung'],
  ['room-by-room/project/ben-nuoc', 'vib'],
  ['room-by-room/ben-nuoc/7', 'vib'],
  ['rbr-style-checking/7', 'vib'],
  // A home without its project in the address stands in the house's own frame.
  ['room-by-room/7', 'default'],
  ['room-by-room/samsung/introduction', 'samsung'],
  ['shop', 'default'],
  // Nothing is known of these.
  ['room-by-room/project/khong-co', 'default'],
  ['room-by-room/ben-nuoc/8', 'default'],
  ['rbr-style-checking/x', 'default'],
])('%s stands in %s', (path, frame) => {
  expect(frameOf(client, matchPage(path), 'ko')).toBe(frame);
  expect(frameOf(new QueryClient(), matchPage(path), 'ko')).toBe(
    path.includes('samsung') ? 'samsung' : 'default',
  );
});
