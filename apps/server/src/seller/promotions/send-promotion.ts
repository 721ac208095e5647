import {
  type Language,
  type PromotionContent,
  type PromotionFault,
  apply,
  canBePromoted,
  errorText,
  formatDate,
  limits,
  newPromotion,
  promotionFaults,
  promotionMachine,
  promotionSchema,
  promotionSpan,
  reasonText,
  startOfDate,
} from '@hien/domain';
import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { retried } from '../../db/retried.ts';
import { promotions } from '../../db/schema/promotions.ts';
import { sellers } from '../../db/schema/shop.ts';
import { ApiError } from '../../http/api-error.ts';
import { readForm } from '../../http/form.ts';
import type { Handler } from '../../http/handler.ts';
import { once } from '../../http/idempotent.ts';
import type { Services } from '../../services.ts';
import { type LockedItem, lockItems } from '../items/locked-items.ts';
import { saleOf } from '../items/item-rows.ts';
import { ownShop } from '../../own-shop.ts';
import { plannedPromotions } from './planned-promotions.ts';
import { promotedFacts } from './promoted-facts.ts';
import { reducedDays } from './reduced-days.ts';
import {
  type PromotionRow,
  asPromotion,
  lockPromotion,
  promotionColumns,
} from './stored-promotion.ts';
import { shownPromotions } from './wire-promotion.ts';
import { noteAct } from '../../shop-log.ts';

/** A shop asks for a promotion, again for one that was refused, or for a change of one that was approved. */
export function sendPromotion({ database, now }: Services): Handler<'sendPromotion'> {
  return async (call) => {
    const { userId } = await call.signedIn();
    const { language } = call;
    const { id, expectedVersion, idempotencyKey, ...asked } = call.body;
    const content = { ...readForm(promotionSchema, asked, language), icon: asked.icon };
    const at = now();
    const work = {
      caller: `user:${userId}`,
      operation: 'sendPromotion',
      key: idempotencyKey,
      asked: { id, expectedVersion, ...asked },
      at,
    };
    return retried(database.orm, (tx) =>
      once(tx, work, async () => {
        const sellerId = await ownShop(tx, userId);
        if (sellerId === null) throw new ApiError('NOT_FOUND');
        const row = id === null ? null : await ownPromotion(tx, sellerId, id);
        const items = await lockItems(
          tx,
          sellerId,
          content.items.map((item) => item.id),
        );
        // One after the other in a shop: two that clash are never both free of the other. Behind its items, as whoever counts
        // an item's reviews into the shop's does it.
        await tx
          .select({ id: sellers.id })
          .from(sellers)
          .where(eq(sellers.id, sellerId))
          .for('no key update');
        const shown = async (one: PromotionRow) => {
          const [wire] = await shownPromotions(tx, [one], at, language);
          if (wire === undefined) throw new ApiError('INTERNAL');
          return wire;
        };
        if (row !== null && row.version !== expectedVersion)
          throw new ApiError('VERSION_CONFLICT', { current: await shown(row) });
        await judge(tx, items, { sellerId, row, content, at, language });
        const written = await write(tx, { sellerId, row, content, userId, at, language });
        const { name } = content;
        await noteAct(tx, {
          sellerId,
          userId,
          act: 'promotion.send',
          subject: 'promotion',
          id: written.id,
          name,
          at,
        });
        return shown(written);
      }),
    );
  };
}

async function ownPromotion(tx: Orm, sellerId: number, id: number): Promise<PromotionRow> {
  const row = await lockPromotion(tx, id);
  if (row?.sellerId !== sellerId) throw new ApiError('NOT_FOUND');
  return row;
}

type Asked = {
  readonly sellerId: number;
  readonly row: PromotionRow | null;
  readonly content: PromotionContent;
  readonly at: number;
  readonly language: Language;
};

/** @throws {ApiError} VALIDATION with every fault at its field; the first clash is told in words. */
async function judge(
  tx: Orm,
  items: ReadonlyMap<number, LockedItem>,
  { sellerId, row, content, at, language }: Asked,
): Promise<void> {
  const planned = await plannedPromotions(tx, sellerId);
  const isOneMore = row === null || row.state === 'rejected';
  if (isOneMore && new Set(planned.map(({ id }) => id)).size >= limits.promotion.maxOpen)
    throw new ApiError('VALIDATION', { status: 422, said: tooMany[language] });
  const onSale = [...items.values()].filter((item) => canBePromoted(saleOf(item)));
  const faults = promotionFaults(content, {
    at,
    begunOn:
      row?.live !== undefined && row.live !== null && row.startsAt.getTime() <= at
        ? row.live.startsOn
        : null,
    ...promotedFacts(onSale),
    others: planned.filter(({ id }) => id !== row?.id),
    reduced: await reducedDays(tx, sellerId, { except: row?.id ?? null, since: content.startsOn }),
  });
  if (faults.length === 0) return;
  const clash = faults.find((fault) => fault.clash !== undefined)?.clash;
  throw new ApiError('VALIDATION', {
    status: 422,
    ...(clash === undefined ? {} : { said: clashWords(clash, language) }),
    errors: faults.map(({ field, code }) => ({
      field,
      code,
      message: errorText('VALIDATION', language),
    })),
  });
}

const tooMany: Readonly<Record<Language, string>> = {
  vi: `Gian hàng có tối đa ${limits.promotion.maxOpen} khuyến mãi chưa kết thúc cùng lúc.`,
  en: `A shop has at most ${limits.promotion.maxOpen} promotions that have not ended.`,
  ko: `종료되지 않은 프로모션은 최대 ${limits.promotion.maxOpen}개까지 둘 수 있습니다.`,
};

function clashWords(
  { name, startsOn, endsOn }: NonNullable<PromotionFault['clash']>,
  language: Language,
): string {
  const [from, to] = [startsOn, endsOn].map((one) =>
    formatDate(startOfDate(one) ?? 0, 'date', language),
  );
  return {
    vi: `Trùng ngày với khuyến mãi “${name}” (${from}–${to}).`,
    en: `It shares days and items with the promotion “${name}” (${from}–${to}).`,
    ko: `‘${name}’ 프로모션(${from}~${to})과 기간과 상품이 겹칩니다.`,
  }[language];
}

async function write(
  tx: Orm,
  { sellerId, row, content, userId, at, language }: Asked & { readonly userId: number },
): Promise<PromotionRow> {
  const span = promotionSpan(content);
  const sent = {
    asked: content,
    sentBy: userId,
    sentAt: new Date(at),
    decidedBy: null,
    decidedAt: null,
  };
  if (row === null) {
    const made = span === null ? null : newPromotion(span.startsAt, span.endsAt, at);
    if (made === null) throw new ApiError('INTERNAL');
    const [added] = await tx
      .insert(promotions)
      .values({ sellerId, ...promotionColumns(made), live: null, ...sent })
      .returning();
    if (added === undefined) throw new ApiError('INTERNAL');
    return added;
  }
  const changed = JSON.stringify(content) !== JSON.stringify(inOrder(row.live ?? row.asked));
  const moved = apply(promotionMachine, asPromotion(row), {
    event: row.state === 'rejected' ? 'resubmit' : 'request_edit',
    by: 'seller',
    at,
    payload: { changed },
  });
  if (!moved.ok)
    throw new ApiError('EVENT_REFUSED', {
      said: reasonText(moved.refusal.reason, 'seller')[language],
    });
  const [written] = await tx
    .update(promotions)
    .set({
      ...promotionColumns(moved.entity),
      // Nothing runs yet: its days are those that are asked for.
      ...(row.live === null && span !== null
        ? { startsAt: new Date(span.startsAt), endsAt: new Date(span.endsAt) }
        : {}),
      ...sent,
    })
    .where(eq(promotions.id, row.id))
    .returning();
  return written ?? row;
}

/** The database keeps the keys of an object in an order of its own. */
const inOrder = ({ name, icon, startsOn, endsOn, items }: PromotionContent): PromotionContent => ({
  name,
  icon,
  startsOn,
  endsOn,
  items: items.map(({ id, price }) => ({ id, price })),
});
