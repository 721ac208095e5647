import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { type LocalizedText, type StoredPicture, id, localized } from './columns.ts';
import { contractors } from './contractors.ts';
import { designs } from './designs.ts';
import { roomUnits } from './room-by-room.ts';
import type { HouseType, InteriorStyle, RoomType } from './vocabulary.ts';

/** Where a piece of the shop is seen in a picture: shares of it from the left and the top. */
export type BuiltMark = { x: number; y: number; productId: number };

/** A picture of the home itself; its marks are left out where it was told before there were any. */
export type BuiltPhoto = StoredPicture & { marks?: BuiltMark[] };

/** A room that was built: how it is now, and how it was where somebody kept a picture. `place` counts a unit's rooms from 0. */
export type BuiltRoom = {
  roomType: RoomType;
  place: number | null;
  name: LocalizedText;
  area: number;
  after: StoredPicture;
  during: StoredPicture | null;
  before: StoredPicture | null;
  /** What the owner says of it. */
  words: LocalizedText | null;
  /** Where pieces of the shop are seen in `after`; left out in rooms that were told before there were marks. */
  marks?: BuiltMark[];
};

/** What was paid for, đồng with VAT. */
export type BuiltCost = { kind: 'design' | 'works' | 'joinery' | 'pieces'; amount: number };

export type BuiltPhase = {
  kind: 'drawing' | 'clearing' | 'services' | 'finishing' | 'fitting';
  weeks: number;
};

/** A home that was built, with the company that built it: after a design, or after a selection of room by room. */
export const builtProjects = pgTable(
  'built_projects',
  {
    id: id(),
    name: localized('name').notNull(),
    summary: localized('summary').notNull(),
    story: localized('story').notNull(),
    /** Building or street. */
    location: localized('location').notNull(),
    city: text('city').notNull(),
    designId: integer('design_id').references(() => designs.id, { onDelete: 'cascade' }),
    unitId: integer('unit_id').references(() => roomUnits.id, { onDelete: 'cascade' }),
    /** As it stands in the selector's address. */
    selection: text('selection'),
    contractorId: integer('contractor_id')
      .notNull()
      .references(() => contractors.id),
    houseType: text('house_type').$type<HouseType>().notNull(),
    style: text('style').$type<InteriorStyle>().notNull(),
    areaM2: doublePrecision('area_m2').notNull(),
    months: doublePrecision('months').notNull(),
    /** The sum of `costs`, đồng with VAT. */
    cost: bigint('cost', { mode: 'number' }).notNull(),
    costs: jsonb('costs').$type<BuiltCost[]>().notNull(),
    phases: jsonb('phases').$type<BuiltPhase[]>().notNull(),
    finishedOn: date('finished_on', { mode: 'string' }).notNull(),
    rooms: jsonb('rooms').$type<BuiltRoom[]>().notNull(),
    /** The home as its owners live in it, the one for cards first. */
    photos: jsonb('photos').$type<BuiltPhoto[]>().notNull().default([]),
    position: smallint('position').notNull(),
  },
  (t) => [
    index('built_projects_design').on(t.designId),
    index('built_projects_unit').on(t.unitId),
    index('built_projects_contractor').on(t.contractorId),
    check(
      'built_projects_after',
      sql`(${t.designId} is null) <> (${t.unitId} is null) and (${t.unitId} is null) = (${t.selection} is null)`,
    ),
  ],
);
