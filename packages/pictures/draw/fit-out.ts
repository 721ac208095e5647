/** Which modules stand in an office's rooms: as many as fit with room to pass. */
import type { RoomBox } from './floor.ts';
import { officeModule } from './modules.ts';
import type { Office } from './offices.ts';

/** A module on a floor: its id and where its back left corner stands, in metres. */
export interface PlacedModule {
  module: string;
  x: number;
  y: number;
}

/** Between clusters of desks, to pass; at a wall less, since nobody sits there. */
const AISLE = 1.0;
const SIDE = 0.4;
const WALL = 0.3;

function middle([, x, y, w, h]: RoomBox, id: string, from = 0): PlacedModule[] {
  const { width, depth } = officeModule(id);
  if (width > w || depth > h) return [];
  return [{ module: id, x: x + from + (w - from - width) / 2, y: y + (h - depth) / 2 }];
}

/** At the wall behind, from the left. */
const along = ([, x, y, w]: RoomBox, ids: readonly string[]): PlacedModule[] => {
  let at = x + WALL;
  return ids.flatMap((id) => {
    const { width } = officeModule(id);
    if (at + width > x + w - WALL / 2) return [];
    const placed = { module: id, x: at, y: y + WALL / 2 };
    at += width + WALL;
    return [placed];
  });
};

/** The largest that fits with half a metre around it. */
function largest(room: RoomBox, ids: readonly string[]): PlacedModule[] {
  const [, , , w, h] = room;
  const fitting = ids.find((id) => {
    const { width, depth } = officeModule(id);
    return width + 0.6 <= w && depth + 0.6 <= h;
  });
  return fitting === undefined ? [] : middle(room, fitting);
}

/** Rows of desks for six, four and two. */
function desks([, x, y, w, h]: RoomBox): PlacedModule[] {
  const { depth } = officeModule('desk-6');
  const rows = Math.max(1, Math.floor(h / (depth + SIDE) + 1e-6));
  const gap = (h - rows * depth) / (rows + 1);
  const placed: PlacedModule[] = [];
  for (let row = 0; row < rows; row += 1) {
    let at = x + SIDE;
    for (;;) {
      const left = Math.round((x + w - SIDE - at) * 100) / 100;
      const id = ['desk-6', 'desk-4', 'desk-2'].find((one) => officeModule(one).width <= left);
      if (id === undefined) break;
      placed.push({ module: id, x: at, y: y + gap + row * (depth + gap) });
      at += officeModule(id).width + AISLE;
    }
  }
  return placed;
}

function fitOut(room: RoomBox): PlacedModule[] {
  switch (room[0]) {
    case 'work':
      return desks(room);
    case 'meeting':
      return largest(room, ['meeting-12', 'meeting-8', 'meeting-4']);
    case 'board':
      return middle(room, 'board-room');
    case 'focus':
      return along(room, ['desk-1']);
    case 'reception':
      return middle(room, 'reception', 1.2);
    case 'pantry':
      return along(room, ['pantry']);
    case 'lounge':
      return middle(room, 'lounge');
    case 'training':
      return middle(room, 'training');
    case 'quiet':
      return along(room, ['waiting']);
    case 'server':
      return middle(room, 'server');
    case 'print':
      return largest(room, ['print-corner']);
    case 'storage':
      return along(room, ['shelf', 'lockers', 'shelf']);
    default:
      return [];
  }
}

/** What stands on an office's floor. */
export function placedModules(office: Pick<Office, 'rooms'>): PlacedModule[] {
  return office.rooms.flatMap(fitOut).map(({ module, x, y }) => ({
    module,
    x: Math.round(x * 100) / 100,
    y: Math.round(y * 100) / 100,
  }));
}

/** How many people have a desk. */
export function deskCount(placed: readonly PlacedModule[]): number {
  return placed
    .map(({ module }) => officeModule(module))
    .reduce((sum, { group, people }) => sum + (group === 'desk' ? people : 0), 0);
}
