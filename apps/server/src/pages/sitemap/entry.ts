import type { Language } from '@hien/domain';
import type { Database } from '../../db/database.ts';

/** The format allows 50,000 addresses a file; a file is of one kind in one language. */
export const perFile = 50_000;

/** A page in every language. */
export type Entry = {
  readonly to: (language: Language) => string;
  /** The day its data last changed, `2026-03-01`; left out where nobody writes it down. */
  readonly changed?: string;
};

/** The public pages of a kind, most wanted first. */
export type SitemapKind = (database: Database, now: Date) => Promise<Entry[]>;

/** A column's day in UTC. */
export const daySql = (instant: string): string =>
  `to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD')`;
