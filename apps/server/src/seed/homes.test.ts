import { pictures } from '@hien/pictures';
import { homes, planRooms } from '@hien/pictures/plans';
import { expect, test } from 'vitest';
import { designs } from '../db/schema/designs.ts';
import { projects } from './content/projects.ts';
import { PictureBook } from './picture-book.ts';
import { catalogueRows } from './rows/all.ts';

const units = projects.flatMap((project) => project.units);
const homeOf = (plan: string) => homes.find(({ floors }) => floors[0]?.id === plan);

/** What a room that is furnished is called on a plan. */
const onPlan: Record<string, readonly string[]> = {
  'living-room': ['living'],
  'living-kitchen': ['living-kitchen'],
  bedroom: ['bedroom', 'master'],
  'master-room': ['master'],
  kitchen: ['kitchen'],
  bathroom: ['bath'],
  multipurpose: ['multipurpose'],
  gym: ['gym'],
  // The villa's dining room, which no type of the contract names.
  other: ['dining'],
};

test('every home for sale has a plan of its own, of the area that it says', () => {
  expect(units.length).toBeGreaterThan(8);
  expect(new Set(units.map(({ plan }) => plan)).size).toBe(units.length);
  for (const { plan, area } of units) expect(homeOf(plan)?.area, plan).toBe(area);
});

test('every room that can be furnished lies on the plan of its home', () => {
  for (const { plan, rooms } of units) {
    const kinds = homeOf(plan)?.floors.flatMap(({ id }) => planRooms(id).map(({ kind }) => kind));
    for (const room of rooms)
      expect(
        kinds?.some((kind) => onPlan[room]?.includes(kind)),
        `${plan} ${room}`,
      ).toBe(true);
  }
});

test('a design for a home shows the plan of such a home', () => {
  const rows = catalogueRows(new PictureBook(pictures)).find(({ table }) => table === designs)
    ?.rows as (typeof designs.$inferInsert)[];
  expect(rows.length).toBeGreaterThan(10);
  for (const { houseType, layoutPlan, areaM2, floors = [] } of rows) {
    // What is drawn is as large as it says, to the metre.
    const drawn = floors.flatMap(({ rooms }) => rooms).reduce((sum, { area }) => sum + area, 0);
    if (floors.length > 0) expect(Math.abs(drawn - areaM2), houseType).toBeLessThan(1);
    // No plan of ours is as large (D95).
    if (areaM2 > 500) continue;
    const id = layoutPlan?.name.replace('.svg', '') ?? '';
    const rooms = planRooms(id).map(({ kind }) => kind);
    expect(rooms.length, `${houseType} ${id}`).toBeGreaterThan(0);
    const bedrooms = /^(\d)-bedroom$/.exec(houseType)?.[1];
    const found = rooms.filter((kind) => kind === 'bedroom' || kind === 'master').length;
    if (bedrooms !== undefined) expect(found, id).toBe(Number(bedrooms));
    else expect(id).toContain(houseType);
  }
});
