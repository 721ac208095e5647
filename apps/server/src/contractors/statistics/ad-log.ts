import { type AdChannel, AdJudge, type AdOutcome, ictDate } from '@hien/domain';
import type { FastifyRequest } from 'fastify';
import { BatchedCounts, type Counted } from '../../batched-counts.ts';
import type { Database } from '../../db/database.ts';
import { networkOf } from '../../http/network/caller.ts';
import { VisitorsOfADay } from '../../http/network/visitor.ts';

/** As the documents call the counters (D91), and the two that they lack. */
export const typeOf = {
  impression: 'number_of_impressions',
  profile: 'number_of_views',
  website: 'number_of_website_clicks',
  phone: 'number_of_calls',
  email: 'number_of_emails',
} as const satisfies Readonly<Record<AdChannel, string>>;

type Judged = {
  readonly seen: Seen;
  readonly day: string;
  readonly outcome: AdOutcome;
};

type Seen = {
  readonly contractorId: number;
  readonly channel: AdChannel;
  /** Of whose directory; none where it was found otherwise. */
  readonly city: string;
};

/** Who looks: nothing of it is kept. */
export type Looker = {
  readonly request: FastifyRequest;
  /** The companies whose page the reader keeps. */
  readonly owns: readonly number[];
};

/**
 * Counts what places bring. A visitor is known by their line and browser for a day.
 */
export class AdLog {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #judge = new AdJudge();
  readonly #counts: BatchedCounts<Judged>;
  readonly #visitors = new VisitorsOfADay();
  /** Lines from which a company looked at itself today: colleagues sit on the same one. */
  #ownLines = new Map<number, Set<string>>();

  constructor(database: Database, now: () => number, onError: (error: unknown) => void) {
    this.#database = database;
    this.#now = now;
    this.#counts = new BatchedCounts({
      keyOf: ({ seen, day, outcome }) =>
        [seen.contractorId, day, seen.channel, seen.city, outcome].join(' '),
      write: (counted) => this.#write(counted),
      onError,
    });
  }

  record({ request, owns }: Looker, events: readonly Seen[]): void {
    const at = this.#now();
    const day = ictDate(at);
    if (this.#visitors.begin(day)) this.#ownLines = new Map();
    const userAgent = request.headers['user-agent'] ?? '';
    const line = this.#visitors.hash(networkOf(request.ip));
    for (const seen of events) {
      const { contractorId, channel } = seen;
      const isOwner = owns.includes(contractorId);
      if (isOwner) this.#rememberLine(contractorId, line);
      const outcome = this.#judge.judge({
        contractor: contractorId,
        channel,
        visitor: this.#visitors.hash(`${line} ${userAgent} ${contractorId}`),
        userAgent,
        own: isOwner || (this.#ownLines.get(contractorId)?.has(line) ?? false),
        at,
      });
      this.#counts.add({ seen, day, outcome });
    }
  }

  flush = (): Promise<void> => this.#counts.flush();
  stop = (): Promise<void> => this.#counts.stop();

  /** Companies that are not there, or not admitted, have no counters. */
  async #write(counted: readonly Counted<Judged>[]): Promise<void> {
    await this.#database.rows(
      {
        name: 'write-contacts',
        text: `insert into contractor_counters as k (contractor_id, day, type, ad_type, city, outcome, count)
          select c.id, e.day, e.type, coalesce((
              select case when min(p.position) <= 10 then 'premium' when min(p.position) <= 50 then 'gold' else 'basic' end
              from contractor_positions p
              where p.contractor_id = c.id and p.shown and p.runs_until > $7 and (e.city = '' or p.city = e.city)
              having count(*) > 0), 'none'),
            e.city, e.outcome, e.count
          from unnest($1::int[], $2::date[], $3::text[], $4::text[], $5::text[], $6::int[])
            e(id, day, type, city, outcome, count)
          join contractors c on c.id = e.id and c.approval = 'approved'
          on conflict (contractor_id, day, type, ad_type, city, outcome) do update set count = k.count + excluded.count`,
      },
      [
        counted.map(({ event }) => event.seen.contractorId),
        counted.map(({ event }) => event.day),
        counted.map(({ event }) => typeOf[event.seen.channel]),
        counted.map(({ event }) => event.seen.city),
        counted.map(({ event }) => event.outcome),
        counted.map(({ count }) => count),
        new Date(this.#now()),
      ],
    );
  }

  #rememberLine(contractorId: number, line: string): void {
    const lines = this.#ownLines.get(contractorId) ?? new Set();
    this.#ownLines.set(contractorId, lines.add(line));
  }
}
