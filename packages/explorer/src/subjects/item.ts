import { itemEventLabels, itemMachine, itemTexts, newItem } from '@hien/domain';
import { staffPayloads } from '@hien/domain/machines';
import { subjectOf } from '../subject.ts';

export const item = subjectOf({
  title: { vi: 'Sản phẩm trong đơn', en: 'Shop item', ko: '주문 상품' },
  machine: itemMachine,
  texts: itemTexts('staff'),
  events: itemEventLabels,
  begin: (at) => newItem({ amount: 1_250_000, placedAt: at }),
  // A withdrawal goes back to where the claim began, a rejection to where the goods are.
  apart: (thing) => `${thing.before} ${thing.claim?.receivedAt === null}`,
  samples: staffPayloads,
});
