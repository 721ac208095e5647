import {
  type AskedFacts,
  type ItemContent,
  type Language,
  errorText,
  ictDate,
  isSame,
  itemChangesOf,
  itemFaults,
} from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { itemDrafts } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Answer, Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { keepDrafted } from '../../media/upload-repository.ts';
import { ownShop } from '../../own-shop.ts';
import { saleOf } from '../items/item-rows.ts';
import { askedOfCategories } from './asked-of-categories.ts';
import { type DraftState, draftState, isPublic } from './draft-state.ts';
import { addressesIn } from './item-version.ts';
import { sendTyped } from './send-draft.ts';
import { saveNewRows } from './table-drafts.ts';
import { type TableRow, pickedFrom } from './table-rows.ts';
import { askedOver, waits } from './waiting.ts';

type Result = Answer<'saveItemTable'>['rows'][number];

/**
 * Items of a table. New ones are drafts, all of a lot in one transaction; each of the others has its own, so that one that
 * is refused holds up no other.
 */
export function saveItemTable({ database, now }: Services): Handler<'saveItemTable'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { rows } = call.body;
    const { language } = call;
    const { orm } = database;
    const sellerId = await ownShop(orm, userId);
    if (sellerId === null) throw new ApiError('NOT_FOUND');
    const whose = { sellerId, userId, language, at: new Date(now()) };
    const fresh = await saveNewRows(
      orm,
      rows.filter(({ id }) => id === null),
      whose,
    );
    const askedOf = await askedOfCategories(orm);
    const results: Result[] = [];
    for (const row of rows) {
      if (row.id === null) {
        const told = fresh.get(row.key);
        if (told !== undefined) results.push(told);
      } else results.push(await saved(orm, row, row.id, { ...whose, askedOf }));
    }
    return { rows: results };
  };
}

type Whose = {
  readonly sellerId: number;
  readonly userId: number;
  readonly language: Language;
  readonly at: Date;
  /** What an item’s category is asked for besides. */
  readonly askedOf: (content: ItemContent) => AskedFacts;
};

async function saved(orm: Orm, row: TableRow, id: number, whose: Whose): Promise<Result> {
  const { key } = row;
  try {
    const state = await retried(orm, (tx) => write(tx, row, id, whose));
    return { key, done: true, state, code: null, message: null, errors: [] };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    const message = error.said ?? errorText(error.code, whose.language);
    return {
      key,
      done: false,
      state: null,
      code: error.code,
      message,
      errors: error.errors.map((one) => ({ ...one })),
    };
  }
}

/** @throws {ApiError} with why the item stays as it is. */
async function write(
  tx: Orm,
  row: TableRow,
  id: number,
  { sellerId, userId, language, at, askedOf }: Whose,
): Promise<Result['state']> {
  const state = await draftState(tx, sellerId, id, { lock: true });
  const { product, kept, request } = state;
  if (product === null || kept === null) throw new ApiError('NOT_FOUND');
  const isWaiting = waits(state);
  const known = isWaiting
    ? askedOver(request?.after ?? kept, kept)
    : isPublic(state)
      ? kept
      : (state.row?.content ?? kept);
  const content = pickedFrom(row, known);
  const changes = itemChangesOf(known, content);
  if (changes.content.length + changes.direct.length === 0) return saleOf(product);
  // What waits is taken back first; what somebody types meanwhile is not sent for them.
  if (isWaiting || (isPublic(state) && state.row?.content != null)) throw new ApiError('CONFLICT');
  if ((state.row?.version ?? 0) !== row.expectedVersion) throw new ApiError('VERSION_CONFLICT');
  const base = isPublic(state) ? comparedWith(row, kept) : null;
  await keepTyped(tx, state, { sellerId, id, content, base, at });
  const typed = await draftState(tx, sellerId, id, { lock: true });
  const asked = askedOf(content);
  const isWhole = itemFaults(content, ictDate(at.getTime()), asked).length === 0;
  if (!isPublic(state) && !isWhole) return saleOf(product);
  await sendTyped(tx, { sellerId, state: typed, content, userId, at, language, asked });
  const sent = await draftState(tx, sellerId, id);
  return sent.product === null ? null : saleOf(sent.product);
}

/** The item as the table saw it: what was sold since is no change of the shop's. */
function comparedWith({ stockFrom }: TableRow, kept: ItemContent): ItemContent {
  const seen = new Map(stockFrom.map(({ sku, stock }) => [sku, stock]));
  return {
    ...kept,
    options: kept.options.map((option) => ({
      ...option,
      stock: seen.get(option.sku) ?? option.stock,
    })),
  };
}

async function keepTyped(
  tx: Orm,
  { row }: DraftState,
  {
    sellerId,
    id,
    content,
    base,
    at,
  }: {
    readonly sellerId: number;
    readonly id: number;
    readonly content: ItemContent;
    readonly base: ItemContent | null;
    readonly at: Date;
  },
): Promise<void> {
  if (row === null)
    await tx
      .insert(itemDrafts)
      .values({ sellerId, productId: id, content, base, version: 1, savedAt: at });
  else if (!isSame(row.content, content) || !isSame(row.base, base))
    await tx
      .update(itemDrafts)
      .set({ content, base, version: row.version + 1, savedAt: at })
      .where(eq(itemDrafts.id, row.id));
  await keepDrafted(tx, addressesIn(content), at);
}
