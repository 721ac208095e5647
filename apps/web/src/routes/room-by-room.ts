import type { Screens } from './screen.ts';

/** One selector at two addresses. */
const selector = {
  file: 'room-by-room/Selector/SelectorScreen',
  load: () => import('@hien/features/room-by-room/Selector/SelectorScreen'),
};

export const screens: Screens<'room-by-room'> = {
  roomByRoom: () => import('@hien/features/room-by-room/RoomByRoom/RoomByRoomScreen'),
  roomByRoomProject: () =>
    import('@hien/features/room-by-room/RoomByRoomProject/RoomByRoomProjectScreen'),
  roomByRoomDetail: selector,
  roomByRoomProjectDetail: selector,
};
