import { expect, it } from 'vitest';
import { languages } from '../language/language.ts';
import { isInShopsPlace, staffActLabel } from './staff-acts.ts';
import { itemHistoryMachine } from './item/item-history.ts';

/** As 2.3 has it: what shops answer and correct, and what staff alone end. */
const theirs = [
  'admin.cancel_confirmed',
  'buyer.extend_confirm',
  'cancel.approve',
  'cancel.by_seller',
  'cancel.reject',
  'cash.collected',
  'exchange.confirm',
  'exchange.hold',
  'exchange.reject',
  'exchange.release',
  'exchange.to_refund',
  'refund.approve',
  'refund.confirm',
  'refund.confirm_no_return',
  'refund.hold',
  'refund.reject',
  'refund.release',
  'refund.to_exchange',
  'seller.edit_delivery',
];

it('shops are told of what staff do in their place: not of claims in a buyer’s name, nor of unpaid orders', () => {
  const events = [...new Set(itemHistoryMachine.rules.map(({ event }) => event))];
  expect(events.filter(isInShopsPlace).toSorted()).toEqual(theirs);
  expect(isInShopsPlace('an.event-of-tomorrow')).toBe(false);
});

it('everything they are told of has words that call nobody else its doer', () => {
  for (const event of theirs)
    for (const language of languages)
      expect(staffActLabel(event)?.[language]).not.toMatch(
        /Người bán|seller|판매자|Quản trị|관리자/u,
      );
  expect(staffActLabel('an.event-of-tomorrow')).toBeNull();
});
