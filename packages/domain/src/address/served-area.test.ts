import { expect, it } from 'vitest';
import { quoteDelivery } from './delivery-quote.ts';
import { type ShippingTerms, feeRule, servedCities } from './served-area.ts';

const terms: ShippingTerms = {
  method: 'package-company',
  feeType: 'free-from-amount',
  fee: 50_000,
  freeFrom: 2_000_000,
};

const quote = (city: string, more: Partial<ShippingTerms>, goods = 1_000_000) =>
  quoteDelivery(
    city,
    [{ quantity: 1, rule: feeRule({ ...terms, ...more }, goods), installation: 0 }],
    servedCities,
  );

it('is free from the amount the seller names, and for fees that are agreed later', () => {
  expect([
    quote('Huế', {}, 1_999_999),
    quote('Huế', {}, 2_000_000),
    quote('Huế', { feeType: 'fixed' }, 9_000_000),
    quote('Huế', { feeType: 'free' }),
    quote('Huế', { feeType: 'on-quote' }),
  ]).toMatchObject([{ fee: 50_000 }, { fee: 0 }, { fee: 50_000 }, { fee: 0 }, { fee: 0 }]);
});

it('says where nobody goes', () => {
  expect([
    quote('Lai Châu', {}),
    quote('Cà Mau', { method: 'self' }),
    quote('Bình Dương', { method: 'self' }),
    quote('Atlantis', {}),
  ]).toMatchObject([
    { why: 'delivery.noService' },
    { why: 'delivery.areaUnavailable' },
    { fee: 50_000 },
    { why: 'delivery.noService' },
  ]);
});
