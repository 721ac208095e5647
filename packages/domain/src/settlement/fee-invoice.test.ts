import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endOfMonth } from '../calendar/ict.ts';
import { type FeeMonth, feeInvoice } from './fee-invoice.ts';
import { monthNamed } from './statement.ts';

const of = (more: Partial<FeeMonth> & { month: string }): FeeMonth => ({
  id: 21,
  state: 'closed',
  sales: 10_000_000,
  reversals: -1_000_000,
  fee: 720_000,
  closes: endOfMonth(monthNamed(more.month)),
  ...more,
});

describe('the platform’s invoice for its fee', () => {
  test('says what the month took, with its tax inside', () => {
    expect(feeInvoice(of({ month: '2026-10' }))).toEqual({
      number: 'PH202610-000021',
      month: '2026-10',
      kind: 'invoice',
      state: 'issued',
      base: 9_000_000,
      rate: 800,
      net: 666_667,
      vat: 53_333,
      vatRate: 800,
      total: 720_000,
    });
  });

  test('a month that runs has no number yet, one without a fee no invoice', () => {
    expect(feeInvoice(of({ month: '2026-11', id: null, state: 'open' }))).toMatchObject({
      number: null,
      state: 'forming',
    });
    expect(feeInvoice(of({ month: '2026-11', fee: 0 }))).toBeNull();
  });

  test('a month that takes back more than it sells gives the fee back: an adjustment with its tax', () => {
    // The figures of the invoice above, the other way.
    const month = of({ month: '2026-10', sales: 1_000_000, reversals: -10_000_000, fee: -720_000 });
    expect(feeInvoice(month)).toEqual({
      number: 'PH202610-000021',
      month: '2026-10',
      kind: 'adjustment',
      state: 'issued',
      base: -9_000_000,
      rate: 800,
      net: -666_667,
      vat: -53_333,
      vatRate: 800,
      total: -720_000,
    });
    expect(feeInvoice({ ...month, state: 'paid' })?.state).toBe('given-back');
  });

  test('the month says where it stands', () => {
    expect(feeInvoice(of({ month: '2026-10', state: 'disputed' }))?.state).toBe('disputed');
    expect(feeInvoice(of({ month: '2026-10', state: 'paid' }))?.state).toBe('settled');
  });

  test('the lower rate ends with the year', () => {
    expect(feeInvoice(of({ month: '2026-12' }))?.vatRate).toBe(800);
    expect(feeInvoice(of({ month: '2027-01' }))?.vatRate).toBe(1_000);
  });

  test('net and tax add up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000_000 }), (fee) => {
        const invoice = feeInvoice(of({ month: '2026-10', fee }));
        const back = feeInvoice(of({ month: '2026-10', fee: -fee }));
        expect((invoice?.net ?? 0) + (invoice?.vat ?? 0)).toBe(fee);
        expect([back?.net, back?.vat]).toEqual([-(invoice?.net ?? 0), 0 - (invoice?.vat ?? 0)]);
      }),
    );
  });
});
