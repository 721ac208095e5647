import type { Language } from '@hien/domain';
import { type SQL, and, asc, count, desc, eq, min } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../db/database.ts';
import { offsetOf, pageMeta } from '../db/page.ts';
import type { Services } from '../services.ts';

/** Cases of a page. */
export const casesPerPage = 20;

/** Which rows to read, in which order. */
export type Picked = {
  readonly where: SQL | undefined;
  readonly order?: readonly SQL[];
  readonly limit?: number;
  readonly offset?: number;
};

/** A query over a list's tables, narrowed to what is asked for. */
export function picked<Query extends PgSelect>(
  query: Query,
  { where, order = [], limit = 1, offset = 0 }: Picked,
): Query {
  return query
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

/**
 * A list that staff page through. A page is read as a whole: the number of queries does not grow with its rows, which
 * `admin/queues.test.ts` counts for every list there is.
 */
export type CaseList<Row, Wire> = {
  /** Whose rows are listed and counted. */
  readonly table: PgTable;
  readonly id: PgColumn;
  /** Rows of the table that belong to the list at all; all of them when left out. */
  readonly scope?: SQL;
  /** The rows with what is joined to them; ends with `picked`. */
  readonly rows: (orm: Orm, pick: Picked) => PromiseLike<Row[]>;
  /** The rows as staff see them, in their order. What cannot be joined is read for all of them together. */
  readonly wire: (
    orm: Orm,
    rows: readonly Row[],
    language: Language,
    /** Who asks, where the list is theirs to decide. */
    reader: number | null,
  ) => Wire[] | Promise<Wire[]>;
};

/** A list of cases that wait for somebody's decision, and of those that were decided. */
export type CaseQueue<Row, Wire> = CaseList<Row, Wire> & {
  readonly waiting: SQL | undefined;
  readonly decided: SQL | undefined;
  /** Since when it waits: who waits longest comes first. */
  readonly since: PgColumn | SQL;
  /** What comes first instead: where the day by which something is due matters more. */
  readonly dueAt?: PgColumn;
  /** What comes before both: where some cases matter more than others, however long they wait. */
  readonly first?: readonly SQL[];
  /** The newest decision comes first. */
  readonly decidedAt: PgColumn;
};

/** A page of a list: which rows, in which order. */
export async function casePage<Row, Wire>(
  orm: Orm,
  { table, rows, wire }: CaseList<Row, Wire>,
  {
    where,
    order,
    page,
    limit = casesPerPage,
    language,
    reader = null,
  }: Pick<Picked, 'where' | 'order'> & {
    readonly page: number;
    readonly limit?: number;
    readonly language: Language;
    readonly reader?: number | null;
  },
) {
  const [[total], found] = await Promise.all([
    orm.select({ n: count() }).from(table).where(where),
    rows(orm, { where, ...(order && { order }), limit, offset: offsetOf({ page, limit }) }),
  ]);
  return {
    items: await wire(orm, found, language, reader),
    meta: pageMeta(page, limit, total?.n ?? 0),
  };
}

/** The handler of a queue's list. */
export function caseList<Row, Wire>(
  { database }: Services,
  queue: CaseQueue<Row, Wire>,
): (call: {
  readonly query: { readonly state?: 'waiting' | 'decided'; readonly page?: number };
  readonly language: Language;
  readonly signedIn: () => Promise<{ readonly userId: number }>;
}) => Promise<{ data: Awaited<ReturnType<typeof casePage<Row, Wire>>> }> {
  return async ({ query: { state = 'waiting', page = 1 }, language, signedIn }) => {
    const waits = state === 'waiting';
    const { id, waiting, decided, first = [], since, dueAt = since, decidedAt } = queue;
    return {
      data: await casePage(database.orm, queue, {
        where: waits ? waiting : decided,
        order: waits ? [...first, asc(dueAt), asc(id)] : [desc(decidedAt), desc(id)],
        page,
        language,
        reader: (await signedIn()).userId,
      }),
    };
  };
}

/** One row of a list by its id; null when there is none. */
export async function caseRow<Row, Wire>(
  orm: Orm,
  list: CaseList<Row, Wire>,
  id: number,
): Promise<Row | null> {
  const [row] = await list.rows(orm, { where: and(eq(list.id, id), list.scope) });
  return row ?? null;
}

/** How much waits in a queue, and since when; null when nothing does. */
export async function waitingIn(
  orm: Orm,
  { table, waiting, since }: Pick<CaseQueue<never, never>, 'table' | 'waiting' | 'since'>,
): Promise<{ waiting: number; oldest: Date | null }> {
  const [found] = await orm
    .select({ waiting: count(), oldest: min(since) as SQL<Date | null> })
    .from(table)
    .where(waiting);
  return {
    waiting: found?.waiting ?? 0,
    oldest: found?.oldest == null ? null : new Date(found.oldest),
  };
}
