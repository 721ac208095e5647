import type { RbrHome } from '@hien/api';

/** The room as an example of the style; null where it is not drawn in it. */
export const pictureOf = ({ rooms }: RbrHome, room: number, style: number) =>
  rooms.find(({ id }) => id === room)?.views.find(({ style_id: id }) => id === style)?.picture ??
  null;
