import { randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** A statement as it was sent. */
export type Recorded = { readonly text: string; readonly values: readonly unknown[] };

/** What a transaction wrote; what it read first is the server's work. */
export function writesOf(sent: readonly Recorded[]): Recorded[] {
  return sent.filter(({ text }) => /^\s*(insert|update|delete|with)\b/i.test(text));
}

/** What stood for something of its own in the recording, and what stands there in a replay. */
export type Ids = ReadonlyMap<string, string>;

const tables = ['payment_groups', 'orders', 'order_items'] as const;
let rooms = 0;

/** The writes of one checkout and of one event on its order, sent again for new orders without the server. */
export class Replay {
  readonly #database: Database;
  readonly #checkout: readonly Recorded[];
  readonly #event: readonly Recorded[];
  /** The first id of each table when it was recorded. */
  readonly #first: readonly number[];

  constructor(
    database: Database,
    first: readonly number[],
    checkout: readonly Recorded[],
    event: readonly Recorded[],
  ) {
    this.#database = database;
    this.#first = first;
    this.#checkout = checkout;
    this.#event = event;
  }

  /** Lets the next ids be numbers that stand for nothing else; answers them. */
  static async makeRoom(database: Database): Promise<number[]> {
    rooms += 1;
    const first = tables.map((_, index) => (index + 1) * 100_000_000 + rooms * 100_000);
    for (const [index, table] of tables.entries())
      await database.rows(
        { text: `alter table ${table} alter column id restart with ${first[index]}` },
        [],
      );
    return first;
  }

  /** A new order; answers what stands for what in it. */
  async checkout(index: number): Promise<Ids> {
    const ids = new Map<string, string>();
    const number = this.#checkout.flatMap(({ values }) =>
      values.filter((value) => /^SO\d{8}-\d{6,}$/.test(String(value))),
    )[0];
    ids.set(String(number), `R-${randomBytes(8).toString('hex')}`);
    ids.set('bench-key-', `replay-${index}-${randomBytes(4).toString('hex')}-`);
    await this.#send(this.#checkout, ids);
    return ids;
  }

  async event(ids: Ids): Promise<void> {
    await this.#send(this.#event, new Map(ids));
  }

  #send(writes: readonly Recorded[], ids: Map<string, string>): Promise<void> {
    return this.#database.orm.transaction(async (tx) => {
      for (const { text, values } of writes) {
        const answer = await tx.execute(bound(text, values, ids));
        const table = tables.findIndex((name) => text.startsWith(`insert into "${name}"`));
        const from = this.#first[table];
        if (from === undefined || ids.has(String(from))) continue;
        const { rows } = answer as { readonly rows: readonly { readonly id: number }[] };
        for (const [nth, { id }] of rows.entries()) ids.set(String(from + nth), String(id));
      }
    });
  }
}

function bound(text: string, values: readonly unknown[], ids: Ids): SQL {
  return sql.join(
    text
      .split(/\$(\d+)/)
      .map((part, index) =>
        index % 2 === 0 ? sql.raw(part) : sql`${sql.param(fresh(values[Number(part) - 1], ids))}`,
      ),
  );
}

/** The hash of a token is a new one each time; everything else names this order instead of the recorded one. */
function fresh(value: unknown, ids: Ids): unknown {
  if (typeof value === 'number') return Number(ids.get(String(value)) ?? value);
  if (typeof value !== 'string') return value;
  if (/^[\da-f]{64}$/.test(value)) return randomBytes(32).toString('hex');
  return [...ids].reduce((all, [old, now]) => all.replaceAll(old, now), value);
}
