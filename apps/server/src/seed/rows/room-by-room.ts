import { isApplianceKind } from '@hien/domain';
import { homes } from '@hien/pictures/plans';
import type {
  RoomNiche,
  roomLayouts,
  roomProjectParts,
  roomProjects,
  roomStyles,
  roomUnits,
  rooms,
} from '../../db/schema/room-by-room.ts';
import type { RoomType } from '../../db/schema/vocabulary.ts';
import { roomNames } from '../content/designs/texts.ts';
import { projects, projectStyles } from '../content/projects.ts';
import { text } from '../content/text.ts';
import type { PictureBook } from '../picture-book.ts';
import { aroundOf } from './around.ts';
import { entries } from './catalogue-content.ts';
import { floorsOf, measuresOf } from './floors.ts';
import { piecesFor, placed, roomWord } from './placing.ts';
import { pricesOf } from './product-facts.ts';
import { type OptionRow, RoomOptions, type Variant } from './room-options.ts';

/** Styles in which the rooms of every home are shown, by examples where nothing of its own is rendered. */
const everyHome: ReadonlySet<string> = new Set(['modern', 'scandinavian', 'luxury', 'industrial']);

/** The home whose living room and bedroom are rendered in every style, with one shell and camera. */
const sameHome = 'plan-vuon-song-a';
const sameRooms: Partial<Record<RoomType, string>> = {
  'living-room': 'living',
  'master-room': 'bedroom',
};

/** The villa whose rooms have scenes of their own, in one style. */
const villa = 'plan-doi-thong-a-1';
const villaLook = 'modern';
const villaRooms: Partial<Record<RoomType, string>> = {
  'living-room': 'living',
  other: 'dining',
  kitchen: 'kitchen',
  'master-room': 'master',
  bedroom: 'bedroom',
  multipurpose: 'multipurpose',
  bathroom: 'bathroom',
};

/** The picture of this very room in a style, which may not be rendered yet. */
function ownPicture(plan: string, room: RoomType, look: string): string | null {
  const [same, ofVilla] = [sameRooms[room], villaRooms[room]];
  if (plan === sameHome && same !== undefined) return `same-${same}-${look}`;
  if (plan === villa && look === villaLook && ofVilla !== undefined) return `villa-${ofVilla}`;
  return null;
}

export type RoomRows = {
  projects: (typeof roomProjects.$inferInsert)[];
  parts: (typeof roomProjectParts.$inferInsert)[];
  styles: (typeof roomStyles.$inferInsert)[];
  units: (typeof roomUnits.$inferInsert)[];
  rooms: (typeof rooms.$inferInsert)[];
  layouts: (typeof roomLayouts.$inferInsert)[];
  options: OptionRow[];
};

export function roomRows(book: PictureBook, variants: readonly Variant[]): RoomRows {
  const options = new RoomOptions(variants);
  const rows: RoomRows = {
    projects: [],
    parts: [],
    styles: [],
    units: [],
    rooms: [],
    layouts: [],
    options: options.rows,
  };
  projects.forEach((project, index) => {
    const id = index + 1;
    rows.projects.push({
      id,
      slug: project.slug,
      name: project.name,
      location: project.location,
      description: project.description,
      towers: [...project.towers],
      brand: project.brand,
      position: index,
      cover: book.find({
        id: `exterior-0${project.building}`,
        kinds: ['exterior', 'room'],
        tags: ['exterior', 'balcony', 'day'],
        alt: project.name,
      }),
    });
    project.towers.forEach((tower, position) => {
      rows.parts.push({
        projectId: id,
        name: text(`Tòa ${tower}`, `${tower} block`, `${tower} 동`),
        tower,
        position,
      });
    });
    project.units.forEach((unit, position) => addUnit(rows, options, id, unit, position, book));
  });
  // After everything else, so that no option before them gets another number.
  for (const { id, roomType, niches } of rows.rooms)
    options.addAppliances(
      { id: Number(id), type: roomType },
      Object.fromEntries((niches ?? []).map(({ slot, ...niche }) => [slot, niche])),
    );
  // A style that no room is seen in yet is not offered.
  const seen = new Set(rows.layouts.map(({ styleId }) => styleId));
  rows.styles.push(
    ...projectStyles.flatMap(({ look, name }, position) => {
      if (!seen.has(position + 1)) return [];
      const thumbnail = book.find({
        id: look === 'other' ? 'same-living-other' : `living-${look}-01`,
        kinds: ['room'],
        tags: ['living', look],
        alt: name,
      });
      return [{ id: position + 1, name, thumbnail, position }];
    }),
  );
  return rows;
}

function addUnit(
  rows: RoomRows,
  options: RoomOptions,
  projectId: number,
  unit: (typeof projects)[number]['units'][number],
  position: number,
  book: PictureBook,
): void {
  const unitId = rows.units.length + 1;
  const plan = book.find({
    id: unit.plan,
    kinds: ['plan', 'room'],
    tags: [unit.type, ...unit.type.split('-')],
    alt: unit.name,
  });
  const floors = floorsOf(plansOf(unit), unit.rooms, book, unit.places);
  rows.units.push({
    id: unitId,
    projectId,
    name: unit.name,
    tower: unit.tower,
    type: unit.type,
    areaM2: unit.area,
    plan,
    floors,
    position,
  });
  unit.rooms.forEach((room, place) => {
    const roomId = rows.rooms.length + 1;
    const called = unit.names?.[room] ?? roomNames[room];
    const looks = projectStyles.flatMap(({ look, name }, index) => {
      const word = roomWord(room);
      const own = ownPicture(unit.plan, room, look);
      const isOwn = own !== null && book.has(own);
      // No example is of a room that its name alone tells.
      if (!isOwn && (room === 'other' ? look !== villaLook : !everyHome.has(look))) return [];
      const example = book.has(`${word}-${look}-01`) ? `${word}-${look}-01` : undefined;
      const id = isOwn ? own : example;
      const alt = text(
        `${called.vi} ${name.vi}`,
        `${name.en} ${called.en}`,
        `${name.ko} ${called.ko}`,
      );
      const picture = book.find({
        ...(id === undefined ? {} : { id }),
        kinds: ['room'],
        tags: [word, look],
        alt,
      });
      const panorama = book.panoramaOf(picture);
      const products = placed(piecesFor(book, picture, room, look, 6), picture.name);
      const price = products.reduce((sum, { productId }) => {
        const entry = entries[productId - 1];
        return entry === undefined ? sum : sum + pricesOf(entry).finalPrice;
      }, 0);
      return [
        {
          roomId,
          styleId: index + 1,
          picture,
          truth: isOwn ? ('this_room' as const) : ('example' as const),
          panorama,
          around: aroundOf(panorama),
          price,
          products,
        },
      ];
    });
    const [first] = looks;
    if (first === undefined) throw new Error('no style to draw a room in');
    rows.rooms.push({
      id: roomId,
      unitId,
      roomType: room,
      name: called,
      thumbnail: first.picture,
      niches: nichesOf(unit, room),
      scene: options.add(
        { id: roomId, type: room, unit: unitId, measures: measuresOf(floors, place) },
        looks,
      ),
      position: place,
    });
    rows.layouts.push(...looks);
  });
}

function nichesOf(
  { niches }: (typeof projects)[number]['units'][number],
  room: RoomType,
): RoomNiche[] {
  return Object.entries(niches?.[room] ?? {}).flatMap(([slot, niche]) =>
    isApplianceKind(slot) ? [{ slot, ...niche }] : [],
  );
}

/** Every floor of the home that the unit's plan belongs to. */
function plansOf({ plan }: (typeof projects)[number]['units'][number]): string[] {
  const home = homes.find(({ floors }) => floors.some(({ id }) => id === plan));
  if (home === undefined) throw new Error(`no plan ${plan}`);
  return home.floors.map(({ id }) => id);
}
