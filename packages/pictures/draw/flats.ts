/** Floors of the flats on one level as data, in metres: rooms are rectangles, doors and windows sit on their edges. */
export type RoomKind =
  | 'living'
  | 'bedroom'
  | 'master'
  | 'kitchen'
  | 'bath'
  | 'balcony'
  | 'hall'
  | 'study'
  | 'dining'
  | 'stairs'
  | 'laundry';

/** A rectangle of the plan: kind, left, top, width, height. */
export type RoomBox = [RoomKind, number, number, number, number];

/** An opening: x, y of its start, length, along the x axis ('h') or the y axis ('v'), and for doors the side that the leaf swings to. */
export type Gap = [number, number, number, 'h' | 'v', (1 | -1)?];

export interface Floor {
  id: string;
  name: { vi: string; en: string; ko: string };
  rooms: RoomBox[];
  doors: Gap[];
  windows: Gap[];
}

export const flatFloors: Floor[] = [
  {
    id: 'plan-studio',
    name: { vi: 'căn studio', en: 'studio', ko: '스튜디오' },
    rooms: [
      ['living', 0, 0, 4.4, 4.2],
      ['kitchen', 0, 4.2, 2.6, 2.2],
      ['bath', 2.6, 4.2, 1.8, 2.2],
      ['balcony', 0, -1.2, 4.4, 1.2],
    ],
    doors: [
      [0.5, 0, 1.8, 'h', -1],
      [0.3, 4.2, 1.6, 'h', 1],
      [2.6, 4.7, 0.75, 'v', 1],
      [0, 5.2, 0.9, 'v', 1],
    ],
    windows: [
      [2.6, 0, 1.4, 'h'],
      [3.1, 6.4, 0.7, 'h'],
    ],
  },
  {
    id: 'plan-one-bedroom',
    name: { vi: 'căn một phòng ngủ', en: 'one-bedroom flat', ko: '침실 1개 아파트' },
    rooms: [
      ['living', 0, 0, 4.0, 4.4],
      ['master', 4.0, 0, 3.4, 3.6],
      ['kitchen', 0, 4.4, 2.8, 2.4],
      ['bath', 5.2, 3.6, 2.2, 1.9],
      ['hall', 2.8, 4.4, 2.4, 2.4],
      ['laundry', 5.2, 5.5, 2.2, 1.3],
      ['balcony', 0, -1.3, 4.0, 1.3],
    ],
    doors: [
      [0.9, 0, 2.0, 'h', -1],
      [4.0, 2.6, 0.8, 'v', 1],
      [5.2, 4.5, 0.75, 'v', 1],
      [0.6, 4.4, 1.6, 'h', 1],
      [3.0, 4.4, 0.95, 'h', -1],
      [3.4, 6.8, 0.9, 'h', -1],
      [5.2, 5.8, 0.75, 'v', 1],
    ],
    windows: [
      [4.9, 0, 1.6, 'h'],
      [7.4, 4.2, 0.7, 'v'],
      [0, 5.0, 1.1, 'v'],
    ],
  },
  {
    id: 'plan-two-bedroom',
    name: { vi: 'căn hai phòng ngủ', en: 'two-bedroom flat', ko: '침실 2개 아파트' },
    rooms: [
      ['living', 0, 0, 4.4, 4.8],
      ['master', 4.4, 0, 3.6, 3.8],
      ['bath', 8.0, 0, 1.9, 2.4],
      ['bedroom', 6.6, 3.8, 3.3, 3.4],
      ['hall', 4.4, 3.8, 2.2, 3.4],
      ['kitchen', 0, 4.8, 3.0, 2.4],
      ['bath', 3.0, 4.8, 1.4, 2.4],
      ['laundry', 8.0, 2.4, 1.9, 1.4],
      ['balcony', 0, -1.4, 4.4, 1.4],
    ],
    doors: [
      [1.0, 0, 2.2, 'h', -1],
      [4.4, 4.0, 0.95, 'v', -1],
      [4.9, 3.8, 0.8, 'h', -1],
      [8.0, 1.2, 0.7, 'v', 1],
      [6.6, 4.4, 0.8, 'v', 1],
      [4.4, 5.6, 0.7, 'v', -1],
      [0.8, 4.8, 1.6, 'h', 1],
      [5.0, 7.2, 0.9, 'h', -1],
      [8.3, 3.8, 0.7, 'h', -1],
    ],
    windows: [
      [5.3, 0, 1.7, 'h'],
      [9.9, 0.8, 0.8, 'v'],
      [9.9, 4.7, 1.6, 'v'],
      [0, 5.4, 1.1, 'v'],
      [9.9, 2.7, 0.8, 'v'],
    ],
  },
  {
    id: 'plan-three-bedroom',
    name: { vi: 'căn ba phòng ngủ', en: 'three-bedroom flat', ko: '침실 3개 아파트' },
    rooms: [
      ['living', 0, 0, 5.0, 5.0],
      ['master', 5.0, 0, 4.0, 4.0],
      ['bath', 9.0, 0, 2.0, 2.6],
      ['bedroom', 7.8, 4.0, 3.2, 3.4],
      ['bedroom', 7.8, 7.4, 3.2, 3.0],
      ['hall', 5.0, 4.0, 2.8, 3.4],
      ['bath', 5.0, 7.4, 2.8, 1.6],
      ['laundry', 5.0, 9.0, 2.8, 1.4],
      ['kitchen', 0, 7.4, 5.0, 3.0],
      ['dining', 0, 5.0, 5.0, 2.4],
      ['study', 9.0, 2.6, 2.0, 1.4],
      ['balcony', 0, -1.5, 5.0, 1.5],
    ],
    doors: [
      [1.2, 0, 2.6, 'h', -1],
      [5.0, 4.4, 1.1, 'v', -1],
      [5.4, 4.0, 0.85, 'h', -1],
      [9.0, 1.4, 0.7, 'v', 1],
      [7.8, 4.6, 0.8, 'v', 1],
      [7.8, 8.2, 0.8, 'v', 1],
      [6.2, 7.4, 0.7, 'h', 1],
      [0.8, 5.0, 3.2, 'h', 1],
      [0.8, 7.4, 2.4, 'h', 1],
      [5.0, 9.3, 0.75, 'v', 1],
      [5.0, 6.2, 0.9, 'v', -1],
      [9.0, 2.9, 0.7, 'v', 1],
    ],
    windows: [
      [6.0, 0, 1.9, 'h'],
      [11.0, 0.8, 0.8, 'v'],
      [11.0, 4.9, 1.6, 'v'],
      [11.0, 8.1, 1.5, 'v'],
      [0, 8.2, 1.4, 'v'],
      [0, 5.5, 1.4, 'v'],
    ],
  },
  {
    id: 'plan-four-bedroom',
    name: { vi: 'căn bốn phòng ngủ', en: 'four-bedroom flat', ko: '침실 4개 아파트' },
    rooms: [
      ['living', 0, 0, 5.6, 5.4],
      ['master', 5.6, 0, 4.4, 4.2],
      ['bath', 10.0, 0, 2.4, 2.8],
      ['study', 10.0, 2.8, 2.4, 1.4],
      ['bedroom', 8.8, 4.2, 3.6, 3.4],
      ['bedroom', 8.8, 7.6, 3.6, 3.2],
      ['hall', 5.6, 4.2, 3.2, 3.4],
      ['bath', 5.6, 7.6, 3.2, 1.6],
      ['laundry', 5.6, 9.2, 3.2, 1.6],
      ['dining', 0, 5.4, 5.6, 2.4],
      ['kitchen', 0, 7.8, 3.4, 3.0],
      ['bedroom', 0, 10.8, 3.4, 3.2],
      ['bath', 3.4, 7.8, 2.2, 3.0],
      ['balcony', 0, -1.6, 5.6, 1.6],
    ],
    doors: [
      [1.4, 0, 2.8, 'h', -1],
      [5.6, 4.5, 0.9, 'v', -1],
      [6.2, 4.2, 0.85, 'h', -1],
      [10.0, 1.6, 0.7, 'v', 1],
      [10.0, 3.1, 0.7, 'v', 1],
      [8.8, 4.8, 0.8, 'v', 1],
      [8.8, 8.2, 0.8, 'v', 1],
      [7.0, 7.6, 0.7, 'h', 1],
      [0.8, 5.4, 3.6, 'h', 1],
      [0.6, 7.8, 2.0, 'h', 1],
      [5.6, 9.6, 0.75, 'v', 1],
      [0.6, 10.8, 0.8, 'h', 1],
      [4.0, 7.8, 0.7, 'h', 1],
      [5.6, 6.2, 1.1, 'v', -1],
    ],
    windows: [
      [6.8, 0, 2.0, 'h'],
      [12.4, 0.9, 0.9, 'v'],
      [12.4, 5.1, 1.7, 'v'],
      [12.4, 8.4, 1.6, 'v'],
      [0, 8.6, 1.4, 'v'],
      [0, 11.6, 1.5, 'v'],
      [0, 5.9, 1.4, 'v'],
    ],
  },
];
