import type { Instant } from '../calendar/ict.ts';
import { notify } from '../machine/effects.ts';
import type { Machine, Nothing, Rules } from '../machine/machine.ts';
import { changed, said } from '../machine/needs.ts';
import { again, because, publish } from '../machine/revisions.ts';

export const sellerItemStates = [
  'draft',
  'waiting',
  'on_sale',
  'edit_request',
  'sold_out',
  'rejected',
  'deleted',
] as const;
export type SellerItemState = (typeof sellerItemStates)[number];

/**
 * An item in the seller's list (2.12). `live` is the version buyers see: during an edit request the old
 * one stays on sale.
 */
export type SellerItem = {
  readonly state: SellerItemState;
  readonly version: number;
  readonly changedAt: Instant;
  /** Pieces over all options. */
  readonly stock: number;
  readonly liveRevision: number | null;
  readonly draftRevision: number;
  /** Sold out when the edit was asked for: the answer must not put it on sale. */
  readonly stopped: boolean;
  readonly rejection: string | null;
  /** What buyers saw when staff stopped it, until its shop sends it anew; null of any other item. */
  readonly takenDown: number | null;
};

/** Fields whose change needs approval; price, stock, days, fee and notice do not. */
export const contentFields = [
  'name',
  'category',
  'images',
  'dimensions',
  'material',
  'origin',
  'text',
] as const;

export type SellerItemPayloads = {
  readonly 'item.submit': { readonly complete: boolean };
  readonly 'item.approve': Nothing;
  readonly 'item.reject': { readonly reason: string };
  readonly 'item.withdraw': Nothing;
  readonly 'item.resubmit': { readonly changed: boolean };
  readonly 'item.edit_request': { readonly changed: readonly string[] };
  readonly 'edit.approve': Nothing;
  readonly 'edit.reject': { readonly reason: string };
  readonly 'edit.withdraw': Nothing;
  readonly 'stock.changed': { readonly stock: number };
  readonly 'seller.stop': Nothing;
  readonly 'seller.resume': Nothing;
  readonly 'admin.stop': { readonly reason: string };
  readonly 'admin.release': { readonly reason: string };
  /** Lines of orders that are not over yet. */
  readonly 'seller.delete': { readonly underWay: number };
};

export function newSellerItem(stock: number, at: Instant): SellerItem {
  return {
    state: 'draft',
    version: 0,
    changedAt: at,
    stock,
    liveRevision: null,
    draftRevision: 1,
    stopped: false,
    rejection: null,
    takenDown: null,
  };
}

/** Whether a buyer can see and buy it. */
export function isForSale(item: SellerItem): boolean {
  return (
    (item.state === 'on_sale' || item.state === 'edit_request') &&
    item.liveRevision !== null &&
    item.stock > 0 &&
    !item.stopped
  );
}

const sale = (item: SellerItem): SellerItemState =>
  item.stock > 0 && !item.stopped ? 'on_sale' : 'sold_out';
const saleOrSoldOut = { oneOf: ['on_sale', 'sold_out'], pick: sale } as const;

const rules: Rules<SellerItem, SellerItemPayloads> = [
  {
    id: 'S1',
    event: 'item.submit',
    by: ['seller'],
    from: ['draft'],
    to: 'waiting',
    needs: [{ reason: 'INCOMPLETE', met: ({ complete }) => complete }],
    effects: () => [notify('item.submitted', 'admin')],
  },
  {
    id: 'S2',
    event: 'item.approve',
    by: ['admin'],
    from: ['waiting'],
    to: saleOrSoldOut,
    change: publish,
    effects: () => [notify('item.approved', 'seller')],
  },
  {
    id: 'S3',
    event: 'item.reject',
    by: ['admin'],
    from: ['waiting'],
    to: 'rejected',
    needs: [said],
    change: because,
    effects: () => [notify('item.rejected', 'seller')],
  },
  { id: 'S4', event: 'item.withdraw', by: ['seller'], from: ['waiting'], to: 'draft' },
  {
    id: 'S5',
    event: 'item.resubmit',
    by: ['seller'],
    from: ['rejected'],
    to: 'waiting',
    needs: [changed],
    change: (item) => ({ ...again(item), takenDown: null }),
    effects: () => [notify('item.submitted', 'admin')],
  },
  {
    id: 'S6',
    event: 'item.edit_request',
    by: ['seller'],
    from: ['on_sale', 'sold_out'],
    to: 'edit_request',
    needs: [
      {
        reason: 'UNCHANGED',
        met: ({ changed }) =>
          changed.some((field) => contentFields.some((content) => content === field)),
      },
    ],
    change: again,
    effects: () => [notify('item.edit-requested', 'admin')],
  },
  {
    id: 'S7',
    event: 'edit.approve',
    by: ['admin'],
    from: ['edit_request'],
    to: saleOrSoldOut,
    change: publish,
    effects: () => [notify('item.edit-approved', 'seller')],
  },
  {
    id: 'S8',
    event: 'edit.reject',
    by: ['admin'],
    from: ['edit_request'],
    to: saleOrSoldOut,
    needs: [said],
    change: because,
    effects: () => [notify('item.edit-rejected', 'seller')],
  },
  { id: 'S9', event: 'edit.withdraw', by: ['seller'], from: ['edit_request'], to: saleOrSoldOut },
  {
    id: 'S10',
    event: 'stock.changed',
    by: ['seller', 'system'],
    from: ['draft', 'waiting', 'on_sale', 'edit_request', 'sold_out', 'rejected'],
    to: {
      oneOf: ['draft', 'waiting', 'on_sale', 'edit_request', 'sold_out', 'rejected'],
      pick: (item, { payload }) =>
        item.state === 'on_sale' || item.state === 'sold_out'
          ? sale({ ...item, stock: payload.stock })
          : item.state,
    },
    needs: [
      { reason: 'INCOMPLETE', met: ({ stock }) => Number.isSafeInteger(stock) && stock >= 0 },
    ],
    change: (_, { payload }) => ({ stock: payload.stock }),
  },
  {
    id: 'S11',
    event: 'seller.stop',
    by: ['seller'],
    from: ['on_sale'],
    to: 'sold_out',
    change: () => ({ stopped: true }),
  },
  {
    id: 'S12',
    event: 'seller.resume',
    by: ['seller'],
    from: ['sold_out'],
    to: 'on_sale',
    guards: [{ reason: 'OUT_OF_STOCK', holds: (item) => item.stock > 0 }],
    change: () => ({ stopped: false }),
  },
  {
    id: 'S13',
    event: 'admin.stop',
    by: ['admin'],
    from: ['on_sale', 'edit_request', 'sold_out'],
    to: 'rejected',
    needs: [said],
    change: ({ liveRevision }, { payload }) => ({
      liveRevision: null,
      takenDown: liveRevision,
      rejection: payload.reason,
    }),
    effects: () => [notify('item.stopped', 'seller')],
  },
  {
    id: 'S14',
    event: 'seller.delete',
    by: ['seller'],
    from: ['draft', 'sold_out', 'rejected'],
    to: 'deleted',
    needs: [{ reason: 'ORDERS_UNDER_WAY', met: ({ underWay }) => underWay === 0 }],
    change: () => ({ liveRevision: null }),
  },
  {
    // ours: without it a stop by mistake would cost the shop a change that nobody asked for.
    id: 'S15',
    event: 'admin.release',
    by: ['admin'],
    from: ['rejected'],
    to: saleOrSoldOut,
    guards: [{ reason: 'NOT_NOW', holds: ({ takenDown }) => takenDown !== null }],
    needs: [said],
    change: ({ takenDown }) => ({ liveRevision: takenDown, takenDown: null, rejection: null }),
    effects: () => [notify('item.released', 'seller')],
  },
];

export const sellerItemMachine: Machine<SellerItem, SellerItemPayloads> = {
  name: 'seller-item',
  start: ['draft'],
  states: {
    draft: { awaits: ['seller'] },
    waiting: { awaits: ['admin'] },
    on_sale: { awaits: [], end: true },
    edit_request: { awaits: ['admin'] },
    sold_out: { awaits: ['seller'] },
    rejected: { awaits: ['seller'] },
    deleted: { awaits: [], end: true },
  },
  refuses: ({ state }, event) =>
    event !== 'seller.delete'
      ? null
      : state === 'on_sale'
        ? 'STOP_FIRST'
        : state === 'waiting' || state === 'edit_request'
          ? 'TAKE_BACK_FIRST'
          : null,
  rules,
};
