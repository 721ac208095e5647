import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../calendar/duration.ts';
import { endOfMonth, fromIct, toIso } from '../calendar/ict.ts';
import { apply } from '../machine/engine.ts';
import type { Actor } from '../machine/actors.ts';
import { advance, timersOf } from '../machine/timers.ts';
import {
  isLateBill,
  issuedNumber,
  newRedBill,
  type RedBill,
  redBillMachine,
  type RedBillPayloads,
  wordsForBuyer,
} from './red-bill.ts';
import {
  newSettlement,
  type Settlement,
  settlementMachine,
  type SettlementPayloads,
} from './settlement.ts';
import {
  disputeUntil,
  nextMonth,
  payDue,
  searchDays,
  settlementMonth,
  statementOf,
  type SettlementLine,
} from './statement.ts';

const march = fromIct(2026, 3, 10);
const line = (over: Partial<SettlementLine>): SettlementLine => ({
  kind: 'sale',
  at: march,
  amount: 0,
  sellerDiscount: 0,
  held: false,
  ...over,
});

describe('a settlement statement', () => {
  it('belongs to the month of the confirmation in Vietnam', () => {
    expect(settlementMonth(fromIct(2026, 3, 31, 23, 59))).toBe('2026-03');
    expect(settlementMonth(fromIct(2026, 4, 1))).toBe('2026-04');
  });

  it('is paid by the fifth business day after the month', () => {
    expect(toIso(payDue(march))).toBe('2026-04-07T16:59:59.999Z');
    expect(disputeUntil(march)).toBe(payDue(march));
    expect(nextMonth(march)).toBe(fromIct(2026, 4, 1));
  });

  it('adds sales, reversals, delivery, discounts, fee, penalties and adjustments; held lines wait', () => {
    const held = line({ amount: 900_000, held: true });
    expect(
      statementOf(
        [
          line({ amount: 2_000_000, sellerDiscount: 50_000 }),
          line({ amount: 1_000_001 }),
          line({ kind: 'reversal', amount: -500_000 }),
          // No fee is taken of what the parcels cost.
          line({ kind: 'delivery', amount: 250_000 }),
          line({ kind: 'penalty', amount: -20_000 }),
          line({ kind: 'adjustment', amount: 5_000 }),
          held,
        ],
        1_000,
      ),
    ).toEqual({
      sales: 3_000_001,
      reversals: -500_000,
      delivery: 250_000,
      sellerDiscounts: 50_000,
      fee: 250_000,
      vatWithheld: 0,
      pitWithheld: 0,
      penalties: -20_000,
      adjustments: 5_000,
      payable: 2_435_001,
      carried: [held],
    });
    // More taken back than sold: the fee that was taken for it comes back with it (docs/adr/0191).
    expect(statementOf([line({ kind: 'reversal', amount: -500_000 })], 1_000)).toMatchObject({
      fee: -50_000,
      vatWithheld: 0,
      pitWithheld: 0,
      payable: -450_000,
    });
  });

  it('leaves nothing of a sale that is taken back, in the same month or in a later one', () => {
    const rate = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900_000_000 }), rate, (amount, feeRate) => {
        const sold = line({ amount });
        const taken = line({ kind: 'reversal', amount: -amount });
        const [march, april] = [statementOf([sold], feeRate), statementOf([taken], feeRate)];
        expect([march.fee + april.fee, march.payable + april.payable]).toEqual([0, 0]);
        expect(statementOf([sold, taken], feeRate)).toMatchObject({ fee: 0, payable: 0 });
      }),
    );
  });

  it('is searched up to one year back', () => {
    const now = fromIct(2026, 3, 10, 12);
    expect(searchDays({ from: '2025-03-10', to: '2025-03-10' }, now)).toEqual({
      from: fromIct(2025, 3, 10),
      to: fromIct(2025, 3, 11) - 1,
    });
    expect(searchDays({}, now)).toMatchObject({ from: fromIct(2025, 3, 10) });
    const wrong = (from: string, to?: string) => searchDays({ from, to }, now).wrong;
    expect(wrong('2025-03-09')).toEqual({ at: 'from', code: 'validation.date.invalid' });
    expect(wrong('2026-02-30')).toEqual({ at: 'from', code: 'validation.date.invalid' });
    expect(wrong('2026-03-02', '2026-03-01')).toEqual({ at: 'to', code: 'validation.date.order' });
    expect(wrong('2026-03-02', '2026-04-31')).toEqual({
      at: 'to',
      code: 'validation.date.invalid',
    });
  });
});

describe('the settlement machine', () => {
  const open = newSettlement(march);
  const send = <E extends keyof SettlementPayloads & string>(
    settlement: Settlement,
    event: E,
    by: Actor,
    at: number,
    payload: SettlementPayloads[E],
  ) => {
    const applied = apply(settlementMachine, settlement, { event, by, at, payload } as never);
    return applied.ok ? applied.entity : applied.refusal.reason;
  };

  it('closes with the month, may be disputed for five business days, and is paid with a reference', () => {
    expect(send(open, 'month.end', 'system', endOfMonth(march), {})).toBe('TOO_EARLY');
    const closed = advance(settlementMachine, open, endOfMonth(march) + 1).entity;
    expect(closed.state).toBe('closed');
    expect(timersOf(settlementMachine, closed)).toMatchObject([
      { name: 'settlement-due', at: payDue(march), event: null },
    ]);
    const disputed = send(closed, 'dispute', 'seller', payDue(march), {
      reason: 'Thiếu một đơn',
    }) as Settlement;
    expect(disputed).toMatchObject({ state: 'disputed', dispute: 'Thiếu một đơn' });
    expect(timersOf(settlementMachine, disputed)).toEqual([]);
    expect(send(closed, 'dispute', 'seller', payDue(march) + 1, { reason: 'x' })).toBe(
      'DISPUTE_WINDOW_OVER',
    );
    expect(send(closed, 'dispute', 'seller', march, { reason: '' })).toBe('REASON_REQUIRED');
    expect(
      send(disputed, 'resolve', 'admin', payDue(march), { reason: 'Đã bổ sung' }),
    ).toMatchObject({ state: 'closed' });
    const pay = (reference: string, payable: number) =>
      send(closed, 'pay', 'admin', payDue(march), { reference, payable });
    expect(pay('VCB-1', 7_000_000)).toMatchObject({ state: 'paid', reference: 'VCB-1' });
    expect(pay(' ', 7_000_000)).toBe('INCOMPLETE');
    // What is held leaves it below zero: nobody is paid less than nothing.
    expect(pay('VCB-1', 0)).toMatchObject({ state: 'paid' });
    expect(pay('VCB-1', -1)).toBe('MONTH_BELOW_ZERO');
  });
});

describe('the red bill', () => {
  const none = newRedBill(march);
  const buyer = {
    company: 'Công ty An Gia',
    email: 'ketoan@angia.vn',
    taxCode: '0312345678',
    address: '1 Lê Lợi',
  };
  const send = <E extends keyof RedBillPayloads & string>(
    bill: RedBill,
    event: E,
    by: Actor,
    at: number,
    payload: RedBillPayloads[E],
  ) => {
    const applied = apply(redBillMachine, bill, { event, by, at, payload } as never);
    return applied.ok ? applied.entity : applied.refusal.reason;
  };
  const requested = send(none, 'request', 'buyer', march, { atCheckout: true, buyer }) as RedBill;

  it('can only be asked for at checkout, with all its data', () => {
    expect(requested).toMatchObject({ state: 'requested', buyer });
    expect(send(none, 'request', 'buyer', march, { atCheckout: false, buyer })).toBe(
      'ONLY_AT_CHECKOUT',
    );
    for (const field of ['company', 'email', 'taxCode', 'address'] as const)
      expect(
        send(none, 'request', 'buyer', march, {
          atCheckout: true,
          buyer: { ...buyer, [field]: ' ' },
        }),
      ).toBe('INCOMPLETE');
  });

  it('is issued by the seller for a paid order within the purchase month, afterwards only by staff', () => {
    const issued = send(requested, 'issue', 'seller', endOfMonth(march), {
      number: '1C26-7',
      paid: true,
    });
    expect(issued).toMatchObject({ state: 'issued', number: '1C26-7' });
    expect(
      send(requested, 'issue', 'seller', endOfMonth(march) + 1, { number: '1', paid: true }),
    ).toBe('MONTH_OVER');
    expect(send(requested, 'issue', 'seller', march, { number: '1', paid: false })).toBe(
      'NOT_PAID',
    );
    expect(send(requested, 'issue', 'seller', march, { number: '', paid: true })).toBe(
      'INCOMPLETE',
    );
    const late = advance(redBillMachine, requested, endOfMonth(march) + 1);
    expect([late.entity.state, late.effects[0]]).toEqual([
      'overdue',
      { do: 'queue', queue: 'admin', because: 'red-bill-overdue' },
    ]);
    expect(
      send(late.entity, 'issue', 'admin', march + 40 * day, { number: '2', paid: true }),
    ).toMatchObject({ state: 'issued' });
    expect(
      send(late.entity, 'issue', 'seller', march + 40 * day, { number: '2', paid: true }),
    ).toBe('NOT_YOURS');
    expect(send(requested, 'month.end', 'system', march, {})).toBe('TOO_EARLY');
  });

  it('is signed late by its shop, whose number staff take or send back with a reason', () => {
    const after = march + 40 * day;
    const late = advance(redBillMachine, requested, endOfMonth(march) + 1).entity;
    const sent = send(late, 'send-number', 'seller', after, { number: '7', paid: true }) as RedBill;
    expect(sent).toMatchObject({ state: 'number_sent', number: '7', rejection: null });
    expect(issuedNumber(sent)).toBeNull();
    expect(send(late, 'send-number', 'seller', after, { number: ' ', paid: true })).toBe(
      'INCOMPLETE',
    );
    expect(send(late, 'send-number', 'seller', after, { number: '7', paid: false })).toBe(
      'NOT_PAID',
    );
    expect(send(late, 'send-number', 'buyer', after, { number: '7', paid: true })).toBe(
      'NOT_YOURS',
    );
    expect(send(sent, 'issue', 'seller', after, { number: '7', paid: true })).toBe('NOT_YOURS');
    expect(send(sent, 'return-number', 'admin', after, { reason: ' ' })).toBe('REASON_REQUIRED');
    const back = send(sent, 'return-number', 'admin', after, { reason: 'Số khác' }) as RedBill;
    expect(back).toMatchObject({ state: 'number_returned', number: null, rejection: 'Số khác' });
    expect(wordsForBuyer(back)).toBeNull();
    for (const state of [late, sent, back]) {
      expect(isLateBill(state.state)).toBe(true);
      expect(
        send(state, 'send-number', 'seller', after, { number: '8', paid: true }),
      ).toMatchObject({ state: 'number_sent', number: '8' });
      const issued = send(state, 'issue', 'admin', after, { number: '9', paid: true }) as RedBill;
      expect([issued.state, issuedNumber(issued)]).toEqual(['issued', '9']);
      expect(send(state, 'order.cancelled', 'system', after, {})).toMatchObject({ state: 'void' });
    }
    expect(isLateBill(requested.state)).toBe(false);
    expect(send(requested, 'send-number', 'seller', march, { number: '7', paid: true })).toBe(
      'NOT_NOW',
    );
  });

  it('goes back for wrong data, is void with the order, and is adjusted or replaced after a refund', () => {
    const back = send(requested, 'reject-data', 'seller', march, {
      reason: 'Sai mã số thuế',
    }) as RedBill;
    expect(back).toMatchObject({ state: 'correction_needed', rejection: 'Sai mã số thuế' });
    expect(timersOf(redBillMachine, back)).toMatchObject([
      { name: 'invoice-month-ends', event: 'month.end' },
    ]);
    expect(send(back, 'correct', 'buyer', march, { buyer })).toMatchObject({
      state: 'requested',
      rejection: null,
    });
    expect(send(requested, 'reject-data', 'seller', march, { reason: '' })).toBe('REASON_REQUIRED');
    expect(send(requested, 'order.cancelled', 'system', march, {})).toMatchObject({
      state: 'void',
    });
    const issued = send(requested, 'issue', 'seller', march, {
      number: '1',
      paid: true,
    }) as RedBill;
    expect(send(issued, 'adjust', 'seller', march, { number: '2' })).toMatchObject({
      state: 'adjusted',
      number: '2',
    });
    expect(send(issued, 'replace', 'seller', march, { number: '3' })).toMatchObject({
      state: 'replaced',
      number: '3',
    });
    expect(send(issued, 'correct', 'buyer', march, { buyer })).toBe('ALREADY_ISSUED');
    expect(timersOf(redBillMachine, issued)).toEqual([]);
  });
});
