import { slug } from '@hien/domain';
import {
  type PackageRoom,
  type RoomKind,
  constructionRange,
  estimate,
  levelOf,
} from '@hien/domain/design-package';
import type { StoredPicture } from '../../db/schema/columns.ts';
import type {
  designProducts,
  designRooms,
  designs as designTable,
  furnitureDecors,
  PlanType,
} from '../../db/schema/designs.ts';
import type { designWorks } from '../../db/schema/design-works.ts';
import type { RoomFloor } from '../../db/schema/room-by-room.ts';
import type { HouseType, RoomType } from '../../db/schema/vocabulary.ts';
import { searchVector } from '../../db/search-vector.ts';
import { shownAt } from '../../media/shown-size.ts';
import { between, chance } from '../chance.ts';
import { decors } from '../content/designs/decors.ts';
import { type DesignContent, designs } from '../content/designs/designs.ts';
import { buildNote, onRequest, packageContents, roomNames } from '../content/designs/texts.ts';
import { contractors } from '../content/contractors.ts';
import { paragraphs, text, type Text } from '../content/text.ts';
import { demoId } from '../demo-accounts.ts';
import { daysBefore } from '../epoch.ts';
import type { PictureBook } from '../picture-book.ts';
import { aroundOf } from './around.ts';
import { productIdOf } from './catalogue-content.ts';
import { floorsOf, kindOf } from './floors.ts';
import { contractorUserId } from './members.ts';
import { piecesFor, placed, roomWord } from './placing.ts';

export type DesignRows = {
  designs: (typeof designTable.$inferInsert)[];
  rooms: (typeof designRooms.$inferInsert)[];
  products: (typeof designProducts.$inferInsert)[];
  works: (typeof designWorks.$inferInsert)[];
  decors: (typeof furnitureDecors.$inferInsert)[];
};

/** Who drew a design and is paid for it: the partner among the demo accounts, a company of the directory, or the house. */
function soldBy({ ofPartner, company, cover }: DesignContent) {
  if (ofPartner) return { designerName: 'Lê Minh Khuê', ownerId: demoId('freelancer') };
  if (company === null) return { designerName: 'Hiên', ownerId: null };
  const at = contractors.findIndex(({ slug }) => slug === company);
  const found = contractors[at];
  if (found === undefined) throw new Error(`${cover} is sold by ${company}, which is nobody`);
  return { designerName: found.companyName, ownerId: contractorUserId(at) };
}

const million = 1_000_000;

/** The rate on works when the sample was written. */
const vatRate = 800;

/** The drawing of each kind of home: of its lower floor when it has two. */
const planOf: Readonly<Record<HouseType, string>> = {
  studio: 'plan-studio',
  '1-bedroom': 'plan-one-bedroom',
  '2-bedroom': 'plan-two-bedroom',
  '3-bedroom': 'plan-three-bedroom',
  '4-bedroom': 'plan-four-bedroom',
  duplex: 'plan-duplex-1',
  penthouse: 'plan-penthouse-1',
  villa: 'plan-villa-1',
};

export function designRows(book: PictureBook): DesignRows {
  const rows: DesignRows = { designs: [], rooms: [], products: [], works: [], decors: [] };
  designs.forEach((content, index) => addDesign(rows, content, index + 1, book));
  // The designs of partners are theirs to look after.
  rows.works.push(
    ...rows.designs.flatMap(({ id, ownerId }, index) =>
      ownerId == null
        ? []
        : [
            {
              id: index + 1,
              ownerId,
              designId: id ?? null,
              state: 'live' as const,
              sortOrder: index + 1,
            },
          ],
    ),
  );
  rows.decors.push(
    ...decors.map((decor, index) => ({
      id: index + 1,
      slug: decor.slug,
      title: decor.title,
      content: html(decor.content),
      roomType: decor.room,
      style: decor.style,
      cover: book.find({
        id: decor.cover,
        kinds: ['room'],
        tags: [roomWord(decor.room), ...decor.cover.split('-')],
        models: decor.models,
        alt: decor.title,
      }),
      productIds: decor.models.map(productIdOf),
      publishedAt: daysBefore(3 + index * 9),
    })),
  );
  return rows;
}

/** `**word**` becomes emphasis; the content holds no other markup. */
const html = (content: Text): Text => {
  const convert = (words: string): string =>
    `<p>${words.replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')}</p>`;
  return text(convert(content.vi), convert(content.en), convert(content.ko));
};

/** The picture of one room of a design; the cover itself for the room it shows. */
function pictureOf(
  content: DesignContent,
  room: RoomType,
  used: ReadonlySet<string>,
  book: PictureBook,
): StoredPicture {
  const word = roomWord(room);
  const own = content.cover.startsWith(`${word}-${content.look}`)
    ? content.cover
    : `${word}-${content.look}-01`;
  const id = book.has(own) ? own : undefined;
  return shownAt(
    book.find(
      {
        ...(id === undefined ? {} : { id }),
        kinds: ['room'],
        tags: [word, content.look],
        alt: roomNames[room],
      },
      used,
    ),
  );
}

/** A design's rooms with their areas: those of its plan, else shares of what the content says. */
function roomAreas(content: DesignContent, floors: readonly RoomFloor[]): number[] {
  const weights = content.rooms.map((room) => 0.7 + chance(content.cover, room) * 0.6);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return content.rooms.map((_, place) => {
    const drawn = floors.flatMap(({ rooms }) => rooms).find((room) => room.place === place);
    return drawn?.area ?? Math.round((content.area * (weights[place] ?? 1)) / sum);
  });
}

/** What an estimate counts: every room that is drawn, else the rooms of the package. */
function packageRooms(
  content: DesignContent,
  floors: readonly RoomFloor[],
  areas: readonly number[],
): PackageRoom[] {
  const drawn = floors.flatMap(({ rooms }) => rooms);
  return drawn.length > 0
    ? drawn.map(({ id, area }) => ({ id, area, kind: id.replace(/-\d+$/, '') as RoomKind }))
    : content.rooms.map((room, place) => ({
        id: `${place}`,
        kind: kindOf(room) as RoomKind,
        area: areas[place] ?? 0,
      }));
}

/** How the rooms lie to one another; nothing of a room by itself. */
function planTypeOf({ rooms, plans, house }: DesignContent): PlanType | null {
  if (rooms.length === 1) return null;
  if (plans.length > 1 || house === 'villa') return 'multi-floor';
  return house === 'studio' || rooms.includes('living-kitchen') ? 'open-plan' : 'separate-rooms';
}

function addDesign(rows: DesignRows, content: DesignContent, id: number, book: PictureBook): void {
  const used = new Set<string>();
  const cover = shownAt(
    book.find({
      id: content.cover,
      kinds: ['room'],
      tags: content.cover.split('-'),
      alt: content.name,
    }),
  );
  used.add(cover.name);
  const floors = floorsOf(content.plans, content.rooms, book);
  const areas = roomAreas(content, floors);
  const made = estimate(
    {
      rooms: packageRooms(content, floors, areas),
      level: levelOf(content.style),
      pieces: [],
    },
    vatRate,
  );
  const range = made && constructionRange(made);
  const pictures = [cover];
  content.rooms.forEach((room, position) => {
    const picture = position === 0 ? cover : pictureOf(content, room, used, book);
    used.add(picture.name);
    if (position > 0 && !pictures.some((other) => other.name === picture.name))
      pictures.push(picture);
    const panorama = book.panoramaOf(picture);
    const roomId = rows.rooms.length + 1;
    rows.rooms.push({
      id: roomId,
      designId: id,
      roomType: room,
      name: roomNames[room],
      areaM2: areas[position] ?? content.area,
      cover: picture,
      pictures: [picture],
      panorama,
      around: aroundOf(panorama),
      position,
    });
    const pieces = piecesFor(book, picture, room, content.style, 6);
    rows.products.push(
      ...placed(pieces, picture.name).map((place, at) => ({
        designId: id,
        // What stands on the cover belongs to the design itself.
        roomId: position === 0 ? null : roomId,
        ...place,
        quantity: 1,
        position: at,
      })),
    );
  });
  const published = daysBefore(5 + id * 12);
  const [plan] = content.plans;
  rows.designs.push({
    id,
    slug: slug(content.name.vi),
    number: `HD-${String(id).padStart(4, '0')}`,
    name: content.name,
    summary: content.summary,
    description: paragraphs([
      content.summary,
      packageContents,
      range === null
        ? onRequest
        : buildNote(content.area, String(range.from / million), String(range.to / million)),
    ]),
    ...soldBy(content),
    designType: content.rooms.length === 1 ? 'by-room' : 'whole-unit',
    houseType: content.house,
    style: content.style,
    planType: planTypeOf(content),
    areaM2: content.area,
    price: content.price,
    constructionPriceFrom: range?.from ?? null,
    constructionPriceTo: range?.to ?? null,
    cover,
    pictures,
    layoutPlan: made === null ? null : book.exact(plan ?? planOf[content.house]),
    floors,
    simple: !content.withdrawn && (id % 3 !== 1 || content.rooms.length === 1),
    top: content.rooms.length > 2,
    likeCount: between(60, 940, content.cover, 'likes'),
    commentCount: between(2, 48, content.cover, 'comments'),
    viewCount: between(1_200, 18_000, content.cover, 'views'),
    position: id,
    withdrawnAt: content.withdrawn ? daysBefore(3) : null,
    publishedAt: published,
    createdAt: published,
    search: searchVector(content.name, [content.summary, content.look]),
  });
}
