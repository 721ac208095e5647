import type { RbrHome, RbrPlanRoom } from '@hien/api';

/** A room of the plan with the number that its mark, its line and its picture carry on paper. */
export interface NumberedRoom {
  number: number;
  place: RbrPlanRoom;
}

/** What a room is called on paper: its place among those that can be furnished, from 1. */
export const roomNumber = ({ rooms }: RbrHome, id: number): number =>
  rooms.findIndex((room) => room.id === id) + 1;

/** The rooms of each floor: those that can be furnished by their own numbers, halls and the like after the last of them. */
export function numberedRooms(
  home: RbrHome,
): { floor: RbrHome['floors'][number]; rooms: NumberedRoom[] }[] {
  let last = home.rooms.length;
  return home.floors.map((floor) => ({
    floor,
    rooms: floor.rooms
      .map((place) => {
        const own = place.room_id === null ? 0 : roomNumber(home, place.room_id);
        return { number: own > 0 ? own : (last += 1), place };
      })
      .toSorted((a, b) => a.number - b.number),
  }));
}
