import type { ConsentKind, VerificationState } from '@hien/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, picture } from './columns.ts';

export type UserRole = 'admin' | 'customer' | 'business' | 'contractor';
export type BusinessKind = 'company' | 'individual' | 'freelancer';
export type PartnerKind = 'design' | 'construction' | 'commerce';
export type LoginMethod = 'system' | 'google' | 'facebook' | 'apple' | 'zalo';
/** The domain's standing of an account; `active` is its `normal`. */
export type UserStatus = 'active' | 'warning' | 'suspended' | 'banned' | 'restricted' | 'withdrawn';

/** One account with several capabilities (D50): roles, perhaps a business kind, perhaps partnerships. */
export const users = pgTable(
  'users',
  {
    id: id(),
    /** Lower case; null for a social member whose provider gave none. */
    email: text('email'),
    /** scrypt with its parameters; null for a social member. */
    passwordHash: text('password_hash'),
    loginMethod: text('login_method').$type<LoginMethod>().notNull().default('system'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull().default(''),
    phone: text('phone'),
    avatar: picture('avatar'),
    roles: text('roles')
      .array()
      .$type<UserRole[]>()
      .notNull()
      .default(sql`'{customer}'`),
    businessKind: text('business_kind').$type<BusinessKind>(),
    partner: text('partner')
      .array()
      .$type<PartnerKind[]>()
      .notNull()
      .default(sql`'{}'`),
    membershipType: text('membership_type').$type<'Gold' | 'Basic'>(),
    isAuction: boolean('is_auction').notNull().default(false),
    status: text('status').$type<UserStatus>().notNull().default('active'),
    language: text('language').$type<'vi' | 'en' | 'ko'>().notNull().default('vi'),
    marketingConsentAt: instant('marketing_consent_at'),
    termsAcceptedAt: instant('terms_accepted_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    withdrawnAt: instant('withdrawn_at'),
    lastSignInAt: instant('last_sign_in_at'),
    suspendedUntil: instant('suspended_until'),
    /** Why staff warned or stopped the account; the member reads it. */
    standingReason: text('standing_reason'),
    /** Grows with every change of the profile, so that two tabs do not overwrite each other. */
    version: integer('version').notNull().default(0),
  },
  (t) => [uniqueIndex('users_email_key').on(t.email)],
);

export const socialAccounts = pgTable(
  'social_accounts',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    method: text('method').$type<Exclude<LoginMethod, 'system'>>().notNull(),
    socialId: text('social_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('social_accounts_method_key').on(t.method, t.socialId),
    index('social_accounts_user').on(t.userId),
  ],
);

/** `second-factor`: the password fitted, and nothing is open until the code does. */
export type SessionKind = 'main' | 'commerce' | 'partner' | 'second-factor';

/** A bearer token: only its SHA-256 is stored. Commerce tokens hang on the main session and end with it. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    parentId: integer('parent_id'),
    kind: text('kind').$type<SessionKind>().notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** Of a main session: when one of its tokens was last shown, to a few minutes. */
    usedAt: instant('used_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('sessions_token_key').on(t.tokenHash),
    index('sessions_user').on(t.userId),
    index('sessions_parent').on(t.parentId),
    index('sessions_expiry').on(t.expiresAt),
  ],
);

/** The second factor of a member of staff (RFC 6238). No operation answers the secret once it is confirmed. */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32, 160 bits. */
  secret: text('secret').notNull(),
  /** Null until the first code was right. */
  confirmedAt: instant('confirmed_at'),
  /** The step of thirty seconds whose code was used last: no code opens twice. */
  lastStep: integer('last_step').notNull().default(0),
  /** SHA-256 of the recovery codes that are left. */
  recoveryHashes: text('recovery_hashes')
    .array()
    .notNull()
    .default(sql`'{}'`),
  createdAt: createdAt(),
});

export type VerificationPurpose = 'sign-up' | 'reset-password';

/** The newest code of an e-mail for each purpose; codes are kept as scrypt hashes. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: id(),
    email: text('email').notNull(),
    purpose: text('purpose').$type<VerificationPurpose>().notNull(),
    state: text('state').$type<VerificationState>().notNull(),
    codeHash: text('code_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    sentAt: instant('sent_at').notNull(),
    /** SHA-256 of what a right reset code was traded for; null again once used. */
    ticketHash: text('ticket_hash'),
    ticketExpiresAt: instant('ticket_expires_at'),
  },
  (t) => [
    uniqueIndex('verification_codes_email').on(t.email, t.purpose),
    uniqueIndex('verification_codes_ticket').on(t.ticketHash),
    index('verification_codes_sent').on(t.sentAt),
  ],
);

export type StandingAction = 'warn' | 'suspend' | 'ban' | 'lift';

/** What staff did to an account: one row a step, never changed. */
export const standingEvents = pgTable(
  'standing_events',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    action: text('action').$type<StandingAction>().notNull(),
    fromState: text('from_state').$type<UserStatus>().notNull(),
    toState: text('to_state').$type<UserStatus>().notNull(),
    reason: text('reason').notNull(),
    /** The end of a suspension. */
    until: instant('until'),
    actorId: integer('actor_id').references(() => users.id),
    at: instant('at').notNull(),
  },
  (t) => [index('standing_events_user').on(t.userId, t.id)],
);

/** What somebody agreed to or took back, and when: one row for each time, never changed. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ConsentKind>().notNull(),
    /** Of the text that was agreed to. */
    version: integer('version').notNull(),
    granted: boolean('granted').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('consents_user').on(t.userId, t.kind, t.at)],
);

/** Failed sign-ins per address and account, shared by every process of one database. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    /** SHA-256 of address and account: no personal data. */
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
  },
  (t) => [index('sign_in_attempts_window').on(t.windowEndsAt)],
);
