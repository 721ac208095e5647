/**
 * Six office floors from 120 to 900 m², as rows of rooms along corridors: a room opens onto the corridor of its row, has its
 * windows in the façade, and people come in from the left by the reception.
 */
import type { Floor, Gap, OfficeRoomKind, RoomBox } from './floor.ts';

export interface Office extends Floor {
  /** m² within the outer walls. */
  area: number;
}

/** Rooms from left to right with their widths; `onto` is the side of the corridor they open onto. */
interface Row {
  depth: number;
  onto: 'below' | 'above' | 'both' | 'corridor';
  rooms: readonly (readonly [OfficeRoomKind, number])[];
}

/** Widths of doors; what is wider than a metre has no leaf. */
const doorWidth: Partial<Record<OfficeRoomKind, number>> = {
  work: 2.4,
  reception: 1.8,
  pantry: 1.4,
  lounge: 1.8,
  print: 1.1,
  training: 1.2,
  corridor: 1.6,
  phone: 0.75,
};
const ENTRY = 1.2;
const MARGIN = 0.12;
const round = (value: number) => Math.round(value * 100) / 100;

function office(id: string, vi: string, en: string, ko: string, rows: readonly Row[]): Office {
  const width = round((rows[0]?.rooms ?? []).reduce((sum, [, w]) => sum + w, 0));
  const height = round(rows.reduce((sum, { depth }) => sum + depth, 0));
  const rooms: RoomBox[] = [];
  const doors: Gap[] = [];
  const windows: Gap[] = [];
  let y = 0;
  for (const { depth, onto, rooms: row } of rows) {
    let x = 0;
    for (const [kind, w] of row) {
      rooms.push([kind, round(x), round(y), w, depth]);
      const wide = Math.min(doorWidth[kind] ?? 0.85, w - 2 * MARGIN);
      const at = round(kind === 'work' ? x + (w - wide) / 2 : x + MARGIN);
      if (onto === 'below' || onto === 'both') doors.push([at, round(y + depth), wide, 'h', -1]);
      if (onto === 'above' || onto === 'both') doors.push([at, round(y), wide, 'h', 1]);
      if (kind === 'reception') doors.push([0, round(y + depth / 2 - ENTRY / 2), ENTRY, 'v', 1]);
      const inside = kind === 'toilets' || kind === 'storage' || kind === 'server';
      if (onto !== 'corridor' && !inside && w >= 2) {
        const glass = round(w * 0.7);
        const from = round(x + (w - glass) / 2);
        if (y === 0) windows.push([from, 0, glass, 'h']);
        if (round(y + depth) === height) windows.push([from, height, glass, 'h']);
      }
      x += w;
    }
    y += depth;
  }
  return { id, area: round(width * height), name: { vi, en, ko }, rooms, doors, windows };
}

const corridor = (width: number, depth = 1.8): Row => ({
  depth,
  onto: 'corridor',
  rooms: [['corridor', width]],
});

export const offices: readonly Office[] = [
  office('plan-office-120', 'văn phòng 120 m²', '120 m² office', '120㎡ 사무실', [
    {
      depth: 5.0,
      onto: 'below',
      rooms: [
        ['work', 8.2],
        ['meeting', 3.8],
      ],
    },
    corridor(12, 1.6),
    {
      depth: 3.4,
      onto: 'above',
      rooms: [
        ['reception', 4.0],
        ['pantry', 3.6],
        ['phone', 1.2],
        ['toilets', 3.2],
      ],
    },
  ]),
  office('plan-office-200', 'văn phòng 200 m²', '200 m² office', '200㎡ 사무실', [
    {
      depth: 6.8,
      onto: 'below',
      rooms: [
        ['work', 11.2],
        ['meeting', 4.8],
      ],
    },
    corridor(16),
    {
      depth: 3.9,
      onto: 'above',
      rooms: [
        ['reception', 4.4],
        ['pantry', 3.6],
        ['focus', 2.0],
        ['phone', 1.2],
        ['print', 2.4],
        ['toilets', 2.4],
      ],
    },
  ]),
  office('plan-office-300', 'văn phòng 300 m²', '300 m² office', '300㎡ 사무실', [
    {
      depth: 7.2,
      onto: 'below',
      rooms: [
        ['work', 14.6],
        ['meeting', 5.4],
      ],
    },
    corridor(20),
    {
      depth: 6.0,
      onto: 'above',
      rooms: [
        ['reception', 4.6],
        ['lounge', 4.2],
        ['pantry', 3.6],
        ['phone', 1.2],
        ['print', 2.4],
        ['server', 1.6],
        ['toilets', 2.4],
      ],
    },
  ]),
  office('plan-office-450', 'văn phòng 450 m²', '450 m² office', '450㎡ 사무실', [
    {
      depth: 8.2,
      onto: 'below',
      rooms: [
        ['work', 18.8],
        ['meeting', 6.2],
      ],
    },
    corridor(25),
    {
      depth: 8.0,
      onto: 'above',
      rooms: [
        ['reception', 5.0],
        ['board', 7.6],
        ['pantry', 4.4],
        ['nursing', 2.2],
        ['print', 2.4],
        ['server', 1.6],
        ['toilets', 1.8],
      ],
    },
  ]),
  office('plan-office-600', 'văn phòng 600 m²', '600 m² office', '600㎡ 사무실', [
    {
      depth: 7.0,
      onto: 'below',
      rooms: [
        ['work', 19.0],
        ['training', 6.4],
        ['quiet', 4.6],
      ],
    },
    corridor(30),
    {
      depth: 3.0,
      onto: 'both',
      rooms: [
        ['corridor', 3.0],
        ['toilets', 6.0],
        ['server', 2.4],
        ['storage', 4.0],
        ['print', 3.0],
        ['phone', 1.2],
        ['phone', 1.2],
        ['focus', 2.2],
        ['nursing', 2.6],
        ['corridor', 4.4],
      ],
    },
    corridor(30),
    {
      depth: 6.4,
      onto: 'above',
      rooms: [
        ['reception', 5.4],
        ['meeting', 5.6],
        ['lounge', 4.6],
        ['pantry', 4.4],
        ['work', 10.0],
      ],
    },
  ]),
  office('plan-office-900', 'văn phòng 900 m²', '900 m² office', '900㎡ 사무실', [
    {
      depth: 9.0,
      onto: 'below',
      rooms: [
        ['work', 24.0],
        ['training', 7.0],
        ['quiet', 5.0],
      ],
    },
    corridor(36, 2.0),
    {
      depth: 3.6,
      onto: 'both',
      rooms: [
        ['corridor', 3.4],
        ['toilets', 7.0],
        ['server', 3.0],
        ['storage', 5.0],
        ['print', 3.4],
        ['phone', 1.2],
        ['phone', 1.2],
        ['phone', 1.2],
        ['focus', 2.4],
        ['focus', 2.4],
        ['nursing', 2.6],
        ['corridor', 3.2],
      ],
    },
    corridor(36, 2.0),
    {
      depth: 8.4,
      onto: 'above',
      rooms: [
        ['reception', 6.0],
        ['board', 7.8],
        ['meeting', 4.6],
        ['lounge', 5.6],
        ['pantry', 5.0],
        ['work', 7.0],
      ],
    },
  ]),
];
