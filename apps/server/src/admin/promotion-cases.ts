import {
  type Language,
  type PromotionState,
  type Text,
  apply,
  canBePromoted,
  promotionFaults,
  promotionMachine,
  promotionSpan,
} from '@hien/domain';
import { and, eq, inArray, isNotNull, notInArray } from 'drizzle-orm';
import { type CaseQueue, caseList, picked } from '../cases/case-list.ts';
import { reasonOf } from '../cases/application.ts';
import { decideCase } from '../cases/decide-case.ts';
import { decidedBy, decider, deciderName } from '../cases/decider.ts';
import type { Orm } from '../db/database.ts';
import { actsOf } from '../staff-acts.ts';
import { promotions } from '../db/schema/promotions.ts';
import { sellers } from '../db/schema/shop.ts';
import { ApiError } from '../http/api-error.ts';
import type { Answer, Handler } from '../http/handler.ts';
import { saleOf } from '../seller/items/item-rows.ts';
import { lockItems } from '../seller/items/locked-items.ts';
import { movedPrices } from '../seller/promotions/moved-prices.ts';
import { promotedFacts } from '../seller/promotions/promoted-facts.ts';
import { asPromotion, promotionColumns, putOnShow } from '../seller/promotions/stored-promotion.ts';
import { versionsOf } from '../seller/promotions/wire-promotion.ts';
import type { Services } from '../services.ts';
import { writeNotice } from '../notices/write-notice.ts';

type Case = Answer<'decidePromotion'>['data'];

const rowsOf = (orm: Orm) =>
  orm
    .select({
      promotion: promotions,
      shop: { name: sellers.name, userId: sellers.userId },
      decider: deciderName,
    })
    .from(promotions)
    .innerJoin(sellers, eq(sellers.id, promotions.sellerId))
    .leftJoin(decider, eq(decider.id, promotions.decidedBy))
    .$dynamic();

export type PromotionCaseRow = Awaited<ReturnType<typeof rowsOf>>[number];
type Row = PromotionCaseRow;

/** Staff look so far back for a usual price that was raised to be reduced again. */
const movesFor = 90 * 86_400_000;
const mostMoves = 100;

const waits: PromotionState[] = ['waiting', 'edit_request'];

/** Promotions that shops ask for, and changes of those that were approved (2.12). */
export const promotionQueue: CaseQueue<Row, Case> = {
  table: promotions,
  id: promotions.id,
  waiting: inArray(promotions.state, waits),
  decided: and(isNotNull(promotions.decidedAt), notInArray(promotions.state, waits)),
  since: promotions.sentAt,
  decidedAt: promotions.decidedAt,
  rows: (orm, pick) => picked(rowsOf(orm), pick),
  async wire(orm, rows, language) {
    const versionOf = await versionsOf(
      orm,
      rows.flatMap(({ promotion: { live, asked } }) => (live === null ? [asked] : [live, asked])),
      language,
    );
    const since = (sentAt: Date) => sentAt.getTime() - movesFor;
    const moved = await movedPrices(
      orm,
      [...new Set(rows.flatMap(({ promotion: { asked } }) => asked.items.map(({ id }) => id)))],
      new Date(Math.min(...rows.map(({ promotion: { sentAt } }) => since(sentAt)))),
    );
    const acts = await actsOf(
      orm,
      'promotion',
      rows.map(({ promotion }) => promotion.id),
      language,
    );
    return rows.map(({ promotion, shop, decider: name }) => ({
      id: promotion.id,
      version: promotion.version,
      state: promotion.state,
      shop: shop.name,
      before:
        promotion.live !== null &&
        (promotion.state === 'edit_request' || promotion.rejection !== null)
          ? versionOf(promotion.live)
          : null,
      after: versionOf(promotion.asked),
      moves: moved
        .filter(
          ({ item, at }) =>
            at >= since(promotion.sentAt) && promotion.asked.items.some(({ id }) => id === item),
        )
        .toSorted((a, b) => b.at - a.at || a.item - b.item)
        .slice(0, mostMoves)
        .map((move) => ({ ...move, at: new Date(move.at).toISOString() })),
      reason: promotion.rejection,
      endable: isEndable(promotion),
      acts: acts.get(promotion.id) ?? [],
      sent_at: promotion.sentAt.toISOString(),
      decided: decidedBy(promotion, name, language),
    }));
  },
};

/** Whether buyers see it, or will: staff can end that before its last day. */
const isEndable = ({ state, live }: Row['promotion']): boolean =>
  live !== null && (state === 'advertising' || state === 'edit_request');

export const listPromotionCases = (services: Services): Handler<'listPromotionCases'> =>
  caseList(services, promotionQueue);

/** Lets a promotion run on its days, or refuses it; its shop is told why. */
export const decidePromotion = (services: Services): Handler<'decidePromotion'> =>
  decideCase<'decidePromotion', Row>(services, promotionQueue, {
    words: reasonOf,
    version: ({ promotion }) => promotion.version,
    again: ({ promotion }, { body, text, userId }) =>
      promotion.version === body.expected_version + 1 &&
      promotion.decidedBy === userId &&
      (body.decision === 'approve'
        ? promotion.state === 'advertising' && promotion.rejection === null
        : promotion.rejection === text),
    async change(tx, { promotion: row, shop }, { body, text, userId, at, language }) {
      const approves = body.decision === 'approve';
      const moved = apply(
        promotionMachine,
        asPromotion(row),
        approves
          ? { event: 'approve', by: 'admin', at, payload: {} }
          : { event: 'reject', by: 'admin', at, payload: { reason: text } },
      );
      const span = promotionSpan(row.asked);
      if (!moved.ok || span === null) return false;
      if (approves) await judgeAnew(tx, row, at, language);
      const days = approves ? { ...moved.entity, ...span } : moved.entity;
      const after = {
        ...promotionColumns(days),
        ...(approves ? { live: row.asked } : {}),
        decidedBy: userId,
        decidedAt: new Date(at),
      };
      await tx.update(promotions).set(after).where(eq(promotions.id, row.id));
      if (approves) await putOnShow(tx, { ...row, ...after }, row.asked, at);
      await tell(tx, { promotion: row, shop }, approves, text, new Date(at));
      return true;
    },
  });

const noLongerFits: Text = {
  vi: 'Giá của gian hàng đã đổi từ khi gửi: khuyến mãi không còn hợp lệ. Hãy từ chối và nêu lý do.',
  en: 'The shop’s prices have changed since: the promotion is no longer valid. Please refuse it and say why.',
  ko: '요청 이후 상점의 가격이 바뀌어 프로모션 조건에 맞지 않습니다. 사유를 적어 반려해 주세요.',
};

/**
 * What was right when it was sent may not be any more: an item taken off the shelf, a usual price that has gone below the
 * promotion's or far above it.
 * @throws {ApiError} VALIDATION
 */
async function judgeAnew(
  tx: Orm,
  { sellerId, asked }: Row['promotion'],
  at: number,
  language: Language,
): Promise<void> {
  const items = await lockItems(
    tx,
    sellerId,
    asked.items.map(({ id }) => id),
  );
  const facts = promotedFacts([...items.values()].filter((item) => canBePromoted(saleOf(item))));
  // Its days and what else runs on them were judged when it was sent, and are kept free for it since.
  const faults = promotionFaults(asked, {
    at,
    begunOn: asked.startsOn,
    others: [],
    reduced: new Map(),
    ...facts,
  });
  if (faults.some(({ field }) => field.startsWith('items')))
    throw new ApiError('VALIDATION', { status: 422, said: noLongerFits[language] });
}

async function tell(
  tx: Orm,
  { promotion, shop }: Pick<Row, 'promotion' | 'shop'>,
  approves: boolean,
  reason: string,
  at: Date,
): Promise<void> {
  const about = approves ? 'promotion.approved' : 'promotion.rejected';
  await writeNotice(tx, {
    userId: shop.userId,
    about,
    to: 'seller',
    name: { vi: promotion.asked.name },
    note: reason,
    key: `${about}:${promotion.id}:${promotion.version}`,
    at,
  });
}
