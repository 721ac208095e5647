import type { Text } from '../language/language.ts';
import { type SellerItemState, newSellerItem, sellerItemMachine } from './seller-item.ts';
import { sellerItemTexts } from './seller-item-texts.ts';
import { can } from '../machine/engine.ts';
import type { Reason } from '../machine/reasons.ts';

/**
 * What a seller reads of an item (2.12): the states of the machine, of which sold out is told in two; what is
 * approved and waits for its day is told from a draft, and what was deleted is read no more. Goods that ran out are on sale again with the next piece; a sale that the shop stopped goes on when the
 * shop says so.
 */
export const salesStates = [
  'draft',
  'waiting',
  'scheduled',
  'on_sale',
  'edit_request',
  'sold_out',
  'rejected',
  'stopped',
] as const;
export type SalesState = (typeof salesStates)[number];

/** The tabs of the list of items; all of them is one more. */
export const itemTabs = [
  'on_sale',
  'sold_out',
  'stopped',
  'edit_request',
  'waiting',
  'scheduled',
  'rejected',
  'draft',
] as const satisfies readonly SalesState[];
export type ItemTab = (typeof itemTabs)[number];

/** How a list of items can be ordered. */
export const itemSorts = ['changed', 'name', 'stock', 'price', 'sold'] as const;
export type ItemSort = (typeof itemSorts)[number];

const labelOf = (state: SellerItemState): Text => sellerItemTexts.states[state].label;

export const salesStateLabels: Readonly<Record<SalesState, Text>> = {
  draft: labelOf('draft'),
  waiting: labelOf('waiting'),
  scheduled: { vi: 'Chờ ngày bán', en: 'Scheduled', ko: '판매 예정' },
  on_sale: labelOf('on_sale'),
  edit_request: labelOf('edit_request'),
  sold_out: labelOf('sold_out'),
  rejected: labelOf('rejected'),
  stopped: { vi: 'Tạm ngừng bán', en: 'Sale stopped', ko: '판매 중지' },
};

const nothingYet: Text = {
  vi: 'Người mua chưa thấy sản phẩm này.',
  en: 'Buyers do not see this item yet.',
  ko: '구매자에게 아직 보이지 않습니다.',
};

/** What buyers see of an item. */
export const buyersSee: Readonly<Record<SalesState, Text>> = {
  draft: nothingYet,
  waiting: nothingYet,
  scheduled: {
    vi: 'Đã duyệt. Người mua thấy sản phẩm từ ngày mở bán.',
    en: 'Approved. Buyers see it from its day on.',
    ko: '승인되었습니다. 판매 시작일부터 구매자에게 보입니다.',
  },
  rejected: {
    vi: 'Người mua không thấy sản phẩm này.',
    en: 'Buyers do not see this item.',
    ko: '구매자에게 보이지 않습니다.',
  },
  on_sale: {
    vi: 'Người mua thấy và đặt mua được.',
    en: 'Buyers see it and can buy it.',
    ko: '구매자가 보고 살 수 있습니다.',
  },
  edit_request: {
    vi: 'Người mua thấy và mua bản cũ cho đến khi bản mới được duyệt.',
    en: 'Buyers see and buy the old version until the new one is approved.',
    ko: '승인 전까지는 기존 내용으로 판매됩니다.',
  },
  sold_out: {
    vi: 'Người mua thấy sản phẩm với nhãn “Hết hàng”. Nhập thêm hàng là bán lại ngay.',
    en: 'Buyers see it as sold out. It is on sale again as soon as there is stock.',
    ko: '구매자에게 품절로 보입니다. 재고를 추가하면 바로 판매됩니다.',
  },
  stopped: {
    vi: 'Người mua thấy sản phẩm với nhãn “Hết hàng” cho đến khi bạn bán lại.',
    en: 'Buyers see it as sold out until you resume the sale.',
    ko: '판매를 재개할 때까지 구매자에게 품절로 보입니다.',
  },
};

/** Whether an item has a page that buyers open: it was approved once, and was not refused since (2.12). */
export const hasBuyersPage = (state: SalesState): boolean =>
  state !== 'draft' && state !== 'waiting' && state !== 'scheduled' && state !== 'rejected';

/** What a seller can do to the sale of items in their list. */
export const saleEvents = ['seller.stop', 'seller.resume', 'seller.delete'] as const;
export type SaleEvent = (typeof saleEvents)[number];

/** The machine's own state: what is approved and waits for its day is private still, as a draft is. */
const machineState = (state: SalesState): SellerItemState =>
  state === 'stopped' ? 'sold_out' : state === 'scheduled' ? 'draft' : state;

/** An item as its list tells it. */
export type ListedItem = { readonly state: SalesState; readonly stock: number };

/**
 * Why the shop cannot stop or resume the sale of an item; null when it can. The rules of the machine (2.12) have no clock,
 * so none is asked for.
 */
export function saleRefusal({ state, stock }: ListedItem, event: SaleEvent): Reason | null {
  const item = {
    ...newSellerItem(stock, 0),
    state: machineState(state),
    stopped: state === 'stopped',
  };
  return can(sellerItemMachine, item, event, 'seller', item.changedAt);
}
