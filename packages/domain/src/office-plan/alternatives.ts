import { furnish } from './placement.ts';
import { type PlacedModule, deskCount, meetingSeats } from './placed.ts';
import { type OfficeProject, areaOf, floorOf } from './project.ts';
import { type Density, densities, rulesOf } from './rules.ts';
import { officeTotal } from './total.ts';

/** One way to furnish a floor, with what it comes to. */
export type Alternative = {
  readonly density: Density;
  /** Metres between two rows of desks: what tells ways apart that come to the same figures. */
  readonly aisle: number;
  readonly modules: readonly PlacedModule[];
  readonly desks: number;
  readonly meeting: number;
  /** Square metres of work areas a desk; 0 without one. */
  readonly areaPerDesk: number;
  /** Đồng, VAT included. */
  readonly total: number;
  readonly score: Score;
};

/** What a way of furnishing is judged by: points out of a hundred, and their parts. */
export type Score = {
  readonly points: number;
  /** Up to 60: how much of the headcount has a desk. */
  readonly desks: number;
  /** Up to 20: a seat in meetings for each three people. */
  readonly meeting: number;
  /** Up to 20: how near the space of a desk is to what the density promises. */
  readonly space: number;
};

const share = (part: number, whole: number): number =>
  whole <= 0 ? 1 : Math.min(1, Math.max(0, part / whole));

/** @param areaPerDesk square metres of work areas a desk */
export function scoreOf(
  { headcount, rules }: Pick<OfficeProject, 'headcount' | 'rules'>,
  placed: readonly PlacedModule[],
  areaPerDesk: number,
): Score {
  const desks = Math.round(60 * share(deskCount(placed), headcount));
  const meeting = Math.round(20 * share(meetingSeats(placed), Math.ceil(headcount / 3)));
  const space = Math.round(20 * share(areaPerDesk, rulesOf({ rules }, 'usual').areaPerPerson));
  return { points: desks + meeting + space, desks, meeting, space };
}

/** The two or three ways to furnish a project's floor; ways that come out the same are told once. */
export function alternatives(project: OfficeProject): readonly Alternative[] {
  const floor = floorOf(project);
  const work = areaOf({ ...floor, rooms: floor.rooms.filter(({ kind }) => kind === 'work') });
  const ways = densities.map((density): Alternative => {
    const rules = rulesOf(project, density);
    const modules = furnish(floor, rules);
    const desks = deskCount(modules);
    const areaPerDesk = desks === 0 ? 0 : work / desks;
    return {
      density,
      aisle: rules.betweenRows,
      modules,
      desks,
      meeting: meetingSeats(modules),
      areaPerDesk,
      total: officeTotal({ ...project, modules }).total,
      score: scoreOf(project, modules, areaPerDesk),
    };
  });
  return ways.filter(
    (way, at) =>
      !ways
        .slice(0, at)
        .some(({ modules }) => JSON.stringify(modules) === JSON.stringify(way.modules)),
  );
}

/** Whether everybody has a desk, and if not, what it is for want of. */
export type Headcount =
  | { readonly met: true; readonly spare: number }
  | {
      readonly met: false;
      readonly missing: number;
      readonly because: 'layout' | 'area' | 'rooms';
    };

/**
 * @param most desks of the fullest way there is: whether another layout would do
 */
export function headcountOf(
  { headcount, rooms, modules }: Pick<OfficeProject, 'headcount' | 'rooms' | 'modules'>,
  most: number,
): Headcount {
  const desks = deskCount(modules);
  if (desks >= headcount) return { met: true, spare: desks - headcount };
  const because = !rooms.some(({ kind }) => kind === 'work')
    ? 'rooms'
    : most >= headcount
      ? 'layout'
      : 'area';
  return { met: false, missing: headcount - desks, because };
}
