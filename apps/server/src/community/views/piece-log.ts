import type { FastifyRequest } from 'fastify';
import { BatchedCounts, type Counted } from '../../batched-counts.ts';
import type { Database } from '../../db/database.ts';
import { isShown } from '../../db/marked-piece.ts';
import type { Call } from '../../http/handler.ts';
import { ReadersOfADay } from './readers-of-a-day.ts';

/** A cart takes all pieces of a home at once; more than two such a minute is no person who reads. */
const mostAMinute = 200;

type Act = Call<'countSharePieces'>['body']['act'];

/** Somebody opens a piece of a home, or puts it into a cart: a member, whose own home it may be, or a guest. */
type Press = {
  readonly home: number;
  readonly product: number;
  readonly act: Act;
  readonly by: number | undefined;
};

/** Counts what readers do with the pieces of shared homes, once a visitor, act and day. What is written is numbers and nothing else. */
export class PieceLog {
  readonly #database: Database;
  readonly #readers: ReadersOfADay;
  readonly #counts: BatchedCounts<Press>;

  constructor(database: Database, now: () => number, onError: (error: unknown) => void) {
    this.#database = database;
    this.#readers = new ReadersOfADay(now, mostAMinute);
    this.#counts = new BatchedCounts({
      keyOf: ({ home, product, act, by }) => `${home} ${product} ${act} ${by ?? ''}`,
      write: (counted) => this.#write(counted),
      onError,
    });
  }

  record(
    request: FastifyRequest,
    { products, ...press }: Omit<Press, 'product'> & { readonly products: readonly number[] },
  ): void {
    const { home, act } = press;
    const things = new Map(products.map((product) => [`${home} ${product} ${act}`, product]));
    for (const thing of this.#readers.counted(request, [...things.keys()])) {
      const product = things.get(thing);
      if (product !== undefined) this.#counts.add({ ...press, product });
    }
  }

  flush = (): Promise<void> => this.#counts.flush();
  stop = (): Promise<void> => this.#counts.stop();

  /**
   * Of homes on show, pieces that readers see in them; authors' own presses are none. Homes without an author have nobody who
   * reads the figures. Homes are locked first, in one order, so that none goes meanwhile.
   */
  async #write(counted: readonly Counted<Press>[]): Promise<void> {
    const of = (act: Act) => counted.map(({ event, count }) => (event.act === act ? count : 0));
    await this.#database.rows(
      {
        name: 'write-piece-counts',
        text: `with told as (
            select s.id as home, p.id as product, sum(e.opened)::int as opened, sum(e.carted)::int as carted
            from unnest($1::int[], $2::int[], $3::int[], $4::int[], $5::int[]) e(home, product, by, opened, carted)
            join interior_shares s on s.id = e.home and s.status = 'visible' and s.user_id <> e.by
            join products p on p.id = e.product and p.id = any(s.product_ids) and ${isShown}
            group by s.id, p.id),
          held as (select id from interior_shares where id in (select home from told) order by id for key share)
          insert into share_piece_counts as c (share_id, product_id, opened, carted)
          select held.id, told.product, told.opened, told.carted
          from told join held on held.id = told.home order by held.id, told.product
          on conflict (share_id, product_id) do update
            set opened = c.opened + excluded.opened, carted = c.carted + excluded.carted`,
      },
      [
        counted.map(({ event }) => event.home),
        counted.map(({ event }) => event.product),
        // A guest is nobody's author.
        counted.map(({ event }) => event.by ?? 0),
        of('opened'),
        of('carted'),
      ],
    );
  }
}
