import { sql } from 'drizzle-orm';

/** Of rows of `item_events`: the buyer asks for something of a line. Written out, so that the index of them is found. */
export const isClaim = sql.raw("event in ('cancel.request', 'refund.request', 'exchange.request')");
