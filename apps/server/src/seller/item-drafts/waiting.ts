import { type ItemContent, type SellerItem, itemChangesOf, newSellerItem } from '@hien/domain';
import { type DraftState, isPublic, isTakenDown } from './draft-state.ts';

/** Whether staff have to decide about it. */
export const waits = ({ request }: Pick<DraftState, 'request'>): boolean =>
  request?.state === 'waiting';

/** What staff are asked for, over the item as it is: prices and stock go on while it waits. */
export function askedOver(asked: ItemContent, kept: ItemContent): ItemContent {
  const stock = new Map(kept.options.map((option) => [option.sku, option.stock]));
  const waiting = Object.fromEntries(
    itemChangesOf(kept, asked).content.map((field) => [field, asked[field]]),
  );
  const content = { ...kept, ...waiting };
  return {
    ...content,
    options: content.options.map((option) => ({
      ...option,
      stock: stock.get(option.sku) ?? option.stock,
    })),
  };
}

/** The item as its machine moves it (2.12). */
export function machineItem({
  product,
  request,
}: Pick<DraftState, 'product' | 'request'>): SellerItem {
  if (product === null) return newSellerItem(0, 0);
  const { status, stock, editAsked } = product;
  const stopped = status === 'sold_out';
  const sale = stopped || stock === 0 ? 'sold_out' : 'on_sale';
  return {
    ...newSellerItem(stock, product.updatedAt.getTime()),
    state: isPublic({ product }) ? (editAsked ? 'edit_request' : sale) : notPublic(status),
    stopped,
    liveRevision: isPublic({ product }) ? 1 : null,
    rejection: request?.reason ?? null,
    takenDown: isTakenDown(product) ? 1 : null,
  };
}

const notPublic = (status: string): 'draft' | 'waiting' | 'rejected' =>
  status === 'waiting' || status === 'rejected' ? status : 'draft';
