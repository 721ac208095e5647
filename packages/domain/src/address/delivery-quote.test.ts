import { expect, it } from 'vitest';
import { type FeeRule, quoteDelivery } from './delivery-quote.ts';

const item = (rule: FeeRule, quantity = 1, installation = 0) => ({ rule, quantity, installation });
const served = new Set(['hanoi', 'danang']);

it('takes the dearest rule once and adds the installation of each piece', () => {
  expect(
    quoteDelivery(
      'hanoi',
      [
        item({ type: 'flat', fee: 30_000 }, 2, 100_000),
        item({ type: 'by_quantity', fee: 20_000, every: 2 }, 5),
        item({ type: 'free' }),
      ],
      served,
    ),
  ).toEqual({ ok: true, fee: 60_000, installation: 200_000 });
  expect(quoteDelivery('hanoi', [item({ type: 'by_area', fees: { hanoi: 0 } })], served)).toEqual({
    ok: true,
    fee: 0,
    installation: 0,
  });
});

it('says whether the carrier or the item does not go there', () => {
  expect(quoteDelivery('hue', [], served)).toEqual({ ok: false, why: 'delivery.noService' });
  expect(quoteDelivery('danang', [item({ type: 'by_area', fees: { hanoi: 0 } })], served)).toEqual({
    ok: false,
    why: 'delivery.areaUnavailable',
  });
});
