import type { FastifyRequest } from 'fastify';
import { BatchedCounts, type Counted } from '../../batched-counts.ts';
import type { Database } from '../../db/database.ts';
import { ReadersOfADay } from './readers-of-a-day.ts';

/** Somebody who looks at a home: a member, whose own homes they may be, or a guest. */
type View = { readonly home: number; readonly by: number | undefined };

/** Homes that a person reads in a minute, at most. */
const mostAMinute = 30;

/**
 * Counts who looks at shared homes, once a visitor and day. What is written is a number and nothing else.
 */
export class ViewLog {
  readonly #database: Database;
  readonly #readers: ReadersOfADay;
  readonly #counts: BatchedCounts<View>;

  constructor(database: Database, now: () => number, onError: (error: unknown) => void) {
    this.#database = database;
    this.#readers = new ReadersOfADay(now, mostAMinute);
    this.#counts = new BatchedCounts({
      keyOf: ({ home, by }) => `${home} ${by ?? ''}`,
      write: (counted) => this.#write(counted),
      onError,
    });
  }

  record(request: FastifyRequest, view: View): void {
    const [counted] = this.#readers.counted(request, [`${view.home}`]);
    if (counted !== undefined) this.#counts.add(view);
  }

  flush = (): Promise<void> => this.#counts.flush();
  stop = (): Promise<void> => this.#counts.stop();

  /** Homes that are not there, or not on show, have no views; neither have authors of their own. Locked in one order everywhere. */
  async #write(counted: readonly Counted<View>[]): Promise<void> {
    await this.#database.rows(
      {
        name: 'write-home-views',
        text: `with seen as (
            select s.id, sum(e.count)::int as count
            from unnest($1::int[], $2::int[], $3::int[]) e(home, by, count)
            join interior_shares s on s.id = e.home and s.status = 'visible' and s.user_id is distinct from e.by
            group by s.id),
          held as (select id from interior_shares where id in (select id from seen) order by id for update)
          update interior_shares s set view_count = s.view_count + seen.count
          from seen join held on held.id = seen.id where s.id = seen.id`,
      },
      [
        counted.map(({ event }) => event.home),
        // Of a home whose author has left nobody is the author, of a guest's view neither.
        counted.map(({ event }) => event.by ?? 0),
        counted.map(({ count }) => count),
      ],
    );
  }
}
