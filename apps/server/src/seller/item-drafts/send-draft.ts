import {
  type AskedFacts,
  type ErrorCode,
  type ItemContent,
  type ItemFault,
  type Language,
  type SellerItemPayloads,
  apply,
  askedFields,
  errorText,
  ictDate,
  itemChangesOf,
  itemFaults,
  reasonText,
  sellerItemMachine,
} from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { itemDrafts, itemRequests, products } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { claimUploads } from '../../media/upload-repository.ts';
import { uploadName } from '../../media/upload-address.ts';
import type { Services } from '../../services.ts';
import { ownShop } from '../../own-shop.ts';
import {
  type DraftState,
  draftState,
  emptyDraft,
  isPublic,
  isTakenDown,
  shownDraft,
} from './draft-state.ts';
import { askedOfCategories } from './asked-of-categories.ts';
import { addressesIn } from './item-version.ts';
import { machineItem } from './waiting.ts';
import { takenSkus, writeItem } from './write-item.ts';
import { noteAct } from '../../shop-log.ts';
import { needVerified } from '../../verified-shop.ts';

type Sent = {
  readonly sellerId: number;
  readonly state: DraftState;
  readonly content: ItemContent;
  readonly userId: number;
  readonly at: Date;
  readonly language: Language;
  /** What its category is asked for besides. */
  readonly asked: AskedFacts;
};

/** Sends what was typed: all of a new item to staff, of one on sale what needs their word; the rest counts at once. */
export function sendItemDraft({ database, now }: Services): Handler<'sendItemDraft'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { id, draft: key = '', expectedVersion } = call.body;
    const { language } = call;
    const sellerId = await ownShop(database.orm, userId);
    return retried(database.orm, async (tx) => {
      const state = await draftState(tx, sellerId, id, { lock: true, key });
      const typed = state.row?.content ?? null;
      // Buyers see it already: no day is asked any more.
      const content = typed === null || !isPublic(state) ? typed : { ...typed, visibleOn: '' };
      if (sellerId === null || content === null || state.row?.version !== expectedVersion)
        throw new ApiError('VERSION_CONFLICT', { current: shownDraft(state) });
      const at = new Date(now());
      const asked = (await askedOfCategories(tx))(content);
      const sent = { sellerId, state, content, userId, at, language, asked };
      const productId = await sendTyped(tx, sent);
      return shownDraft(await draftState(tx, sellerId, productId));
    });
  };
}

/**
 * Looks at what was typed as a whole, and lets it go: to staff, or at once. Answers with the item.
 * @throws {ApiError} with every fault at its field; EVENT_REFUSED where nothing was changed.
 */
export async function sendTyped(tx: Orm, sent: Sent): Promise<number> {
  const { sellerId, state, content, userId, at } = sent;
  await judge(tx, sent);
  await claim(tx, state.kept, content, { userId, at });
  const productId = isPublic(state) ? await sendEdit(tx, sent) : await sendNew(tx, sent);
  await noteAct(tx, {
    sellerId,
    userId,
    act: 'item.send',
    subject: 'item',
    id: productId,
    name: content.name.vi,
    at,
  });
  return productId;
}

/** @throws {ApiError} with every fault at its field, the first one's code for all of them. */
async function judge(tx: Orm, { state, content, language, at, asked }: Sent): Promise<void> {
  const taken = await takenSkus(tx, content, state.product?.id ?? null);
  const faults: ItemFault[] = [...itemFaults(content, ictDate(at.getTime()), asked)];
  if (taken.item) faults.push({ field: 'sku', code: 'PRODUCT_02' });
  content.options.forEach(({ sku }, row) => {
    if (taken.options.has(sku)) faults.push({ field: 'options', row, code: 'PRODUCT_02' });
  });
  const [first] = faults;
  if (first === undefined) return;
  throw new ApiError(first.code, {
    status: 422,
    errors: faults.map(({ field, row, code, said }) => ({
      field: row === undefined ? field : `${field}.${row}`,
      code,
      message: said?.[language] ?? errorText(code, language),
    })),
  });
}

/** New pictures are the item's from now on. */
async function claim(
  tx: Orm,
  kept: ItemContent | null,
  content: ItemContent,
  whose: { readonly userId: number; readonly at: Date },
): Promise<void> {
  const known = new Set(kept === null ? [] : addressesIn(kept));
  const added = addressesIn(content).filter((address) => !known.has(address));
  const uploads = added.filter((address) => uploadName(address) !== null);
  if (uploads.length !== added.length || !(await claimUploads(tx, uploads, whose)))
    throw new ApiError('PRODUCT_07', { status: 422 });
}

async function sendNew(
  tx: Orm,
  { sellerId, state, content, userId, at, language }: Sent,
): Promise<number> {
  const { product, row, kept, request } = state;
  await needVerified(tx, sellerId, 'seller', language);
  const item = machineItem(state);
  // What staff stopped is compared with what buyers saw: a change that waited then was not looked at.
  const before = product !== null && isTakenDown(product) ? kept : request?.after;
  const changes = itemChangesOf(before ?? kept ?? content, content);
  move(
    item,
    item.state === 'rejected'
      ? {
          event: 'item.resubmit',
          payload: { changed: changes.content.length + changes.direct.length > 0 },
        }
      : { event: 'item.submit', payload: { complete: true } },
    at,
    language,
  );
  const id = await writeItem(tx, {
    item: product,
    sellerId,
    content,
    base: null,
    userId,
    at,
  });
  await tx
    .update(products)
    .set({
      status: 'waiting',
      updatedAt: at,
      ...(product?.staffStop ? { staffStop: { ...product.staffStop, again: true } } : {}),
    })
    .where(eq(products.id, id));
  if (row !== null) await draftOfProduct(tx, row, id);
  await tx
    .insert(itemRequests)
    .values({ productId: id, before: null, after: content, sentBy: userId, sentAt: at });
  return id;
}

/** What was typed is the item's from now on; where a draft has no name, the next one goes on counting where it stood. */
async function draftOfProduct(
  tx: Orm,
  { id, sellerId, productId, key, version, savedAt }: NonNullable<DraftState['row']>,
  product: number,
): Promise<void> {
  await tx.update(itemDrafts).set({ productId: product }).where(eq(itemDrafts.id, id));
  if (productId === null && key === '')
    await tx
      .insert(itemDrafts)
      .values({ sellerId, productId, content: null, version: version + 1, savedAt });
}

async function sendEdit(
  tx: Orm,
  { sellerId, state, content, userId, at, language }: Sent,
): Promise<number> {
  const { product, row, kept } = state;
  if (product === null || row === null || kept === null) throw new ApiError('NOT_FOUND');
  const base = row.base ?? kept;
  const changes = itemChangesOf(base, content);
  if (changes.content.length > 0)
    move(
      machineItem(state),
      { event: 'item.edit_request', payload: { changed: askedFields(changes) } },
      at,
      language,
    );
  else if (changes.direct.length === 0) throw refusedMove('UNCHANGED', language);
  if (changes.direct.length > 0) {
    const direct = Object.fromEntries(changes.direct.map((field) => [field, content[field]]));
    await writeItem(tx, {
      item: product,
      sellerId,
      content: { ...kept, ...direct },
      // Where options were left alone they are those of now: no difference counts twice.
      base: changes.direct.includes('options') ? base : kept,
      userId,
      at,
    });
  }
  if (changes.content.length === 0) {
    await emptyDraft(tx, product.id);
    return product.id;
  }
  await tx
    .update(products)
    .set({ editAsked: true, updatedAt: at })
    .where(eq(products.id, product.id));
  await tx
    .insert(itemRequests)
    .values({ productId: product.id, before: base, after: content, sentBy: userId, sentAt: at });
  return product.id;
}

type Move = {
  [Event in keyof SellerItemPayloads]: {
    readonly event: Event;
    readonly payload: SellerItemPayloads[Event];
  };
}[keyof SellerItemPayloads];

/** @throws {ApiError} EVENT_REFUSED with the machine's reason as a sentence. */
export function move(
  item: ReturnType<typeof machineItem>,
  event: Move,
  at: Date,
  language: Language,
): void {
  const moved = apply(sellerItemMachine, item, { ...event, by: 'seller', at: at.getTime() });
  if (!moved.ok) throw refusedMove(moved.refusal.reason, language);
}

const refused: ErrorCode = 'EVENT_REFUSED';

const refusedMove = (reason: Parameters<typeof reasonText>[0], language: Language): ApiError =>
  new ApiError(refused, { said: reasonText(reason, 'seller')[language] });
