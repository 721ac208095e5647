import type { Language } from '@hien/domain';
import type { Database, Row } from '../../db/database.ts';

/** The format allows 50,000 addresses a file; a file is of one kind in one language. */
export const perFile = 50_000;

/** A page in every language. */
export type Entry = {
  readonly to: (language: Language) => string;
  /** The day its data last changed, `2026-03-01`; left out where nobody writes it down. */
  readonly changed?: string;
};

/** That there is something, and the day of what is newest; undefined where there is nothing. */
type Newest = Pick<Entry, 'changed'> | undefined;

/** The public pages of a kind. */
export type SitemapKind = {
  /** Most wanted first. */
  readonly entries: (database: Database, now: Date) => Promise<Entry[]>;
  /** What the index says of them, without reading them. */
  readonly newest: (database: Database, now: Date) => Promise<Newest>;
};

/** A kind that one statement reads. */
export function readKind<Found extends Row>(reading: {
  readonly text: string;
  readonly values?: (now: Date) => readonly unknown[];
  /** Its rows have their `day`. */
  readonly dated?: true;
  readonly toEntries: (rows: Found[]) => Entry[];
}): SitemapKind {
  const { text, values = () => [], dated = false, toEntries } = reading;
  const newestText = `select count(*)::int as count, ${dated ? 'max(day)' : 'null::text'} as day from (${text}) as listed`;
  return {
    entries: async (database, now) => toEntries(await database.rows<Found>({ text }, values(now))),
    newest: async (database, now) => {
      const [found] = await database.rows<{ count: number; day: string | null }>(
        { text: newestText },
        values(now),
      );
      if (found === undefined || found.count === 0) return undefined;
      return found.day === null ? {} : { changed: found.day };
    },
  };
}

/** A column's day in UTC. */
export const daySql = (instant: string): string =>
  `to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD')`;
