import type { StorySection } from '@hien/domain';
import { customType, integer, jsonb, timestamp } from 'drizzle-orm/pg-core';

/** A text in the three languages; `vi` is the source, a missing translation is null. */
export type LocalizedText = { vi: string; en: string | null; ko: string | null };

/** A picture as rows carry it: everything a page needs to lay it out before its bytes arrive. */
export type StoredPicture = {
  path: string;
  name: string;
  width: number;
  height: number;
  alt: LocalizedText;
  /** A tiny data URI, at most 400 bytes. */
  placeholder: string;
  /** The dominant colour, `#rrggbb`. */
  color: string;
};

/** A point of a room from above, in metres from its middle: to the right, and away from who stands at the front. */
export type RoomPlace = { x: number; y: number };

/**
 * What is seen from within a panorama. Angles are radians to the right of the picture's middle and up from its horizon; the eye's
 * `turn` is how far that middle looks to the left of straight away from the front.
 */
export type StoredAround = {
  width: number;
  depth: number;
  eye: RoomPlace & { turn: number };
  pieces: (RoomPlace & { productId: number; yaw: number; pitch: number })[];
  /** `leads` is left out where a door was kept before it was told, which then counts as leading on. */
  doors: (RoomPlace & { yaw: number; pitch: number; leads?: boolean })[];
};

/** Ids are positive integers; the seed may give its own, so the identity is `by default`. */
export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

export const localized = (name: string) => jsonb(name).$type<LocalizedText>();

export const picture = (name: string) => jsonb(name).$type<StoredPicture>();

/** A part of what a shop tells of an item at length. */
export type StoredSection = {
  title: LocalizedText;
  text: LocalizedText;
  picture?: StoredPicture;
  side: StorySection['side'];
};

export const pictures = (name: string) =>
  jsonb(name).$type<StoredPicture[]>().notNull().default([]);

/** An instant, in milliseconds, always with a zone. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () => instant('created_at').notNull().defaultNow();

/** PostgreSQL's search vector; written by `searchVector()`, never by hand. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Bytes as they are; drivers answer them as `Uint8Array` or as its subclass `Buffer`. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
