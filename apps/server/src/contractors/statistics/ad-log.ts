import { type AdChannel, AdJudge, type AdOutcome, endOfDay, ictDate } from '@hien/domain';
import type { FastifyRequest } from 'fastify';
import { BatchedCounts, type Counted } from '../../batched-counts.ts';
import type { Database } from '../../db/database.ts';
import { networkOf } from '../../http/network/caller.ts';
import { VisitorsOfADay } from '../../http/network/visitor.ts';
import { sharedSalt } from './shared-salt.ts';

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
  /** Of what counts: the same at every process, for an hour. Empty of what is left out. */
  readonly claim: string;
  /** The company's own line, for the day. */
  readonly own: string;
  readonly at: number;
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

const hourMs = 3_600_000;
/** Longer than a process waits before it writes. */
const lateMs = 60_000;

/**
 * Counts what places bring. A visitor is known by their line and browser for a day. What a process would count it claims as it
 * writes: who was counted by another one within the hour is a repeat, and a company's line that another one knows is its own.
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
      keyOf: ({ seen, day, outcome, claim, own }) =>
        [seen.contractorId, day, seen.channel, seen.city, outcome, claim, own].join(' '),
      write: (counted) => this.#write(counted),
      onError,
    });
  }

  async record({ request, owns }: Looker, events: readonly Seen[]): Promise<void> {
    const at = this.#now();
    const day = ictDate(at);
    const salt = (of: string) => sharedSalt(this.#database, of);
    if (await this.#visitors.beginWith(day, salt)) this.#ownLines = new Map();
    const userAgent = request.headers['user-agent'] ?? '';
    const line = this.#visitors.hash(networkOf(request.ip));
    for (const seen of events) {
      const { contractorId, channel } = seen;
      const isOwner = owns.includes(contractorId);
      if (isOwner) this.#rememberLine(contractorId, line);
      const visitor = this.#visitors.hash(`${line} ${userAgent} ${contractorId}`);
      const outcome = this.#judge.judge({
        contractor: contractorId,
        channel,
        visitor,
        userAgent,
        own: isOwner || (this.#ownLines.get(contractorId)?.has(line) ?? false),
        at,
      });
      const hour = Math.floor(at / hourMs);
      this.#counts.add({
        seen,
        day,
        outcome,
        claim: outcome === 'counted' ? this.#visitors.hash(`${visitor} ${channel} ${hour}`) : '',
        own:
          outcome === 'counted' || isOwner
            ? this.#visitors.hash(`own ${line} ${contractorId}`)
            : '',
        at,
      });
    }
  }

  flush = (): Promise<void> => this.#counts.flush();
  stop = (): Promise<void> => this.#counts.stop();

  /** Companies that are not there, or not admitted, have no counters. */
  async #write(counted: readonly Counted<Judged>[]): Promise<void> {
    const now = this.#now();
    await this.#database.rows(
      { name: 'forget-claims', text: 'delete from contact_claims where until < $1' },
      [new Date(now)],
    );
    await this.#database.rows(
      {
        name: 'write-contacts',
        text: `with e as (
            select * from unnest($1::int[], $2::date[], $3::text[], $4::text[], $5::text[], $6::int[], $8::text[], $9::text[], $10::timestamptz[])
              e(id, day, type, city, outcome, count, claim, own, until)),
          claimed as (
            insert into contact_claims (key, until)
            select key, max(until) from (
              select claim as key, until from e where claim <> ''
              union all select own, until from e where outcome = 'own' and own <> '') wanted
            group by key order by key
            on conflict (key) do nothing returning key),
          judged as (
            select e.id, e.day, e.type, e.city, e.count, case
                when e.claim = '' then e.outcome
                when exists (select 1 from contact_claims c where c.key = e.own) then 'own'
                when e.claim in (select key from claimed) then 'counted'
                else 'repeat' end as outcome
            from e)
          insert into contractor_counters as k (contractor_id, day, type, ad_type, city, outcome, count)
          select c.id, j.day, j.type, coalesce((
              select case when min(p.position) <= 10 then 'premium' when min(p.position) <= 50 then 'gold' else 'basic' end
              from contractor_positions p
              where p.contractor_id = c.id and p.shown and p.runs_until > $7 and (j.city = '' or p.city = j.city)
              having count(*) > 0), 'none'),
            j.city, j.outcome, sum(j.count)::int
          from judged j join contractors c on c.id = j.id and c.approval = 'approved'
          group by c.id, j.day, j.type, j.city, j.outcome
          order by c.id, j.day, j.type, j.city, j.outcome
          on conflict (contractor_id, day, type, ad_type, city, outcome) do update set count = k.count + excluded.count`,
      },
      [
        counted.map(({ event }) => event.seen.contractorId),
        counted.map(({ event }) => event.day),
        counted.map(({ event }) => typeOf[event.seen.channel]),
        counted.map(({ event }) => event.seen.city),
        counted.map(({ event }) => event.outcome),
        counted.map(({ count }) => count),
        new Date(now),
        counted.map(({ event }) => event.claim),
        counted.map(({ event }) => event.own),
        counted.map(({ event }) => new Date(untilOf(event))),
      ],
    );
  }

  #rememberLine(contractorId: number, line: string): void {
    const lines = this.#ownLines.get(contractorId) ?? new Set();
    this.#ownLines.set(contractorId, lines.add(line));
  }
}

/** A claim holds to the end of its hour; a company's own line to the end of its day. */
const untilOf = ({ outcome, at }: Judged): number =>
  outcome === 'own' ? endOfDay(at) + lateMs : (Math.floor(at / hourMs) + 1) * hourMs + lateMs;
