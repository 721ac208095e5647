import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../calendar/duration.ts';
import { fromIct } from '../calendar/ict.ts';
import { languages } from '../language/language.ts';
import { apply } from '../machine/engine.ts';
import type { Actor } from '../machine/actors.ts';
import { advance, timersOf } from '../machine/timers.ts';
import { newQuestion, questionMachine } from '../community/question.ts';
import { inboxMachine } from '../community/inbox.ts';
import { deletionReasonLabels, newReview, reviewMachine } from '../community/review.ts';
import { availability, availabilityLabels, cartQuantity, isBulkQuantity } from './availability.ts';
import { allCategory, withAllCategory } from './categories.ts';
import { unitPrice } from './price.ts';
import {
  isRunning,
  isScheduled,
  newPromotion,
  type Promotion,
  promotionIconLabels,
  promotionMachine,
} from './promotion.ts';
import {
  isForSale,
  newSellerItem,
  type SellerItem,
  sellerItemMachine,
  type SellerItemPayloads,
} from './seller-item.ts';
import { rowSize, trimInteriorShare, wholeRows } from './trimming.ts';

const at = fromIct(2026, 3, 6, 10);
const list = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('lists', () => {
  it.each([
    [10, 3, 9],
    [9, 3, 9],
    [2, 3, 2],
    [3, 3, 3],
    [5, 2, 4],
    [1, 2, 1],
    [0, 3, 0],
  ])('%i in rows of %i show %i', (count, perRow, shown) =>
    expect(wholeRows(list(count), perRow)).toHaveLength(shown),
  );

  it('have two cards a row up to 992 px and three above', () =>
    expect([320, 991, 992, 993, 1_440].map(rowSize)).toEqual([2, 2, 2, 3, 3]));

  it.each([
    [12, 9],
    [9, 9],
    [8, 6],
    [6, 6],
    [5, 3],
    [3, 3],
    [2, 2],
    [1, 1],
    [0, 0],
  ])('%i shared interiors show %i', (count, shown) =>
    expect(trimInteriorShare(list(count))).toHaveLength(shown),
  );

  it('begin with the category for everything', () => {
    expect(allCategory).toEqual({ categoryId: 0, name: 'Tất cả', nameEn: 'All', nameKo: '전체' });
    const sofa = { categoryId: 1, name: 'Sofa', nameEn: 'Sofa', nameKo: '소파' };
    expect(withAllCategory([sofa])).toEqual([allCategory, sofa]);
  });
});

describe('prices', () => {
  it("use general and web discounts on the web; the app's is a hint", () => {
    const discounts = [
      { amount: 100_000, scope: 'all' },
      { amount: 50_000, scope: 'web' },
      { amount: 300_000, scope: 'app' },
    ] as const;
    expect(unitPrice(1_000_000, discounts)).toEqual({
      list: 1_000_000,
      discount: 150_000,
      final: 850_000,
      percent: 15,
      cheaperElsewhere: 600_000,
    });
    expect(unitPrice(1_000_000, discounts, 'app')).toEqual({
      list: 1_000_000,
      discount: 400_000,
      final: 600_000,
      percent: 40,
      cheaperElsewhere: null,
    });
    expect(unitPrice(1_000_000, [])).toEqual({
      list: 1_000_000,
      discount: 0,
      final: 1_000_000,
      percent: 0,
      cheaperElsewhere: null,
    });
    expect(unitPrice(0, [{ amount: 5, scope: 'all' }])).toEqual({
      list: 0,
      discount: 0,
      final: 0,
      percent: 0,
      cheaperElsewhere: null,
    });
    expect(unitPrice(999_000, [{ amount: 199_000, scope: 'all' }]).percent).toBe(19);
  });

  it('lose each discount of their channel in turn, and nothing once they are free', () => {
    const discount = fc.record({
      amount: fc.integer({ min: -1_000, max: 2_000_000 }),
      scope: fc.constantFrom('all' as const, 'web' as const, 'app' as const),
    });
    fc.assert(
      fc.property(
        fc.nat({ max: 1_000_000 }),
        fc.array(discount, { maxLength: 4 }),
        fc.constantFrom('web' as const, 'app' as const),
        (price, discounts, channel) => {
          let left = price;
          for (const { amount, scope } of discounts)
            if (amount > 0 && (scope === 'all' || scope === channel))
              left = amount < left ? left - amount : 0;
          const unit = unitPrice(price, discounts, channel);
          expect([unit.list, unit.final, unit.discount]).toEqual([price, left, price - left]);
          // The most whole per cent that the discount holds.
          const held = Array.from({ length: 100 }, (_, at) => at + 1).filter(
            (percent) => price > 0 && percent * price <= (price - left) * 100,
          );
          expect(unit.percent).toBe(held.at(-1) ?? 0);
        },
      ),
    );
  });
});

describe('stock', () => {
  it('is sold out when no option has any', () => {
    expect([availability([0, 3]), availability([0, 0]), availability([])]).toEqual([
      'on_sale',
      'sold_out',
      'sold_out',
    ]);
    for (const label of Object.values(availabilityLabels))
      for (const language of languages) expect(label[language]).not.toBe('');
  });

  it('becomes an inquiry from fifty pieces', () => {
    expect([isBulkQuantity(49), isBulkQuantity(50)]).toEqual([false, true]);
    expect([
      cartQuantity(3, 10),
      cartQuantity(30, 10),
      cartQuantity(0, 10),
      cartQuantity(-2, 10),
      cartQuantity(80, 100),
      cartQuantity(Number.NaN, 10),
      cartQuantity(2, 0),
      cartQuantity(2.9, 10),
    ]).toEqual([3, 10, 1, 1, 49, 1, 0, 2]);
  });
});

describe("a seller's item", () => {
  const draft = newSellerItem(5, at);
  const send = <E extends keyof SellerItemPayloads & string>(
    item: SellerItem,
    event: E,
    by: Actor,
    payload: SellerItemPayloads[E],
  ) => {
    const applied = apply(sellerItemMachine, item, { event, by, at, payload } as never);
    return applied.ok ? applied.entity : applied.refusal.reason;
  };
  const waiting = send(draft, 'item.submit', 'seller', { complete: true }) as SellerItem;
  const onSale = send(waiting, 'item.approve', 'admin', {}) as SellerItem;

  it('is submitted, approved, rejected, withdrawn and sent again', () => {
    expect([waiting.state, onSale.state, isForSale(draft), isForSale(onSale)]).toEqual([
      'waiting',
      'on_sale',
      false,
      true,
    ]);
    expect(send(draft, 'item.submit', 'seller', { complete: false })).toBe('INCOMPLETE');
    expect(
      send(
        send(waiting, 'stock.changed', 'seller', { stock: 0 }) as SellerItem,
        'item.approve',
        'admin',
        {},
      ),
    ).toMatchObject({ state: 'sold_out', liveRevision: 1 });
    const rejected = send(waiting, 'item.reject', 'admin', { reason: 'Ảnh mờ' }) as SellerItem;
    expect(rejected).toMatchObject({ state: 'rejected', rejection: 'Ảnh mờ' });
    expect(send(waiting, 'item.reject', 'admin', { reason: '' })).toBe('REASON_REQUIRED');
    expect(send(rejected, 'item.resubmit', 'seller', { changed: false })).toBe('UNCHANGED');
    expect(send(rejected, 'item.resubmit', 'seller', { changed: true })).toMatchObject({
      state: 'waiting',
      draftRevision: 2,
    });
    expect(send(waiting, 'item.withdraw', 'seller', {})).toMatchObject({ state: 'draft' });
  });

  it('keeps the old version on sale while an edit waits', () => {
    const editing = send(onSale, 'item.edit_request', 'seller', {
      changed: ['price', 'name'],
    }) as SellerItem;
    expect([
      editing.state,
      editing.liveRevision,
      editing.draftRevision,
      isForSale(editing),
    ]).toEqual(['edit_request', 1, 2, true]);
    expect(send(onSale, 'item.edit_request', 'seller', { changed: ['price', 'stock'] })).toBe(
      'UNCHANGED',
    );
    expect(send(editing, 'edit.approve', 'admin', {})).toMatchObject({
      state: 'on_sale',
      liveRevision: 2,
    });
    expect(send(editing, 'edit.reject', 'admin', { reason: 'Sai danh mục' })).toMatchObject({
      state: 'on_sale',
      liveRevision: 1,
      rejection: 'Sai danh mục',
    });
    expect(send(editing, 'edit.reject', 'admin', { reason: ' ' })).toBe('REASON_REQUIRED');
    expect(send(editing, 'edit.withdraw', 'seller', {})).toMatchObject({
      state: 'on_sale',
      liveRevision: 1,
    });
    const empty = send(editing, 'stock.changed', 'system', { stock: 0 }) as SellerItem;
    expect([
      empty.state,
      isForSale(empty),
      (send(empty, 'edit.approve', 'admin', {}) as SellerItem).state,
    ]).toEqual(['edit_request', false, 'sold_out']);
  });

  it('is deleted once it rests, and not while an order of it is under way', () => {
    const gone = { underWay: 0 };
    const stopped = send(onSale, 'seller.stop', 'seller', {}) as SellerItem;
    expect(send(stopped, 'seller.delete', 'seller', gone)).toMatchObject({
      state: 'deleted',
      liveRevision: null,
    });
    expect(send(stopped, 'seller.delete', 'seller', { underWay: 1 })).toBe('ORDERS_UNDER_WAY');
    expect(send(draft, 'seller.delete', 'seller', gone)).toMatchObject({ state: 'deleted' });
    const editing = send(onSale, 'item.edit_request', 'seller', { changed: ['name'] });
    for (const [item, reason] of [
      [onSale, 'STOP_FIRST'],
      [waiting, 'TAKE_BACK_FIRST'],
      [editing as SellerItem, 'TAKE_BACK_FIRST'],
    ] as const)
      expect(send(item, 'seller.delete', 'seller', gone)).toBe(reason);
    expect(send(onSale, 'seller.delete', 'admin', gone)).not.toMatchObject({ state: 'deleted' });
    expect(send(onSale, 'edit.withdraw', 'seller', {})).toBe('NOT_NOW');
  });

  it('is sold out by stock or by hand, and resumes only with stock', () => {
    const out = send(onSale, 'stock.changed', 'system', { stock: 0 }) as SellerItem;
    expect(out.state).toBe('sold_out');
    expect(send(out, 'seller.resume', 'seller', {})).toBe('OUT_OF_STOCK');
    expect(send(out, 'stock.changed', 'seller', { stock: 2 })).toMatchObject({ state: 'on_sale' });
    const stopped = send(onSale, 'seller.stop', 'seller', {}) as SellerItem;
    expect([
      stopped.state,
      isForSale(stopped),
      (send(stopped, 'stock.changed', 'seller', { stock: 9 }) as SellerItem).state,
    ]).toEqual(['sold_out', false, 'sold_out']);
    expect(send(stopped, 'seller.resume', 'seller', {})).toMatchObject({
      state: 'on_sale',
      stopped: false,
    });
    for (const stock of [-1, 1.5])
      expect(send(onSale, 'stock.changed', 'seller', { stock })).toBe('INCOMPLETE');
    expect(send(onSale, 'admin.stop', 'admin', { reason: 'Hàng giả' })).toMatchObject({
      state: 'rejected',
      liveRevision: null,
    });
    expect(send(onSale, 'admin.stop', 'admin', { reason: '' })).toBe('REASON_REQUIRED');
  });

  it('goes on as it was once staff let it, until its shop sends another version', () => {
    const stopped = send(onSale, 'admin.stop', 'admin', { reason: 'Hàng giả' }) as SellerItem;
    const back = { reason: 'Có giấy' };
    expect(send(stopped, 'admin.release', 'admin', back)).toMatchObject({
      state: 'on_sale',
      liveRevision: 1,
      rejection: null,
      takenDown: null,
    });
    expect(send(stopped, 'admin.release', 'admin', { reason: ' ' })).toBe('REASON_REQUIRED');
    expect(send(stopped, 'admin.release', 'seller', back)).not.toMatchObject({ state: 'on_sale' });
    const out = send(stopped, 'stock.changed', 'seller', { stock: 0 }) as SellerItem;
    expect(send(out, 'admin.release', 'admin', back)).toMatchObject({ state: 'sold_out' });
    const rested = send(onSale, 'seller.stop', 'seller', {}) as SellerItem;
    const both = send(rested, 'admin.stop', 'admin', { reason: 'x' }) as SellerItem;
    expect(send(both, 'admin.release', 'admin', back)).toMatchObject({ state: 'sold_out' });
    // Sent anew and refused, nobody has approved what stands there.
    const sent = send(stopped, 'item.resubmit', 'seller', { changed: true }) as SellerItem;
    const refused = send(sent, 'item.reject', 'admin', { reason: 'x' }) as SellerItem;
    expect(send(refused, 'admin.release', 'admin', back)).toBe('NOT_NOW');
    expect(
      send(
        send(waiting, 'item.reject', 'admin', { reason: 'x' }) as SellerItem,
        'admin.release',
        'admin',
        back,
      ),
    ).toBe('NOT_NOW');
  });
});

describe('a promotion', () => {
  const made = newPromotion(at + day, at + 8 * day, at) as Promotion;
  const send = (
    promotion: Promotion,
    event: 'approve' | 'reject' | 'resubmit' | 'request_edit' | 'stop' | 'end_reached',
    payload: object = {},
    when = at,
  ) => {
    const by: Actor =
      event === 'approve' || event === 'reject'
        ? 'admin'
        : event === 'end_reached'
          ? 'system'
          : 'seller';
    const applied = apply(promotionMachine, promotion, { event, by, at: when, payload } as never);
    return applied.ok ? applied.entity : applied.refusal.reason;
  };
  const running = send(made, 'approve') as Promotion;

  it('begins in the future and before its end', () => {
    expect([newPromotion(at - 1, at + day, at), newPromotion(at + day, at + day, at)]).toEqual([
      null,
      null,
    ]);
    expect(newPromotion(at, at + day, at)).toMatchObject({ state: 'waiting' });
    for (const label of Object.values(promotionIconLabels))
      for (const language of languages) expect(label[language]).not.toBe('');
  });

  it('is scheduled, runs and ends by itself', () => {
    expect([
      isScheduled(running, at),
      isScheduled(running, at + day),
      isScheduled(made, at),
    ]).toEqual([true, false, false]);
    expect([
      isRunning(running, at),
      isRunning(running, at + day),
      isRunning(running, at + 8 * day),
      isRunning(running, at + 8 * day + 1),
      isRunning(made, at + 2 * day),
    ]).toEqual([false, true, true, false, false]);
    const over = advance(promotionMachine, running, at + 8 * day + 1).entity;
    expect([over.state, isRunning(over, at + 2 * day), timersOf(promotionMachine, over)]).toEqual([
      'finished',
      false,
      [],
    ]);
    expect(send(running, 'end_reached')).toBe('TOO_EARLY');
    expect(send(running, 'stop')).toMatchObject({ state: 'finished' });
    const byStaff = (payload: object) =>
      apply(promotionMachine, running, { event: 'stop', by: 'admin', at, payload });
    expect(byStaff({})).toMatchObject({ refusal: { reason: 'REASON_REQUIRED' } });
    expect(byStaff({ reason: 'Giá gốc không thật' })).toMatchObject({
      entity: { state: 'finished' },
    });
  });

  it('tells its shop when what ran is over, and when what was asked for was not looked at in time', () => {
    const told = (promotion: Promotion) => {
      const ended = apply(promotionMachine, promotion, {
        event: 'end_reached',
        by: 'system',
        at: at + 8 * day + 1,
        payload: {},
      });
      return ended.ok
        ? ended.effects.flatMap((effect) => (effect.do === 'notify' ? [effect.about] : []))
        : null;
    };
    expect(told(running)).toEqual(['promotion.ended']);
    expect(told(send(running, 'request_edit', { changed: true }) as Promotion)).toEqual([
      'promotion.ended',
      'promotion.unanswered',
    ]);
    expect(told(made)).toEqual(['promotion.unanswered']);
    expect(told(send(made, 'reject', { reason: 'Chưa rõ' }) as Promotion)).toEqual([]);
  });

  it('keeps running while an edit waits', () => {
    const editing = send(running, 'request_edit', { changed: true }) as Promotion;
    expect([editing.state, isRunning(editing, at + 2 * day)]).toEqual(['edit_request', true]);
    expect(send(editing, 'approve')).toMatchObject({ state: 'advertising', liveRevision: 2 });
    expect(send(editing, 'reject', { reason: 'x' })).toMatchObject({
      state: 'advertising',
      liveRevision: 1,
      rejection: 'x',
    });
    expect(send(running, 'request_edit', { changed: false })).toBe('UNCHANGED');
  });

  it('is rejected with a reason and sent again while it can still run', () => {
    expect(send(made, 'reject', { reason: '' })).toBe('REASON_REQUIRED');
    const rejected = send(made, 'reject', { reason: 'x' }) as Promotion;
    expect(rejected.state).toBe('rejected');
    expect(send(rejected, 'resubmit', { changed: true })).toMatchObject({
      state: 'waiting',
      draftRevision: 2,
    });
    expect(send(rejected, 'resubmit', { changed: true }, at + 8 * day + 1)).toBe('DATES_WRONG');
  });
});

describe('questions, messages and reviews', () => {
  it('are answered, asked again and read', () => {
    const asked = newQuestion(at);
    const answered = apply(questionMachine, asked, {
      event: 'answer',
      by: 'seller',
      at,
      payload: { text: 'Có ạ' },
    });
    expect(answered.ok && answered.entity).toMatchObject({ state: 'answered', messages: 2 });
    const again = answered.ok
      ? apply(questionMachine, answered.entity, {
          event: 'ask_again',
          by: 'member',
          at,
          payload: { text: 'Còn màu sồi?' },
        })
      : answered;
    expect(again.ok && again.entity).toMatchObject({ state: 'unanswered', messages: 3 });
    expect(
      apply(questionMachine, asked, { event: 'answer', by: 'seller', at, payload: { text: ' ' } }),
    ).toMatchObject({ refusal: { reason: 'INCOMPLETE' } });
    expect(
      apply(
        inboxMachine,
        { state: 'unread', version: 0, changedAt: at },
        { event: 'read', by: 'member', at, payload: {} },
      ),
    ).toMatchObject({ entity: { state: 'read' } });
  });

  it('are deleted only for one of three reasons and by staff', () => {
    const review = newReview(at);
    const asked = apply(reviewMachine, review, {
      event: 'request_deletion',
      by: 'seller',
      at,
      payload: { reason: 'false' },
    });
    expect(asked.ok && asked.entity).toMatchObject({
      state: 'deletion_requested',
      reason: 'false',
    });
    expect(
      apply(reviewMachine, review, {
        event: 'request_deletion',
        by: 'seller',
        at,
        payload: { reason: 'bad' as 'false' },
      }),
    ).toMatchObject({ refusal: { reason: 'REASON_REQUIRED' } });
    const entity = asked.ok ? asked.entity : review;
    expect(
      apply(reviewMachine, entity, {
        event: 'keep',
        by: 'admin',
        at,
        payload: { reason: 'Đúng sự thật' },
      }),
    ).toMatchObject({ entity: { state: 'visible', reason: null } });
    expect(
      apply(reviewMachine, entity, {
        event: 'delete',
        by: 'admin',
        at,
        payload: { reason: 'Bịa đặt' },
      }),
    ).toMatchObject({ entity: { state: 'deleted' } });
    expect(
      apply(reviewMachine, entity, { event: 'delete', by: 'admin', at, payload: { reason: '' } }),
    ).toMatchObject({ refusal: { reason: 'REASON_REQUIRED' } });
    for (const label of Object.values(deletionReasonLabels))
      for (const language of languages) expect(label[language]).not.toBe('');
  });
});
