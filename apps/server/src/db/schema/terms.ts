import type { TermsCategory } from '@hien/domain';
import { boolean, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, localized, type LocalizedText } from './columns.ts';

/** One article: paragraphs, then the points of a list, if there are any. */
export type TermsSection = {
  title: LocalizedText;
  paragraphs: LocalizedText[];
  points: LocalizedText[];
};

/** Versions of the documents people agree to. A version is never changed once announced: a change is a new one. */
export const termsVersions = pgTable(
  'terms_versions',
  {
    id: id(),
    category: text('category').$type<TermsCategory>().notNull(),
    /** From 1, one more with every change. */
    version: integer('version').notNull(),
    summary: localized('summary').notNull(),
    /** What is different from the version before; null for the first. */
    changes: localized('changes'),
    sections: jsonb('sections').$type<TermsSection[]>().notNull(),
    /** Its notice takes thirty days instead of seven, and goes out by e-mail. */
    important: boolean('important').notNull().default(false),
    /** A text that no lawyer has read (D71). */
    sample: boolean('sample').notNull().default(false),
    announcedAt: instant('announced_at').notNull(),
    /** The first moment it may hold, where a later day than the notice needs was chosen. */
    notBefore: instant('not_before'),
    /** Members up to this id have their mail about an important change. */
    toldUntil: integer('told_until').notNull().default(0),
    /** Since when everybody has it; null while mails go out. */
    toldAt: instant('told_at'),
    createdAt: createdAt(),
  },
  (t) => [unique('terms_versions_key').on(t.category, t.version)],
);
