import {
  type Item,
  claimTab,
  itemCodes,
  itemMachine,
  itemStateInfo,
  sellerTab,
  stageOf,
  timerKey,
  timersOf,
  waitingTab,
} from '@hien/domain';
import type { orderItems } from '../../db/schema/orders.ts';

type Columns = Pick<
  typeof orderItems.$inferInsert,
  | 'state'
  | 'code'
  | 'stage'
  | 'tab'
  | 'claimType'
  | 'claimTab'
  | 'awaitsShop'
  | 'staffTab'
  | 'version'
  | 'data'
  | 'dueAt'
  | 'changedAt'
>;

/** A name for each of an item's timers that only tell somebody: it is told once. */
export const reminderKey = (timer: { readonly name: string; readonly at: number }): string =>
  timerKey(timer, 'item');

/** The nearest timer of an item that still has something to do or to tell. */
export const nextTimer = (item: Item, reminded: readonly string[]) =>
  timersOf(itemMachine, item).find(
    (timer) => timer.event !== null || !reminded.includes(reminderKey(timer)),
  );

/** What stands beside `data` for lists and for the clock. `reminded`: what was told already. */
export function itemColumns(item: Item, reminded: readonly string[] = []): Columns {
  const { code, awaits } = itemStateInfo(item.state);
  const next = nextTimer(item, reminded);
  const claim = claimTab(item);
  return {
    state: item.state,
    code: code === null ? null : itemCodes[code],
    stage: stageOf(item),
    tab: sellerTab(item),
    claimType: claim?.type ?? null,
    claimTab: claim?.tab ?? null,
    awaitsShop: awaits.includes('seller'),
    staffTab: waitingTab(item.state, next !== undefined),
    version: item.version,
    data: item,
    dueAt: next === undefined ? null : new Date(next.at),
    changedAt: new Date(item.changedAt),
  };
}
