import type { Database } from '../../db/database.ts';
import { happenedToItself } from '../../db/own-events.ts';

/** Lines that came back for one reason: a line that did twice for the same is one. */
export type ReasonLines = {
  readonly reason: string;
  readonly lines: number;
  readonly refund: number;
  readonly exchange: number;
};

type Sums = {
  readonly delivered: number;
  readonly claimed: number;
  /** Those with the most lines first. */
  readonly reasons: readonly ReasonLines[];
};

export type ClaimSums = Sums & {
  /** The items that came back, those with the most lines first. */
  readonly items: readonly (Sums & { readonly id: number })[];
};

type Row = {
  readonly item: number | null;
  readonly reason: string | null;
  readonly all_items: number;
  readonly all_reasons: number;
  readonly claimed: number;
  readonly refund: number;
  readonly exchange: number;
  readonly delivered: number;
};

const sums = {
  text: `
    with told as (
      select line.id, line.product_id as item, happened.event,
        case when happened.event <> 'delivered' then happened.payload->>'reason' end as reason
      from order_items line
      join item_events happened on happened.item_id = line.id
      where line.seller_id = $1 and line.changed_at >= $2::timestamptz
        and happened.event in ('refund.request', 'exchange.request', 'delivered')
        and happened.at between $2::timestamptz and $3::timestamptz
        and ${happenedToItself('line')}
    )
    select item, reason, grouping(item)::int as all_items, grouping(reason)::int as all_reasons,
      count(distinct id) filter (where event <> 'delivered')::int as claimed,
      count(distinct id) filter (where event = 'refund.request')::int as refund,
      count(distinct id) filter (where event = 'exchange.request')::int as exchange,
      count(distinct id) filter (where event = 'delivered')::int as delivered
    from told
    group by grouping sets ((), (reason), (item), (item, reason))
    having grouping(item) = 1 or count(*) filter (where event <> 'delivered') > 0`,
};

/**
 * What came back to a shop and what arrived of it between two moments, both included: as a whole, by reason, by item and by both.
 * Lines of the shop are read that changed since, along `order_items_shop`: nothing happens to a line without changing it.
 */
export async function claimSums(
  database: Database,
  sellerId: number,
  days: { readonly from: number; readonly to: number },
): Promise<ClaimSums> {
  const rows = await database.rows<Row>(sums, [
    sellerId,
    new Date(days.from).toISOString(),
    new Date(days.to).toISOString(),
  ]);
  const whole = rows.find((row) => row.all_items === 1 && row.all_reasons === 1);
  const byItem = Map.groupBy(
    rows.filter((row) => row.all_items === 0),
    ({ item }) => item ?? 0,
  );
  return {
    ...sumsOf(
      whole,
      rows.filter((row) => row.all_items === 1),
    ),
    items: [...byItem]
      .map(([id, own]) => ({
        id,
        ...sumsOf(
          own.find((row) => row.all_reasons === 1),
          own,
        ),
      }))
      .toSorted((a, b) => b.claimed - a.claimed || a.id - b.id),
  };
}

/** One sum with the sums of its reasons. What arrived has none. */
const sumsOf = (whole: Row | undefined, rows: readonly Row[]): Sums => ({
  delivered: whole?.delivered ?? 0,
  claimed: whole?.claimed ?? 0,
  reasons: rows
    .flatMap(({ reason, all_reasons, claimed, refund, exchange }) =>
      all_reasons === 1 || reason === null ? [] : [{ reason, lines: claimed, refund, exchange }],
    )
    .toSorted((a, b) => b.lines - a.lines || a.reason.localeCompare(b.reason)),
});
