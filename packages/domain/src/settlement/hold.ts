import type { Instant } from '../calendar/ict.ts';
import type { SettlementState } from './settlement.ts';
import { settlementMonth } from './statement.ts';

/** Staff keep lines of a month back, or let them go again (docs/adr/0168). */
export const holdEvents = ['hold', 'release'] as const;
export type HoldEvent = (typeof holdEvents)[number];

/** Whether lines of a month can be kept back: what was paid is paid. What is held is let go at any time. */
export const canHold = (state: SettlementState): boolean => state !== 'paid';

/** The month in which a line counts once it is let go: its own while that is not paid, else the one that runs. */
export const monthOfReleased = (state: SettlementState, month: string, now: Instant): string =>
  state === 'paid' ? settlementMonth(now) : month;
