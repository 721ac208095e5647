import * as z from 'zod/mini';
import type { Language, Text } from '../language/language.ts';
import { type Door, type Point, doorCertainties, doorKinds } from './doors.ts';
import { bounds, crossesItself, enclosed, outlineOf } from './geometry.ts';
import { officeModule } from './modules.ts';
import type { PlacedModule } from './placed.ts';
import {
  type Density,
  type OfficeRoomKind,
  type OwnRules,
  densities,
  officeRoomKinds,
  officeRoomLabels,
  ruleLimits,
} from './rules.ts';
import { isWorksDate } from './workdays.ts';

/** How large a project may become; what is above is refused with a sentence. */
export const officeLimits = {
  nameLength: 80,
  rooms: 60,
  corners: 40,
  doors: 400,
  modules: 600,
  headcount: 2_000,
  /** Pixels of a plan's side. */
  side: 20_000,
  /** Projects that a member keeps. */
  projects: 20,
  /** Metres along a wall of a plan that is drawn by its measures. */
  wall: { least: 3, most: 100 },
  /** Metres a pixel: a plan of a square metre, and one of a whole street. */
  scale: { least: 0.0005, most: 1 },
} as const;

/** A room of a plan: what it is for, and its corners in pixels of the plan. */
export type OfficeRoom = {
  readonly id: string;
  readonly kind: OfficeRoomKind;
  readonly name: string;
  readonly outline: readonly Point[];
};

/** Where a plan comes from: one of ours, four walls of given measures, or a picture that stays on the device of whoever chose it. */
export type PlanSource =
  | { readonly kind: 'sample'; readonly id: string }
  | { readonly kind: 'rectangle' }
  | { readonly kind: 'own'; readonly file: string };

/** Everything that somebody planned for an office. What is drawn is in pixels of the plan, what is placed in metres. */
export type OfficeProject = {
  readonly v: 1;
  readonly name: string;
  readonly company: string;
  readonly headcount: number;
  readonly density: Density;
  /** Rules of this project's own, in place of its density's. */
  readonly rules?: OwnRules | undefined;
  readonly plan: PlanSource | null;
  readonly width: number;
  readonly height: number;
  /** Metres a pixel; null until one length is known. */
  readonly scale: number | null;
  readonly rooms: readonly OfficeRoom[];
  readonly doors: readonly Door[];
  /** Whether somebody looked at the doors or chose to go on without. */
  readonly doorsSeen: boolean;
  readonly modules: readonly PlacedModule[];
  /** Modules beside those that stand on the plan. */
  readonly more: readonly { readonly module: string; readonly quantity: number }[];
  /** The first day of works, `YYYY-MM-DD`; null while nobody chose one. */
  readonly start: string | null;
};

export const emptyProject: OfficeProject = {
  v: 1,
  name: '',
  company: '',
  headcount: 20,
  density: 'usual',
  plan: null,
  width: 0,
  height: 0,
  scale: null,
  rooms: [],
  doors: [],
  doorsSeen: false,
  modules: [],
  more: [],
  start: null,
};

const words = z.string().check(z.maxLength(officeLimits.nameLength));
const place = z.number().check(z.minimum(-officeLimits.side), z.maximum(officeLimits.side));
const point = z.readonly(z.tuple([place, place]));
const module = z.string().check(z.refine((id) => officeModule(id) !== undefined));
const rule = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.optional(z.number().check(z.minimum(least), z.maximum(most)));
const count = z.int().check(z.minimum(1), z.maximum(999));

const door = z.object({
  kind: z.enum(doorKinds),
  opening: z.readonly(z.tuple([point, point])),
  hinge: z.optional(z.enum(['start', 'end'])),
  swing: z.optional(z.enum(['left', 'right'])),
  width: z.number().check(z.minimum(0), z.maximum(officeLimits.side)),
  certainty: z.enum(doorCertainties),
});

/** What the check of an outline calls the flaw that has a sentence of its own. */
const crossed = 'crossed';
const outline = z.array(point).check(
  z.minLength(3),
  z.maxLength(officeLimits.corners),
  z.refine((corners) => !crossesItself(corners), crossed),
);

/** A project as it comes from a device's storage or over the wire. */
export const officeProjectSchema = z.object({
  v: z.literal(1),
  name: words,
  company: words,
  headcount: z.int().check(z.minimum(0), z.maximum(officeLimits.headcount)),
  density: z.enum(densities),
  rules: z.optional(
    z.object({
      betweenRows: rule(ruleLimits.betweenRows),
      rowEnd: rule(ruleLimits.rowEnd),
      doorApproach: rule(ruleLimits.doorApproach),
      path: rule(ruleLimits.path),
      areaPerPerson: rule(ruleLimits.areaPerPerson),
    }),
  ),
  plan: z.nullable(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('sample'), id: words }),
      z.object({ kind: z.literal('rectangle') }),
      z.object({ kind: z.literal('own'), file: words }),
    ]),
  ),
  width: z.number().check(z.minimum(0), z.maximum(officeLimits.side)),
  height: z.number().check(z.minimum(0), z.maximum(officeLimits.side)),
  scale: z.nullable(
    z.number().check(z.minimum(officeLimits.scale.least), z.maximum(officeLimits.scale.most)),
  ),
  rooms: z
    .array(
      z.object({
        id: words,
        kind: z.enum(officeRoomKinds),
        name: words,
        outline,
      }),
    )
    .check(z.maxLength(officeLimits.rooms)),
  doors: z.array(door).check(z.maxLength(officeLimits.doors)),
  doorsSeen: z.boolean(),
  modules: z
    .array(
      z.object({
        module,
        room: z.nullable(words),
        x: place,
        y: place,
        turn: z.literal([0, 90, 180, 270]),
      }),
    )
    .check(z.maxLength(officeLimits.modules)),
  more: z.array(z.object({ module, quantity: count })).check(z.maxLength(50)),
  start: z.nullable(z.string().check(z.refine(isWorksDate))),
});

/** The project that a value says, or null when it is none: storage and links are not trusted. */
export function readProject(value: unknown): OfficeProject | null {
  const read = officeProjectSchema.safeParse(value);
  return read.success ? read.data : null;
}

/**
 * The name of the first room whose sides cross, where a value would be a project without that; null for a project, and for what is
 * none anyway.
 */
export function crossedRoom(value: unknown): string | null {
  const { error } = officeProjectSchema.safeParse(value);
  const [first, ...others] = error?.issues ?? [];
  if (first?.message !== crossed || others.some(({ message }) => message !== crossed)) return null;
  const { rooms } = value as Pick<OfficeProject, 'rooms'>;
  return rooms[Number(first.path[1])]?.name ?? '';
}

/** Why a project with such a room is not taken. */
export const crossedRoomText = (room: string): Text =>
  room === ''
    ? {
        vi: 'Một phòng không dùng được: các cạnh của nó cắt nhau.',
        en: 'A room cannot be used: its sides cross.',
        ko: '사용할 수 없는 공간이 있습니다. 변이 서로 엇갈립니다.',
      }
    : {
        vi: `Phòng “${room}” không dùng được: các cạnh của nó cắt nhau.`,
        en: `The room “${room}” cannot be used: its sides cross.`,
        ko: `‘${room}’ 공간은 사용할 수 없습니다. 변이 서로 엇갈립니다.`,
      };

/** What of a project is its plan. */
export type OfficePlanPart = Pick<
  OfficeProject,
  'plan' | 'width' | 'height' | 'scale' | 'rooms' | 'doors' | 'doorsSeen'
>;

/**
 * One work area between four walls: for who has no drawing, and only measures.
 * @param width metres, like `depth`; a pixel of the plan is a centimetre
 */
export function rectanglePlan(width: number, depth: number, name: string): OfficePlanPart {
  const [across, down] = [Math.round(width * 100), Math.round(depth * 100)];
  return {
    plan: { kind: 'rectangle' },
    width: across,
    height: down,
    scale: 0.01,
    rooms: [
      {
        id: 'work',
        kind: 'work',
        name,
        outline: outlineOf({ x: 0, y: 0, width: across, height: down }),
      },
    ],
    doors: [],
    doorsSeen: true,
  };
}

/** Another plan under the same name; what stood on the former one goes with it. */
export const withPlan = (project: OfficeProject, plan: OfficePlanPart): OfficeProject => ({
  ...project,
  ...plan,
  modules: [],
});

/** What a room is for is another thing now: it is named so, and what stood in it goes. */
export const withRoomKind = (
  project: OfficeProject,
  id: string,
  kind: OfficeRoomKind,
  language: Language,
): OfficeProject => ({
  ...project,
  rooms: project.rooms.map((room) =>
    room.id === id ? { ...room, kind, name: officeRoomLabels[kind][language] } : room,
  ),
  modules: project.modules.filter(({ room }) => room !== id),
});

/** A room with its corners in metres. */
export type FloorRoom = Omit<OfficeRoom, 'outline'> & {
  readonly outline: readonly Point[];
  readonly area: number;
};

/** A plan in metres: what placement, works and totals are counted from. */
export type Floor = { readonly rooms: readonly FloorRoom[]; readonly doors: readonly Door[] };

/** The plan in metres; without rooms and doors while it has no scale. */
export function floorOf({ scale, rooms, doors }: OfficeProject): Floor {
  if (scale === null) return { rooms: [], doors: [] };
  const metres = ([x, y]: Point): Point => [x * scale, y * scale];
  return {
    rooms: rooms.map((room) => {
      const outline = room.outline.map(metres);
      return { ...room, outline, area: enclosed(outline) };
    }),
    doors: doors.map((one) => ({
      ...one,
      opening: [metres(one.opening[0]), metres(one.opening[1])],
      width: one.width,
    })),
  };
}

/** Square metres of all rooms. */
export const areaOf = ({ rooms }: Floor): number => rooms.reduce((sum, { area }) => sum + area, 0);

/** A door's width in metres by the scale: what is drawn, not what was said when it was found. */
export const doorWidth = (
  { opening: [[ax, ay], [bx, by]] }: Pick<Door, 'opening'>,
  scale = 1,
): number => Math.hypot(bx - ax, by - ay) * scale;

/** Metres that the median single door would be wide; null without one. 0.7 to 1.0 m is usual, and what a scale is checked by. */
export function medianDoor({ doors, scale }: OfficeProject): number | null {
  if (scale === null) return null;
  const widths = doors
    .filter(({ kind }) => kind === 'single')
    .map((one) => doorWidth(one, scale))
    .sort((a, b) => a - b);
  return widths[Math.floor(widths.length / 2)] ?? null;
}

/** Whether a scale makes doors that nobody builds: more than 15 % off 0.7 to 1.0 m. */
export function isScaleDoubtful(project: OfficeProject): boolean {
  const width = medianDoor(project);
  return width !== null && (width < 0.7 * 0.85 || width > 1 * 1.15);
}

/** Where a project's people have got to; each step needs the one before. */
export type OfficeStep = 'plan' | 'doors' | 'modules' | 'summary';

/** The first step that is not done yet. */
export function nextStep(project: OfficeProject): OfficeStep {
  const { plan, scale, rooms, doorsSeen, modules } = project;
  if (plan === null || scale === null || rooms.length === 0) return 'plan';
  if (!doorsSeen) return 'doors';
  return modules.length === 0 ? 'modules' : 'summary';
}

/** The whole plan as a rectangle of pixels: the picture, or what its rooms take. */
export const planBox = ({ width, height, rooms }: OfficeProject) =>
  width > 0 && height > 0
    ? { x: 0, y: 0, width, height }
    : bounds(rooms.flatMap(({ outline }) => outline));
