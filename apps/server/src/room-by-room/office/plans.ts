import type { Language } from '@hien/domain';
import { type OfficeRoomKind, officeRoomKinds } from '@hien/domain/office-plan';
import { pictureById } from '@hien/pictures';
import {
  type PlanOpening,
  type PlanRoom,
  offices,
  planOpenings,
  planRooms,
} from '@hien/pictures/plans';
import type { Answer, Handler } from '../../http/handler.ts';

type Plan = Answer<'listOfficePlans'>['data']['items'][number];
type Point = [number, number];

/** What is wider has no leaf of its own: it slides. */
const widestLeaf = 1;

const round = (value: number): number => Math.round(value * 10) / 10;

const isOfficeRoom = (kind: string): kind is OfficeRoomKind =>
  officeRoomKinds.some((one) => one === kind);

/** Six floors of our own, from the data that they are drawn from. */
export function listOfficePlans(): Handler<'listOfficePlans'> {
  return ({ language }) => Promise.resolve({ data: { items: officePlansIn(language) } });
}

/** The same by themselves. */
export const officePlansIn = (language: Language): Plan[] =>
  offices.flatMap((office) => planOf(office, language));

function planOf({ id, name, area }: (typeof offices)[number], language: Language): Plan[] {
  const drawing = pictureById(id);
  const rooms = planRooms(id);
  const [first] = rooms;
  if (drawing === undefined || first === undefined) return [];
  const { width, height } = drawing;
  const at = ({ x, y }: { x: number; y: number }): Point => [round(x * width), round(y * height)];
  // The drawing has one scale: a room's metres by its units.
  const scale = Math.sqrt(first.area / (first.box.width * width * first.box.height * height));
  const called = name[language];
  return [
    {
      id,
      name: `${called.slice(0, 1).toUpperCase()}${called.slice(1)}`,
      area,
      width,
      height,
      scale: Math.round(scale * 1e6) / 1e6,
      rooms: rooms.flatMap(({ id: room, kind, name: words, box }) =>
        isOfficeRoom(kind)
          ? [
              {
                id: room,
                kind,
                name: words[language],
                outline: [
                  at(box),
                  at({ x: box.x + box.width, y: box.y }),
                  at({ x: box.x + box.width, y: box.y + box.height }),
                  at({ x: box.x, y: box.y + box.height }),
                ],
              },
            ]
          : [],
      ),
      doors: planOpenings(id)
        .filter(({ kind }) => kind === 'door')
        .map((opening) => doorOf(opening, rooms, at)),
    },
  ];
}

/** A door opens into the room that is no corridor, and hangs where it begins. */
function doorOf(
  { from, to, width, rooms: joined }: PlanOpening,
  rooms: readonly PlanRoom[],
  at: (place: { x: number; y: number }) => Point,
): Plan['doors'][number] {
  const start = at(from);
  const end = at(to);
  const opening: Plan['doors'][number]['opening'] = [start, end];
  if (width > widestLeaf) return { kind: 'sliding', opening, width, certainty: 'sure' };
  const into = rooms.find(({ id, kind }) => joined.includes(id) && kind !== 'corridor');
  const middle = into === undefined ? end : at(into);
  const side =
    (end[0] - start[0]) * (middle[1] - start[1]) - (end[1] - start[1]) * (middle[0] - start[0]);
  // Down the drawing is larger: what lies to the right of the walk has a positive side.
  const swing = side >= 0 ? 'right' : 'left';
  return { kind: 'single', opening, hinge: 'start', swing, width, certainty: 'sure' };
}
