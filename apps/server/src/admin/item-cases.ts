import { type ItemField, apply, blankItem, itemChangesOf, sellerItemMachine } from '@hien/domain';
import { eq, ne } from 'drizzle-orm';
import { type CaseQueue, caseList, picked } from '../cases/case-list.ts';
import { reasonOf } from '../cases/application.ts';
import { decideCase } from '../cases/decide-case.ts';
import { decidedBy, decider, deciderName } from '../cases/decider.ts';
import { isVerdict, verdictColumns } from '../cases/verdict.ts';
import type { Orm } from '../db/database.ts';
import { textOf } from '../db/localized.ts';
import { categories, itemRequests, products, sellers } from '../db/schema/shop.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { offerAppliances } from '../offer-appliances.ts';
import { recountPacks } from '../recount-packs.ts';
import { draftState, emptyDraft, mutable } from '../seller/item-drafts/draft-state.ts';
import { wholeContent } from '../seller/item-drafts/item-version.ts';
import { machineItem } from '../seller/item-drafts/waiting.ts';
import { writeItem } from '../seller/item-drafts/write-item.ts';
import type { Services } from '../services.ts';
import { writeNotice } from '../notices/write-notice.ts';
import { needVerified } from '../verified-shop.ts';

type Case = Answer<'decideItem'>['data'];

const rowsOf = (orm: Orm) =>
  orm
    .select({
      request: itemRequests,
      product: products,
      category: categories.name,
      shop: { name: sellers.name, userId: sellers.userId },
      decider: deciderName,
    })
    .from(itemRequests)
    .innerJoin(products, eq(products.id, itemRequests.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(sellers, eq(sellers.id, products.sellerId))
    .leftJoin(decider, eq(decider.id, itemRequests.decidedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** What differs; of a new item everything that was told. */
function changedIn({ before, after }: Row['request']): ItemField[] {
  const { content, direct } = itemChangesOf(before ?? blankItem, after);
  return before === null ? [...content, ...direct] : [...content];
}

/** Items that shops want on sale, and new versions of those that are (2.12). */
export const itemQueue: CaseQueue<Row, Case> = {
  table: itemRequests,
  id: itemRequests.id,
  waiting: eq(itemRequests.state, 'waiting'),
  decided: ne(itemRequests.state, 'waiting'),
  since: itemRequests.sentAt,
  decidedAt: itemRequests.decidedAt,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  wire: (_, rows, language) =>
    rows.map(({ request, product, category, shop, decider: name }) => ({
      id: request.id,
      version: request.version,
      state: request.state,
      kind: request.before === null ? 'new' : 'edit',
      item_id: product.id,
      shop: shop.name,
      name: request.after.name[language] || request.after.name.vi,
      category: textOf(category, language),
      before: request.before === null ? null : mutable(wholeContent(request.before, product)),
      after: mutable(wholeContent(request.after, product)),
      changed: changedIn(request),
      reason: request.reason,
      stopped:
        product.staffStop === null
          ? null
          : { rule: product.staffStop.rule, reason: product.staffStop.reason },
      sent_at: request.sentAt.toISOString(),
      decided: decidedBy(request, name, language),
    })),
};

export const listItemCases = (services: Services): Handler<'listItemCases'> =>
  caseList(services, itemQueue);

/** Puts an item or its new version on sale, or refuses it; the shop is told why. */
export const decideItem = (services: Services): Handler<'decideItem'> =>
  decideCase<'decideItem', Row>(services, itemQueue, {
    words: reasonOf,
    version: ({ request }) => request.version,
    lock: lockItem,
    again: ({ request }, press) => isVerdict(request, press),
    async change(tx, { request, product, shop }, press) {
      const { body, text, userId, at: instant } = press;
      const at = new Date(instant);
      const isEdit = request.before !== null;
      const approves = body.decision === 'approve';
      const moved = apply(
        sellerItemMachine,
        machineItem({ product, request }),
        approves
          ? {
              event: isEdit ? 'edit.approve' : 'item.approve',
              by: 'admin',
              at: instant,
              payload: {},
            }
          : {
              event: isEdit ? 'edit.reject' : 'item.reject',
              by: 'admin',
              at: instant,
              payload: { reason: text },
            },
      );
      if (!moved.ok || request.state !== 'waiting') return false;
      if (approves && !isEdit) await needVerified(tx, product.sellerId, 'admin', press.language);
      await tx
        .update(itemRequests)
        .set(verdictColumns(request, press))
        .where(eq(itemRequests.id, request.id));
      if (approves) await publish(tx, { request, product }, userId, at);
      else
        await tx
          .update(products)
          .set(isEdit ? { editAsked: false, updatedAt: at } : { status: 'rejected', updatedAt: at })
          .where(eq(products.id, product.id));
      await tell(tx, { request, shop }, approves, text, at);
      return true;
    },
  });

/** The item before the request: as the shop takes them (docs/adr/0075). */
async function lockItem(tx: Orm, id: number): Promise<void> {
  const [found] = await tx
    .select({ productId: itemRequests.productId })
    .from(itemRequests)
    .where(eq(itemRequests.id, id));
  await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, found?.productId ?? 0))
    .for('no key update');
  await tx
    .select({ id: itemRequests.id })
    .from(itemRequests)
    .where(eq(itemRequests.id, id))
    .for('update');
}

/** A new item goes on sale, or waits for its day; of a new version what changed meanwhile without approval stays as it is now. */
async function publish(
  tx: Orm,
  { request, product }: Pick<Row, 'request' | 'product'>,
  userId: number,
  at: Date,
): Promise<void> {
  if (request.before === null)
    await tx
      .update(products)
      .set(
        product.visibleFrom !== null && product.visibleFrom > at
          ? { status: 'scheduled', staffStop: null, updatedAt: at }
          : {
              status: 'on_sale',
              // What buyers saw before staff stopped it is nothing new.
              publishedAt: product.staffStop === null ? at : product.publishedAt,
              staffStop: null,
              updatedAt: at,
            },
      )
      .where(eq(products.id, product.id));
  else {
    const state = await keptContent(tx, product);
    const { content } = itemChangesOf(request.before, request.after);
    const asked = Object.fromEntries(content.map((field) => [field, request.after[field]]));
    await writeItem(tx, {
      item: product,
      sellerId: product.sellerId,
      content: { ...state, ...asked },
      base: content.includes('options') ? request.before : state,
      userId,
      at,
    });
    await tx
      .update(products)
      .set({ editAsked: false, updatedAt: at })
      .where(eq(products.id, product.id));
  }
  await offerAppliances(tx, [product.id]);
  await recountPacks(tx, product.id);
  await emptyDraft(tx, product.id);
}

async function keptContent(tx: Orm, { sellerId, id }: Row['product']) {
  const { kept } = await draftState(tx, sellerId, id);
  return kept ?? blankItem;
}

async function tell(
  tx: Orm,
  { request, shop }: Pick<Row, 'request' | 'shop'>,
  approves: boolean,
  reason: string,
  at: Date,
): Promise<void> {
  const verdict = approves ? 'approved' : 'rejected';
  const about =
    request.before === null ? (`item.${verdict}` as const) : (`item.edit-${verdict}` as const);
  await writeNotice(tx, {
    userId: shop.userId,
    about,
    to: 'seller',
    name: request.after.name,
    note: reason,
    key: `${about}:${request.id}`,
    at,
  });
}
