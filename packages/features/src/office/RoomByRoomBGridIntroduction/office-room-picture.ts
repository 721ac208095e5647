import type { PictureData } from '@hien/ui';
import type { OfficeRoom } from './office-rooms.ts';

/** What a room is called in packages/pictures, and the mean colours of its two pictures (a test compares both with the manifest). */
const named: Readonly<
  Record<OfficeRoom, { readonly name: string; readonly before: string; readonly after: string }>
> = {
  work: { name: 'office-open-01', before: '#979692', after: '#999489' },
  meeting: { name: 'office-meeting-01', before: '#979790', after: '#99958c' },
  focus: { name: 'office-focus-01', before: '#9d9589', after: '#9d9280' },
  pantry: { name: 'office-pantry-01', before: '#a59383', after: '#989382' },
  reception: { name: 'office-reception-01', before: '#99968e', after: '#9c9181' },
  board: { name: 'office-board-01', before: '#9d9687', after: '#86715c' },
};

type Shown = Omit<PictureData, 'alt'>;

const picture = (name: string, color: string): Shown => ({
  path: 'offices',
  name: `${name}.avif`,
  width: 1280,
  height: 960,
  color,
});

/** A room before the works and after, from the same camera. */
export function officeRoomPictures(room: OfficeRoom): { before: Shown; after: Shown } {
  const { name, before, after } = named[room];
  return { before: picture(`before-${name}`, before), after: picture(name, after) };
}
