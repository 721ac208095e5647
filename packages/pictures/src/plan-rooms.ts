import { extent, MARGIN, px } from '../draw/extent.ts';
import type { Gap, RoomBox, RoomKind } from '../draw/floor.ts';
import { floors } from '../draw/floors.ts';
import type { Language } from './types.ts';

export { deskCount, placedModules, type PlacedModule } from '../draw/fit-out.ts';
export type { Floor, Home } from '../draw/floor.ts';
export { homes } from '../draw/homes.ts';
export { officeModules, type OfficeModule } from '../draw/modules.ts';
export { offices, type Office } from '../draw/offices.ts';

export type { RoomKind } from '../draw/floor.ts';

/** A room of a floor plan and where it lies on the drawing, in shares of its width and height from left and top. */
export interface PlanRoom {
  /** Unique on its plan: `bedroom`, `bedroom-2`. */
  id: string;
  kind: RoomKind;
  name: Record<Language, string>;
  /** Square metres, to one digit, as the drawing says. */
  area: number;
  /** Its middle. */
  x: number;
  y: number;
  /** Its walls. */
  box: { x: number; y: number; width: number; height: number };
}

const names: Record<RoomKind, Record<Language, string>> = {
  living: { vi: 'Phòng khách', en: 'Living room', ko: '거실' },
  bedroom: { vi: 'Phòng ngủ', en: 'Bedroom', ko: '침실' },
  master: { vi: 'Phòng ngủ chính', en: 'Master bedroom', ko: '안방' },
  kitchen: { vi: 'Bếp', en: 'Kitchen', ko: '주방' },
  bath: { vi: 'Phòng tắm', en: 'Bathroom', ko: '욕실' },
  balcony: { vi: 'Ban công', en: 'Balcony', ko: '발코니' },
  hall: { vi: 'Sảnh', en: 'Hall', ko: '현관' },
  study: { vi: 'Phòng làm việc', en: 'Study', ko: '서재' },
  dining: { vi: 'Phòng ăn', en: 'Dining room', ko: '다이닝룸' },
  stairs: { vi: 'Cầu thang', en: 'Stairs', ko: '계단' },
  laundry: { vi: 'Chỗ giặt', en: 'Laundry', ko: '세탁실' },
  'living-kitchen': {
    vi: 'Phòng khách liền bếp',
    en: 'Living room with kitchen',
    ko: '거실 겸 주방',
  },
  gym: { vi: 'Phòng tập', en: 'Gym', ko: '운동실' },
  multipurpose: { vi: 'Phòng đa năng', en: 'Multipurpose room', ko: '다용도실' },
  work: { vi: 'Khu làm việc', en: 'Work area', ko: '업무 공간' },
  meeting: { vi: 'Phòng họp', en: 'Meeting room', ko: '회의실' },
  board: { vi: 'Phòng họp ban giám đốc', en: 'Board room', ko: '임원 회의실' },
  focus: { vi: 'Phòng tập trung', en: 'Focus room', ko: '집중 업무실' },
  phone: { vi: 'Buồng điện thoại', en: 'Phone booth', ko: '폰부스' },
  reception: { vi: 'Lễ tân', en: 'Reception', ko: '리셉션' },
  pantry: { vi: 'Pantry', en: 'Office pantry', ko: '탕비실' },
  lounge: { vi: 'Khu thư giãn', en: 'Lounge', ko: '라운지' },
  training: { vi: 'Phòng đào tạo', en: 'Training room', ko: '교육실' },
  quiet: { vi: 'Phòng yên tĩnh', en: 'Quiet room', ko: '콰이어트룸' },
  nursing: { vi: 'Phòng vắt sữa', en: 'Nursing room', ko: '수유실' },
  server: { vi: 'Phòng máy chủ', en: 'Server room', ko: '서버실' },
  print: { vi: 'Góc in ấn', en: 'Print corner', ko: '복합기 코너' },
  storage: { vi: 'Kho', en: 'Storage', ko: '창고' },
  toilets: { vi: 'Nhà vệ sinh', en: 'Toilets', ko: '화장실' },
  corridor: { vi: 'Hành lang', en: 'Corridor', ko: '복도' },
};

const share = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 10_000;

function numbered(kind: RoomKind, nth: number, of: number): Record<Language, string> {
  const { vi, en, ko } = names[kind];
  return of === 1 ? { vi, en, ko } : { vi: `${vi} ${nth}`, en: `${en} ${nth}`, ko: `${ko} ${nth}` };
}

function roomsOf(boxes: readonly RoomBox[]): PlanRoom[] {
  const { left, top, width, height } = extent(boxes);
  return boxes.map(([kind, x, y, w, h], at) => {
    const alike = boxes.filter(([other]) => other === kind).length;
    const nth = boxes.slice(0, at + 1).filter(([other]) => other === kind).length;
    const at0 = { x: px(x) + MARGIN - px(left), y: px(y) + MARGIN - px(top) };
    return {
      id: nth === 1 ? kind : `${kind}-${nth}`,
      kind,
      name: numbered(kind, nth, alike),
      area: Math.round(w * h * 10) / 10,
      x: share(at0.x + px(w) / 2, width),
      y: share(at0.y + px(h) / 2, height),
      box: {
        x: share(at0.x, width),
        y: share(at0.y, height),
        width: share(px(w), width),
        height: share(px(h), height),
      },
    };
  });
}

/** The rooms of the plan with that id (`plan-duplex-1`), from the data it is drawn from; none when there is no such plan. */
export function planRooms(id: string): PlanRoom[] {
  const floor = floors.find((one) => one.id === id);
  return floor ? roomsOf(floor.rooms) : [];
}

/** A door or window of a plan, in shares of the drawing from left and top. */
export interface PlanOpening {
  kind: 'door' | 'window';
  from: { x: number; y: number };
  to: { x: number; y: number };
  /** Metres. */
  width: number;
  /** The rooms at its two sides; one alone when the other side is outside. */
  rooms: string[];
}

const HAIR = 1e-6;

/** Does the opening lie on an edge of that room? */
function onEdge([x, y, length, axis]: Gap, [, left, top, w, h]: RoomBox): boolean {
  const [at, from, edges, start, end] =
    axis === 'h' ? [y, x, [top, top + h], left, left + w] : [x, y, [left, left + w], top, top + h];
  return (
    edges.some((edge) => Math.abs(edge - at) < HAIR) &&
    from >= start - HAIR &&
    from + length <= end + HAIR
  );
}

/** Doors and windows of the plan with that id, and which rooms they join; none when there is no such plan. */
export function planOpenings(id: string): PlanOpening[] {
  const floor = floors.find((one) => one.id === id);
  if (!floor) return [];
  const { left, top, width, height } = extent(floor.rooms);
  const rooms = roomsOf(floor.rooms);
  const spot = (x: number, y: number) => ({
    x: share(px(x) + MARGIN - px(left), width),
    y: share(px(y) + MARGIN - px(top), height),
  });
  const opening = (kind: PlanOpening['kind'], gap: Gap): PlanOpening => {
    const [x, y, length, axis] = gap;
    return {
      kind,
      from: spot(x, y),
      to: axis === 'h' ? spot(x + length, y) : spot(x, y + length),
      width: length,
      rooms: floor.rooms.flatMap((box, at) => (onEdge(gap, box) ? [rooms[at]?.id ?? ''] : [])),
    };
  };
  return [
    ...floor.doors.map((gap) => opening('door', gap)),
    ...floor.windows.map((gap) => opening('window', gap)),
  ];
}
