import type { ShopAct, ShopActSubject, ShopInvitationState } from '@hien/domain';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { id, instant } from './columns.ts';
import { sellers } from './shop.ts';

/** Who works in a shop that somebody else keeps (`sellers.user_id`): in one at most. */
export const shopStaff = pgTable(
  'shop_staff',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    joinedAt: instant('joined_at').notNull(),
  },
  (t) => [index('shop_staff_of').on(t.sellerId, t.joinedAt)],
);

/** Whom a shop asked to work in it. The link's token is kept as its hash alone. */
export const shopInvitations = pgTable(
  'shop_invitations',
  {
    id: id(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    state: text('state').$type<ShopInvitationState>().notNull().default('waiting'),
    /** Grows with each mail: a link of an earlier one opens nothing any more. */
    version: integer('version').notNull().default(0),
    sentBy: integer('sent_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('shop_invitations_waiting')
      .on(t.sellerId, t.email)
      .where(sql`state = 'waiting'`),
  ],
);

/** Who did what in a shop, for its owner to read. Written with what was done. */
export const shopActs = pgTable(
  'shop_acts',
  {
    id: id(),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    act: text('act').$type<ShopAct>().notNull(),
    /** The event of a line, an item or a bill. */
    event: text('event'),
    subject: text('subject').$type<ShopActSubject>().notNull(),
    subjectId: integer('subject_id'),
    /** What it was called then: an order's number, a promotion's name. */
    name: text('name').notNull().default(''),
    /** How many things at once. */
    count: integer('count').notNull().default(1),
    at: instant('at').notNull(),
  },
  (t) => [
    index('shop_acts_of').on(t.sellerId, t.id.desc().nullsFirst()),
    index('shop_acts_at').on(t.sellerId, t.at),
    index('shop_acts_by').on(t.sellerId, t.userId, t.id.desc().nullsFirst()),
  ],
);
