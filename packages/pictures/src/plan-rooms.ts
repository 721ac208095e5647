import { extent, MARGIN, px } from '../draw/extent.ts';
import type { RoomBox, RoomKind } from '../draw/flats.ts';
import { floors } from '../draw/floors.ts';
import type { Language } from './types.ts';

export type { RoomKind } from '../draw/flats.ts';

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
  master: { vi: 'Phòng ngủ chính', en: 'Main bedroom', ko: '안방' },
  kitchen: { vi: 'Bếp', en: 'Kitchen', ko: '주방' },
  bath: { vi: 'Phòng tắm', en: 'Bathroom', ko: '욕실' },
  balcony: { vi: 'Ban công', en: 'Balcony', ko: '발코니' },
  hall: { vi: 'Sảnh', en: 'Hall', ko: '현관' },
  study: { vi: 'Phòng làm việc', en: 'Study', ko: '서재' },
  dining: { vi: 'Phòng ăn', en: 'Dining room', ko: '다이닝룸' },
  stairs: { vi: 'Cầu thang', en: 'Stairs', ko: '계단' },
  laundry: { vi: 'Chỗ giặt', en: 'Laundry', ko: '세탁실' },
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
