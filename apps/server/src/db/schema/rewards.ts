import type {
  CampaignAudience,
  CampaignState,
  Coupon,
  CouponState,
  LotState,
  ReferralOwner,
} from '@hien/domain';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, instant, localized } from './columns.ts';

/** What staff issue coupons by: the domain's `CouponCampaign` in columns. */
export const couponCampaigns = pgTable('coupon_campaigns', {
  id: id(),
  /** Capitals; one campaign for each. */
  code: text('code').notNull().unique(),
  name: localized('name').notNull(),
  state: text('state').$type<CampaignState>().notNull().default('draft'),
  version: integer('version').notNull().default(0),
  value: jsonb('value').$type<Coupon['value']>().notNull(),
  minimum: integer('minimum').notNull().default(0),
  from: instant('from').notNull(),
  until: instant('until').notNull(),
  audience: text('audience').$type<CampaignAudience>().notNull(),
  /** Lower case; of the audience `members`. */
  emails: jsonb('emails').$type<readonly string[]>().notNull().default([]),
  /** Of the audience `joined`: the first moment and the last. */
  joinedFrom: instant('joined_from'),
  joinedUntil: instant('joined_until'),
  most: integer('most').notNull(),
  /** Stopped with what nobody had used. */
  withdrawn: boolean('withdrawn').notNull().default(false),
  startedAt: instant('started_at'),
  createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
});

/** A member's coupon; the words on it and the domain's `Coupon` in columns. */
export const userCoupons = pgTable(
  'user_coupons',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    /** Null for one that no campaign issued. */
    campaignId: integer('campaign_id').references(() => couponCampaigns.id),
    /** How often it came back from a cancelled payment. */
    returns: integer('returns').notNull().default(0),
    name: localized('name').notNull(),
    state: text('state').$type<CouponState>().notNull().default('available'),
    version: integer('version').notNull().default(0),
    value: jsonb('value').$type<Coupon['value']>().notNull(),
    minimum: integer('minimum').notNull().default(0),
    from: instant('from').notNull(),
    until: instant('until').notNull(),
    changedAt: instant('changed_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('user_coupons_once').on(t.userId, t.code),
    index('user_coupons_due').on(t.state, t.until),
    index('user_coupons_campaign').on(t.campaignId),
  ],
);

/** Points earned at one time for one thing: the domain's `Lot` in columns. */
export const pointLots = pgTable(
  'point_lots',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Why they were given, `review:12`: one reward per thing. */
    source: text('source').notNull(),
    state: text('state').$type<LotState>().notNull().default('active'),
    version: integer('version').notNull().default(0),
    earned: integer('earned').notNull(),
    left: integer('left').notNull(),
    earnedAt: instant('earned_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('point_lots_source').on(t.source),
    index('point_lots_user').on(t.userId, t.expiresAt, t.id),
    index('point_lots_due').on(t.state, t.expiresAt),
  ],
);

export type PointMoveKind = 'earn' | 'spend' | 'restore' | 'expire' | 'revoke';

/** Every change of a lot: the history a member reads, and what a refund puts back. */
export const pointMoves = pgTable(
  'point_moves',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lotId: integer('lot_id')
      .notNull()
      .references(() => pointLots.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<PointMoveKind>().notNull(),
    /** Signed: what the balance gained. */
    amount: integer('amount').notNull(),
    /** The payment group that spent them or the order item that gave them back. */
    groupId: integer('group_id'),
    orderItemId: integer('order_item_id'),
    at: instant('at').notNull(),
  },
  (t) => [
    index('point_moves_user').on(t.userId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('point_moves_group').on(t.groupId),
  ],
);

/** Codes a buyer may name at checkout; folded to capitals. */
export const referralCodes = pgTable('referral_codes', {
  code: text('code').primaryKey(),
  /** What staff's acts name it by. */
  id: integer('id').notNull().unique().generatedByDefaultAsIdentity(),
  owner: text('owner').$type<ReferralOwner>().notNull().default('campaign'),
  version: integer('version').notNull().default(0),
  /** Whose account it is; null for one of ours, and of who has left. */
  userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  label: text('label').notNull(),
  endsAt: instant('ends_at'),
  createdAt: createdAt(),
});
