import type { Language } from '@hien/domain';
import { paths } from '@hien/domain/routes';

/** Where a room stands on the page of its design. */
export const roomAnchor = (roomId: number): string => `room-${roomId}`;

/** A room on the page of its design, which everybody may read: what links to the room look like is told by `?room=`. */
export const roomOnDesign = (language: Language, id: number, roomId: number): string =>
  `${paths.interiorDesignDetail.to(language, { id }, { room: roomId })}#${roomAnchor(roomId)}`;
