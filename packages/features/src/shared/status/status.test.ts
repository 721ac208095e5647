import {
  availabilities,
  itemCodes,
  itemStages,
  languages,
  orderCodes,
  paymentStatuses,
  postStates,
  shippingStatuses,
} from '@hien/domain';
import { allMachines } from '@hien/domain/machines';
import { describe, expect, it, test } from 'vitest';
import { statusOf, type Status } from './define-status.ts';
import { itemStatus } from './item-status.ts';
import { codeStatuses, machineStatuses } from './lists.ts';
import { orderStatus } from './order-status.ts';

// A shop item is known by its code and its stage, never by the name of its state.
const machines = allMachines().filter((machine) => machine.name !== 'item');

const wanted: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    machines.map((machine) => [machine.name, machine.states.map(({ state }) => state)]),
  ),
  order: Object.keys(orderCodes),
  item: Object.keys(itemCodes),
  'item-stage': itemStages,
  'item-stage-buyer': itemStages,
  availability: availabilities,
  payment: paymentStatuses,
  shipping: shippingStatuses,
  post: postStates,
};

const all: Record<string, Status<string>> = { ...machineStatuses, ...codeStatuses };

test('every list of codes of the domain has badges, and no badge is for a list that is not there', () => {
  expect(Object.keys(all).toSorted()).toEqual(Object.keys(wanted).toSorted());
});

test('the documents count 15 order codes and 28 item codes', () => {
  expect(orderStatus.codes).toHaveLength(15);
  expect(itemStatus.codes).toHaveLength(28);
});

describe.each(Object.entries(wanted))('%s', (name, codes) => {
  const status = all[name] as Status<string>;

  it('has a tone for every code and for no other', () => {
    expect(Object.keys(status.tones).toSorted()).toEqual([...codes].toSorted());
  });

  it.each(languages)('says every code in %s, in words of that language', (language) => {
    for (const code of codes) {
      const shown = statusOf(status, code, language);
      expect(shown.known, code).toBe(true);
      expect(shown.text.trim(), code).not.toBe('');
      if (language === 'ko') expect(shown.text, code).toMatch(/[가-힣]/);
      else expect(shown.text, code).not.toMatch(/[가-힣]/);
    }
  });
});

describe('a code that this client does not know', () => {
  it.each([99, 'TELEPORTED', '', null, undefined, 1.5, 'toString'])('%s is neutral', (code) => {
    for (const status of Object.values(all)) {
      expect(statusOf(status, code, 'vi')).toEqual({
        tone: 'neutral',
        text: 'Đang xử lý',
        known: false,
      });
    }
  });
});

it('a number from the wire is the code it stands for', () => {
  for (const [code, number] of Object.entries(orderCodes))
    expect(statusOf(orderStatus, number, 'en')).toEqual(statusOf(orderStatus, code, 'en'));
  for (const [code, number] of Object.entries(itemCodes))
    expect(statusOf(itemStatus, number, 'en')).toEqual(statusOf(itemStatus, code, 'en'));
});
