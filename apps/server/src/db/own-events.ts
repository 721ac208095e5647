/**
 * A condition on a row `happened` of `item_events` and the row of `order_items` that is called `line`: that it happened to this
 * line. One that was split off has the history of the line it came from: what they share is counted there alone.
 */
export const happenedToItself = (line: string): string =>
  `not exists (select 1 from item_events shared where shared.item_id = ${line}.split_from
    and shared.version = happened.version and shared.event = happened.event and shared.at = happened.at)`;
