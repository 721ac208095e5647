import type { ApplianceKind, Coverage, Niche } from '@hien/domain';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import {
  type LocalizedText,
  type StoredAround,
  type StoredPicture,
  createdAt,
  id,
  localized,
  picture,
} from './columns.ts';
import { productOptions, products } from './shop.ts';
import type { HouseType, RoomType } from './vocabulary.ts';

/** A building project whose homes can be furnished room by room. */
export const roomProjects = pgTable('room_projects', {
  id: id(),
  /** The `{pro_name}` of the route. */
  slug: text('slug').notNull().unique(),
  name: localized('name').notNull(),
  location: localized('location').notNull(),
  description: localized('description').notNull(),
  towers: text('towers').array().notNull(),
  /** Which brand of the interface shows it. */
  brand: text('brand')
    .$type<'default' | 'demo' | 'samsung' | 'bgrid' | 'vib'>()
    .notNull()
    .default('default'),
  cover: picture('cover').notNull(),
  position: integer('position').notNull().default(0),
});

/** A block or a phase of a project. */
export const roomProjectParts = pgTable(
  'room_project_parts',
  {
    id: id(),
    projectId: integer('project_id')
      .notNull()
      .references(() => roomProjects.id, { onDelete: 'cascade' }),
    name: localized('name').notNull(),
    tower: text('tower'),
    position: smallint('position').notNull().default(0),
  },
  (t) => [index('room_project_parts_project').on(t.projectId, t.position)],
);

/** A room on a floor's drawing: its middle and its walls in shares of the drawing. `place` counts the unit's rooms from 0. */
export type FloorRoom = {
  id: string;
  place: number | null;
  name: LocalizedText;
  area: number;
  x: number;
  y: number;
  box: { x: number; y: number; width: number; height: number };
};

export type RoomFloor = { id: string; plan: StoredPicture; rooms: FloorRoom[] };

/** The plan of one home type and the design drawn for it: `id` is the `{designId}` of the calls. */
export const roomUnits = pgTable(
  'room_units',
  {
    id: id(),
    projectId: integer('project_id')
      .notNull()
      .references(() => roomProjects.id, { onDelete: 'cascade' }),
    name: localized('name').notNull(),
    tower: text('tower'),
    type: text('type').$type<HouseType>().notNull(),
    areaM2: doublePrecision('area_m2').notNull(),
    plan: picture('plan').notNull(),
    /** Its floors from below; the first is `plan`. */
    floors: jsonb('floors').$type<RoomFloor[]>().notNull().default([]),
    position: smallint('position').notNull().default(0),
  },
  (t) => [index('room_units_project').on(t.projectId, t.position)],
);

/** A style drawn for the homes of the projects; where it is drawn follows from the layouts. */
export const roomStyles = pgTable('room_styles', {
  id: id(),
  name: localized('name').notNull(),
  thumbnail: picture('thumbnail').notNull(),
  position: smallint('position').notNull().default(0),
});

/** A photograph of layers: the folder of its files, its whole size in pixels, and what stands there until it has come. */
export type RoomScene = {
  path: string;
  width: number;
  height: number;
  color: string;
  placeholder: string;
  alt: LocalizedText;
  /** The slot on which the shade lies that all pieces throw together. */
  shaded?: SlotName;
};

/** Where an appliance stands in a room, whole millimetres, and what reaches it. */
export type RoomNiche = Niche & { slot: ApplianceKind };

export const rooms = pgTable(
  'rooms',
  {
    id: id(),
    unitId: integer('unit_id')
      .notNull()
      .references(() => roomUnits.id, { onDelete: 'cascade' }),
    roomType: text('room_type').$type<RoomType>().notNull(),
    name: localized('name').notNull(),
    thumbnail: picture('thumbnail').notNull(),
    /** Its photograph of layers, where there is one. */
    scene: jsonb('scene').$type<RoomScene>(),
    /** Its places for appliances. */
    niches: jsonb('niches').$type<RoomNiche[]>().notNull().default([]),
    position: smallint('position').notNull().default(0),
  },
  (t) => [index('rooms_unit').on(t.unitId, t.position)],
);

/** A product of the shop in a layout; its place in the picture, 0 to 1. */
export type PlacedProduct = { productId: number; x: number; y: number };

/** What a picture of a room shows. */
export type PictureTruth = 'this_room' | 'example';

/** One look of a room in one style, with the pieces standing in it. */
export const roomLayouts = pgTable(
  'room_layouts',
  {
    id: id(),
    roomId: integer('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    styleId: integer('style_id')
      .notNull()
      .references(() => roomStyles.id),
    picture: picture('picture').notNull(),
    /** Whether the picture is of this very room, or an example of the style. */
    truth: text('truth').$type<PictureTruth>().notNull().default('example'),
    /** The room all around, and what is seen from there. */
    panorama: picture('panorama'),
    around: jsonb('around').$type<StoredAround>(),
    /** Integer đồng for the whole look. */
    price: integer('price').notNull(),
    products: jsonb('products').$type<PlacedProduct[]>().notNull().default([]),
  },
  (t) => [
    unique('room_layouts_look').on(t.roomId, t.styleId),
    index('room_layouts_style').on(t.styleId),
  ],
);

/** What can be exchanged in a room's view. */
export type SlotName =
  | 'wall'
  | 'floor'
  | 'rug'
  | 'art'
  | 'shelf'
  | 'sofa'
  | 'bed'
  | 'table'
  | 'chair'
  | 'lamp'
  | 'decor'
  | 'bath'
  | ApplianceKind;

/**
 * A layer of the room's scene: its file without width, and left, top, right, bottom in pixels of the whole picture. A
 * wall says in what light the pieces of each slot stand before it: factors of red, green and blue.
 */
export type SceneLayer = {
  name: string;
  box: [number, number, number, number];
  light?: Record<string, { red: number; green: number; blue: number }>;
};

/** One product that can stand in a slot. Never deleted: links name it by its id, so it is retired instead. */
export const roomOptions = pgTable(
  'room_options',
  {
    id: id(),
    roomId: integer('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    slot: text('slot').$type<SlotName>().notNull(),
    /** Slots lie over each other in this order, from back to front. */
    slotPosition: smallint('slot_position').notNull(),
    position: smallint('position').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The option of the product that is bought. */
    variantId: integer('variant_id').references(() => productOptions.id, { onDelete: 'set null' }),
    /** Of a floor or wall: `#rrggbb`, and what the packs of its product are counted from. */
    color: text('color'),
    coverage: jsonb('coverage').$type<Coverage>(),
    quantity: smallint('quantity').notNull().default(1),
    styleIds: integer('style_ids').array().notNull(),
    retired: boolean('retired').notNull().default(false),
    layer: jsonb('layer').$type<SceneLayer>(),
  },
  (t) => [
    index('room_options_room').on(t.roomId, t.slotPosition, t.position),
    index('room_options_product').on(t.productId),
    index('room_options_variant').on(t.variantId),
  ],
);

/** A selection that a member keeps. */
export const savedRooms = pgTable(
  'saved_rooms',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    unitId: integer('unit_id')
      .notNull()
      .references(() => roomUnits.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** As it stands in an address, without a total. */
    code: text('code').notNull(),
    /** What it cost when it was saved, in đồng. */
    total: bigint('total', { mode: 'number' }).notNull(),
    /** The look of one of its rooms, for the card; editors may take either away. */
    roomId: integer('room_id'),
    styleId: integer('style_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('saved_rooms_once').on(t.userId, t.code), index('saved_rooms_unit').on(t.unitId)],
);
