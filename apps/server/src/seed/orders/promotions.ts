import {
  type PromotionContent,
  type PromotionState,
  ictDate,
  promotionSpan,
  reducedBy,
} from '@hien/domain';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { promotions } from '../../db/schema/promotions.ts';
import { products } from '../../db/schema/shop.ts';
import { putOnShow } from '../../seller/promotions/stored-promotion.ts';

const day = 86_400_000;

type Story = {
  readonly name: string;
  readonly icon: PromotionContent['icon'];
  /** Days from today. */
  readonly from: number;
  readonly to: number;
  /** Null leaves the price. */
  readonly percent: number | null;
  readonly items: number;
  readonly state: PromotionState;
  readonly reason?: string;
};

const stories: readonly Story[] = [
  {
    name: 'Tuần lễ nhà mới',
    icon: 'special-price',
    from: -4,
    to: 9,
    percent: 15,
    items: 3,
    state: 'advertising',
  },
  {
    name: 'Tặng dầu lau gỗ',
    icon: 'gift',
    from: 3,
    to: 24,
    percent: null,
    items: 2,
    state: 'advertising',
  },
  {
    name: 'Cuối tuần giá nhẹ',
    icon: 'special-price',
    from: 12,
    to: 15,
    percent: 20,
    items: 2,
    state: 'waiting',
  },
  {
    name: 'Xả kho cuối mùa',
    icon: 'special-price',
    from: 20,
    to: 26,
    percent: 45,
    items: 1,
    state: 'rejected',
    reason: 'Giá bán vừa tăng tuần trước. Xin gửi lại với giá trước khi tăng.',
  },
  {
    name: 'Tháng mười dọn nhà',
    icon: 'special-price',
    from: -40,
    to: -27,
    percent: 10,
    items: 3,
    state: 'finished',
  },
];

/** The sample's promotions of a shop, on its least known items: what runs, what comes, what waits, what was refused, what is over. */
export async function seedPromotions(tx: Orm, now: number, sellerId: number): Promise<void> {
  const shelf = await tx
    .select({ id: products.id, finalPrice: products.finalPrice })
    .from(products)
    .where(
      and(
        eq(products.sellerId, sellerId),
        eq(products.status, 'on_sale'),
        gt(products.finalPrice, 100_000),
      ),
    )
    .orderBy(asc(products.popularity), asc(products.id))
    .limit(stories.reduce((sum, { items }) => sum + items, 0));
  let taken = 0;
  for (const { name, icon, from, to, percent, items, state, reason = null } of stories) {
    const chosen = shelf.slice(taken, taken + items);
    taken += items;
    const content: PromotionContent = {
      name,
      icon,
      startsOn: ictDate(now + from * day),
      endsOn: ictDate(now + to * day),
      items: chosen.map(({ id, finalPrice }) => ({
        id,
        price: percent === null ? null : reducedBy(percent, finalPrice),
      })),
    };
    const span = promotionSpan(content);
    if (span === null || chosen.length === 0) continue;
    const isApproved = state === 'advertising' || state === 'finished';
    const decided = new Date(Math.min(now, span.startsAt) - day);
    const [row] = await tx
      .insert(promotions)
      .values({
        sellerId,
        state,
        version: { waiting: 0, advertising: 1, rejected: 1, finished: 2, edit_request: 2 }[state],
        changedAt:
          state === 'waiting'
            ? new Date(now - day)
            : state === 'finished'
              ? new Date(span.endsAt + 1)
              : decided,
        startsAt: new Date(span.startsAt),
        endsAt: new Date(span.endsAt),
        liveRevision: isApproved ? 1 : null,
        draftRevision: 1,
        rejection: reason,
        live: isApproved ? content : null,
        asked: content,
        sentAt: state === 'waiting' ? new Date(now - day) : new Date(decided.getTime() - day),
        decidedAt: state === 'waiting' ? null : decided,
      })
      .returning();
    if (row !== undefined && state === 'advertising') await putOnShow(tx, row, content, now);
  }
}
