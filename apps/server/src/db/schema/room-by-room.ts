import { type AnyPgColumn, doublePrecision, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, localized, picture } from './columns.ts';

/** A building project whose flats can be furnished room by room; a small project hangs on its parent. */
export const roomProjects = pgTable(
  'room_projects',
  {
    id: id(),
    parentId: integer('parent_id').references((): AnyPgColumn => roomProjects.id),
    /** The `{pro_name}` of the route. */
    slug: text('slug').notNull().unique(),
    name: localized('name').notNull(),
    developer: text('developer').notNull(),
    city: text('city').notNull(),
    address: text('address').notNull(),
    introduction: localized('introduction'),
    towers: text('towers').array().notNull(),
    /** Apartment types on offer. */
    types: text('types').array().notNull(),
    /** Which brand of the interface shows it. */
    brand: text('brand').$type<'default' | 'demo' | 'samsung' | 'bgrid' | 'vib'>().notNull().default('default'),
    cover: picture('cover').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [index('room_projects_parent').on(t.parentId, t.position)],
);

/** A furnished style of one flat type; `id` is the `{designId}` of the calls. */
export const roomStyles = pgTable(
  'room_styles',
  {
    id: id(),
    projectId: integer('project_id').notNull().references(() => roomProjects.id, { onDelete: 'cascade' }),
    tower: text('tower').notNull(),
    type: text('type').notNull(),
    styleName: text('style_name').notNull(),
    thumbnail: picture('thumbnail').notNull(),
    position: smallint('position').notNull().default(0),
  },
  (t) => [index('room_styles_project').on(t.projectId, t.tower, t.type, t.position)],
);

/** Where a thing of the shop stands in a room; measures in metres, turn in degrees. */
export type RoomPlacement = { productId: number; x: number; y: number; turn: number };

export type RoomLayoutDetail = {
  widthM: number;
  depthM: number;
  heightM: number;
  placements: RoomPlacement[];
};

export const roomLayouts = pgTable(
  'room_layouts',
  {
    id: id(),
    styleId: integer('style_id').notNull().references(() => roomStyles.id, { onDelete: 'cascade' }),
    roomType: text('room_type').notNull(),
    name: localized('name').notNull(),
    areaM2: doublePrecision('area_m2').notNull(),
    picture: picture('picture').notNull(),
    panorama: picture('panorama'),
    detail: jsonb('detail').$type<RoomLayoutDetail>().notNull(),
    position: smallint('position').notNull().default(0),
  },
  (t) => [index('room_layouts_style').on(t.styleId, t.position)],
);
