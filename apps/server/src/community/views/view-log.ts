import { ViewJudge, ictDate } from '@hien/domain';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { networkOf } from '../../http/network/caller.ts';
import { VisitorsOfADay } from '../../http/network/visitor.ts';

/** Somebody who looks at a home: a member, whose own homes they may be, or a guest. */
type View = { readonly home: number; readonly by: number | undefined };

const flushMs = 10_000;

/**
 * Counts in memory who looks at shared homes, once a visitor and day, and writes it every ten seconds in one statement: a page
 * that many read is one write. What is written is a number and nothing else.
 */
export class ViewLog {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #judge = new ViewJudge();
  readonly #visitors = new VisitorsOfADay();
  readonly #timer: NodeJS.Timeout;
  readonly #onError: (error: unknown) => void;
  #pending = new Map<string, { readonly view: View; readonly count: number }>();

  constructor(database: Database, now: () => number, onError: (error: unknown) => void) {
    this.#database = database;
    this.#now = now;
    this.#onError = onError;
    this.#timer = setInterval(() => void this.flush().catch(onError), flushMs);
    this.#timer.unref();
  }

  record(request: FastifyRequest, view: View): void {
    const at = this.#now();
    this.#visitors.begin(ictDate(at));
    const userAgent = request.headers['user-agent'] ?? '';
    const visitor = this.#visitors.hash(`${networkOf(request.ip)} ${userAgent}`);
    if (this.#judge.counts({ home: view.home, visitor, userAgent, at })) this.#add(view, 1);
  }

  /** Writes what was counted since; what cannot be written now is written with the next. */
  async flush(): Promise<void> {
    if (this.#pending.size === 0) return;
    const counted = [...this.#pending.values()];
    this.#pending = new Map();
    try {
      await this.#write(counted);
    } catch (error) {
      for (const { view, count } of counted) this.#add(view, count);
      throw error;
    }
  }

  #add(view: View, count: number): void {
    const key = `${view.home} ${view.by ?? ''}`;
    this.#pending.set(key, { view, count: (this.#pending.get(key)?.count ?? 0) + count });
  }

  /** Homes that are not there, or not on show, have no views; neither have authors of their own. Locked in one order everywhere. */
  async #write(counted: readonly { view: View; count: number }[]): Promise<void> {
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
        counted.map(({ view }) => view.home),
        // Of a home whose author has left nobody is the author, of a guest's view neither.
        counted.map(({ view }) => view.by ?? 0),
        counted.map(({ count }) => count),
      ],
    );
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush().catch(this.#onError);
  }
}
