import {
  deskCount,
  furnish,
  outlineOf,
  placementRules,
  type FloorRoom,
} from '@hien/domain/office-plan';
import type { Measure } from './lib/table.ts';

const ROUNDS = 9;
const depth = 20;

const room = (width: number): FloorRoom => ({
  id: 'a',
  kind: 'work',
  name: '',
  outline: outlineOf({ x: 0, y: 0, width, height: depth }),
  area: width * depth,
});
const floor = (width: number) => ({
  rooms: [room(width)],
  doors: [
    {
      kind: 'single' as const,
      opening: [
        [0, 3],
        [0, 3.9],
      ] as const,
      width: 0.9,
      certainty: 'sure' as const,
    },
  ],
});

/** Median milliseconds of a processor for furnishing one hall of this width in metres. */
function processorTime(width: number): number {
  const hall = floor(width);
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    const placed = furnish(hall, placementRules.usual);
    const { user, system } = process.cpuUsage(before);
    if (deskCount(placed) === 0) throw new Error('no desk was placed');
    return (user + system) / 1_000;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

/** What an office costs to furnish, and how that grows with its floor. */
export async function placement(): Promise<Measure[]> {
  processorTime(25);
  const small = processorTime(12.5);
  const large = processorTime(25);
  return [
    { name: '250 m² furnished', value: small, unit: 'ms' },
    { name: '500 m² furnished', value: large, unit: 'ms', target: { atMost: 200 } },
    { name: 'twice the floor costs', value: large / small, unit: '×' },
  ];
}
