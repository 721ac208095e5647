import { slug } from '@hien/domain';
import type { StoredPicture } from '../../db/schema/columns.ts';
import type {
  designProducts,
  designRooms,
  designs as designTable,
  furnitureDecors,
} from '../../db/schema/designs.ts';
import type { HouseType, RoomType } from '../../db/schema/vocabulary.ts';
import { searchVector } from '../../db/search-vector.ts';
import { between, chance } from '../chance.ts';
import { decors } from '../content/designs/decors.ts';
import { type DesignContent, designs } from '../content/designs/designs.ts';
import { buildNote, packageContents, roomNames } from '../content/designs/texts.ts';
import { paragraphs, text, type Text } from '../content/text.ts';
import { daysBefore } from '../epoch.ts';
import type { PictureBook } from '../picture-book.ts';
import { productIdOf } from './catalogue-content.ts';
import { piecesFor, placed, roomWord } from './placing.ts';

export type DesignRows = {
  designs: (typeof designTable.$inferInsert)[];
  rooms: (typeof designRooms.$inferInsert)[];
  products: (typeof designProducts.$inferInsert)[];
  decors: (typeof furnitureDecors.$inferInsert)[];
};

const million = 1_000_000;

const decimal = (amount: number, point: string): string =>
  String(Math.round(amount)).replace('.', point);

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
  const rows: DesignRows = { designs: [], rooms: [], products: [], decors: [] };
  designs.forEach((content, index) => addDesign(rows, content, index + 1, book));
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
  return book.find(
    {
      ...(id === undefined ? {} : { id }),
      kinds: ['room'],
      tags: [word, content.look],
      alt: roomNames[room],
    },
    used,
  );
}

function addDesign(rows: DesignRows, content: DesignContent, id: number, book: PictureBook): void {
  const used = new Set<string>();
  const cover = book.find({
    id: content.cover,
    kinds: ['room'],
    tags: content.cover.split('-'),
    alt: content.name,
  });
  used.add(cover.name);
  const from = content.build[0] * content.area;
  const to = content.build[1] * content.area;
  const pictures = [cover];
  content.rooms.forEach((room, position) => {
    const picture = position === 0 ? cover : pictureOf(content, room, used, book);
    used.add(picture.name);
    if (position > 0 && !pictures.some((other) => other.name === picture.name))
      pictures.push(picture);
    rows.rooms.push({
      designId: id,
      roomType: room,
      name: roomNames[room],
      areaM2:
        content.rooms.length === 1
          ? content.area
          : Math.round(content.area * (0.12 + chance(content.cover, room) * 0.16)),
      cover: picture,
      pictures: [picture],
      panorama: book.panoramaOf(picture),
      position,
    });
  });
  const [first = 'living-room'] = content.rooms;
  const pieces = piecesFor(book, cover, first, content.style, 6);
  rows.products.push(
    ...placed(pieces, cover.name).map((place, position) => ({
      designId: id,
      roomId: null,
      ...place,
      quantity: 1,
      position,
    })),
  );
  const published = daysBefore(5 + id * 12);
  rows.designs.push({
    id,
    slug: slug(content.name.vi),
    number: `HD-${String(id).padStart(4, '0')}`,
    name: content.name,
    summary: content.summary,
    description: paragraphs([
      content.summary,
      packageContents,
      buildNote(content.area, decimal(from, ','), decimal(to, ',')),
    ]),
    designerName: id % 3 === 0 ? 'Lê Minh Khuê' : 'Nhóm thiết kế Hiên',
    designType: content.rooms.length === 1 ? 'by-room' : 'whole-unit',
    houseType: content.house,
    style: content.style,
    areaM2: content.area,
    price: content.price,
    constructionPriceFrom: Math.round(from) * million,
    constructionPriceTo: Math.round(to) * million,
    cover,
    pictures,
    layoutPlan: book.exact(planOf[content.house]),
    simple: id % 3 !== 1 || content.rooms.length === 1,
    top: content.rooms.length > 2,
    likeCount: between(60, 940, content.cover, 'likes'),
    commentCount: between(2, 48, content.cover, 'comments'),
    viewCount: between(1_200, 18_000, content.cover, 'views'),
    position: id,
    publishedAt: published,
    createdAt: published,
    search: searchVector(content.name, [content.summary, content.look]),
  });
}
