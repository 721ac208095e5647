import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { id, localized, picture } from './columns.ts';
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
    position: smallint('position').notNull().default(0),
  },
  (t) => [index('rooms_unit').on(t.unitId, t.position)],
);

/** A product of the shop in a layout; its place in the picture, 0 to 1. */
export type PlacedProduct = { productId: number; x: number; y: number };

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
    /** Integer đồng for the whole look. */
    price: integer('price').notNull(),
    products: jsonb('products').$type<PlacedProduct[]>().notNull().default([]),
  },
  (t) => [
    unique('room_layouts_look').on(t.roomId, t.styleId),
    index('room_layouts_style').on(t.styleId),
  ],
);
