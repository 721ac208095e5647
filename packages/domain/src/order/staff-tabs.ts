import type { Text } from '../language/language.ts';
import { itemStateInfo, type ItemState } from './item/item-state.ts';

/** What staff look at: what its shop or its carrier is late with, claims on hold for long and over time, and every line. */
export const staffTabs = ['late', 'held', 'overdue', 'all'] as const;
export type StaffTab = (typeof staffTabs)[number];

export const staffTabLabels: Readonly<Record<StaffTab, Text>> = {
  late: { vi: 'Giao trễ', en: 'Late deliveries', ko: '배송 지연' },
  held: { vi: 'Tạm giữ lâu', en: 'Long on hold', ko: '장기 보류' },
  overdue: { vi: 'Yêu cầu quá hạn', en: 'Overdue claims', ko: '기한 지난 요청' },
  all: { vi: 'Tất cả', en: 'All', ko: '전체' },
};

/** The tabs of what waits too long. */
export type WaitingTab = Exclude<StaffTab, 'all'>;

/**
 * Under which tab a line waits too long; null for one that does not. Only once none of its timers is left to run: a shop that
 * promised a day is not late before it, a claim not long on hold before fourteen days.
 */
export function waitingTab(state: ItemState, hasTimer: boolean): WaitingTab | null {
  if (hasTimer) return null;
  if (state === 'dispatch_delayed' || state === 'transit_delayed') return 'late';
  const claim = itemStateInfo(state).claim;
  if (claim?.held === true) return 'held';
  return claim?.overdue === true ? 'overdue' : null;
}

/** What staff are called for about one line (2.8). */
export const lineCalls = [
  'cancel.late',
  'refund.late',
  'exchange.late',
  'claim.held-long',
] as const;
export type LineCall = (typeof lineCalls)[number];

/** Whether a line in this state is still what staff were called for. */
export function stillCalls(call: LineCall, state: ItemState): boolean {
  const claim = itemStateInfo(state).claim;
  if (call === 'claim.held-long') return claim?.held === true;
  return claim?.overdue === true && call === `${claim.type}.late`;
}
