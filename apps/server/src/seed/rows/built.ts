import { encodeSelection } from '@hien/domain';
import type { BuiltCost, BuiltPhase, BuiltRoom, builtProjects } from '../../db/schema/built.ts';
import type { StoredPicture } from '../../db/schema/columns.ts';
import type { HouseType, InteriorStyle, RoomType } from '../../db/schema/vocabulary.ts';
import { chance } from '../chance.ts';
import { finishedHomes } from '../content/built/homes.ts';
import { builtAfterDesigns } from '../content/built/projects.ts';
import type { Told } from '../content/built/told.ts';
import { contractors } from '../content/contractors.ts';
import { designs } from '../content/designs/designs.ts';
import { projectStyles } from '../content/projects.ts';
import type { PictureBook } from '../picture-book.ts';
import type { DesignRows } from './designs.ts';
import type { RoomRows } from './room-by-room.ts';
import { soldIn } from './seen.ts';

type Row = typeof builtProjects.$inferInsert;

const kinds = ['drawing', 'clearing', 'services', 'finishing', 'fitting'] as const;

/** What works and joinery cost a square metre, millions of đồng. */
const perM2: Readonly<Record<InteriorStyle, number>> = {
  modern: 4.4,
  scandinavian: 3.9,
  industrial: 4.8,
  luxury: 8.6,
  other: 4.9,
};
/** A bathroom and a kitchen cost more than the square metres of a home. */
const wet: readonly RoomType[] = ['bathroom', 'kitchen'];

const rounded = (amount: number): number => Math.round(amount / 500_000) * 500_000;

function costsOf(
  { name }: Told,
  facts: { area: number; style: InteriorStyle; rooms: readonly BuiltRoom[] },
  design: number,
  pieces: number,
): BuiltCost[] {
  const only = facts.rooms.length === 1 ? facts.rooms[0]?.roomType : undefined;
  const dear = only !== undefined && wet.includes(only) ? 3.2 : 1;
  const works =
    facts.area * perM2[facts.style] * 1_000_000 * dear * (0.9 + chance(name.vi, 'works') * 0.2);
  const costs: BuiltCost[] = [
    { kind: 'design', amount: design },
    { kind: 'works', amount: rounded(works * 0.68) },
    { kind: 'joinery', amount: rounded(works * 0.32) },
    { kind: 'pieces', amount: pieces },
  ];
  return costs.filter(({ amount }) => amount > 0);
}

const phasesOf = ({ weeks }: Told): BuiltPhase[] =>
  kinds.flatMap((kind, at) => ((weeks[at] ?? 0) > 0 ? [{ kind, weeks: weeks[at] ?? 0 }] : []));

/** A room with what was photographed of it before and between the works, from the same place. */
function roomOf(
  book: PictureBook,
  room: Pick<BuiltRoom, 'roomType' | 'place' | 'name' | 'area'>,
  after: StoredPicture,
  told: Told,
): BuiltRoom {
  const id = after.name.replace(/\.[a-z0-9]+$/, '');
  return {
    ...room,
    after,
    before: book.exact(`before-${id}`),
    during: book.exact(`during-${id}`),
    words: told.words[room.roomType] ?? null,
    marks: soldIn(after),
  };
}

/** The room that its owner speaks of and kept from before leads. */
const rank = ({ before, words }: BuiltRoom): number =>
  (before === null ? 0 : 2) + (words === null ? 0 : 1);
const keptFirst = (rooms: readonly BuiltRoom[]): BuiltRoom[] =>
  rooms.toSorted((a, b) => rank(b) - rank(a));

function rowOf(
  told: Told,
  position: number,
  facts: { houseType: HouseType; style: InteriorStyle; areaM2: number; rooms: BuiltRoom[] },
  costs: BuiltCost[],
): Row {
  const at = contractors.findIndex(({ slug }) => slug === told.company);
  const company = contractors[at];
  if (company === undefined) throw new Error(`no company ${told.company}`);
  const weeks = told.weeks.reduce((sum, count) => sum + count, 0);
  return {
    id: position + 1,
    name: told.name,
    summary: told.summary,
    story: told.story,
    location: told.location,
    city: company.city,
    contractorId: at + 1,
    ...facts,
    months: Math.max(0.5, Math.round((weeks * 12 * 2) / 52) / 2),
    cost: costs.reduce((sum, { amount }) => sum + amount, 0),
    costs,
    phases: phasesOf(told),
    finishedOn: told.finishedOn,
    position,
  };
}

/** Homes built after designs, then homes furnished room by room. */
export function builtRows(book: PictureBook, design: DesignRows, room: RoomRows): Row[] {
  const projects = builtAfterDesigns.map((told, position): Row => {
    const at = designs.findIndex(({ cover }) => cover === told.cover);
    const content = designs[at];
    if (content === undefined) throw new Error(`no design with ${told.cover}`);
    const rooms = keptFirst(
      design.rooms
        .filter(({ designId }) => designId === at + 1)
        .map(({ roomType, name, areaM2, cover }) =>
          roomOf(book, { roomType, place: null, name, area: areaM2 }, cover, told),
        ),
    );
    const { house: houseType, style, area: areaM2, price } = content;
    const pieces = rounded(areaM2 * 1_050_000 * (0.8 + chance(told.cover, 'pieces') * 0.5));
    return {
      ...rowOf(
        told,
        position,
        { houseType, style, areaM2, rooms },
        costsOf(told, { area: areaM2, style, rooms }, price, pieces),
      ),
      designId: at + 1,
    };
  });
  const homes = finishedHomes.map((told, at) => homeRow(book, room, told, projects.length + at));
  return [...projects, ...homes];
}

type Home = (typeof finishedHomes)[number];

function homeRow(book: PictureBook, rows: RoomRows, told: Home, position: number): Row {
  const projectId = rows.projects.find(({ slug }) => slug === told.project)?.id;
  const unit = rows.units.find(
    (one) => one.projectId === projectId && one.plan.name.startsWith(`${told.plan}.`),
  );
  if (unit?.id === undefined) throw new Error(`no home type ${told.project} ${told.plan}`);
  const styleOf = (look: string) => projectStyles.findIndex((style) => style.look === look) + 1;
  const own = rows.rooms.filter(({ unitId }) => unitId === unit.id);
  const lookOf = (roomType: RoomType) => told.others[roomType] ?? told.look;
  let pieces = 0;
  const drawn = (unit.floors ?? []).flatMap((floor) => floor.rooms);
  const rooms = own.map(({ id, roomType, name }, place) => {
    const layout = rows.layouts.find(
      ({ roomId, styleId }) => roomId === id && styleId === styleOf(lookOf(roomType)),
    );
    if (layout === undefined) throw new Error(`room ${id} is not drawn as ${lookOf(roomType)}`);
    pieces += layout.price;
    const area = drawn.find((one) => one.place === place)?.area ?? 0;
    return roomOf(book, { roomType, place, name, area }, layout.picture, told);
  });
  const selection = encodeSelection(
    {
      project: told.project,
      unit: unit.id,
      styles: [],
      rooms: own.map(({ id }) => ({ id: id ?? 0, styles: [], slots: [] })),
    },
    {
      v: 1,
      project: told.project,
      unit: unit.id,
      style: styleOf(told.look),
      rooms: Object.fromEntries(
        own.flatMap(({ id, roomType }) =>
          lookOf(roomType) === told.look
            ? []
            : [[id, { style: styleOf(lookOf(roomType)), slots: {} }] as const],
        ),
      ),
      view: own[0]?.id ?? null,
    },
  );
  const facts = { area: unit.areaM2, style: told.look, rooms };
  return {
    ...rowOf(
      told,
      position,
      {
        houseType: unit.type,
        style: told.look,
        areaM2: unit.areaM2,
        rooms: keptFirst(rooms),
      },
      costsOf(told, facts, 0, rounded(pieces)),
    ),
    unitId: unit.id,
    selection,
    photos: told.photos.flatMap((name) => {
      const photo = book.exact(name);
      return photo === null ? [] : [{ ...photo, marks: soldIn(photo) }];
    }),
  };
}
