import {
  type Door,
  type DoorFault,
  type FloorRoom,
  type Wall,
  bounds,
  doorWidth,
  doorWidths,
  isUpright,
  officeLimits,
  wallLength,
  wallOfDoor,
} from '@hien/domain/office-plan';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** What doors and walls are called: by their numbers on the drawing, and by the rooms they are between. */
export function useDoorWords(rooms: readonly FloorRoom[], walls: readonly Wall[]) {
  const text = useText();
  const format = useFormat();
  const roomName = (id: string): string => {
    const at = rooms.findIndex((room) => room.id === id);
    return `${at + 1}. ${rooms[at]?.name ?? ''}`;
  };
  const between = ({ rooms: [one, other] }: Wall): string =>
    text('office-plan.doors.between', {
      one: one === undefined ? '' : roomName(one),
      other: other === undefined ? text('office-plan.doors.outside') : roomName(other),
    });
  const centimetres = (door: Door): string =>
    `${format.integer(Math.round(doorWidth(door) * 100))} cm`;
  const metres = (value: number): string => `${format.decimal(Math.round(value * 100) / 100)} m`;
  const place = (door: Door): string => {
    const wall = wallOfDoor(walls, door);
    return wall === undefined ? text('office-plan.doors.nowhere') : between(wall);
  };
  const what = (door: Door): string =>
    text('office-plan.doors.what', {
      kind: text(`office-plan.doors.kind.${door.kind}`),
      width: centimetres(door),
    });
  const tag = (index: number): string => text('office-plan.doors.tag', { number: index + 1 });
  const fault = (of: DoorFault): string => {
    switch (of) {
      case 'narrow':
        return text('office-plan.doors.fault.narrow', { width: doorWidths.least * 100 });
      case 'wide':
        return text('office-plan.doors.fault.wide', { width: doorWidths.most * 100 });
      case 'full':
        return text('office-plan.doors.fault.full', { most: officeLimits.doors });
      default:
        return text(`office-plan.doors.fault.${of}`);
    }
  };
  return {
    tag,
    /** Why a door cannot be as somebody wants it. */
    fault,
    what,
    place,
    centimetres,
    metres,
    /** All of a door, for who does not see the drawing. */
    all: (door: Door, index: number): string =>
      [
        tag(index),
        what(door),
        place(door),
        text(`office-plan.doors.certainty.${door.certainty}`),
      ].join(', '),
    /** A wall by the first of its rooms, which side of it, what is behind, and how long it is. */
    wall: (wall: Wall): string => {
      const room = rooms.find(({ id }) => id === wall.rooms[0]);
      const box = bounds(room?.outline ?? []);
      const upright = isUpright(wall);
      const isFirst = upright
        ? (wall.from[0] + wall.to[0]) / 2 < box.x + box.width / 2
        : (wall.from[1] + wall.to[1]) / 2 < box.y + box.height / 2;
      const side = upright ? (isFirst ? 'left' : 'right') : isFirst ? 'top' : 'bottom';
      return text('office-plan.doors.wall', {
        side: text(`office-plan.doors.side.${side}`),
        between: between(wall),
        length: metres(wallLength(wall)),
      });
    },
  };
}
