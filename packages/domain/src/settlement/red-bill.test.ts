import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromIct } from '../calendar/ict.ts';
import { allowed, apply } from '../machine/engine.ts';
import { isBillOut, newRedBill, type RedBill, redBillMachine, redBillStates } from './red-bill.ts';

const at = fromIct(2026, 3, 10);
const issued: RedBill = {
  ...newRedBill(at),
  state: 'issued',
  number: '1C26TNM-0',
  buyer: { company: 'An Gia', email: 'a@b.vn', taxCode: '0312345678', address: 'Huế' },
};

it('money may go back again after each correction: whatever was issued last is corrected next (2.16, 3.5)', () => {
  const step = fc.constantFrom('adjust' as const, 'replace' as const);
  const by = fc.constantFrom('seller' as const, 'admin' as const);
  fc.assert(
    fc.property(fc.array(fc.tuple(step, by), { minLength: 1, maxLength: 8 }), (steps) => {
      let bill = issued;
      steps.forEach(([event, who], index) => {
        const number = `1C26TNM-${index + 1}`;
        const applied = apply(redBillMachine, bill, { event, by: who, at, payload: { number } });
        expect(applied).toMatchObject({
          ok: true,
          entity: { state: event === 'adjust' ? 'adjusted' : 'replaced', number },
          effects: [{ do: 'notify', who: ['buyer'] }],
        });
        bill = applied.entity;
        expect(isBillOut(bill.state)).toBe(true);
      });
    }),
  );
});

it('what is out cannot be issued once more, corrected by its buyer or end with its order', () => {
  for (const state of redBillStates.filter(isBillOut)) {
    const bill = { ...issued, state };
    expect(
      (['seller', 'admin'] as const).map((who) =>
        allowed(redBillMachine, bill, who, at).map(({ event }) => event),
      ),
    ).toEqual([
      ['adjust', 'replace'],
      ['adjust', 'replace'],
    ]);
    expect(allowed(redBillMachine, bill, 'buyer', at)).toEqual([]);
    for (const command of [
      { event: 'issue', by: 'seller', payload: { number: '2', paid: true } },
      { event: 'correct', by: 'buyer', payload: { buyer: issued.buyer } },
    ])
      expect(apply(redBillMachine, bill, { ...command, at } as never)).toMatchObject({
        ok: false,
        refusal: { reason: 'ALREADY_ISSUED' },
      });
  }
});

it('before it is out there is nothing to correct', () => {
  const before = redBillStates.filter((state) => !isBillOut(state));
  expect(before).toEqual([
    'none',
    'requested',
    'correction_needed',
    'overdue',
    'number_sent',
    'number_returned',
    'void',
  ]);
  for (const state of before)
    for (const event of ['adjust', 'replace'] as const)
      expect(
        apply(
          redBillMachine,
          { ...issued, state },
          {
            event,
            by: 'seller',
            at,
            payload: { number: '2' },
          },
        ).ok,
      ).toBe(false);
});
